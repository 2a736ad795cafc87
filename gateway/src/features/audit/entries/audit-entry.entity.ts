import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { Role } from '../../../access/role.js';

/** Actions with their descriptions in the schema. */
const descriptions = {
  API_KEY_CREATED: 'An API key was created.',
  API_KEY_REVOKED: 'An API key was revoked.',
  CAMERA_ADDED: 'A company added a camera.',
  CAMERA_CHANGED: 'A camera or its region of interest was changed.',
  CAMERA_DELETED: 'A camera was deleted.',
  CAMERA_KEY_ROTATED: "A camera's key was replaced.",
  COMPANY_SIGNED_UP: 'A company signed up on its own.',
  COMPANY_CREATED: 'The provider added a company.',
  COMPANY_ACCEPTED: 'The provider accepted a pending company.',
  COMPANY_ACTIVATED: 'The provider activated an inactive company.',
  COMPANY_INACTIVATED: 'The provider deactivated a company.',
  PLAN_CHANGED: 'A company changed its plan.',
  PLAN_REQUESTED: 'A company requested a plan from the sales team.',
  PLAN_REQUEST_CLOSED: 'A request for a plan was closed without changing the plan.',
  EMAIL_VERIFIED: 'An email address was verified through a mailed link.',
  SETTINGS_CHANGED: 'A setting of a company was changed.',
  SAFEGUARD_CHANGED: 'An owner changed a safeguard of a company.',
  DISEASE_CHANGED: 'A company changed a disease, or started or stopped using it.',
  VERIFICATION_RESENT: 'A new verification link was mailed.',
  PASSWORD_FORGOTTEN: 'A link to set a new password was mailed.',
  PASSWORD_RESET: 'A new password was set through a mailed link.',
  PASSWORD_CHANGED: 'A password was changed by entering the current one.',
  MAIL_RETRIED: 'A mail was sent again on request.',
  EMPLOYEE_CREATED: 'An employee was added to the directory.',
  EMPLOYEE_UPDATED: 'Data of one employee was changed.',
  EMPLOYEES_DELETED: 'People were removed from the directory.',
  EMPLOYEES_CHANGED: 'Data of many people was changed at the same time.',
  EMPLOYEES_IMPORTED: 'A file was imported into the directory.',
  CHANGE_UNDONE: 'A change to many people was undone.',
  EMPLOYEE_ERASED: 'Personal data of deleted employees was erased.',
  EMPLOYEE_EXPORTED: 'All data of an employee was exported to a file.',
  CONTACTS_EXPORTED: 'The contacts of a period were exported to a file.',
  AUDIT_LOG_EXPORTED: 'The audit log was exported to a file.',
  AUDIT_LOG_STREAMED:
    'Another system read the audit log as a stream. Recorded once a day for each reader.',
  PHOTO_CHANGED: 'The photo of an employee was set or removed.',
  COMPANY_UPDATED: 'A company changed its own details.',
  ORDER_PLACED: 'A company ordered licences.',
  DELETION_SCHEDULED: 'A company scheduled its deletion with all its data.',
  DELETION_UNDONE: 'The scheduled deletion of a company was cancelled.',
  COMPANY_DELETED: 'A company was deleted with all its data.',
  GUIDE_REQUESTED: 'A visitor requested the guide.',
  SIGNED_IN: 'A person, device or system signed in.',
  SIGNED_OUT: 'A person or device signed out.',
  SESSIONS_ENDED: 'An account ended its sessions on other devices.',
  INVITATION_DECLINED: 'The invited person declined an invitation.',
  EMAIL_CHANGED: 'An account has another email address, which its mailbox has confirmed.',
  IDENTITY_LINK_MAILED: 'A link to confirm the identity of a member was mailed.',
  IDENTITY_CONFIRMED: 'A member confirmed their identity for a sensitive action.',
  AUTHENTICATOR_ADDED: 'An authenticator app was added to an account.',
  AUTHENTICATOR_REMOVED: 'The authenticator app of an account was removed.',
  RECOVERY_CODES_RENEWED: 'The recovery codes of an account were replaced.',
  IDENTITY_PROVIDER_CHANGED: 'The identity provider was set up or changed.',
  IDENTITY_PROVIDER_REMOVED: 'The identity provider was removed.',
  IDENTITY_PROVIDER_TESTED: 'The configuration of the identity provider was tested.',
  PASSKEY_ADDED: 'A passkey was added to an account.',
  PASSKEY_RENAMED: 'A passkey of an account was renamed.',
  PASSKEY_REMOVED: 'A passkey of an account was removed.',
  PASSKEY_COPY_REFUSED:
    'A passkey was refused because its counter went backwards, so it may be a copy.',
  SIGN_IN_REFUSED: 'A sign-in failed. Recorded at most once in 15 minutes for each account.',
  SIGN_IN_LOCKED: 'An account was locked for a while after too many wrong attempts.',
  IMPORT_STARTED: 'A file was uploaded for import into the directory.',
  IMPORT_COLUMNS_NAMED: 'Columns of a file to import were assigned to fields.',
  IMPORT_CONFIRMED: 'An import was confirmed after its preview.',
  IMPORT_CANCELLED: 'An import was cancelled before it changed anything.',
  CASE_OPENED: 'A case of a disease was opened.',
  CASE_CHANGED: 'Values of a case were changed.',
  CASE_CLOSED: 'A case was closed.',
  CASE_REOPENED: 'A closed case was reopened.',
  CASE_ASSIGNED: 'A case was given another owner, or none.',
  CASE_ACT_UNDONE: 'An act on a case was undone.',
  CASES_EXPORTED: 'Cases were exported to a file.',
  MANUAL_CONTACT_ADDED: 'A contact was added manually to a case.',
  MANUAL_CONTACT_TAKEN_BACK: 'A manually added contact was withdrawn.',
  CONTACT_CONTESTED: 'A recorded contact was contested.',
  CONTEST_CONFIRMED: 'A second person confirmed the contest of a contact.',
  CONTEST_TAKEN_BACK: 'A contest of a contact was withdrawn.',
  CONTEST_REQUEST_ACCEPTED: "An employee's request to contest contacts was accepted.",
  CONTEST_REQUEST_DECLINED: "An employee's request to contest contacts was declined.",
  HELD_RECORDS_RELEASED: "Held records of a phone's day were released.",
  HELD_RECORDS_DISCARDED: "Held records of a phone's day were discarded.",
  FOLLOW_UP_ACT_ADDED: 'An act was added to the follow-up of people.',
  FOLLOW_UP_ACT_UNDONE: 'An act in the follow-up of people was undone.',
  FOLLOW_UP_EXPORTED: 'The follow-up of people was exported to a file.',
  IMMUNITY_RECORDED: 'Evidence of the immunity of employees was recorded.',
  IMMUNITY_WITHDRAWN: 'Evidence of the immunity of employees was withdrawn.',
  OWN_FILE_LINK_MAILED: 'A link to the own file was mailed to an employee.',
  EMPLOYEE_REPORTED: 'An employee submitted a report through the own file.',
  EMPLOYEE_REPORT_DECIDED: 'A report from an employee was accepted or declined.',
  EXACT_RECORDS_REQUESTED: 'An employee asked for the exact records of their contacts.',
  EXACT_RECORDS_GIVEN: 'An employee was given the exact records of their contacts.',
  EXACT_RECORDS_REFUSED: 'A request of an employee for exact records was refused.',
  EXACT_RECORDS_DOWNLOADED: 'An employee downloaded the exact records of their contacts.',
  NOTICES_RESENT: 'Notices whose mails had failed were sent again.',
  NOTICES_SENT: 'Notices or corrections were sent to exposed people.',
  MAIL_DOMAIN_ADDED: 'A mail domain was added but not verified yet.',
  MAIL_DOMAIN_PROVEN: 'A mail domain was verified by its DNS record.',
  MAIL_DOMAIN_LOST:
    'A mail domain is no longer verified, because its DNS record had been missing for 3 days.',
  MAIL_DOMAIN_REMOVED: 'A mail domain was removed.',
  WEBHOOK_ADDED: 'A webhook was added.',
  WEBHOOK_CHANGED: 'A webhook was changed, paused or resumed.',
  WEBHOOK_DELETED: 'A webhook was deleted together with its messages.',
  WEBHOOK_SECRET_ROTATED: 'The secret of a webhook was replaced.',
  WEBHOOK_TESTED: 'A test message was sent to a webhook.',
  WEBHOOK_REDELIVERED: 'A message was sent to a webhook again on request.',
  MEMBER_INVITED: 'Somebody was invited to become a member of a company.',
  INVITATION_RESENT: "A member's invitation was mailed again.",
  INVITATION_TAKEN_BACK: "A member's invitation was withdrawn.",
  MEMBER_JOINED: 'An invited person became a member and signed in.',
  MEMBER_ROLE_CHANGED: "A member's role was changed.",
  MEMBER_RENAMED: "A member's name was changed.",
  MEMBER_REMOVED: 'A member was removed from a company.',
  OWNERSHIP_TRANSFERRED: 'An owner transferred the owner role to another member.',
  APP_CODES_REQUESTED: 'New app codes were requested for many people.',
  APP_CODES_ISSUED: 'New app codes were stored for collection, or invitations were mailed.',
  APP_CODES_CANCELLED: 'A run of app codes was stopped before it finished.',
  APP_CODES_COLLECTED: 'New app codes were collected, for a file or printed cards.',
  ACCESS_CHANGE_CONFIRMED:
    "A changed app code, address or phone number of an employee was confirmed to be the employee's.",
  APP_CODE_REVEALED: 'An employee received an app code through an invitation.',
};
export type AuditAction = keyof typeof descriptions;
export const AuditAction = Object.fromEntries(
  Object.keys(descriptions).map((action) => [action, action]),
) as { readonly [Action in AuditAction]: Action };
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'Type of action in the audit log.',
  valuesConfig: Object.fromEntries(
    Object.entries(descriptions).map(([action, description]) => [action, { description }]),
  ),
});

