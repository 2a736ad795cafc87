import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { Role } from '../../access/role.js';

/** Actions with their descriptions in the schema. */
const descriptions = {
  API_KEY_CREATED: 'An API key was created.',
  API_KEY_REVOKED: 'An API key was revoked.',
  CAMERA_ADDED: 'A company added a camera.',
  CAMERA_CHANGED: 'A camera or its region of interest was changed.',
  CAMERA_DELETED: 'A camera was deleted.',
  CAMERA_KEY_ROTATED: "A camera's key was replaced by another one.",
  COMPANY_SIGNED_UP: 'A company signed up by itself.',
  COMPANY_CREATED: 'The provider added a company.',
  COMPANY_ACCEPTED: 'The provider accepted a pending company.',
  COMPANY_ACTIVATED: 'The provider activated an inactive company.',
  COMPANY_INACTIVATED: 'The provider inactivated a company.',
  PLAN_CHANGED: 'A company changed its plan.',
  PLAN_REQUESTED: 'A company asked the sales team for a plan.',
  PLAN_REQUEST_CLOSED: 'A request for a plan was closed without a change of plan.',
  EMAIL_VERIFIED: 'An address was verified by its mailed link.',
  SETTINGS_CHANGED: 'A setting of a company was changed.',
  DISEASE_CHANGED: 'A company changed a disease or began or ceased to use it.',
  VERIFICATION_RESENT: 'A new verification link was mailed.',
  PASSWORD_FORGOTTEN: 'A link to set a new password was mailed.',
  PASSWORD_RESET: 'A new password was set by a mailed link.',
  PASSWORD_CHANGED: 'A password was changed with the current one.',
  MAIL_RETRIED: 'A mail was sent again by hand.',
  EMPLOYEE_CREATED: 'Somebody was added to the directory.',
  EMPLOYEE_UPDATED: 'Data of one person was changed.',
  EMPLOYEES_DELETED: 'People were removed from the directory.',
  EMPLOYEES_CHANGED: 'Data of many people was changed at once.',
  EMPLOYEES_IMPORTED: 'A file was imported into the directory.',
  CHANGE_UNDONE: 'A change of many people was undone.',
  EMPLOYEE_ERASED: 'All personal data of an employee was erased.',
  EMPLOYEE_EXPORTED: 'All data of an employee was exported to a file.',
  CONTACTS_EXPORTED: 'The contacts of a period were exported to a file.',
  AUDIT_LOG_EXPORTED: 'The audit log was exported to a file.',
  AUDIT_LOG_STREAMED:
    'Another system read the audit log as a stream. Written once a day per reader.',
  PHOTO_CHANGED: 'A photo was set or removed.',
  COMPANY_UPDATED: 'A company changed its own data.',
  ORDER_PLACED: 'A company ordered licences.',
  DELETION_SCHEDULED: 'A company asked to be deleted with all its data.',
  DELETION_UNDONE: 'A scheduled deletion was cancelled.',
  COMPANY_DELETED: 'A company was deleted with all its data.',
  GUIDE_REQUESTED: 'A visitor asked for the guide.',
  SIGNED_IN: 'Somebody signed in.',
  SIGNED_OUT: 'Somebody signed out.',
  SESSIONS_ENDED: 'An account ended its sessions on other devices.',
  IDENTITY_CONFIRMED: 'A member confirmed their identity for sensitive work.',
  AUTHENTICATOR_ADDED: 'An account got an authenticator app.',
  AUTHENTICATOR_REMOVED: 'The authenticator app of an account was removed.',
  RECOVERY_CODES_RENEWED: 'The recovery codes of an account were replaced.',
  IDENTITY_PROVIDER_CHANGED: 'The identity provider was set up or changed.',
  IDENTITY_PROVIDER_REMOVED: 'The identity provider was removed.',
  IDENTITY_PROVIDER_TESTED: 'The configuration of the identity provider was tested.',
  PASSKEY_ADDED: 'An account got a passkey.',
  PASSKEY_RENAMED: 'A passkey of an account got another name.',
  PASSKEY_REMOVED: 'A passkey of an account was removed.',
  PASSKEY_COPY_REFUSED: 'A passkey was refused because its counter went back: it may be a copy.',
  SIGN_IN_REFUSED: 'A sign-in failed. Written at most once in 15 minutes for each account.',
  SIGN_IN_LOCKED: 'Too many wrong tries locked an account for a while.',
  IMPORT_STARTED: 'A file was sent to be imported into the directory.',
  IMPORT_COLUMNS_NAMED: 'Columns of a file to import were named by hand.',
  IMPORT_CONFIRMED: 'An import was confirmed after its preview.',
  IMPORT_CANCELLED: 'An import was cancelled before it changed anything.',
  CASE_OPENED: 'A case of a disease was opened.',
  CASE_CHANGED: 'Values of a case were changed.',
  CASE_CLOSED: 'A case was closed.',
  CASE_REOPENED: 'A closed case was opened again.',
  CASE_ACT_UNDONE: 'An act on a case was undone.',
  MANUAL_CONTACT_ADDED: 'A contact was added by hand to a case.',
  MANUAL_CONTACT_TAKEN_BACK: 'A contact that was added by hand was taken back.',
  CONTACT_CONTESTED: 'A recorded contact was contested.',
  CONTEST_CONFIRMED: 'A second person confirmed the contest of a contact.',
  CONTEST_TAKEN_BACK: 'The contest of a contact was taken back.',
  CONTEST_REQUEST_ACCEPTED: 'The request of an employee for a contest was accepted.',
  CONTEST_REQUEST_DECLINED: 'The request of an employee for a contest was declined.',
  FOLLOW_UP_ACT_ADDED: 'Something was done in the follow-up of people.',
  FOLLOW_UP_ACT_UNDONE: 'An act in the follow-up of people was undone.',
  FOLLOW_UP_EXPORTED: 'The follow-up of people was exported to a file.',
  OWN_FILE_LINK_MAILED: 'A link to the own file was mailed to an employee.',
  EMPLOYEE_REPORTED: 'An employee reported something from the own file.',
  EMPLOYEE_REPORT_DECIDED: 'A report of an employee was accepted or declined.',
  NOTICES_RESENT: 'Notices whose mails had failed were sent again.',
  NOTICES_SENT: 'Notices or corrections were sent to exposed people.',
  MAIL_DOMAIN_ADDED: 'A mail domain was added, not proven yet.',
  MAIL_DOMAIN_PROVEN: 'A mail domain was proven by its record.',
  MAIL_DOMAIN_LOST: 'A mail domain is no longer proven: its record had been missing for 3 days.',
  MAIL_DOMAIN_REMOVED: 'A mail domain was removed.',
  WEBHOOK_ADDED: 'A webhook was added.',
  WEBHOOK_CHANGED: 'A webhook was changed, paused or resumed.',
  WEBHOOK_DELETED: 'A webhook was deleted with its messages.',
  WEBHOOK_SECRET_ROTATED: 'The secret of a webhook was replaced.',
  WEBHOOK_TESTED: 'A test message was sent to a webhook.',
  WEBHOOK_REDELIVERED: 'A message was sent to a webhook again by hand.',
  MEMBER_INVITED: 'Somebody was invited to become a member.',
  INVITATION_RESENT: 'An invitation of a member was mailed again.',
  INVITATION_TAKEN_BACK: 'An invitation of a member was taken back.',
  MEMBER_JOINED: 'An invited address became a member, and signed in.',
  MEMBER_ROLE_CHANGED: 'A member got another role.',
  MEMBER_REMOVED: 'A membership was ended.',
  OWNERSHIP_TRANSFERRED: 'An owner made another member owner in their place.',
  APP_CODES_REQUESTED: 'New app codes for many people were asked for.',
  APP_CODES_ISSUED: 'New app codes were stored, or invitations were mailed.',
  APP_CODES_CANCELLED: 'Issuing app codes was stopped halfway.',
  APP_CODES_COLLECTED: 'New app codes were collected for a file or cards.',
  APP_CODE_REVEALED: 'An employee got an app code by an invitation.',
};
export type AuditAction = keyof typeof descriptions;
export const AuditAction = Object.fromEntries(
  Object.keys(descriptions).map((action) => [action, action]),
) as { readonly [Action in AuditAction]: Action };
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'Action that was taken.',
  valuesConfig: Object.fromEntries(
    Object.entries(descriptions).map(([action, description]) => [action, { description }]),
  ),
});

