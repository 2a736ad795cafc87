import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTenant, poolOf, providerTenant } from '../../database/tenant.js';
import { schema } from '../../schema.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeLink,
  signUpFields,
} from '../../testing/factories.js';
import { photoOf } from '../../testing/hostile-images.js';
import { Imports } from '../../testing/imports.js';
import { startTestGateway, type TestGateway } from '../../testing/run-document.js';
import { LinkPurpose } from '../accounts/mailed-link.entity.js';
import { mailLinks } from '../accounts/mail-link.job.js';
import { CompanyStatus } from '../companies/company.entity.js';
import { doImports } from '../imports/import.job.js';
import { professionalPlanId } from '../plans/plan.service.js';
import { type AuditAction, AuditEntry } from './audit-entry.entity.js';

/**
 * Mutations that are no acts of a person, with the reason why the log has no entry of them. None of an admin may stand here: by
 * its entry is known what a replica has to show already, see `Readers`.
 */
const exceptions: Record<string, string> = {
  uploadContacts:
    'measurements of a phone by the thousand: the records themselves say whose and when',
  uploadBreaches: 'measurements of a camera, likewise',
  reportHealth: 'a phone says how it is every few minutes: the health records are the log',
};

const enterprise = '019a0000-0000-7000-8000-000000000003';
const userAgent = 'A browser of the test';

let gateway: TestGateway;
let imports: Imports;
let administrator: { email: string; password: string; token: string };
beforeAll(async () => {
  gateway = await startTestGateway();
  imports = new Imports(gateway);
  await mailLinks(gateway.app);
  await doImports(gateway.app);
  administrator = await makeAdministrator(gateway.app);
});
beforeEach(() => gateway.app.forgetTries());
afterAll(() => gateway.stop());

interface Act {
  /** Whose log has it. */
  tenant: string;
  token: string | null;
  /** The arguments, as GraphQL writes them. */
  given: string;
  /** Of a field that answers an object. */
  asks?: string;
  file?: File;
  action: AuditAction | `${AuditAction}`;
  actor: string | null;
  role: string | null;
  detail?: unknown;
}

const byAdmin = ({ company, email, token }: MadeCompany) => ({
  tenant: company.id,
  token,
  actor: email,
  role: 'COMPANY_ADMIN',
  asks: '{ __typename }',
});
const byProvider = ({ company }: MadeCompany) => ({
  tenant: company.id,
  token: administrator.token,
  actor: administrator.email,
  role: 'PROVIDER_ADMIN',
  asks: '{ __typename }',
});
const byVisitor = ({ company }: MadeCompany) => ({
  tenant: company.id,
  token: null,
  actor: null,
  role: null,
});

