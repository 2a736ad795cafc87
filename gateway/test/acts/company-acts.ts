import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { professionalPlanId } from '../../src/features/company/plans/plan.service.js';
import { type MadeCompany, makeEmployee } from '../factories.js';
import { makePhoto } from '../hostile-images.js';
import type { Imports } from '../imports.js';
import type { TestGateway } from '../run-document.js';
import { type Acts, byAdmin, enterprise, graphqlLiteral, setting } from './act.js';

const camera = async (company: MadeCompany, gateway: TestGateway): Promise<string> => {
  const { data } = await gateway.graphql(
    company.token,
    `mutation { createCamera(input: { code: "hall", roomName: "Hall", roomNumber: "1", safeDistance: 6, timeLag: 2, feedUrl: "rtsp://10.0.0.4" }) { camera { id } } }`,
  );
  return data.createCamera.camera.id as string;
};
const preview = async (company: MadeCompany, imports: Imports) =>
  imports.preview(
    company.token,
    'Employee ID,Name,Email,Mobile,Department\nE1,Ana Lim,ana@company.example,5551234567,Lab\n',
  );
const ids = (...people: { employee: { id: string } }[]) =>
  graphqlLiteral(people.map(({ employee }) => employee.id));

/** Of a company and its people. */
export const companyActs: Acts = {
  async applyImport(company, { imports }) {
    const { id } = await preview(company, imports);
    const detail = `import ${id}`;
    return {
      ...byAdmin(company),
      given: `input: { id: "${id}", take: ALL }`,
      action: 'IMPORT_CONFIRMED',
      detail,
    };
  },
  async cancelImport(company, { imports }) {
    const { id } = await preview(company, imports);
    return { ...byAdmin(company), given: `id: "${id}"`, action: 'IMPORT_CANCELLED' };
  },
  async updateImportColumns(company, { imports }) {
    const { id, columns } = await preview(company, imports);
    const named = columns.map(({ index, field }) => `{ index: ${index}, field: ${field} }`);
    return {
      ...byAdmin(company),
      given: `input: { id: "${id}", columns: [${named.join(', ')}], identifyBy: EMAIL }`,
      action: 'IMPORT_COLUMNS_NAMED',
    };
  },
  async startImport(company) {
    const file = new File(['Name,Email\nBen,ben@company.example\n'], 'people.csv');
    return {
      ...byAdmin(company),
      given: 'input: { file: $file, identifyBy: EMAIL }',
      file,
      action: 'IMPORT_STARTED',
    };
  },
  async importEmployees(company) {
    const file = new File(
      ['Employee ID,Name,Email,Mobile,Department\nE2,Ben,ben@company.example,5551234568,Lab\n'],
      'people.csv',
    );
    return {
      ...byAdmin(company),
      given: 'input: { file: $file, identifyBy: EMAIL }',
      file,
      action: 'EMPLOYEES_IMPORTED',
      detail: 'people.csv: 1 added, 0 changed',
    };
  },
  async requestPlan(company) {
    return {
      ...byAdmin(company),
      given: `input: { planId: "${enterprise}", note: "40 cameras" }`,
      action: 'PLAN_REQUESTED',
      detail: 'Professional to Enterprise',
    };
  },
  async closePlanRequest(company, { gateway }) {
    await gateway.graphql(
      company.token,
      `mutation { requestPlan(input: { planId: "${enterprise}" }) { id } }`,
    );
    return { ...byAdmin(company), given: '', action: 'PLAN_REQUEST_CLOSED' };
  },
  async cancelTimeMetricChange(company, { gateway }) {
    await gateway.graphql(
      company.token,
      'mutation { updateCompanySettings(input: { timeMetric: 20 }) { id } }',
    );
    return { ...byAdmin(company), given: '', action: 'SETTINGS_CHANGED' };
  },
  updateCompanySettings: setting('input: { minDistance: 7 }'),
  updateDisease: setting(
    'input: { disease: MEASLES, isUsed: true, version: 0 }',
    'DISEASE_CHANGED',
  ),
  updateCompany: setting('input: { phone: "61230000" }', 'COMPANY_UPDATED'),
  createCamera: setting(
    'input: { code: "x", roomName: "Hall", roomNumber: "1", safeDistance: 6, timeLag: 2, feedUrl: "rtsp://10.0.0.4" }',
    'CAMERA_ADDED',
  ),
  async updateCamera(company, { gateway }) {
    const id = await camera(company, gateway);
    return {
      ...byAdmin(company),
      given: `input: { camera: { id: "${id}" }, roomName: "Lobby" }`,
      action: 'CAMERA_CHANGED',
    };
  },
  async updateCameraRegion(company, { gateway }) {
    const corners = '[{ x: 0.1, y: 0.1 }, { x: 0.9, y: 0.1 }, { x: 0.5, y: 0.9 }]';
    return {
      ...byAdmin(company),
      given: `input: { camera: { id: "${await camera(company, gateway)}" }, corners: ${corners} }`,
      action: 'CAMERA_CHANGED',
    };
  },
  async rotateCameraKey(company, { gateway }) {
    return {
      ...byAdmin(company),
      given: `camera: { id: "${await camera(company, gateway)}" }`,
      action: 'CAMERA_KEY_ROTATED',
    };
  },
  async deleteCamera(company, { gateway }) {
    const given = `camera: { id: "${await camera(company, gateway)}" }`;
    return { ...byAdmin(company), given, action: 'CAMERA_DELETED' };
  },
  createEmployee: setting(
    'input: { code: "E9", name: "Ana Lim", email: "ana@x.example", phone: "5550001111", department: "Lab" }',
    'EMPLOYEE_CREATED',
  ),
  async updateEmployee(company, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, company);
    return {
      ...byAdmin(company),
      given: `input: { employee: { id: "${employee.id}" }, isPositive: true }`,
      action: 'EMPLOYEE_UPDATED',
      detail: `isPositive, employee ${employee.id}`,
    };
  },
  async correctPhone(company, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, company);
    return {
      ...byAdmin(company),
      given: `input: { employee: { id: "${employee.id}" }, phone: "87654321" }`,
      action: 'EMPLOYEE_UPDATED',
      detail: `phone, employee ${employee.id}`,
    };
  },
  async deleteEmployee(company, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, company);
    return {
      ...byAdmin(company),
      given: `employee: { id: "${employee.id}" }`,
      action: 'EMPLOYEES_DELETED',
    };
  },
  async deleteEmployees(company, { gateway }) {
    const given = `input: { selection: { ids: ${ids(await makeEmployee(gateway.app, company))} } }`;
    return { ...byAdmin(company), given, action: 'EMPLOYEES_DELETED' };
  },
  async markEmployeesNegative(company, { gateway }) {
    const person = await makeEmployee(gateway.app, company, { isPositive: true });
    const given = `input: { selection: { ids: ${ids(person)} } }`;
    return { ...byAdmin(company), given, action: 'EMPLOYEES_CHANGED' };
  },
  async markEmployeesPositive(company, { gateway }) {
    const given = `input: { selection: { ids: ${ids(await makeEmployee(gateway.app, company))} }, specimenDay: "2026-01-02" }`;
    const detail = expect.stringMatching(/^Marked positive: 1 person, change /);
    return {
      ...byAdmin(company),
      given,
      asks: '{ change { count } }',
      action: 'EMPLOYEES_CHANGED',
      detail,
    };
  },
  async updateEmployeesDepartment(company, { gateway }) {
    const given = `input: { department: "Harbour", selection: { ids: ${ids(await makeEmployee(gateway.app, company))} } }`;
    return { ...byAdmin(company), given, action: 'EMPLOYEES_CHANGED' };
  },
  async undoDirectoryChange(company, { gateway }) {
    const person = await makeEmployee(gateway.app, company);
    const { data } = await gateway.graphql(
      company.token,
      `mutation { updateEmployeesDepartment(input: { department: "Quay", selection: { ids: ${ids(person)} } }) { id } }`,
    );
    return {
      ...byAdmin(company),
      given: `id: "${data.updateEmployeesDepartment.id}"`,
      action: 'CHANGE_UNDONE',
    };
  },
  async placeOrder(company) {
    const billing = {
      name: 'Accounts payable',
      email: 'accounts@company.example',
      phone: '61234567',
      address: '1 Harbour Road',
      city: 'Singapore',
      postalCode: '018989',
      country: 'SG',
    };
    return {
      ...byAdmin(company),
      given: `input: { id: "${randomUUID()}", planId: "${professionalPlanId}", region: INTERNATIONAL, term: ANNUAL,
        employees: 240, cameras: 1, total: { amount: "5659.20", currency: USD }, billing: ${graphqlLiteral(billing)} }`,
      action: 'ORDER_PLACED',
    };
  },
  async uploadEmployeePhoto(company, { gateway }) {
    const phone = await makeEmployee(gateway.app, company);
    const file = new File([new Uint8Array(await makePhoto('png'))], 'photo.png');
    return {
      tenant: company.company.id,
      token: phone.token,
      // The log does not contain an employee's address.
      actor: null,
      role: 'EMPLOYEE',
      given: `input: { employee: { id: "${phone.employee.id}" }, photo: $file }`,
      asks: '{ id }',
      file,
      action: 'PHOTO_CHANGED',
      detail: expect.stringContaining(phone.employee.id),
    };
  },
  async deleteEmployeePhoto(company, { gateway }) {
    const { employee } = await makeEmployee(gateway.app, company);
    await gateway.upload(
      company.token,
      'mutation ($id: UUID!, $file: Upload!) { uploadEmployeePhoto(input: { employee: { id: $id }, photo: $file }) { id } }',
      { id: employee.id },
      new File([new Uint8Array(await makePhoto('png'))], 'photo.png'),
    );
    return {
      ...byAdmin(company),
      given: `employee: { id: "${employee.id}" }`,
      action: 'PHOTO_CHANGED',
    };
  },
  async scheduleCompanyDeletion(company) {
    const given = `input: { companyName: "${company.company.name}", password: "${company.password}" }`;
    return { ...byAdmin(company), given, action: 'DELETION_SCHEDULED' };
  },
};
