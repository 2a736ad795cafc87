import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLSchema,
  isInputObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { authChecker } from '../request/auth-checker.js';
import { projectRoot } from '../env.js';
import { PasswordResolver } from '../features/accounts/password.resolver.js';
import { EmailChangeResolver } from '../features/accounts/email-change.resolver.js';
import { IdentityResolver } from '../features/accounts/identity.resolver.js';
import { SignInResolver } from '../features/accounts/sign-in.resolver.js';
import { ViewerChangeResolver } from '../features/accounts/viewer-change.resolver.js';
import {
  AccessChangeResolver,
  EmployeeAccessChangeResolver,
  FollowUpAccessChangeResolver,
} from '../features/access-confirmations/access-confirmation.resolver.js';
import { AppCodeResolver } from '../features/app-codes/app-code.resolver.js';
import { AuditEntryResolver } from '../features/audit-log/audit-log.resolver.js';
import { BreachResolver } from '../features/cameras/breach.resolver.js';
import { CameraResolver } from '../features/cameras/camera.resolver.js';
import { BlogResolver } from '../features/blog/blog.resolver.js';
import {
  CaseCoverageResolver,
  CoverageFieldsResolver,
  SilentColleagueResolver,
} from '../features/case-coverage/case-coverage.resolver.js';
import {
  CaseEntryResolver,
  CaseResolver,
  EmployeeCasesResolver,
} from '../features/cases/case.resolver.js';
import {
  CaseFollowUpsResolver,
  ExposureFollowUpResolver,
  FollowUpResolver,
} from '../features/follow-up/follow-up.resolver.js';
import { CompanyResolver } from '../features/companies/company.resolver.js';
import { CompanyPlanResolver } from '../features/subscriptions/subscription.resolver.js';
import { DirectoryResolver } from '../features/provider/company-list.resolver.js';
import {
  CaseRoomsResolver,
  SharedRoomResolver,
} from '../features/shared-rooms/shared-rooms.resolver.js';
import { PasskeyResolver } from '../features/passkeys/passkey.resolver.js';
import { PasskeySignInResolver } from '../features/accounts/passkey-sign-in.resolver.js';
import { SecondFactorResolver } from '../features/second-factor/second-factor.resolver.js';
import { SettingsResolver } from '../features/settings/settings.resolver.js';
import { SignUpResolver } from '../features/sign-up/sign-up.resolver.js';
import { UploadResolver } from '../features/contacts/upload.resolver.js';
import {
  DirectoryChangeResolver,
  StatusChangeResolver,
  StatusHistoryResolver,
} from '../features/directory-changes/directory-change.resolver.js';
import {
  ExactRecordsResolver,
  OwnExactRecordsResolver,
} from '../features/exact-records/exact-records.resolver.js';
import {
  CaseReportResolver,
  EmployeeReportResolver,
} from '../features/employee-reports/employee-report.resolver.js';
import { DiseaseResolver } from '../features/diseases/disease.resolver.js';
import { ConsequencesResolver } from '../features/consequences/consequences.resolver.js';
import { DiseasePreviewResolver } from '../features/disease-preview/disease-preview.resolver.js';
import { EmployeePageResolver, EmployeeResolver } from '../features/employees/employee.resolver.js';
import {
  ContinuousContestsResolver,
  CumulativeContestsResolver,
  FollowUpContestsResolver,
  MeetingContestsResolver,
  RecordContestsResolver,
  TraceContestsResolver,
} from '../features/contests/contest-fields.resolver.js';
import { ContestRequestResolver } from '../features/contests/contest-request.resolver.js';
import { ContestResolver } from '../features/contests/contest.resolver.js';
import { CoverageResolver } from '../features/health/coverage.resolver.js';
import { HealthResolver } from '../features/health/health.resolver.js';
import { InsightsChangeResolver } from '../features/insights/insights-change.resolver.js';
import { InsightsResolver } from '../features/insights/insights.resolver.js';
import { GuideRequestResolver } from '../features/guide/guide-request.resolver.js';
import { ImportResolver } from '../features/imports/import.resolver.js';
import {
  CaseEntryManualContactResolver,
  CaseManualContactsResolver,
  ManualContactResolver,
  RecordManualContactResolver,
} from '../features/manual-contacts/manual-contact.resolver.js';
import { MemberInvitationResolver } from '../features/member-invitations/member-invitation.resolver.js';
import { MemberResolver } from '../features/members/member.resolver.js';
import { FollowUpNoticesResolver, NoticeResolver } from '../features/notices/notice.resolver.js';
import { MailResolver } from '../features/mails/mail.resolver.js';
import { PhotoResolver } from '../features/photos/photo.resolver.js';
import { HeldRecordsResolver } from '../features/held-records/held-records.resolver.js';
import { OwnContestResolver } from '../features/own-file/own-contest.resolver.js';
import { OwnFileResolver } from '../features/own-file/own-file.resolver.js';
import { OwnFileSessionResolver } from '../features/own-file/own-file-session.resolver.js';
import { OwnSessionResolver } from '../features/own-sessions/own-session.resolver.js';
import { PlanResolver } from '../features/plans/plan.resolver.js';
import { RetentionResolver } from '../features/retention/retention.resolver.js';
import { PersonMeetingsResolver } from '../features/tracing/person-meetings.resolver.js';
import { OrderResolver } from '../features/orders/order.resolver.js';
import { ExampleResolver } from '../features/tracing/example.resolver.js';
import { PositiveResolver } from '../features/notices/positive.resolver.js';
import { ReportResolver } from '../features/tracing/report.resolver.js';
import { SettingsPreviewResolver } from '../features/settings-preview/settings-preview.resolver.js';
import { ReportingResolver } from '../features/reporting/reporting.resolver.js';
import { CompanyDeletionResolver } from '../features/company-deletion/deletion.resolver.js';
import { TracingResolver } from '../features/tracing/tracing.resolver.js';
import { validateInput } from '../graphql/validate-input.js';
import { logAccesses } from '../features/person-reads/logged-types.js';
import { ApiKeyResolver } from '../features/api-keys/api-key.resolver.js';
import { MailDomainResolver } from '../features/mail-domains/mail-domain.resolver.js';
import { SingleSignOnResolver } from '../features/single-sign-on/single-sign-on.resolver.js';
import { WebhookResolver } from '../features/webhooks/webhook.resolver.js';