/** GraphQL's own way to write a value. */
const said = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((each) => said(each)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => `${name}: ${said(each)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return JSON.stringify(value);
};

const camera = async (made: MadeCompany): Promise<string> => {
  const { data } = await gateway.graphql(
    made.token,
    `mutation { createCamera(input: { cameraId: "hall", roomName: "Hall", roomNumber: "1", safeDistance: 6, timeLag: 2, feedUrl: "rtsp://10.0.0.4" }) { camera { id } } }`,
  );
  return data.createCamera.camera.id as string;
};
const preview = async (made: MadeCompany) =>
  imports.preview(
    made.token,
    'Employee ID,Name,Email,Mobile,Department\nE1,Ana Lim,ana@company.example,5551234567,Lab\n',
  );
const ids = (...people: { employee: { id: string } }[]) =>
  said(people.map(({ employee }) => employee.id));

const setting =
  (given: string, action: `${AuditAction}` = 'SETTINGS_CHANGED') =>
  async (made: MadeCompany): Promise<Act> => ({ ...byAdmin(made), given, action });

/** How each mutation is done well, by its name. */
const acts: Record<string, (made: MadeCompany) => Promise<Act>> = {
  async applyImport(made) {
    const { id } = await preview(made);
    const detail = `import ${id}`;
    return {
      ...byAdmin(made),
      given: `id: "${id}", take: ALL`,
      action: 'IMPORT_CONFIRMED',
      detail,
    };
  },
  async cancelImport(made) {
    const { id } = await preview(made);
    return { ...byAdmin(made), given: `id: "${id}"`, action: 'IMPORT_CANCELLED' };
  },
  async nameImportColumns(made) {
    const { id, columns } = await preview(made);
    const named = columns.map(({ index, field }) => `{ index: ${index}, field: ${field} }`);
    return {
      ...byAdmin(made),
      given: `id: "${id}", columns: [${named.join(', ')}], identifyBy: EMAIL`,
      action: 'IMPORT_COLUMNS_NAMED',
    };
  },
  async startImport(made) {
    const file = new File(['Name,Email\nBen,ben@company.example\n'], 'people.csv');
    return {
      ...byAdmin(made),
      given: 'file: $file, identifyBy: EMAIL',
      file,
      action: 'IMPORT_STARTED',
    };
  },
  async importEmployees(made) {
    const file = new File(
      ['Employee ID,Name,Email,Mobile,Department\nE2,Ben,ben@company.example,5551234568,Lab\n'],
      'people.csv',
    );
    return {
      ...byAdmin(made),
      given: 'file: $file, identifyBy: EMAIL',
      file,
      action: 'EMPLOYEES_IMPORTED',
      detail: 'people.csv: 1 added, 0 changed',
    };
  },
  async changeCompanyPlan(made) {
    return {
      ...byProvider(made),
      given: `id: "${made.company.id}", planId: "${enterprise}"`,
      action: 'PLAN_CHANGED',
      detail: 'Professional to Enterprise',
    };
  },
  async upgradePlan(made) {
    return { ...byAdmin(made), given: `planId: "${enterprise}"`, action: 'PLAN_CHANGED' };
  },
  async changePassword(made) {
    return {
      ...byAdmin(made),
      given: `input: { currentPassword: "${made.password}", password: "another password" }`,
      asks: '',
      action: 'PASSWORD_CHANGED',
    };
  },
  changeTimeMetric: setting('minutes: 20'),
  async takeBackTimeMetric(made) {
    await gateway.graphql(made.token, 'mutation { changeTimeMetric(minutes: 20) { id } }');
    return { ...byAdmin(made), given: '', action: 'SETTINGS_CHANGED' };
  },
  saveCrossStatus: setting('isOn: true'),
  saveGeofencing: setting('input: { isOn: true, latitude: 1, longitude: 103, radius: 200 }'),
  saveIframe: setting('url: "https://example.com"'),
  saveMinDistance: setting('feet: 7'),
  saveRetention: setting('days: 60'),
  updateCompany: setting('input: { phone: "61230000" }', 'COMPANY_UPDATED'),
  async confirmEmail() {
    const other = await makeCompany(gateway.app, { verified: false });
    const token = await makeLink(gateway.app, other, { purpose: LinkPurpose.VERIFY_EMAIL });
    return { ...byVisitor(other), given: `token: "${token}"`, action: 'EMAIL_VERIFIED' };
  },
  async verifyEmail() {
    const made = await makeCompany(gateway.app, { verified: false });
    const token = await makeLink(gateway.app, made, { purpose: LinkPurpose.VERIFY_EMAIL });
    return {
      ...byVisitor(made),
      given: `token: "${token}", password: "first password"`,
      action: 'EMAIL_VERIFIED',
    };
  },
  async resetPassword(made) {
    const token = await makeLink(gateway.app, made);
    return {
      ...byVisitor(made),
      given: `token: "${token}", password: "third password"`,
      action: 'PASSWORD_RESET',
    };
  },
  async forgotPassword(made) {
    return { ...byVisitor(made), given: `email: "${made.email}"`, action: 'PASSWORD_FORGOTTEN' };
  },
  async resendVerification() {
    const made = await makeCompany(gateway.app, { verified: false });
    await poolOf(gateway.app.dataSource).query(
      `UPDATE account SET password_hash = NULL WHERE email = '${made.email}'`,
    );
    return { ...byVisitor(made), given: `email: "${made.email}"`, action: 'VERIFICATION_RESENT' };
  },
  createCamera: setting(
    'input: { cameraId: "x", roomName: "Hall", roomNumber: "1", safeDistance: 6, timeLag: 2, feedUrl: "rtsp://10.0.0.4" }',
    'CAMERA_ADDED',
  ),
  async updateCamera(made) {
    const id = await camera(made);
    return {
      ...byAdmin(made),
      given: `id: "${id}", input: { roomName: "Lobby" }`,
      action: 'CAMERA_CHANGED',
    };
  },
  async setCameraRegion(made) {
    const corners = '[{ x: 0.1, y: 0.1 }, { x: 0.9, y: 0.1 }, { x: 0.5, y: 0.9 }]';
    return {
      ...byAdmin(made),
      given: `id: "${await camera(made)}", region: { corners: ${corners} }`,
      action: 'CAMERA_CHANGED',
    };
  },
  async rotateCameraKey(made) {
    return { ...byAdmin(made), given: `id: "${await camera(made)}"`, action: 'CAMERA_KEY_ROTATED' };
  },
  async deleteCamera(made) {
    const given = `id: "${await camera(made)}"`;
    return { ...byAdmin(made), asks: '', given, action: 'CAMERA_DELETED' };
  },
  async createCompany(made) {
    const input = said(signUpFields());
    // The company is the one that it makes.
    return {
      ...byProvider(made),
      tenant: '',
      given: `input: ${input}`,
      asks: '{ id }',
      action: 'COMPANY_CREATED',
    };
  },
  async signUp(made) {
    const input = said(signUpFields());
    return {
      ...byVisitor(made),
      tenant: '',
      given: `input: ${input}`,
      asks: '{ id }',
      action: 'COMPANY_SIGNED_UP',
    };
  },
  createEmployee: setting(
    'input: { employeeId: "E9", name: "Ana Lim", email: "ana@x.example", phone: "5550001111", department: "Lab" }',
    'EMPLOYEE_CREATED',
  ),
  async updateEmployee(made) {
    const { employee } = await makeEmployee(gateway.app, made);
    return {
      ...byAdmin(made),
      given: `id: "${employee.id}", input: { isPositive: true }`,
      action: 'EMPLOYEE_UPDATED',
      detail: `employee ${employee.id}`,
    };
  },
  async deleteEmployee(made) {
    const { employee } = await makeEmployee(gateway.app, made);
    return {
      ...byAdmin(made),
      asks: '',
      given: `id: "${employee.id}"`,
      action: 'EMPLOYEES_DELETED',
    };
  },
  async deleteEmployees(made) {
    const given = `selection: { ids: ${ids(await makeEmployee(gateway.app, made))} }`;
    return { ...byAdmin(made), given, action: 'EMPLOYEES_DELETED' };
  },
  async markNegative(made) {
    const person = await makeEmployee(gateway.app, made, { isPositive: true });
    const given = `selection: { ids: ${ids(person)} }`;
    return { ...byAdmin(made), given, action: 'EMPLOYEES_CHANGED' };
  },
  async setDepartment(made) {
    const given = `department: "Harbour", selection: { ids: ${ids(await makeEmployee(gateway.app, made))} }`;
    return { ...byAdmin(made), given, action: 'EMPLOYEES_CHANGED' };
  },
  async undoDirectoryChange(made) {
    const person = await makeEmployee(gateway.app, made);
    const { data } = await gateway.graphql(
      made.token,
      `mutation { setDepartment(department: "Quay", selection: { ids: ${ids(person)} }) { id } }`,
    );
    return { ...byAdmin(made), given: `id: "${data.setDepartment.id}"`, action: 'CHANGE_UNDONE' };
  },
  async placeOrder(made) {
    const billing = {
      name: 'Accounts payable',
      email: 'accounts@company.example',
      phone: '61234567',
      address: '1 Harbour Road',
      city: 'Singapore',
      postalCode: '018989',
      country: 'Singapore',
    };
    return {
      ...byAdmin(made),
      given: `input: { id: "${randomUUID()}", planId: "${professionalPlanId}", region: INTERNATIONAL, term: ANNUAL,
        employees: 240, cameras: 1, total: "5659.20", billing: ${said(billing)} }`,
      action: 'ORDER_PLACED',
    };
  },
  async uploadPhoto(made) {
    const phone = await makeEmployee(gateway.app, made);
    const file = new File([new Uint8Array(await photoOf('png'))], 'photo.png');
    return {
      tenant: made.company.id,
      token: phone.token,
      // An employee's address does not stand in the log.
      actor: null,
      role: 'EMPLOYEE',
      given: `id: "${phone.employee.id}", photo: $file`,
      asks: '{ id }',
      file,
      action: 'PHOTO_CHANGED',
      detail: expect.stringContaining(phone.employee.id),
    };
  },
  async removePhoto(made) {
    const { employee } = await makeEmployee(gateway.app, made);
    await gateway.upload(
      made.token,
      'mutation ($id: String!, $file: Upload!) { uploadPhoto(id: $id, photo: $file) { id } }',
      { id: employee.id },
      new File([new Uint8Array(await photoOf('png'))], 'photo.png'),
    );
    return { ...byAdmin(made), given: `id: "${employee.id}"`, action: 'PHOTO_CHANGED' };
  },
  async requestGuide(made) {
    return {
      ...byVisitor(made),
      tenant: providerTenant,
      given: 'input: { name: "Zoë", email: "zoe@company.example" }',
      action: 'GUIDE_REQUESTED',
    };
  },
  async retryMail(made) {
    const { data } = await gateway.graphql(
      administrator.token,
      `mutation { createCompany(input: ${said(signUpFields())}) { id } }`,
    );
    const tenant = data.createCompany.id as string;
    const [mail] = await inTenant(gateway.app.dataSource, tenant, (db) =>
      db.unnamed<{ id: string }>('SELECT id FROM mail'),
    );
    return { ...byProvider(made), tenant, given: `id: "${mail?.id}"`, action: 'MAIL_RETRIED' };
  },
  async scheduleCompanyDeletion(made) {
    const given = `companyName: "${made.company.name}", password: "${made.password}"`;
    return { ...byAdmin(made), given, action: 'DELETION_SCHEDULED' };
  },
  async undoCompanyDeletion(made) {
    await gateway.graphql(
      made.token,
      `mutation { scheduleCompanyDeletion(companyName: "${made.company.name}", password: "${made.password}") { id } }`,
    );
    return { ...byProvider(made), given: `id: "${made.company.id}"`, action: 'DELETION_UNDONE' };
  },
  async setCompanyStatus() {
    const made = await makeCompany(gateway.app, { status: CompanyStatus.PENDING });
    const given = `id: "${made.company.id}", status: ACTIVE`;
    return { ...byProvider(made), given, action: 'COMPANY_ACCEPTED' };
  },
  async signInCompany(made) {
    const given = `input: { email: "${made.email}", password: "${made.password}" }`;
    return { ...byAdmin(made), token: null, given, action: 'SIGNED_IN' };
  },
  async signInAdministrator(made) {
    const { email, password } = administrator;
    const given = `input: { email: "${email}", password: "${password}" }`;
    return { ...byProvider(made), tenant: providerTenant, token: null, given, action: 'SIGNED_IN' };
  },
  async signInEmployee(made) {
    const passwordHash = await gateway.app.passwords.hash('123456');
    const { employee } = await makeEmployee(gateway.app, made, { passwordHash });
    return {
      ...byVisitor(made),
      role: 'EMPLOYEE',
      given: `input: { uniqueId: "${made.company.uniqueId}", email: "${employee.email}", password: "123456" }`,
      asks: '{ __typename }',
      action: 'SIGNED_IN',
      detail: `employee ${employee.id}`,
    };
  },
  async signOut(made) {
    return { ...byAdmin(made), asks: '', given: '', action: 'SIGNED_OUT' };
  },
};

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});

/** Sends a mutation as a browser does, and answers its id. */
async function run(name: string, { token, given, asks = '', file }: Act) {
  const requestId = `test-${randomUUID()}`;
  const query = `mutation ${file ? '($file: Upload!)' : ''} { ${name}${given ? `(${given})` : ''} ${asks} }`;
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'x-request-id': requestId,
    'user-agent': userAgent,
    'apollo-require-preflight': 'true',
  };
  const form = new FormData();
  if (file) {
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ file: ['variables.file'] }));
    form.set('file', file);
  }
  const answer = await gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: file ? form : { query },
  });
  const { data, errors } = answer.json<{
    data: Record<string, { id: string }>;
    errors?: unknown;
  }>();
  expect(errors).toBeUndefined();
  return { requestId, answered: data[name] };
}

async function entriesOf(tenant: string): Promise<AuditEntry[]> {
  return inTenant(gateway.app.dataSource, tenant, async (db) =>
    (await db.manager()).findBy(AuditEntry, { companyId: tenant }),
  );
}

describe('every mutation', () => {
  it('is tried here or an exception with its reason', () => {
    expect([...Object.keys(acts), ...Object.keys(exceptions)].toSorted()).toEqual(
      mutations.toSorted(),
    );
  });

  it.each(Object.keys(acts))('%s writes who did what, when and from where', async (name) => {
    const act = await acts[name]!(await makeCompany(gateway.app));
    const began = Date.now();
    const { requestId, answered } = await run(name, act);
    const tenant = act.tenant || (answered?.id ?? '');
    const byJob = name === 'forgotPassword' || name === 'resendVerification';
    const own = async () => {
      const entries = await entriesOf(tenant);
      return entries.filter((entry) => entry.requestId === requestId);
    };
    if (byJob) await vi.waitUntil(async () => (await own()).length > 0, { timeout: 10_000 });
    expect(await own()).toEqual([
      {
        companyId: tenant,
        id: expect.any(String),
        action: act.action,
        actor: act.actor,
        role: act.role,
        detail: act.detail ?? expect.any(String),
        address: '127.0.0.1',
        requestId,
        userAgent: byJob ? null : userAgent,
        createdAt: expect.any(Date),
      },
    ]);
    const [entry] = await own();
    expect(Math.abs(Number(entry?.createdAt) - began)).toBeLessThan(20_000);
  });
});
