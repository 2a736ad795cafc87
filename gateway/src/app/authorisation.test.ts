import { getMetadataStorage } from 'type-graphql';
import { getNamedType, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './schema.js';
import { makeAdministrator, makeCompany, makeEmployee } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { may, type Permission } from '../access/permissions.js';
import { Role } from '../access/session.entity.js';

/** The only root fields that a visitor may ask for. */
const publicFields = new Set([
  'Mutation.confirmEmail',
  'Mutation.forgotPassword',
  'Mutation.requestGuide',
  'Mutation.resendVerification',
  'Mutation.resetPassword',
  'Mutation.revealAppCode',
  'Mutation.signInAdministrator',
  'Mutation.signInCompany',
  'Mutation.signInEmployee',
  'Mutation.signUp',
  'Mutation.verifyEmail',
  'Query.appInvitationStatus',
  'Query.blog',
  'Query.countries',
  'Query.linkStatus',
  'Query.plans',
  'Query.tracingExample',
]);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

interface RootField {
  name: string;
  permissions: Permission[] | undefined;
  document: string;
}

/** Every field of Query and Mutation, with a document that asks for it with nonsense where it needs something. */
function rootFields(): RootField[] {
  const storage = getMetadataStorage();
  const handlers = [...storage.queries, ...storage.mutations];
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const handler = handlers.find(({ schemaName }) => schemaName === field.name);
      const kind = type?.name === 'Query' ? 'query' : 'mutation';
      return {
        name: `${type?.name}.${field.name}`,
        permissions: handler?.roles as Permission[] | undefined,
        document: `${kind} ${field.args.some((arg) => String(arg.type) === 'Upload!') ? '($file: Upload!) ' : ''}${documentOf(
          field.name,
          field.args.filter(
            ({ type: wanted, defaultValue }) =>
              String(wanted).endsWith('!') && defaultValue === undefined,
          ),
        )}`,
      };
    }),
  );
}

const samples: Record<string, string> = {
  'String!': '"x"',
  'Int!': '15',
  'Upload!': '$file',
  'IdentifyBy!': 'EMAIL',
  'ImportTake!': 'ALL',
  '[ImportColumnInput!]!': '[]',
  'UUID!': '"019a0000-0000-7000-8000-00000000dead"',
  'ContactSource!': 'MOBILE',
  'DateTimeISO!': '"2026-01-01T00:00:00.000Z"',
  'LocalDate!': '"2026-01-01"',
  '[ContactRecordInput!]!': '[{}]',
  'HealthInput!': '{}',
  'Boolean!': 'true',
  'GeofencingInput!': '{ isOn: false }',
  'CreateCameraInput!':
    '{ cameraId: "x", roomName: "x", roomNumber: "x", safeDistance: 6, timeLag: 2, feedUrl: "rtsp://10.0.0.4" }',
  'UpdateCameraInput!': '{}',
  'RegionInput!': '{ corners: [] }',
  '[BreachRecordInput!]!': '[{}]',
  'CreateEmployeeInput!':
    '{ employeeId: "x", name: "x", email: "x@x.example", phone: "123456", department: "x" }',
  'UpdateEmployeeInput!': '{}',
  'EmployeeSelectionInput!': '{}',
  'AppCodePeopleInput!': '{}',
  'IssueAppCodesInput!':
    '{ id: "019a0000-0000-7000-8000-00000000dead", delivery: MAIL, people: {} }',
  'CollectAppCodesInput!': '{ id: "019a0000-0000-7000-8000-00000000dead", key: "x" }',
  'ChangePasswordInput!': '{ currentPassword: "x", password: "longer than 7" }',
  'CompanyStatus!': 'ACTIVE',
  'CreateCompanyInput!':
    '{ companyName: "Some Name", email: "x@x.example", website: "x.example", country: "Singapore", phone: "123456", planId: "019a0000-0000-7000-8000-00000000dead" }',
  'UpdateCompanyInput!': '{}',
  'OrderInput!':
    '{ id: "019a0000-0000-7000-8000-00000000dead", planId: "019a0000-0000-7000-8000-00000000dead", region: INDIA, term: ANNUAL, employees: 1, cameras: 0, total: "1.00", billing: { name: "x", email: "x@x.example", phone: "123456", address: "x", city: "x", postalCode: "", country: "Singapore" } }',
  'RequestPlanInput!': '{ planId: "019a0000-0000-7000-8000-00000000dead" }',
  'SignInInput!': '{ email: "x@x.example", password: "x" }',
  'AdministratorSignInInput!': '{ email: "x@x.example", password: "x" }',
  'EmployeeSignInInput!': '{ uniqueId: "x", email: "x", password: "x" }',
};

function documentOf(name: string, args: readonly { name: string; type: unknown }[]): string {
  const given = args.map((arg) => `${arg.name}: ${samples[String(arg.type)]}`);
  const field =
    schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  const isLeaf = isLeafType(getNamedType(field?.type));
  return `{ ${name}${given.length > 0 ? `(${given.join(', ')})` : ''}${isLeaf ? '' : ' { __typename }'} }`;
}

describe('every root field', () => {
  it.each(rootFields())('$name is authorised or on the public list', ({ name, permissions }) => {
    expect(permissions === undefined).toBe(publicFields.has(name));
    if (permissions) expect(permissions).toHaveLength(1);
  });

  const ask = (token: string | null, document: string) =>
    document.includes('$file')
      ? gateway.upload(token, document, {}, new File(['x'], 'x.csv'))
      : gateway.graphql(token, document);

  it('refuses a visitor, and whoever lacks the permission', async () => {
    const made = await makeCompany(gateway.app);
    const tokens = {
      [Role.COMPANY_ADMIN]: made.token,
      [Role.EMPLOYEE]: (await makeEmployee(gateway.app, made)).token,
      [Role.PROVIDER_ADMIN]: (await makeAdministrator(gateway.app)).token,
    };
    for (const { name, permissions, document } of rootFields()) {
      if (!permissions) continue;
      const visitor = await ask(null, document);
      expect([name, visitor.data, visitor.errors?.[0]?.extensions.code]).toEqual([
        name,
        null,
        'UNAUTHENTICATED',
      ]);
      for (const [role, token] of Object.entries(tokens) as [Role, string][]) {
        if (permissions.every((permission) => may(role, permission))) continue;
        const stranger = await ask(token, document);
        expect([name, role, stranger.data, stranger.errors?.[0]?.extensions.code]).toEqual([
          name,
          role,
          null,
          'FORBIDDEN',
        ]);
      }
    }
  });
});
