import { Session } from '../access/session.entity.js';
import { Account } from '../features/accounts/account.entity.js';
import { MailedLink } from '../features/accounts/mailed-link.entity.js';
import { Authenticator } from '../features/second-factor/authenticator.entity.js';
import { Passkey } from '../features/passkeys/passkey.entity.js';
import { PasskeyChallenge } from '../features/passkeys/passkey-challenge.entity.js';
import { RecoveryCode } from '../features/second-factor/recovery-code.entity.js';
import { ApiKey } from '../features/api-keys/api-key.entity.js';
import { AppCodePart } from '../features/app-codes/app-code-part.entity.js';
import { AppCodePerson } from '../features/app-codes/app-code-person.entity.js';
import { AppCodeRun } from '../features/app-codes/app-code-run.entity.js';
import { AccessChange } from '../features/access-changes/access-change.entity.js';
import { AppInvitation } from '../features/app-codes/app-invitation.entity.js';
import { AuditEntry } from '../features/audit/audit-entry.entity.js';
import { CameraBreach } from '../features/cameras/camera-breach.entity.js';
import { Camera } from '../features/cameras/camera.entity.js';
import { CaseCounter } from '../features/case-status/case-counter.entity.js';
import { CaseEntry } from '../features/case-status/case-entry.entity.js';
import { DiseaseCase } from '../features/case-status/disease-case.entity.js';
import { ContestRequest } from '../features/contests/contest-request.entity.js';
import { HeldRecord } from '../features/contacts/held-record.entity.js';
import { Contest } from '../features/contests/contest.entity.js';
import { ManualContact } from '../features/manual-contacts/manual-contact.entity.js';
import { CaseCarrier, CaseMark, StoredExposure } from '../features/follow-up/case-count.entity.js';
import { ExactRecordRequest } from '../features/exact-records/exact-record-request.entity.js';
import { StoredReport } from '../features/employee-reports/employee-report.entity.js';
import { FollowUpAct } from '../features/follow-up/follow-up-act.entity.js';
import { FollowUp } from '../features/follow-up/follow-up.entity.js';
import { FollowUpSeen } from '../features/follow-up/follow-up-seen.entity.js';
import { Notice } from '../features/notices/notice.entity.js';
import { Company } from '../features/companies/company.entity.js';
import { TimeMetric } from '../features/settings/time-metric.entity.js';
import { Contact } from '../features/contacts/contact.entity.js';
import { DirectoryChangePerson } from '../features/directory-changes/directory-change-person.entity.js';
import { CompanyDisease } from '../features/diseases/company-disease.entity.js';
import { DiseaseChange } from '../features/diseases/disease-change.entity.js';
import { DirectoryChange } from '../features/directory-changes/directory-change.entity.js';
import { Employee } from '../features/employees/employee.entity.js';
import { Erasure } from '../features/employee-erasure/erasure.entity.js';
import { StoredStatus } from '../features/employees/stored-status.entity.js';
import { StatusChange } from '../features/employees/status-change.entity.js';
import { HealthRecord } from '../features/health/health-record.entity.js';
import {
  InsightDepartmentDay,
  InsightHour,
  InsightMark,
  InsightPersonDay,
  InsightRoomDay,
} from '../features/insights/insight.entity.js';
import { ImportFile } from '../features/imports/import-file.entity.js';
import { ImportLines } from '../features/imports/import-lines.entity.js';
import { ImportRow } from '../features/imports/import-row.entity.js';
import { DirectoryImport } from '../features/imports/import.entity.js';
import { MemberInvitation } from '../features/member-invitations/member-invitation.entity.js';
import { Member } from '../features/members/member.entity.js';
import { PersonRead } from '../features/person-reads/person-read.entity.js';
import { EmployeePhoto } from '../features/photos/photo.entity.js';
import { RetentionRun } from '../features/retention/retention-run.entity.js';
import { GuideRequest } from '../features/guide/guide-request.entity.js';
import { Order } from '../features/orders/order.entity.js';
import { Plan } from '../features/plans/plan.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { MailDomain } from '../features/mail-domains/mail-domain.entity.js';
import { ProvisionedMember } from '../features/provisioning/provisioned-member.entity.js';
import { Webhook } from '../features/webhooks/webhook.entity.js';
import { WebhookDelivery } from '../features/webhooks/webhook-delivery.entity.js';
import { IdentityProvider } from '../features/single-sign-on/identity-provider.entity.js';
import { SingleSignOnAttempt } from '../features/single-sign-on/single-sign-on-attempt.entity.js';
import { SingleSignOnLink } from '../features/single-sign-on/single-sign-on-link.entity.js';

/** Every table that TypeORM knows. */
export const entities = [
  Account,
  Authenticator,
  RecoveryCode,
  Passkey,
  PasskeyChallenge,
  AppCodePart,
  AppCodePerson,
  AppCodeRun,
  AccessChange,
  AppInvitation,
  AuditEntry,
  Camera,
  CameraBreach,
  CaseCarrier,
  CaseCounter,
  CaseEntry,
  CaseMark,
  Company,
  CompanyDisease,
  Contact,
  DirectoryChange,
  DirectoryChangePerson,
  DirectoryImport,
  DiseaseCase,
  ManualContact,
  Contest,
  ContestRequest,
  HeldRecord,
  DiseaseChange,
  Employee,
  EmployeePhoto,
  Erasure,
  FollowUp,
  FollowUpAct,
  FollowUpSeen,
  GuideRequest,
  HealthRecord,
  InsightDepartmentDay,
  InsightHour,
  InsightMark,
  InsightPersonDay,
  InsightRoomDay,
  ImportFile,
  ImportLines,
  ImportRow,
  Mail,
  MailedLink,
  Member,
  MemberInvitation,
  Notice,
  Order,
  PersonRead,
  Plan,
  RetentionRun,
  Session,
  StatusChange,
  StoredStatus,
  StoredReport,
  ExactRecordRequest,
  StoredExposure,
  TimeMetric,
  ApiKey,
  MailDomain,
  ProvisionedMember,
  Webhook,
  WebhookDelivery,
  IdentityProvider,
  SingleSignOnAttempt,
  SingleSignOnLink,
];
