import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Permission } from '../src/access/permissions.js';
import { schema } from '../src/app/schema.js';

interface RootField {
  name: string;
  permissions: Permission[] | undefined;
  document: string;
}

/** Lists the fields of Query and Mutation, each with a document that selects it with meaningless arguments. */
export function rootFields(): RootField[] {
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
              String(wanted) === 'EmployeeReportFilterInput' ||
              (String(wanted).endsWith('!') && defaultValue === undefined),
          ),
        )}`,
      };
    }),
  );
}

/** An id that no object has. */
export const unknownId = '019a0000-0000-7000-8000-00000000dead';
const samples: Record<string, string> = {
  'String!': '"x"',
  'Int!': '15',
  'UUID!': `"${unknownId}"`,
  '[UUID!]!': `["${unknownId}"]`,
  'ContactSource!': 'MOBILE',
  'DeviceSource!': 'MOBILE',
  'DateTimeISO!': '"2026-01-01T00:00:00.000Z"',
  'LocalDate!': '"2026-01-01"',
  'DiseaseChangePreviewInput!': '{ disease: MEASLES, figures: [] }',
  'EmployeeRef!': `{ id: "${unknownId}" }`,
  'MarkInboxInput!': `{ isRead: true, items: [{ id: "${unknownId}", until: "2026-01-01T00:00:00.000Z" }] }`,
  'UpdateInboxSettingsInput!': '{ mail: OFF }',
  'CorrectPhoneInput!': `{ employee: { id: "${unknownId}" }, phone: "81234567" }`,
  'RecordImmunityInput!': `{ employeeIds: ["${unknownId}"], disease: MEASLES, kind: ILLNESS, day: "2015-05-04" }`,
  'ImportImmunityInput!':
    '{ rows: [{ employee: "x", disease: "Measles", kind: "illness", day: "2015-05-04" }] }',
  'WithdrawImmunityInput!': `{ id: "${unknownId}" }`,
  'DecideImmunityInput!': `{ id: "${unknownId}", isAccepted: true }`,
  'HandInImmunityInput!': '{ disease: COVID_19, kind: ILLNESS, day: "2015-05-04" }',
  'CallInput!': `{ employeeId: "${unknownId}" }`,
  'CameraRef!': `{ id: "${unknownId}" }`,
  'DiseaseCode!': 'MEASLES',
  'CompanyRef!': `{ id: "${unknownId}" }`,
  'AddMailDomainInput!': '{ name: "x.example" }',
  'AddManualContactInput!': `{ caseId: "${unknownId}", who: { employee: { id: "${unknownId}" } }, startedAt: "2026-01-01T00:00:00.000Z", minutes: 15, informant: { name: "x" } }`,
  'RefuseExactRecordsInput!': `{ id: "${unknownId}", reason: "x" }`,
  'AcceptInvitationInput!': '{ token: "x", password: "longer than 7" }',
  'AddFollowUpActInput!': `{ followUpIds: ["${unknownId}"], kind: NOTE, note: "x" }`,
  'AppCodePeopleInput!': '{}',
  'ApplyImportInput!': `{ id: "${unknownId}", take: ALL }`,
  'StartInvitationPasskeyInput!': '{ token: "x" }',
  'ChangePasswordInput!': '{ currentPassword: "x", password: "longer than 7" }',
  'CloseCaseInput!': `{ id: "${unknownId}", version: 1, outcome: RECOVERED }`,
  'CollectAppCodesInput!': `{ id: "${unknownId}", key: "x" }`,
  'ConfirmNewEmailInput!': '{ token: "x" }',
  'DeclineInvitationInput!': '{ token: "x" }',
  'ConfirmIdentityByLinkInput!': '{ token: "x" }',
  'ConfirmIdentityInput!': '{ password: "x" }',
  'ConfirmAuthenticatorInput!': '{ code: "123456" }',
  'ConfirmAccessChangesInput!': `{ employeeIds: ["${unknownId}"] }`,
  'ConfirmOwnAccessChangeInput!': '{ token: "x" }',
  'ContestContactInput!': `{ person: { id: "${unknownId}" }, other: { id: "${unknownId}" }, source: MOBILE, from: "2026-01-01T00:00:00.000Z", until: "2026-01-01T01:00:00.000Z", reason: PROTECTED }`,
  'DeclineContestRequestInput!': `{ id: "${unknownId}", answer: "x" }`,
  'CreateCameraInput!':
    '{ code: "x", roomName: "x", roomNumber: "x", safeDistance: 6, timeLag: 2, feedUrl: "rtsp://10.0.0.4" }',
  'CreateCompanyInput!': `{ name: "Some Name", email: "x@x.example", website: "x.example", country: "SG", phone: "123456", planId: "${unknownId}" }`,
  'CreateEmployeeInput!':
    '{ code: "x", name: "x", email: "x@x.example", phone: "123456", department: "x" }',
  'CreateApiKeyInput!': '{ name: "x", scopes: ["employee:read"], expiresInDays: 1 }',
  'CreateWebhookInput!': '{ url: "https://receiver.example", events: [CASE_OPENED] }',
  'DecideCorrectionInput!': `{ id: "${unknownId}", isAccepted: true }`,
  // Directory managers have to give it.
  EmployeeReportFilterInput: '{ kind: CORRECTION }',
  'DeleteEmployeesInput!': `{ selection: { ids: ["${unknownId}"] } }`,
  'HeldRecordsInput!': `{ employee: { id: "${unknownId}" }, day: "2026-01-01" }`,
  'ImportEmployeesInput!': '{ file: $file, identifyBy: EMAIL }',
  'InviteMemberInput!': '{ email: "x@x.example", role: VIEWER }',
  'IssueAppCodesInput!': `{ id: "${unknownId}", delivery: MAIL, people: {} }`,
  'MarkEmployeesNegativeInput!': `{ selection: { ids: ["${unknownId}"] } }`,
  'MarkEmployeesPositiveInput!': `{ selection: { ids: ["${unknownId}"] } }`,
  'MarkFollowUpsSeenInput!': '{ until: "2026-01-01T00:00:00.000Z" }',
  'OpenCaseInput!': `{ employee: { id: "${unknownId}" }, disease: MEASLES, classification: SUSPECTED }`,
  'PasskeyAttestationInput!':
    '{ id: "x", clientDataJSON: "x", attestationObject: "x", transports: [] }',
  'RenamePasskeyInput!': `{ id: "${unknownId}", name: "x" }`,
  'SignInWithPasskeyInput!':
    '{ passkey: { id: "x", clientDataJSON: "x", authenticatorData: "x", signature: "x" } }',
  'OrderInput!': `{ id: "${unknownId}", planId: "${unknownId}", region: INDIA, term: ANNUAL, employees: 1, cameras: 0, total: { amount: "1.00", currency: USD }, billing: { name: "x", email: "x@x.example", phone: "123456", address: "x", city: "x", postalCode: "", country: "SG" } }`,
  'AssignCaseInput!': `{ id: "${unknownId}", version: 1 }`,
  'ReopenCaseInput!': `{ id: "${unknownId}", version: 1 }`,
  'ReportHealthInput!': '{}',
  'ReportSymptomsInput!': '{ onsetDay: "2026-01-01" }',
  'ReportTestInput!': '{ takenOn: "2026-01-01", result: POSITIVE, disease: MEASLES }',
  'RequestContestInput!':
    '{ from: "2026-01-01T00:00:00.000Z", until: "2026-01-01T01:00:00.000Z", reason: PROTECTED }',
  'RequestCorrectionInput!': '{ field: NAME, value: "x" }',
  'RequestPlanInput!': `{ planId: "${unknownId}" }`,
  'ResendNoticesInput!': `{ followUpIds: ["${unknownId}"] }`,
  'ScheduleCompanyDeletionInput!': '{ companyName: "x", password: "x" }',
  'SendNoticesInput!': `{ followUpIds: ["${unknownId}"] }`,
  'StartImportInput!': '{ file: $file, identifyBy: EMAIL }',
  'UpdateCameraInput!': `{ camera: { id: "${unknownId}" } }`,
  'UpdateCameraRegionInput!': `{ camera: { id: "${unknownId}" }, corners: [] }`,
  'UpdateCaseInput!': `{ id: "${unknownId}", version: 1 }`,
  'UpdateCompanyInput!': '{}',
  'UpdateCompanyPlanInput!': `{ planId: "${unknownId}" }`,
  'UpdateCompanySettingsInput!': '{}',
  'UpdateCompanyStatusInput!': `{ company: { id: "${unknownId}" }, status: ACTIVE }`,
  'UpdateDiseaseInput!': '{ disease: MEASLES, version: 0 }',
  'UpdateEmployeeInput!': `{ employee: { id: "${unknownId}" } }`,
  'UpdateEmployeesDepartmentInput!': `{ selection: { ids: ["${unknownId}"] }, department: "x" }`,
  'FinishSingleSignOnInput!': '{}',
  'StartSingleSignOnInput!': '{ email: "x@x.example" }',
  'UpdateIdentityProviderInput!':
    '{ issuer: "https://provider.example", clientId: "x", isEnabled: false, isRequired: false, asksSecondFactor: false }',
  'UpdateImportColumnsInput!': `{ id: "${unknownId}", columns: [], identifyBy: EMAIL }`,
  'UpdateWebhookInput!': `{ id: "${unknownId}" }`,
  'UpdateMemberNameInput!': `{ id: "${unknownId}", name: "x" }`,
  'UpdateMemberRoleInput!': `{ id: "${unknownId}", role: VIEWER }`,
  'UpdateOwnNameInput!': '{ name: "x" }',
  'UpdateSignInRulesInput!': '{ requiresSecondFactor: true }',
  'UploadBreachesInput!': `{ camera: { id: "${unknownId}" }, records: [{}] }`,
  'UploadContactsInput!': '{ records: [{}] }',
  'UploadEmployeePhotoInput!': `{ employee: { id: "${unknownId}" }, photo: $file }`,
};

/** Makes a document of a field with its required arguments only. Of a page it selects the total, which is 0 for an empty one. */
function documentOf(name: string, args: readonly { name: string; type: unknown }[]): string {
  const given = args.map((arg) => `${arg.name}: ${samples[String(arg.type)]}`);
  const field =
    schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  const type = getNamedType(field?.type);
  const total =
    isObjectType(type) && String(type.getFields()['total']?.type) === 'Int!' ? 'total' : '';
  const selection = isLeafType(type) ? '' : ` { __typename ${total} }`;
  return `{ ${name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection} }`;
}