@ObjectType({
  description:
    'An entry of the audit log: an action, its time, and the account and network address behind it.',
})
@Entity('audit_entry')
export class AuditEntry {
  /** The provider's tenant if no company was affected, or a deleted one. */
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the entry.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => AuditAction, { description: 'Type of action in the audit log.' })
  @Column({ type: 'text' })
  action: AuditAction;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the actor, or 'API key' and its name. Null for a visitor or an employee's phone, and for a company's readers if the provider acted.",
  })
  @Column({ type: 'text', nullable: true })
  actor: string | null;

  @Field(() => Role, {
    nullable: true,
    description: 'Role of the person or device that acted; null for a visitor.',
  })
  @Column({ type: 'text', nullable: true })
  role: Role | null;

  /** Empty if the action needs no details. */
  @Column({ type: 'text', default: '' })
  detail: string;

  /** Empty for actions of the program itself. */
  @Column({ type: 'text' })
  address: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Id of the request, as it appears in the server log; null if the system acted on its own.',
  })
  @Column({ type: 'text', nullable: true })
  requestId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'User agent of the request, at most 200 characters; null whenever the network address is null.',
  })
  @Column({ type: 'text', nullable: true })
  userAgent: string | null;

  /** When the entry was written, not when its transaction began, so that the stream need not wait for long transactions. */
  @Field(() => GraphQLISODateTime, { description: 'When the action took place.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'clock_timestamp()' })
  createdAt: Date;
}