function refuseTopic(): never {
  throw new Error('Subscriptions do not use PubSub topics');
}

/** The GraphQL schema. Errors of invalid inputs never repeat the values. */
export const schema = finishSchema(
  lexicographicSortSchema(
    buildSchemaSync({
      resolvers: [
        SignInResolver,
        ViewerChangeResolver,
        PasswordResolver,
        EmailChangeResolver,
        IdentityResolver,
        OwnSessionResolver,
        SecondFactorResolver,
        PasskeyResolver,
        PasskeySignInResolver,
        SignUpResolver,
        PlanResolver,
        CompanyResolver,
        CompanyDeletionResolver,
        CompanyPlanResolver,
        DirectoryResolver,
        EmployeeResolver,
        EmployeePageResolver,
        DirectoryChangeResolver,
        StatusChangeResolver,
        StatusHistoryResolver,
        PhotoResolver,
        ImportResolver,
        AccessChangeResolver,
        EmployeeAccessChangeResolver,
        FollowUpAccessChangeResolver,
        AppCodeResolver,
        OwnFileSessionResolver,
        OwnFileResolver,
        OwnContestResolver,
        CaseReportResolver,
        EmployeeReportResolver,
        ExactRecordsResolver,
        OwnExactRecordsResolver,
        UploadResolver,
        HealthResolver,
        TracingResolver,
        ReportResolver,
        PositiveResolver,
        SettingsResolver,
        DiseaseResolver,
        ConsequencesResolver,
        DiseasePreviewResolver,
        InsightsResolver,
        InsightsChangeResolver,
        CoverageResolver,
        SettingsPreviewResolver,
        CameraResolver,
        BreachResolver,
        CaseResolver,
        CaseEntryResolver,
        EmployeeCasesResolver,
        ManualContactResolver,
        CaseManualContactsResolver,
        CaseEntryManualContactResolver,
        RecordManualContactResolver,
        ContestResolver,
        ContestRequestResolver,
        HeldRecordsResolver,
        RecordContestsResolver,
        MeetingContestsResolver,
        ContinuousContestsResolver,
        CumulativeContestsResolver,
        FollowUpContestsResolver,
        TraceContestsResolver,
        FollowUpResolver,
        MemberInvitationResolver,
        MemberResolver,
        NoticeResolver,
        FollowUpNoticesResolver,
        CaseFollowUpsResolver,
        CaseCoverageResolver,
        CoverageFieldsResolver,
        SilentColleagueResolver,
        CaseRoomsResolver,
        SharedRoomResolver,
        ExposureFollowUpResolver,
        PersonMeetingsResolver,
        ReportingResolver,
        OrderResolver,
        GuideRequestResolver,
        BlogResolver,
        ExampleResolver,
        MailResolver,
        AuditEntryResolver,
        RetentionResolver,
        ApiKeyResolver,
        MailDomainResolver,
        WebhookResolver,
        SingleSignOnResolver,
      ],
      authChecker,
      // TypeGraphQL requires one, although every subscription has its own source.
      pubSub: { publish: refuseTopic, subscribe: refuseTopic },
      validateFn: validateInput,
    }),
  ),
);

/**
 * Adds what TypeGraphQL cannot express: descriptions of the root types, `@oneOf`, which it stores only as a directive, and the log of
 * accesses to people.
 */
function finishSchema(schema: GraphQLSchema): GraphQLSchema {
  const descriptions = {
    Query: 'Queries. All fields of a document read the same snapshot of the data.',
    Mutation:
      'Changes. Either all mutations of a document are stored or none of them. The audit log records them.',
    Subscription: 'Subscriptions to events. They use graphql-ws at the same URL.',
  };
  for (const [name, description] of Object.entries(descriptions)) {
    const root = schema.getType(name);
    if (root) root.description = description;
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type))
      type.isOneOf = type.astNode?.directives?.some(({ name }) => name.value === 'oneOf') ?? false;
  logAccesses(schema);
  return schema;
}

/** The schema as text, for the web app and code generation. */
export const printedSchema = `${printSchema(schema)}\n`;
export const schemaFile = join(projectRoot, 'schema.graphql');

if (process.argv[2] === '--write') writeFileSync(schemaFile, printedSchema);
