import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { Role } from '../../access/role.js';

export enum AuditAction {
  API_KEY_CREATED = 'API_KEY_CREATED',
  API_KEY_REVOKED = 'API_KEY_REVOKED',
  CAMERA_ADDED = 'CAMERA_ADDED',
  CAMERA_CHANGED = 'CAMERA_CHANGED',
  CAMERA_DELETED = 'CAMERA_DELETED',
  CAMERA_KEY_ROTATED = 'CAMERA_KEY_ROTATED',
  COMPANY_SIGNED_UP = 'COMPANY_SIGNED_UP',
  COMPANY_CREATED = 'COMPANY_CREATED',
  COMPANY_ACCEPTED = 'COMPANY_ACCEPTED',
  COMPANY_ACTIVATED = 'COMPANY_ACTIVATED',
  COMPANY_INACTIVATED = 'COMPANY_INACTIVATED',
  PLAN_CHANGED = 'PLAN_CHANGED',
  PLAN_REQUESTED = 'PLAN_REQUESTED',
  PLAN_REQUEST_CLOSED = 'PLAN_REQUEST_CLOSED',
  EMAIL_VERIFIED = 'EMAIL_VERIFIED',
  SETTINGS_CHANGED = 'SETTINGS_CHANGED',
  DISEASE_CHANGED = 'DISEASE_CHANGED',
  VERIFICATION_RESENT = 'VERIFICATION_RESENT',
  PASSWORD_FORGOTTEN = 'PASSWORD_FORGOTTEN',
  PASSWORD_RESET = 'PASSWORD_RESET',
  PASSWORD_CHANGED = 'PASSWORD_CHANGED',
  MAIL_RETRIED = 'MAIL_RETRIED',
  EMPLOYEE_CREATED = 'EMPLOYEE_CREATED',
  EMPLOYEE_UPDATED = 'EMPLOYEE_UPDATED',
  EMPLOYEES_DELETED = 'EMPLOYEES_DELETED',
  EMPLOYEES_CHANGED = 'EMPLOYEES_CHANGED',
  EMPLOYEES_IMPORTED = 'EMPLOYEES_IMPORTED',
  CHANGE_UNDONE = 'CHANGE_UNDONE',
  EMPLOYEE_ERASED = 'EMPLOYEE_ERASED',
  EMPLOYEE_EXPORTED = 'EMPLOYEE_EXPORTED',
  CONTACTS_EXPORTED = 'CONTACTS_EXPORTED',
  AUDIT_LOG_EXPORTED = 'AUDIT_LOG_EXPORTED',
  AUDIT_LOG_STREAMED = 'AUDIT_LOG_STREAMED',
  PHOTO_CHANGED = 'PHOTO_CHANGED',
  COMPANY_UPDATED = 'COMPANY_UPDATED',
  ORDER_PLACED = 'ORDER_PLACED',
  DELETION_SCHEDULED = 'DELETION_SCHEDULED',
  DELETION_UNDONE = 'DELETION_UNDONE',
  COMPANY_DELETED = 'COMPANY_DELETED',
  GUIDE_REQUESTED = 'GUIDE_REQUESTED',
  SIGNED_IN = 'SIGNED_IN',
  SIGNED_OUT = 'SIGNED_OUT',
  SESSIONS_ENDED = 'SESSIONS_ENDED',
  IDENTITY_CONFIRMED = 'IDENTITY_CONFIRMED',
  AUTHENTICATOR_ADDED = 'AUTHENTICATOR_ADDED',
  AUTHENTICATOR_REMOVED = 'AUTHENTICATOR_REMOVED',
  RECOVERY_CODES_RENEWED = 'RECOVERY_CODES_RENEWED',
  IDENTITY_PROVIDER_CHANGED = 'IDENTITY_PROVIDER_CHANGED',
  IDENTITY_PROVIDER_REMOVED = 'IDENTITY_PROVIDER_REMOVED',
  IDENTITY_PROVIDER_TESTED = 'IDENTITY_PROVIDER_TESTED',
  PASSKEY_ADDED = 'PASSKEY_ADDED',
  PASSKEY_RENAMED = 'PASSKEY_RENAMED',
  PASSKEY_REMOVED = 'PASSKEY_REMOVED',
  PASSKEY_COPY_REFUSED = 'PASSKEY_COPY_REFUSED',
  SIGN_IN_REFUSED = 'SIGN_IN_REFUSED',
  SIGN_IN_LOCKED = 'SIGN_IN_LOCKED',
  IMPORT_STARTED = 'IMPORT_STARTED',
  IMPORT_COLUMNS_NAMED = 'IMPORT_COLUMNS_NAMED',
  IMPORT_CONFIRMED = 'IMPORT_CONFIRMED',
  IMPORT_CANCELLED = 'IMPORT_CANCELLED',
  CASE_OPENED = 'CASE_OPENED',
  CASE_CHANGED = 'CASE_CHANGED',
  CASE_CLOSED = 'CASE_CLOSED',
  CASE_REOPENED = 'CASE_REOPENED',
  CASE_ACT_UNDONE = 'CASE_ACT_UNDONE',
  MANUAL_CONTACT_ADDED = 'MANUAL_CONTACT_ADDED',
  MANUAL_CONTACT_TAKEN_BACK = 'MANUAL_CONTACT_TAKEN_BACK',
  CONTACT_CONTESTED = 'CONTACT_CONTESTED',
  CONTEST_CONFIRMED = 'CONTEST_CONFIRMED',
  CONTEST_TAKEN_BACK = 'CONTEST_TAKEN_BACK',
  CONTEST_REQUEST_ACCEPTED = 'CONTEST_REQUEST_ACCEPTED',
  CONTEST_REQUEST_DECLINED = 'CONTEST_REQUEST_DECLINED',
  FOLLOW_UP_ACT_ADDED = 'FOLLOW_UP_ACT_ADDED',
  FOLLOW_UP_ACT_UNDONE = 'FOLLOW_UP_ACT_UNDONE',
  FOLLOW_UP_EXPORTED = 'FOLLOW_UP_EXPORTED',
  OWN_FILE_LINK_MAILED = 'OWN_FILE_LINK_MAILED',
  EMPLOYEE_REPORTED = 'EMPLOYEE_REPORTED',
  EMPLOYEE_REPORT_DECIDED = 'EMPLOYEE_REPORT_DECIDED',
  NOTICES_RESENT = 'NOTICES_RESENT',
  NOTICES_SENT = 'NOTICES_SENT',
  MAIL_DOMAIN_ADDED = 'MAIL_DOMAIN_ADDED',
  MAIL_DOMAIN_PROVEN = 'MAIL_DOMAIN_PROVEN',
  MAIL_DOMAIN_LOST = 'MAIL_DOMAIN_LOST',
  MAIL_DOMAIN_REMOVED = 'MAIL_DOMAIN_REMOVED',
  WEBHOOK_ADDED = 'WEBHOOK_ADDED',
  WEBHOOK_CHANGED = 'WEBHOOK_CHANGED',
  WEBHOOK_DELETED = 'WEBHOOK_DELETED',
  WEBHOOK_SECRET_ROTATED = 'WEBHOOK_SECRET_ROTATED',
  WEBHOOK_TESTED = 'WEBHOOK_TESTED',
  WEBHOOK_REDELIVERED = 'WEBHOOK_REDELIVERED',
  MEMBER_INVITED = 'MEMBER_INVITED',
  INVITATION_RESENT = 'INVITATION_RESENT',
  INVITATION_TAKEN_BACK = 'INVITATION_TAKEN_BACK',
  MEMBER_JOINED = 'MEMBER_JOINED',
  MEMBER_ROLE_CHANGED = 'MEMBER_ROLE_CHANGED',
  MEMBER_REMOVED = 'MEMBER_REMOVED',
  OWNERSHIP_TRANSFERRED = 'OWNERSHIP_TRANSFERRED',
  APP_CODES_REQUESTED = 'APP_CODES_REQUESTED',
  APP_CODES_ISSUED = 'APP_CODES_ISSUED',
  APP_CODES_CANCELLED = 'APP_CODES_CANCELLED',
  APP_CODES_COLLECTED = 'APP_CODES_COLLECTED',
  APP_CODE_REVEALED = 'APP_CODE_REVEALED',
}
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'Action that was taken.',
  valuesConfig: {
    API_KEY_CREATED: { description: 'An API key was created.' },
    API_KEY_REVOKED: { description: 'An API key was revoked.' },
    CAMERA_ADDED: { description: 'A company added a camera.' },
    CAMERA_CHANGED: { description: 'A camera or its region of interest was changed.' },
    CAMERA_DELETED: { description: 'A camera was deleted.' },
    CAMERA_KEY_ROTATED: { description: "A camera's key was replaced by another one." },
    COMPANY_SIGNED_UP: { description: 'A company signed up by itself.' },
    COMPANY_CREATED: { description: 'The provider added a company.' },
    COMPANY_ACCEPTED: { description: 'The provider accepted a pending company.' },
    COMPANY_ACTIVATED: { description: 'The provider activated an inactive company.' },
    COMPANY_INACTIVATED: { description: 'The provider inactivated a company.' },
    PLAN_CHANGED: { description: 'A company changed its plan.' },
    PLAN_REQUESTED: { description: 'A company asked the sales team for a plan.' },
    PLAN_REQUEST_CLOSED: {
      description: 'A request for a plan was closed without a change of plan.',
    },
    EMAIL_VERIFIED: { description: 'An address was verified by its mailed link.' },
    SETTINGS_CHANGED: { description: 'A setting of a company was changed.' },
    DISEASE_CHANGED: { description: 'A company changed a disease or began or ceased to use it.' },
    VERIFICATION_RESENT: { description: 'A new verification link was mailed.' },
    PASSWORD_FORGOTTEN: { description: 'A link to set a new password was mailed.' },
    PASSWORD_RESET: { description: 'A new password was set by a mailed link.' },
    PASSWORD_CHANGED: { description: 'A password was changed with the current one.' },
    MAIL_RETRIED: { description: 'A mail was sent again by hand.' },
    EMPLOYEE_CREATED: { description: 'Somebody was added to the directory.' },
    EMPLOYEE_UPDATED: { description: 'Data of one person was changed.' },
    EMPLOYEES_DELETED: { description: 'People were removed from the directory.' },
    EMPLOYEES_CHANGED: { description: 'Data of many people was changed at once.' },
    EMPLOYEES_IMPORTED: { description: 'A file was imported into the directory.' },
    CHANGE_UNDONE: { description: 'A change of many people was undone.' },
    EMPLOYEE_ERASED: { description: 'All personal data of an employee was erased.' },
    EMPLOYEE_EXPORTED: { description: 'All data of an employee was exported to a file.' },
    CONTACTS_EXPORTED: { description: 'The contacts of a period were exported to a file.' },
    AUDIT_LOG_EXPORTED: { description: 'The audit log was exported to a file.' },
    AUDIT_LOG_STREAMED: {
      description: 'Another system read the audit log as a stream. Written once a day per reader.',
    },
    PHOTO_CHANGED: { description: 'A photo was set or removed.' },
    COMPANY_UPDATED: { description: 'A company changed its own data.' },
    ORDER_PLACED: { description: 'A company ordered licences.' },
    DELETION_SCHEDULED: { description: 'A company asked to be deleted with all its data.' },
    DELETION_UNDONE: { description: 'A scheduled deletion was cancelled.' },
    COMPANY_DELETED: { description: 'A company was deleted with all its data.' },
    GUIDE_REQUESTED: { description: 'A visitor asked for the guide.' },
    SIGNED_IN: { description: 'Somebody signed in.' },
    SIGNED_OUT: { description: 'Somebody signed out.' },
    SESSIONS_ENDED: { description: 'An account ended its sessions on other devices.' },
    IDENTITY_CONFIRMED: { description: 'A member confirmed their identity for sensitive work.' },
    AUTHENTICATOR_ADDED: { description: 'An account got an authenticator app.' },
    AUTHENTICATOR_REMOVED: { description: 'The authenticator app of an account was removed.' },
    PASSKEY_ADDED: { description: 'An account got a passkey.' },
    PASSKEY_RENAMED: { description: 'A passkey of an account got another name.' },
    PASSKEY_REMOVED: { description: 'A passkey of an account was removed.' },
    PASSKEY_COPY_REFUSED: {
      description: 'A passkey was refused because its counter went back: it may be a copy.',
    },
    RECOVERY_CODES_RENEWED: { description: 'The recovery codes of an account were replaced.' },
    IDENTITY_PROVIDER_CHANGED: { description: 'The identity provider was set up or changed.' },
    IDENTITY_PROVIDER_REMOVED: { description: 'The identity provider was removed.' },
    IDENTITY_PROVIDER_TESTED: {
      description: 'The configuration of the identity provider was tested.',
    },
    SIGN_IN_REFUSED: {
      description: 'A sign-in failed. Written at most once in 15 minutes for each account.',
    },
    SIGN_IN_LOCKED: { description: 'Too many wrong tries locked an account for a while.' },
    IMPORT_STARTED: { description: 'A file was sent to be imported into the directory.' },
    IMPORT_COLUMNS_NAMED: { description: 'Columns of a file to import were named by hand.' },
    IMPORT_CONFIRMED: { description: 'An import was confirmed after its preview.' },
    IMPORT_CANCELLED: { description: 'An import was cancelled before it changed anything.' },
    CASE_OPENED: { description: 'A case of a disease was opened.' },
    CASE_CHANGED: { description: 'Values of a case were changed.' },
    CASE_CLOSED: { description: 'A case was closed.' },
    CASE_REOPENED: { description: 'A closed case was opened again.' },
    CASE_ACT_UNDONE: { description: 'An act on a case was undone.' },
    MANUAL_CONTACT_ADDED: { description: 'A contact was added by hand to a case.' },
    MANUAL_CONTACT_TAKEN_BACK: { description: 'A contact that was added by hand was taken back.' },
    CONTACT_CONTESTED: { description: 'A recorded contact was contested.' },
    CONTEST_CONFIRMED: { description: 'A second person confirmed the contest of a contact.' },
    CONTEST_TAKEN_BACK: { description: 'The contest of a contact was taken back.' },
    CONTEST_REQUEST_ACCEPTED: {
      description: 'The request of an employee for a contest was accepted.',
    },
    CONTEST_REQUEST_DECLINED: {
      description: 'The request of an employee for a contest was declined.',
    },
    FOLLOW_UP_ACT_ADDED: { description: 'Something was done in the follow-up of people.' },
    FOLLOW_UP_ACT_UNDONE: { description: 'An act in the follow-up of people was undone.' },
    FOLLOW_UP_EXPORTED: { description: 'The follow-up of people was exported to a file.' },
    EMPLOYEE_REPORTED: { description: 'An employee reported something from the own file.' },
    EMPLOYEE_REPORT_DECIDED: { description: 'A report of an employee was accepted or declined.' },
    OWN_FILE_LINK_MAILED: { description: 'A link to the own file was mailed to an employee.' },
    NOTICES_RESENT: { description: 'Notices whose mails had failed were sent again.' },
    NOTICES_SENT: { description: 'Notices or corrections were sent to exposed people.' },
    MAIL_DOMAIN_ADDED: { description: 'A mail domain was added, not proven yet.' },
    MAIL_DOMAIN_PROVEN: { description: 'A mail domain was proven by its record.' },
    MAIL_DOMAIN_LOST: {
      description: 'A mail domain is no longer proven: its record had been missing for 3 days.',
    },
    MAIL_DOMAIN_REMOVED: { description: 'A mail domain was removed.' },
    WEBHOOK_ADDED: { description: 'A webhook was added.' },
    WEBHOOK_CHANGED: { description: 'A webhook was changed, paused or resumed.' },
    WEBHOOK_DELETED: { description: 'A webhook was deleted with its messages.' },
    WEBHOOK_SECRET_ROTATED: { description: 'The secret of a webhook was replaced.' },
    WEBHOOK_TESTED: { description: 'A test message was sent to a webhook.' },
    WEBHOOK_REDELIVERED: { description: 'A message was sent to a webhook again by hand.' },
    MEMBER_INVITED: { description: 'Somebody was invited to become a member.' },
    INVITATION_RESENT: { description: 'An invitation of a member was mailed again.' },
    INVITATION_TAKEN_BACK: { description: 'An invitation of a member was taken back.' },
    MEMBER_JOINED: { description: 'An invited address became a member, and signed in.' },
    MEMBER_ROLE_CHANGED: { description: 'A member got another role.' },
    MEMBER_REMOVED: { description: 'A membership was ended.' },
    OWNERSHIP_TRANSFERRED: { description: 'An owner made another member owner in their place.' },
    APP_CODES_REQUESTED: { description: 'New app codes for many people were asked for.' },
    APP_CODES_ISSUED: { description: 'New app codes were stored, or invitations were mailed.' },
    APP_CODES_CANCELLED: { description: 'Issuing app codes was stopped halfway.' },
    APP_CODES_COLLECTED: { description: 'New app codes were collected for a file or cards.' },
    APP_CODE_REVEALED: { description: 'An employee got an app code by an invitation.' },
  },
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
