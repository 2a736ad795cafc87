import { getMetadataStorage } from 'type-graphql';
import { getNamedType, isLeafType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './schema.js';
import { makeAdministrator, makeCompany, makeEmployee } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';
import { may, type Permission } from '../access/permissions.js';
import { Role } from '../access/session.entity.js';

/** The only root fields that a visitor may ask for. */
const publicFields = new Set([
  'Mutation.requestPasswordReset',
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

const gateway = useTestGateway();

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
        document: `${kind} ${field.args.some((arg) => samples[String(arg.type)]?.includes('$file')) ? '($file: Upload!) ' : ''}${documentOf(
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

const id = '019a0000-0000-7000-8000-00000000dead';
const samples: Record<string, string> = {
  'String!': '"x"',
  'Int!': '15',
  'UUID!': `"${id}"`,
  '[UUID!]!': `["${id}"]`,
  'ContactSource!': 'MOBILE',
  'DeviceSource!': 'MOBILE',
  'DateTimeISO!': '"2026-01-01T00:00:00.000Z"',
  'LocalDate!': '"2026-01-01"',
  'DiseaseChangePreviewInput!': '{ disease: MEASLES, figures: [] }',
  'EmployeeRef!': '{ code: "x" }',
  'CameraRef!': '{ code: "x" }',
  'DiseaseCode!': 'MEASLES',
  'CompanyRef!': '{ passKey: "x" }',
  'AddManualContactInput!': `{ caseId: "${id}", who: { employee: { code: "x" } }, startedAt: "2026-01-01T00:00:00.000Z", minutes: 15, informant: { name: "x" } }`,
  'AddFollowUpActInput!': `{ followUpIds: ["${id}"], kind: NOTE, note: "x" }`,
  'AppCodePeopleInput!': '{}',
  'ApplyImportInput!': `{ id: "${id}", take: ALL }`,
  'ChangePasswordInput!': '{ currentPassword: "x", password: "longer than 7" }',
  'CloseCaseInput!': `{ id: "${id}", version: 1, outcome: RECOVERED }`,
  'CollectAppCodesInput!': `{ id: "${id}", key: "x" }`,
  'CreateCameraInput!':
    '{ code: "x", roomName: "x", roomNumber: "x", safeDistance: 6, timeLag: 2, feedUrl: "rtsp://10.0.0.4" }',
  'CreateCompanyInput!': `{ name: "Some Name", email: "x@x.example", website: "x.example", country: "SG", phone: "123456", planId: "${id}" }`,
  'CreateEmployeeInput!':
    '{ code: "x", name: "x", email: "x@x.example", phone: "123456", department: "x" }',
  'DeleteEmployeesInput!': '{ selection: {} }',
  'ImportEmployeesInput!': '{ file: $file, identifyBy: EMAIL }',
  'IssueAppCodesInput!': `{ id: "${id}", delivery: MAIL, people: {} }`,
  'MarkEmployeesNegativeInput!': '{ selection: {} }',
  'MarkEmployeesPositiveInput!': '{ selection: {} }',
  'MarkFollowUpsSeenInput!': '{ until: "2026-01-01T00:00:00.000Z" }',
  'OpenCaseInput!': '{ employee: { code: "x" }, disease: MEASLES, classification: SUSPECTED }',
  'OrderInput!': `{ id: "${id}", planId: "${id}", region: INDIA, term: ANNUAL, employees: 1, cameras: 0, total: { amount: "1.00", currency: USD }, billing: { name: "x", email: "x@x.example", phone: "123456", address: "x", city: "x", postalCode: "", country: "SG" } }`,
  'ReopenCaseInput!': `{ id: "${id}", version: 1 }`,
  'ReportHealthInput!': '{}',
  'RequestPlanInput!': `{ planId: "${id}" }`,
  'ScheduleCompanyDeletionInput!': '{ companyName: "x", password: "x" }',
  'StartImportInput!': '{ file: $file, identifyBy: EMAIL }',
  'UpdateCameraInput!': '{ camera: { code: "x" } }',
  'UpdateCameraRegionInput!': '{ camera: { code: "x" }, corners: [] }',
  'UpdateCaseInput!': `{ id: "${id}", version: 1 }`,
  'UpdateCompanyInput!': '{}',
  'UpdateCompanyPlanInput!': `{ planId: "${id}" }`,
  'UpdateCompanySettingsInput!': '{}',
  'UpdateCompanyStatusInput!': '{ company: { passKey: "x" }, status: ACTIVE }',
  'UpdateDiseaseInput!': '{ disease: MEASLES, version: 0 }',
  'UpdateEmployeeInput!': '{ employee: { code: "x" } }',
  'UpdateEmployeesDepartmentInput!': '{ selection: {}, department: "x" }',
  'UpdateImportColumnsInput!': `{ id: "${id}", columns: [], identifyBy: EMAIL }`,
  'UploadBreachesInput!': '{ camera: { code: "x" }, records: [{}] }',
  'UploadContactsInput!': '{ records: [{}] }',
  'UploadEmployeePhotoInput!': '{ employee: { code: "x" }, photo: $file }',
};

function documentOf(name: string, args: readonly { name: string; type: unknown }[]): string {
  const given = args.map((arg) => `${arg.name}: ${samples[String(arg.type)]}`);
  const field =
    schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  const isLeaf = isLeafType(getNamedType(field?.type));
  return `{ ${name}${given.length > 0 ? `(${given.join(', ')})` : ''}${isLeaf ? '' : ' { __typename }'} }`;
}

describe('every root field', () => {
  it.each(rootFields())(
    'requires a permission or is on the public list: $name',
    ({ name, permissions }) => {
      expect(permissions === undefined).toBe(publicFields.has(name));
      if (permissions) expect(permissions).toHaveLength(1);
    },
  );

  const ask = (token: string | null, document: string) =>
    document.includes('$file')
      ? gateway.upload(token, document, {}, new File(['x'], 'x.csv'))
      : gateway.graphql(token, document);

  it('refuses visitors and roles without the permission', async () => {
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
