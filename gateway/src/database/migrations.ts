import { Tenancy1763596800000 } from '../../../migrations/1763596800000-tenancy.js';
import { Companies1763596801000 } from '../../../migrations/1763596801000-companies.js';
import { Employees1763596802000 } from '../../../migrations/1763596802000-employees.js';
import { AccountsAndMail1763596803000 } from '../../../migrations/1763596803000-accounts-and-mail.js';
import { PhotosAndImports1763596804000 } from '../../../migrations/1763596804000-photos-and-imports.js';
import { AppCodes1763596805000 } from '../../../migrations/1763596805000-app-codes.js';
import { ContactsAndHealth1763596806000 } from '../../../migrations/1763596806000-contacts-and-health.js';
import { Cameras1763596807000 } from '../../../migrations/1763596807000-cameras.js';
import { Insights1763596808000 } from '../../../migrations/1763596808000-insights.js';
import { Audit1763596809000 } from '../../../migrations/1763596809000-audit.js';
import { Retention1763596810000 } from '../../../migrations/1763596810000-retention.js';
import { Deletion1763596811000 } from '../../../migrations/1763596811000-deletion.js';
import { Diseases1763596811500 } from '../../../migrations/1763596811500-diseases.js';
import { Cases1763596813000 } from '../../../migrations/1763596813000-cases.js';
import { FollowUp1763596814000 } from '../../../migrations/1763596814000-follow-up.js';
import { Contests1763596815000 } from '../../../migrations/1763596815000-contests.js';
import { Notices1763596816000 } from '../../../migrations/1763596816000-notices.js';
import { OwnFile1763596817000 } from '../../../migrations/1763596817000-own-file.js';
import { SecondFactor1763596818000 } from '../../../migrations/1763596818000-second-factor.js';
import { Webhooks1763596818500 } from '../../../migrations/1763596818500-webhooks.js';
import { MemberInvitations1763596819000 } from '../../../migrations/1763596819000-member-invitations.js';
import { ApiKeys1763596821000 } from '../../../migrations/1763596821000-api-keys.js';
import { MailDomains1763596822500 } from '../../../migrations/1763596822500-mail-domains.js';
import { SingleSignOn1763596823000 } from '../../../migrations/1763596823000-single-sign-on.js';
import { HeldRecords1763596827000 } from '../../../migrations/1763596827000-held-records.js';
import { ProvisionedMembers1763596823500 } from '../../../migrations/1763596823500-provisioned-members.js';
import { CorroboratedExposures1763596824000 } from '../../../migrations/1763596824000-corroborated-exposures.js';
import { AnnouncedDays1763596825000 } from '../../../migrations/1763596825000-announced-days.js';
import { EmployeeStatus1763596828000 } from '../../../migrations/1763596828000-employee-status.js';
import { ExactRecords1763596826000 } from '../../../migrations/1763596826000-exact-records.js';
import { ProofsAndConsents1763596830000 } from '../../../migrations/1763596830000-proofs-and-consents.js';
import { Safeguards1763596831000 } from '../../../migrations/1763596831000-safeguards.js';
import { ClaimedMails1763596840000 } from '../../../migrations/1763596840000-claimed-mails.js';
import { ContestsOfOnePerson1763596843000 } from '../../../migrations/1763596843000-contests-of-one-person.js';
import { NoticeContact1763596844000 } from '../../../migrations/1763596844000-notice-contact.js';
import { DatabaseClockAndLookups1763596850000 } from '../../../migrations/1763596850000-database-clock-and-lookups.js';
import { EmployeeAddress1763596851000 } from '../../../migrations/1763596851000-employee-address.js';
import { GrowthIndexes1763596852000 } from '../../../migrations/1763596852000-growth-indexes.js';
import { AccessChanges1763596860000 } from '../../../migrations/1763596860000-access-changes.js';
import { PhoneNumbers1763596861000 } from '../../../migrations/1763596861000-phone-numbers.js';
import { TrustedAddresses1763596862000 } from '../../../migrations/1763596862000-trusted-addresses.js';
import { MinActivePercent1763596863000 } from '../../../migrations/1763596863000-min-active-percent.js';
import { Calls1763596870000 } from '../../../migrations/1763596870000-calls.js';
import { MemberNames1763596872000 } from '../../../migrations/1763596872000-member-names.js';
import { CaseOwners1763596873000 } from '../../../migrations/1763596873000-case-owners.js';
import { Inbox1763596900000 } from '../../../migrations/1763596900000-inbox.js';
import { FollowUpChanges1763597000000 } from '../../../migrations/1763597000000-follow-up-changes.js';
import { AuditOfEmployee1763597000001 } from '../../../migrations/1763597000001-audit-of-employee.js';
import { CaseEnds1763597100000 } from '../../../migrations/1763597100000-case-ends.js';
import { KeepToldContacts1763597200000 } from '../../../migrations/1763597200000-keep-told-contacts.js';
import { Immunity1763597300000 } from '../../../migrations/1763597300000-immunity.js';
import { FormerEmployees1763597400000 } from '../../../migrations/1763597400000-former-employees.js';
import { ExposurePlans1763597500000 } from '../../../migrations/1763597500000-exposure-plans.js';
import { FollowUpMoves1763597600000 } from '../../../migrations/1763597600000-follow-up-moves.js';

/** Oldest first. */
export const migrations = [
  Tenancy1763596800000,
  Companies1763596801000,
  Employees1763596802000,
  AccountsAndMail1763596803000,
  PhotosAndImports1763596804000,
  AppCodes1763596805000,
  ContactsAndHealth1763596806000,
  Cameras1763596807000,
  Insights1763596808000,
  Audit1763596809000,
  Retention1763596810000,
  Deletion1763596811000,
  Diseases1763596811500,
  Cases1763596813000,
  FollowUp1763596814000,
  Contests1763596815000,
  Notices1763596816000,
  OwnFile1763596817000,
  SecondFactor1763596818000,
  Webhooks1763596818500,
  MemberInvitations1763596819000,
  ApiKeys1763596821000,
  MailDomains1763596822500,
  SingleSignOn1763596823000,
  ProvisionedMembers1763596823500,
  CorroboratedExposures1763596824000,
  AnnouncedDays1763596825000,
  HeldRecords1763596827000,
  EmployeeStatus1763596828000,
  ExactRecords1763596826000,
  ProofsAndConsents1763596830000,
  Safeguards1763596831000,
  ClaimedMails1763596840000,
  ContestsOfOnePerson1763596843000,
  NoticeContact1763596844000,
  DatabaseClockAndLookups1763596850000,
  EmployeeAddress1763596851000,
  GrowthIndexes1763596852000,
  AccessChanges1763596860000,
  PhoneNumbers1763596861000,
  TrustedAddresses1763596862000,
  MinActivePercent1763596863000,
  Calls1763596870000,
  MemberNames1763596872000,
  CaseOwners1763596873000,
  Inbox1763596900000,
  FollowUpChanges1763597000000,
  AuditOfEmployee1763597000001,
  CaseEnds1763597100000,
  KeepToldContacts1763597200000,
  Immunity1763597300000,
  FormerEmployees1763597400000,
  ExposurePlans1763597500000,
  FollowUpMoves1763597600000,
];