@ObjectType({
  description:
    'An entry of the audit log: an action, when it happened, and the account and address behind it.',
})
@Entity('audit_entry')
@Index('audit_entry_newest', ['createdAt', 'id'])
@Index('audit_entry_of_company', ['companyId', 'createdAt', 'id'])
@Index('audit_entry_of_actor', ['companyId', 'actor', 'createdAt', 'id'])
export class AuditEntry {
  /** The provider's tenant if no company was affected, or a deleted one. */
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the entry.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => AuditAction, { description: 'Action that was taken.' })
  @Column({ type: 'text' })
  action: AuditAction;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of the actor; null for a visitor, for an employee's phone, and for readers of a company if it was the provider.",
  })
  @Column({ type: 'text', nullable: true })
  actor: string | null;

  @Field(() => Role, {
    nullable: true,
    description: 'Role of the person or device that did it; null for a visitor.',
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
    description: "Id of the request, as in the log; null for the program's own work.",
  })
  @Column({ type: 'text', nullable: true })
  requestId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'User agent of the request, at most 200 characters; null where its network address is null.',
  })
  @Column({ type: 'text', nullable: true })
  userAgent: string | null;

  /** When the entry was written, not when its transaction began, so that the stream need not wait for long transactions. */
  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'clock_timestamp()' })
  createdAt: Date;
}
