/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An invitation to accept, with a password or a passkey of the invited address. */
export type AcceptInvitationInput = {
  /** Code of the authenticator app, or a recovery code. Required after an attempt without it was refused with SECOND_FACTOR. */
  code?: string | null | undefined;
  /** First passkey of an address without an account, in place of a password. startInvitationPasskey supplies the options to create it. */
  newPasskey?: PasskeyAttestationInput | null | undefined;
  /** Answer of an existing passkey to the challenge of startInvitationPasskey, in place of password and code. Only for an address that already has an account. */
  passkey?: PasskeyAssertionInput | null | undefined;
  /** Current password if the address has an account, otherwise its first password: at least 7 characters and not easily guessed; 12 are recommended. */
  password?: string | null | undefined;
  /** Token from the mailed link: the last part of its path. */
  token: string;
};

/** What was changed by which an employee signs in or is reached. */
export type AccessChangeKind =
  /** The app code. */
  | 'CODE'
  /** The e-mail address. */
  | 'EMAIL'
  /** The first e-mail address of somebody who had none. */
  | 'FIRST_ADDRESS'
  /** The first app code of somebody who had none. */
  | 'FIRST_CODE'
  /** The phone number or its country code. */
  | 'PHONE';

/** An act to add to follow-ups. */
export type AddFollowUpActInput = {
  /** E-mail address of the member assigned by ASSIGNED, one of followUpAssignees; null for other acts, or if nobody in particular is assigned. */
  assignee?: string | null | undefined;
  /** How the people were told. Required for INFORMED and CORRECTED; NOTICE is refused. */
  channel?: InformChannel | null | undefined;
  /** Day of the test or the release, today at the latest. Required for TESTED and RELEASED. */
  day?: string | null | undefined;
  /** Ids of the follow-ups, 1 to 1000. */
  followUpIds: Array<string>;
  /** Type of the act. */
  kind: FollowUpActKind;
  /** For INFORMED: true if the people were told their last day of quarantine even where it gives the day of their exposure away. Otherwise they were told what NoticePreview.announcedUntil says. */
  namesDay?: boolean | null | undefined;
  /** A note of at most 2000 characters. Required for NOTE. */
  note?: string | null | undefined;
  /** Result of the test. Required for TESTED. A positive result confirms the open case of each person, or opens a confirmed one. */
  result?: TestResult | null | undefined;
  /** Kind of test. Required for TESTED. */
  test?: ReleaseTest | null | undefined;
};

/** A mail domain to add. */
export type AddMailDomainInput = {
  /** The part of mail addresses after the @, such as example.com. Subdomains count as separate domains. */
  name: string;
};

/** A contact to add manually to an open case. */
export type AddManualContactInput = {
  /** Id of the case. */
  caseId: string;
  /** When the contact ended: after the start, at most 24 hours later and not in the future. Give either this or minutes. */
  endedAt?: string | null | undefined;
  /** Person who reported the contact. */
  informant: InformantInput;
  /** Length of the contact in minutes, 1 to 1440. Give either this or endedAt. */
  minutes?: number | null | undefined;
  /** A note about the contact, at most 2000 characters; absent: none. */
  note?: string | null | undefined;
  /** When the contact began: not in the future, and not before the oldest day whose records are stored. */
  startedAt: string;
  /** Person who met the person of the case. */
  who: MetPersonInput;
};

/** How new app codes are delivered to people. */
export type AppCodeDelivery =
  /** An admin collects the codes once, for a file or printed cards. */
  | 'DOWNLOAD'
  /** Each person is mailed a link that shows the code once. */
  | 'MAIL';

/** The people who get a new app code: either a selection or the people of a directory change. */
export type AppCodePeopleInput = {
  /** Id of a directory change, such as an import: selects the people that it added or changed. Give either this or selection. */
  changeId?: string | null | undefined;
  /** Whether to leave out everybody who has ever signed in on the app. */
  onlyNeverSignedIn?: boolean;
  /** People of the directory. Give either this or changeId. */
  selection?: EmployeeSelectionInput | null | undefined;
};

/** Stage of a run of app codes. */
export type AppCodeRunState =
  /** The run was stopped. Codes and invitations issued before then remain valid. */
  | 'CANCELLED'
  /** Every selected person has been processed. */
  | 'DONE'
  /** The run stopped on an error. Codes issued before then remain valid. */
  | 'FAILED'
  /** A background job is issuing codes. */
  | 'RUNNING';

/** Type of action in the audit log. */
export type AuditAction =
  /** A changed app code, address or phone number of an employee was confirmed to be the employee's. */
  | 'ACCESS_CHANGE_CONFIRMED'
  /** An API key was created. */
  | 'API_KEY_CREATED'
  /** An API key was revoked. */
  | 'API_KEY_REVOKED'
  /** A run of app codes was stopped before it finished. */
  | 'APP_CODES_CANCELLED'
  /** New app codes were collected, for a file or printed cards. */
  | 'APP_CODES_COLLECTED'
  /** New app codes were stored for collection, or invitations were mailed. */
  | 'APP_CODES_ISSUED'
  /** New app codes were requested for many people. */
  | 'APP_CODES_REQUESTED'
  /** An employee received an app code through an invitation. */
  | 'APP_CODE_REVEALED'
  /** The audit log was exported to a file. */
  | 'AUDIT_LOG_EXPORTED'
  /** Another system read the audit log as a stream. Recorded once a day for each reader. */
  | 'AUDIT_LOG_STREAMED'
  /** An authenticator app was added to an account. */
  | 'AUTHENTICATOR_ADDED'
  /** The authenticator app of an account was removed. */
  | 'AUTHENTICATOR_REMOVED'
  /** A company added a camera. */
  | 'CAMERA_ADDED'
  /** A camera or its region of interest was changed. */
  | 'CAMERA_CHANGED'
  /** A camera was deleted. */
  | 'CAMERA_DELETED'
  /** A camera's key was replaced. */
  | 'CAMERA_KEY_ROTATED'
  /** An act on a case was undone. */
  | 'CASE_ACT_UNDONE'
  /** Values of a case were changed. */
  | 'CASE_CHANGED'
  /** A case was closed. */
  | 'CASE_CLOSED'
  /** A case of a disease was opened. */
  | 'CASE_OPENED'
  /** A closed case was reopened. */
  | 'CASE_REOPENED'
  /** A change to many people was undone. */
  | 'CHANGE_UNDONE'
  /** The provider accepted a pending company. */
  | 'COMPANY_ACCEPTED'
  /** The provider activated an inactive company. */
  | 'COMPANY_ACTIVATED'
  /** The provider added a company. */
  | 'COMPANY_CREATED'
  /** A company was deleted with all its data. */
  | 'COMPANY_DELETED'
  /** The provider deactivated a company. */
  | 'COMPANY_INACTIVATED'
  /** A company signed up on its own. */
  | 'COMPANY_SIGNED_UP'
  /** A company changed its own details. */
  | 'COMPANY_UPDATED'
  /** The contacts of a period were exported to a file. */
  | 'CONTACTS_EXPORTED'
  /** A recorded contact was contested. */
  | 'CONTACT_CONTESTED'
  /** A second person confirmed the contest of a contact. */
  | 'CONTEST_CONFIRMED'
  /** An employee's request to contest contacts was accepted. */
  | 'CONTEST_REQUEST_ACCEPTED'
  /** An employee's request to contest contacts was declined. */
  | 'CONTEST_REQUEST_DECLINED'
  /** A contest of a contact was withdrawn. */
  | 'CONTEST_TAKEN_BACK'
  /** A company scheduled its deletion with all its data. */
  | 'DELETION_SCHEDULED'
  /** The scheduled deletion of a company was cancelled. */
  | 'DELETION_UNDONE'
  /** A company changed a disease, or started or stopped using it. */
  | 'DISEASE_CHANGED'
  /** An account has another email address, which its mailbox has confirmed. */
  | 'EMAIL_CHANGED'
  /** An e-mail address was verified through a mailed link. */
  | 'EMAIL_VERIFIED'
  /** Data of many people was changed at the same time. */
  | 'EMPLOYEES_CHANGED'
  /** People were removed from the directory. */
  | 'EMPLOYEES_DELETED'
  /** A file was imported into the directory. */
  | 'EMPLOYEES_IMPORTED'
  /** An employee was added to the directory. */
  | 'EMPLOYEE_CREATED'
  /** All personal data of an employee was erased. */
  | 'EMPLOYEE_ERASED'
  /** All data of an employee was exported to a file. */
  | 'EMPLOYEE_EXPORTED'
  /** An employee submitted a report through the own file. */
  | 'EMPLOYEE_REPORTED'
  /** A report from an employee was accepted or declined. */
  | 'EMPLOYEE_REPORT_DECIDED'
  /** Data of one employee was changed. */
  | 'EMPLOYEE_UPDATED'
  /** An employee downloaded the exact records of their contacts. */
  | 'EXACT_RECORDS_DOWNLOADED'
  /** An employee was given the exact records of their contacts. */
  | 'EXACT_RECORDS_GIVEN'
  /** A request of an employee for exact records was refused. */
  | 'EXACT_RECORDS_REFUSED'
  /** An employee asked for the exact records of their contacts. */
  | 'EXACT_RECORDS_REQUESTED'
  /** An act was added to the follow-up of people. */
  | 'FOLLOW_UP_ACT_ADDED'
  /** An act in the follow-up of people was undone. */
  | 'FOLLOW_UP_ACT_UNDONE'
  /** The follow-up of people was exported to a file. */
  | 'FOLLOW_UP_EXPORTED'
  /** A visitor requested the guide. */
  | 'GUIDE_REQUESTED'
  /** Held records of a phone's day were discarded. */
  | 'HELD_RECORDS_DISCARDED'
  /** Held records of a phone's day were released. */
  | 'HELD_RECORDS_RELEASED'
  /** A member confirmed their identity for a sensitive action. */
  | 'IDENTITY_CONFIRMED'
  /** A link to confirm the identity of a member was mailed. */
  | 'IDENTITY_LINK_MAILED'
  /** The identity provider was set up or changed. */
  | 'IDENTITY_PROVIDER_CHANGED'
  /** The identity provider was removed. */
  | 'IDENTITY_PROVIDER_REMOVED'
  /** The configuration of the identity provider was tested. */
  | 'IDENTITY_PROVIDER_TESTED'
  /** An import was cancelled before it changed anything. */
  | 'IMPORT_CANCELLED'
  /** Columns of a file to import were assigned to fields. */
  | 'IMPORT_COLUMNS_NAMED'
  /** An import was confirmed after its preview. */
  | 'IMPORT_CONFIRMED'
  /** A file was uploaded for import into the directory. */
  | 'IMPORT_STARTED'
  /** The invited person declined an invitation. */
  | 'INVITATION_DECLINED'
  /** A member's invitation was mailed again. */
  | 'INVITATION_RESENT'
  /** A member's invitation was withdrawn. */
  | 'INVITATION_TAKEN_BACK'
  /** A mail domain was added but not verified yet. */
  | 'MAIL_DOMAIN_ADDED'
  /** A mail domain is no longer verified, because its DNS record had been missing for 3 days. */
  | 'MAIL_DOMAIN_LOST'
  /** A mail domain was verified by its DNS record. */
  | 'MAIL_DOMAIN_PROVEN'
  /** A mail domain was removed. */
  | 'MAIL_DOMAIN_REMOVED'
  /** A mail was sent again on request. */
  | 'MAIL_RETRIED'
  /** A contact was added manually to a case. */
  | 'MANUAL_CONTACT_ADDED'
  /** A manually added contact was withdrawn. */
  | 'MANUAL_CONTACT_TAKEN_BACK'
  /** Somebody was invited to become a member of a company. */
  | 'MEMBER_INVITED'
  /** An invited person became a member and signed in. */
  | 'MEMBER_JOINED'
  /** A member was removed from a company. */
  | 'MEMBER_REMOVED'
  /** A member's role was changed. */
  | 'MEMBER_ROLE_CHANGED'
  /** Notices whose mails had failed were sent again. */
  | 'NOTICES_RESENT'
  /** Notices or corrections were sent to exposed people. */
  | 'NOTICES_SENT'
  /** A company ordered licences. */
  | 'ORDER_PLACED'
  /** An owner transferred the owner role to another member. */
  | 'OWNERSHIP_TRANSFERRED'
  /** A link to the own file was mailed to an employee. */
  | 'OWN_FILE_LINK_MAILED'
  /** A passkey was added to an account. */
  | 'PASSKEY_ADDED'
  /** A passkey was refused because its counter went backwards, so it may be a copy. */
  | 'PASSKEY_COPY_REFUSED'
  /** A passkey of an account was removed. */
  | 'PASSKEY_REMOVED'
  /** A passkey of an account was renamed. */
  | 'PASSKEY_RENAMED'
  /** A password was changed by entering the current one. */
  | 'PASSWORD_CHANGED'
  /** A link to set a new password was mailed. */
  | 'PASSWORD_FORGOTTEN'
  /** A new password was set through a mailed link. */
  | 'PASSWORD_RESET'
  /** The photo of an employee was set or removed. */
  | 'PHOTO_CHANGED'
  /** A company changed its plan. */
  | 'PLAN_CHANGED'
  /** A company requested a plan from the sales team. */
  | 'PLAN_REQUESTED'
  /** A request for a plan was closed without changing the plan. */
  | 'PLAN_REQUEST_CLOSED'
  /** The recovery codes of an account were replaced. */
  | 'RECOVERY_CODES_RENEWED'
  /** An owner changed a safeguard of a company. */
  | 'SAFEGUARD_CHANGED'
  /** An account ended its sessions on other devices. */
  | 'SESSIONS_ENDED'
  /** A setting of a company was changed. */
  | 'SETTINGS_CHANGED'
  /** A person, device or system signed in. */
  | 'SIGNED_IN'
  /** A person or device signed out. */
  | 'SIGNED_OUT'
  /** An account was locked for a while after too many wrong attempts. */
  | 'SIGN_IN_LOCKED'
  /** A sign-in failed. Recorded at most once in 15 minutes for each account. */
  | 'SIGN_IN_REFUSED'
  /** A new verification link was mailed. */
  | 'VERIFICATION_RESENT'
  /** A webhook was added. */
  | 'WEBHOOK_ADDED'
  /** A webhook was changed, paused or resumed. */
  | 'WEBHOOK_CHANGED'
  /** A webhook was deleted together with its messages. */
  | 'WEBHOOK_DELETED'
  /** A message was sent to a webhook again on request. */
  | 'WEBHOOK_REDELIVERED'
  /** The secret of a webhook was replaced. */
  | 'WEBHOOK_SECRET_ROTATED'
  /** A test message was sent to a webhook. */
  | 'WEBHOOK_TESTED';

/** Person or department that an order is billed to. */
export type BillingContactInput = {
  /** Street and house number. */
  address: string;
  /** Name of the city. */
  city: string;
  /** Two-letter code of the country of the billing address, such as 'SG'. */
  country: string;
  /** E-mail address to which the order is mailed. */
  email: string;
  /** Name of a person or a department. */
  name: string;
  /** Phone number of 6 to 13 digits. Spaces and punctuation are allowed; only the digits are stored. */
  phone: string;
  /** Postal code, at most 20 characters; absent or null: none. */
  postalCode?: string | null | undefined;
};

/** A camera of the company, identified by either its id or its code. */
export type CameraRef =
  {   /** The company's code for the camera. */
  code: string; id?: never; }
  |  { code?: never;   /** Id of the camera. */
  id: string; };

/** Column by which the list of cameras is sorted. */
export type CameraSort =
  /** By code of the camera. */
  | 'CAMERA_ID'
  /** By the time at which the camera was added. */
  | 'CREATED_AT'
  /** By the time of the camera's last report. */
  | 'LAST_REPORTED'
  /** By name of the room. */
  | 'ROOM_NAME'
  /** By number of the room. */
  | 'ROOM_NUMBER';

/** Type of act on a case. */
export type CaseAct =
  /** Values of the case were changed. */
  | 'CHANGED'
  /** The case was closed. */
  | 'CLOSED'
  /** A contact was added manually. */
  | 'CONTACT_ADDED'
  /** A manually added contact was withdrawn. */
  | 'CONTACT_TAKEN_BACK'
  /** The case was opened. */
  | 'OPENED'
  /** The closed case was reopened. */
  | 'REOPENED'
  /** An earlier act was undone. */
  | 'UNDONE';

/** How certain it is that a person has the disease. */
export type CaseClassification =
  /** A test has confirmed the disease. */
  | 'CONFIRMED'
  /** The disease was ruled out; the case is closed. */
  | 'NOT_A_CASE'
  /** A physician considers the person ill, but no test has confirmed it. */
  | 'PROBABLE'
  /** The person may have the disease, for example with symptoms. */
  | 'SUSPECTED';

/** A value of a case whose changes are logged. */
export type CaseField =
  /** How certain it is that the person has the disease. */
  | 'CLASSIFICATION'
  /** Moment from which the person met nobody else in the company. */
  | 'ISOLATED_AT'
  /** The company's notes about the case. */
  | 'NOTES'
  /** Moment at which symptoms began. */
  | 'ONSET_AT'
  /** Day on which symptoms began. */
  | 'ONSET_DAY'
  /** Why the case was closed. */
  | 'OUTCOME'
  /** Day on which the company learned of the case. */
  | 'REPORTED_DAY'
  /** Day on which the specimen for the test was taken. */
  | 'SPECIMEN_DAY';

/** Filter for cases. A case must match every given field. */
export type CaseFilterInput = {
  /** Only cases with this classification. */
  classification?: CaseClassification | null | undefined;
  /** Only cases of these diseases, at most 12. */
  diseases?: Array<DiseaseCode> | null | undefined;
  /** true for open cases only, false for closed cases only. */
  isOpen?: boolean | null | undefined;
  /** Words that must all appear in the person's employee code, name, e-mail or department; or a case number such as 'C-12'. */
  search?: string | null | undefined;
};

/** Sort order for a list of cases. */
export type CaseOrder =
  /** By day zero, latest first. */
  | 'DAY_ZERO'
  /** By name of the person. */
  | 'NAME'
  /** By case number, highest first. */
  | 'NEWEST'
  /** By case number, lowest first. */
  | 'OLDEST';

/** Why a case was closed. */
export type CaseOutcome =
  /** The person did not have the disease. */
  | 'NOT_A_CASE'
  /** The case should not have been opened. */
  | 'OPENED_IN_ERROR'
  /** The person can no longer infect others. */
  | 'RECOVERED';

/** A change of the viewer's password. */
export type ChangePasswordInput = {
  /** The viewer's current password. */
  currentPassword: string;
  /** The viewer's own e-mail address, for clients that send it. Any other address is refused. */
  email?: string | null | undefined;
  /** true: also ends the sessions of everybody else in the companies that the account owns. The account's own sessions always end. */
  endsAllSessions?: boolean | null | undefined;
  /** The new password: at least 7 characters and not easily guessed; 12 are recommended. */
  password: string;
};

/** A case to close. */
export type CloseCaseInput = {
  /** Id of the case. */
  id: string;
  /** Why the case is closed. */
  outcome: CaseOutcome;
  /** Version of the case that the client has seen. CONFLICT if it is not the latest. */
  version: number;
};

/** The run whose app codes to collect, and its key. */
export type CollectAppCodesInput = {
  /** Id of the run of app codes. */
  id: string;
  /** The key that the client sent with issueAppCodes. */
  key: string;
};

/** A company, identified by either its id or its pass-key. */
export type CompanyRef =
  {   /** Id of the company. */
  id: string; passKey?: never; }
  |  { id?: never;   /** Pass-key of the company. Upper and lower case are equivalent. */
  passKey: string; };

/** Status of a company, set by the provider. */
export type CompanyStatus =
  /** The company is accepted, and its people can sign in. */
  | 'ACTIVE'
  /** The provider has deactivated the company: nobody can sign in, and phones are suspended. */
  | 'INACTIVE'
  /** The company has signed up and awaits acceptance by the provider. */
  | 'PENDING';

/** The people whose changes of access to confirm. */
export type ConfirmAccessChangesInput = {
  /** Ids of the employees, at most 500. */
  employeeIds: Array<string>;
};

/** A code of the authenticator app. */
export type ConfirmAuthenticatorInput = {
  /** The six digits that the authenticator app shows now. */
  code: string;
};

/** Proof of identity: a passkey or a code if the account has a second factor, otherwise the password. */
export type ConfirmIdentityInput = {
  /** Code of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** Answer of a passkey to the challenge from startPasskeyConfirmation. */
  passkey?: PasskeyAssertionInput | null | undefined;
  /** Password of the account, if it has no second factor. */
  password?: string | null | undefined;
};

/** The mailed link that confirms a change of access. */
export type ConfirmOwnAccessChangeInput = {
  /** Token from the mailed link: the last part of its path. */
  token: string;
};

/** Rule by which a contact counts. */
export type ContactRule =
  /** A single meeting reached the threshold, measured from the start of its first record to the end of its last. */
  | 'CONTINUOUS'
  /** The time covered by records within 24 hours reached the threshold. */
  | 'CUMULATIVE';

/** Source of a contact. Contacts from different sources are never added together. */
export type ContactSource =
  /** A camera of the company. */
  | 'CAMERA'
  /** A person reported the contact, and it was added manually. */
  | 'MANUAL'
  /** The phones of the people. */
  | 'MOBILE';

/** A recorded contact to contest, so that it no longer counts. */
export type ContestContactInput = {
  /** Start of the contested period; not before the oldest day whose records are stored. */
  from: string;
  /** Explanation of the reason, at most 2000 characters. Required for OTHER. */
  note?: string | null | undefined;
  /** The other of the two people. */
  other: EmployeeRef;
  /** One of the two people. */
  person: EmployeeRef;
  /** Why the recorded contact is contested. */
  reason: ContestReason;
  /** Source whose records to exclude. */
  source: ContactSource;
  /** End of the contested period: at most 24 hours after its start and not in the future. */
  until: string;
};

/** Type of effect that making or withdrawing a contest would have on a person. */
export type ContestEffectKind =
  /** The last day of quarantine would change. */
  | 'DATE_CHANGED'
  /** The person would be exposed. */
  | 'NEWLY_EXPOSED'
  /** The person would no longer be exposed. */
  | 'NO_LONGER_EXPOSED'
  /** The person was informed, would no longer be exposed, and would need a correction. */
  | 'OWED_CORRECTION';

/** Filter for contests. A contest must match every given field. */
export type ContestFilterInput = {
  /** Only contests of contacts with this person. */
  person?: EmployeeRef | null | undefined;
  /** Only contests in this state. */
  state?: ContestState | null | undefined;
};

/** Why a recorded contact is contested. */
export type ContestReason =
  /** Another reason, explained in the note. */
  | 'OTHER'
  /** A phone was left somewhere without its owner. */
  | 'PHONE_LEFT_BEHIND'
  /** The two people met but were protected from each other. */
  | 'PROTECTED'
  /** A wall or a window was between the two people. */
  | 'WALL_BETWEEN'
  /** The device recorded the wrong person. */
  | 'WRONG_PERSON';

/** Whether an employee's request to contest contacts has been answered, and how. */
export type ContestRequestState =
  /** The company contested the contacts in the requested period. */
  | 'ACCEPTED'
  /** The company declined the request, and nothing was contested. */
  | 'DECLINED'
  /** The request awaits an answer. */
  | 'OPEN';

/** Whether a contest is in force. */
export type ContestState =
  /** The contest takes effect once somebody other than its author has confirmed it. */
  | 'AWAITING_CONFIRMATION'
  /** The contest is in force: records in the contested period are excluded from all results. */
  | 'IN_FORCE'
  /** The contest was withdrawn, and the records count again. */
  | 'TAKEN_BACK';

/** A value in the directory that an employee wants to have corrected. */
export type CorrectedField =
  /** The name of the department. */
  | 'DEPARTMENT'
  /** The job title. */
  | 'DESIGNATION'
  /** The e-mail address. */
  | 'EMAIL'
  /** The full name. */
  | 'NAME'
  /** Something else, which the company changes manually. */
  | 'OTHER'
  /** The phone number. */
  | 'PHONE';

/** What the dates count from that a person was told about their quarantine. */
export type CountedFrom =
  /** The day of the exposure, which the person may work out from them. */
  | 'EXPOSURE'
  /** The last of the days that a notice named. */
  | 'PERIOD'
  /** The day on which the person was told. */
  | 'TELLING';

/** An API key to create. */
export type CreateApiKeyInput = {
  /** Number of days until the key expires, 1 to 365. */
  expiresInDays: number;
  /** Name of the system that will use the key, at most 60 characters. It must differ from the name of every earlier key. */
  name: string;
  /** Permissions of the key, at least one of: company:read, settings:update, retention:read, audit:read, disease:read, disease:update, employee:read, employee:create, employee:update, employee:delete, employee:export, health:read, figures:read, tracing:read, contact:read, exposure:read, camera:read, camera:create, camera:update, camera:delete, case:read, case:update, follow-up:read, follow-up:update, member:provision. */
  scopes: Array<string>;
};

/** A camera to add. */
export type CreateCameraInput = {
  /** Code of the camera, unique within the company. */
  code: string;
  /** URL of the video feed, with the scheme rtsp, rtsps, http or https. */
  feedUrl: string;
  /** Whether the camera is a closed-circuit camera. */
  isCctv?: boolean;
  /** Latitude in degrees. The default for a new camera is 54.54. */
  latitude?: number | null | undefined;
  /** Longitude in degrees. The default for a new camera is 87.5454. */
  longitude?: number | null | undefined;
  /** Name of the room: letters, digits, spaces, underscores and hyphens. */
  roomName: string;
  /** Number of the room: letters, digits, spaces, underscores and hyphens. */
  roomNumber: string;
  /** Distance that people should keep from each other, in feet, at least 1. */
  safeDistance: number;
  /** Seconds between two pictures that the camera analyses, at least 1. */
  timeLag: number;
};

/** A company to add, as the provider. */
export type CreateCompanyInput = {
  /** Two-letter code of the country, such as 'SG'. */
  country: string;
  /** E-mail address of the company's admin. */
  email: string;
  /** Name of the company: at least 3 letters and digits, separated by single spaces. */
  name: string;
  /** Phone number of 6 to 10 digits. Spaces and punctuation are allowed; only the digits are stored. */
  phone: string;
  /** Id of the plan that the company gets. */
  planId: string;
  /** IANA name of the company's time zone. The default is Asia/Singapore. */
  timeZone?: string | null | undefined;
  /** URL of the company's website. */
  website: string;
};

/** An employee to add to the directory. */
export type CreateEmployeeInput = {
  /** Country calling code of the phone number, such as '+65'; null: none. */
  callingCode?: string | null | undefined;
  /** Employee code, unique within the company. */
  code: string;
  /** Date of birth, today at the latest. */
  dateOfBirth?: string | null | undefined;
  /** Name of the department. */
  department: string;
  /** Job title, at most 100 characters; null: none. */
  designation?: string | null | undefined;
  /** E-mail address of the employee, unique within the company. */
  email: string;
  /** Gender of the employee; null: not specified. */
  gender?: Gender | null | undefined;
  /** Whether the COVID-19 status is positive. A new employee is negative by default. Setting it to false clears the positive date. */
  isPositive?: boolean | null | undefined;
  /** Full name: letters, which may be separated by spaces, hyphens, apostrophes and full stops. */
  name: string;
  /** 6-digit password for signing in on the app. Needs the permission app-code:issue, which API keys never have. Generated for a new employee if absent, but not for an API key. Changing it needs a recent confirmation of identity and ends the phone's sessions. */
  password?: string | null | undefined;
  /** Phone number of 6 to 13 digits, unique within the company. A leading country code is stored separately. */
  phone: string;
  /** Day of the positive test, today at the latest. Allowed only for a positive employee. */
  positiveDate?: string | null | undefined;
};

/** A webhook to add. */
export type CreateWebhookInput = {
  /** Events to send to the webhook, at least one. */
  events: Array<WebhookEvent>;
  /** Public https URL to call, at most 2,000 characters. */
  url: string;
};

/** A currency of listed prices, by its ISO 4217 code. */
export type CurrencyCode =
  /** Indian rupee. */
  | 'INR'
  /** US dollar. */
  | 'USD';

/** Fact from which day zero of a case was taken. */
export type DayZeroBasis =
  /** The day on which symptoms began. */
  | 'ONSET'
  /** The day on which the company learned of the case, used if no other day is known. */
  | 'REPORT'
  /** The day on which the specimen was taken, used if the onset is unknown. */
  | 'SPECIMEN';

/** A decision on a report from an employee. */
export type DecideCorrectionInput = {
  /** Explanation that the employee can read, at most 500 characters. Required to decline. */
  answer?: string | null | undefined;
  /** Id of the report. */
  id: string;
  /** Whether to accept the report. An accepted correction is written to the directory, an accepted test to the follow-up of the employee. */
  isAccepted: boolean;
  /** Kind of the test. Required to accept the report of a test. */
  test?: ReleaseTest | null | undefined;
};

/** A contest request to decline. */
export type DeclineContestRequestInput = {
  /** Explanation that the employee can read, at most 2000 characters. */
  answer: string;
  /** Id of the request. */
  id: string;
};

/** People to remove from the directory. */
export type DeleteEmployeesInput = {
  /** The people that the mutation applies to. */
  selection: EmployeeSelectionInput;
};

/** Type of device that reports contacts and breaches. */
export type DeviceSource =
  /** Cameras. */
  | 'CAMERA'
  /** Phones. */
  | 'MOBILE';

/** Type of change made to many people of the directory. */
export type DirectoryChangeKind =
  /** People were removed from the directory. */
  | 'DELETION'
  /** People were moved to a department. */
  | 'DEPARTMENT'
  /** A file added and changed people. */
  | 'IMPORT'
  /** People were marked negative. */
  | 'NEGATIVE'
  /** Confirmed cases were opened for people. */
  | 'POSITIVE';

/** Proposed figures of a disease, to preview their effect. */
export type DiseaseChangePreviewInput = {
  /** Disease whose figures to preview. */
  disease: DiseaseCode;
  /** Proposed figures. Figures not listed keep their values. */
  figures: Array<FigureInput>;
};

/** A disease of the catalogue. */
export type DiseaseCode =
  /** COVID-19, caused by SARS-CoV-2. */
  | 'COVID_19'
  /** Seasonal influenza, also called the flu. */
  | 'INFLUENZA'
  /** Measles, also called rubeola. */
  | 'MEASLES'
  /** Invasive meningococcal disease. */
  | 'MENINGOCOCCAL_DISEASE'
  /** Mpox, an infection with the monkeypox virus. */
  | 'MPOX'
  /** Mumps, with swollen salivary glands. */
  | 'MUMPS'
  /** Gastroenteritis caused by norovirus. */
  | 'NOROVIRUS'
  /** Pertussis, also called whooping cough. */
  | 'PERTUSSIS'
  /** Infection with the respiratory syncytial virus. */
  | 'RSV'
  /** Scabies, an infestation with mites. */
  | 'SCABIES'
  /** Tuberculosis of the lungs or the larynx. */
  | 'TUBERCULOSIS'
  /** Varicella, also called chickenpox. */
  | 'VARICELLA';

/** How long ago the phone of an employee last reported. */
export type EmployeeActivity =
  /** The phone reported in the last 2 hours. */
  | 'ACTIVE'
  /** The phone reported in the last 24 hours. */
  | 'LAST_DAY'
  /** The phone reported in the last 7 days. */
  | 'LAST_WEEK'
  /** The phone never reported. */
  | 'NEVER'
  /** The phone last reported more than 7 days ago. */
  | 'SILENT';

/** Filter for the directory. A person must match every given field. */
export type EmployeeFilterInput = {
  /** Only people whose phones last reported within this period. */
  activity?: EmployeeActivity | null | undefined;
  /** Only people of these departments, at most 500. */
  departments?: Array<string> | null | undefined;
  /** Only people with this COVID-19 status. */
  status?: EmployeeStatus | null | undefined;
};

/** An employee of the company, identified by either id or employee code. */
export type EmployeeRef =
  {   /** The company's code for the employee. */
  code: string; id?: never; }
  |  { code?: never;   /** Id of the employee. */
  id: string; };

/** Filter for reports of employees. A report must match every given field. */
export type EmployeeReportFilterInput = {
  /** Only reports of this kind. */
  kind?: EmployeeReportKind | null | undefined;
  /** Only reports in this state. */
  state?: EmployeeReportState | null | undefined;
};

/** A report that an employee has sent from the own file. */
export type EmployeeReportKind =
  /** A correction to an incorrect value in the directory. */
  | 'CORRECTION'
  /** A report of symptoms of a disease. */
  | 'SYMPTOMS'
  /** A report of a test and its result. */
  | 'TEST';

/** Decision on a report of an employee. */
export type EmployeeReportState =
  /** The report was accepted, or its case is probable, confirmed or closed. */
  | 'ACCEPTED'
  /** The report was declined, or its case was closed as not a case. */
  | 'DECLINED'
  /** Nobody has decided yet, or the case is still only suspected. */
  | 'WAITING';

/** People of the directory, selected either by ids or by a search and a filter. */
export type EmployeeSelectionInput = {
  /** Ids of people to exclude from the results of search and filter, at most 10000. */
  except?: Array<string> | null | undefined;
  /** Selects everybody who matches this filter and the search. Cannot be combined with ids. */
  filter?: EmployeeFilterInput | null | undefined;
  /** Ids of the people, at most 10000. Cannot be combined with search or filter. */
  ids?: Array<string> | null | undefined;
  /** Selects everybody who matches this search and the filter, as in the query employees. Cannot be combined with ids. */
  search?: string | null | undefined;
};

/** Column by which the directory is sorted. */
export type EmployeeSort =
  /** By the time at which the employee was added. */
  | 'CREATED_AT'
  /** By name of the department. */
  | 'DEPARTMENT'
  /** By e-mail address. */
  | 'EMAIL'
  /** By employee code. */
  | 'EMPLOYEE_ID'
  /** By the time of the phone's last report. */
  | 'LAST_ACTIVE'
  /** By full name. */
  | 'NAME'
  /** By the digits of the phone number. */
  | 'PHONE'
  /** By COVID-19 status. */
  | 'STATUS';

/** COVID-19 status of an employee. */
export type EmployeeStatus =
  /** Not known to be positive. */
  | 'NEGATIVE'
  /** Known to have tested positive. */
  | 'POSITIVE';

/** Whether an employee's request for their exact records was answered, and how. */
export type ExactRecordRequestState =
  /** The employee may download the records for 30 days. */
  | 'GIVEN'
  /** The request awaits an answer. */
  | 'OPEN'
  /** The company refused in writing. */
  | 'REFUSED';

/** A new value for a figure of a disease. */
export type FigureInput = {
  /** Name of the figure to change. */
  name: FigureName;
  /** Value in days; null or absent: no value. Sending the catalogue's default reverts to it. */
  value?: number | null | undefined;
};

/** A figure that describes a disease or the measures against it. All figures are in days. */
export type FigureName =
  /** Incubation period, 5th percentile: days from exposure to symptoms within which 5% of those who fall ill have symptoms. */
  | 'INCUBATION_P5'
  /** Incubation period, median: days from exposure to symptoms within which half of those who fall ill have symptoms. */
  | 'INCUBATION_P50'
  /** Incubation period, 95th percentile: days from exposure to symptoms within which 95% of those who fall ill have symptoms. */
  | 'INCUBATION_P95'
  /** Number of days after day zero during which the person is still infectious. */
  | 'INFECTIOUS_DAYS_AFTER'
  /** Number of days before day zero during which the person was already infectious. */
  | 'INFECTIOUS_DAYS_BEFORE'
  /** Number of days after day zero for which a person with the disease must stay away from others. */
  | 'ISOLATION_DAYS'
  /** Latent period: shortest usual number of days from exposure until a person can infect others. */
  | 'LATENT_DAYS'
  /** Number of days after the last exposure for which an exposed person must stay away from others. */
  | 'QUARANTINE_DAYS'
  /** First day, counted from the last exposure, on which a negative test ends the quarantine. */
  | 'RELEASE_TEST_DAY';

/** Second factor for a sign-in through an identity provider. */
export type FinishSingleSignOnInput = {
  /** Code of the authenticator app, or a recovery code. Required after an attempt without it was refused with SECOND_FACTOR. */
  code?: string | null | undefined;
  /** Answer of a passkey of the account to the challenge from startPasskeySignIn, in place of a code. */
  passkey?: PasskeyAssertionInput | null | undefined;
};

/** Type of act in a follow-up. */
export type FollowUpActKind =
  /** Somebody was assigned to the follow-up. */
  | 'ASSIGNED'
  /** The person was told that an earlier notice no longer applies. */
  | 'CORRECTED'
  /** The person was informed about the exposure. */
  | 'INFORMED'
  /** A note was added. */
  | 'NOTE'
  /** A doctor ended the person's quarantine. */
  | 'RELEASED'
  /** The person was tested. */
  | 'TESTED';

/** Filter for follow-ups. A follow-up must match every given field. */
export type FollowUpFilterInput = {
  /** Only follow-ups assigned to this e-mail address; empty: only unassigned ones. */
  assignee?: string | null | undefined;
  /** Only people exposed by the case with this number, even if the case was dismissed. */
  caseNumber?: number | null | undefined;
  /** Only follow-ups for these diseases, at most 12. */
  diseases?: Array<DiseaseCode> | null | undefined;
  /** Only follow-ups of the employee with this id. */
  employeeId?: string | null | undefined;
  /** true for follow-ups whose isChanged is true, false for the others. */
  isChanged?: boolean | null | undefined;
  /** true for follow-ups whose last notice could not be mailed, also because mail is not set up, if the person was not told in another way and no newer notice is due; false for the others. */
  isNoticeUndelivered?: boolean | null | undefined;
  /** true for follow-ups whose next step is overdue, false for the others. */
  isOverdue?: boolean | null | undefined;
  /** true for follow-ups whose isOwnPhoneOnly is true, false for the others. */
  isOwnPhoneOnly?: boolean | null | undefined;
  /** true for people whose phone is silent, false for the others. See Presence.isPhoneSilent. */
  isPhoneSilent?: boolean | null | undefined;
  /** Only follow-ups with one of these next steps, at most 4. */
  nextSteps?: Array<FollowUpStep> | null | undefined;
  /** Words that must all appear in the person's employee code, name, e-mail or department. */
  search?: string | null | undefined;
  /** Only follow-ups in one of these states, at most 7. */
  states?: Array<FollowUpState> | null | undefined;
};

/** Sort order for a list of follow-ups. */
export type FollowUpOrder =
  /** By the time of the last change, newest first. */
  | 'CHANGED'
  /** By next step: inform, correct, test, release, then none. Within a step, earliest due date first. */
  | 'DUE'
  /** By name of the person. */
  | 'NAME'
  /** By the last day of quarantine, earliest first. */
  | 'QUARANTINE_END';

/** State of an exposed person's follow-up. */
export type FollowUpState =
  /** The person has, or had, the disease. */
  | 'BECAME_A_CASE'
  /** The person has been informed. The disease does not require quarantine. */
  | 'INFORMED'
  /** The person has been informed and is in quarantine. */
  | 'IN_QUARANTINE'
  /** The person no longer has any exposure that counts. */
  | 'NO_LONGER_EXPOSED'
  /** The quarantine is over. */
  | 'RELEASED'
  /** The person is in quarantine, which a negative test would now end. */
  | 'TEST_DUE'
  /** The person must be informed, or informed again because the quarantine became longer. */
  | 'TO_INFORM';

/** Next step in a follow-up. */
export type FollowUpStep =
  /** Tell the person that an earlier notice no longer applies. */
  | 'CORRECT'
  /** Inform the person about the exposure, within 24 hours of the case, of the exposure, or of what the person was last told, whichever is latest. */
  | 'INFORM'
  /** Tell the person that the quarantine is over, once it has ended. */
  | 'RELEASE'
  /** The person must be tested. */
  | 'TEST';

/** Gender of an employee. */
export type Gender =
  /** The employee is a woman. */
  | 'FEMALE'
  /** The employee is a man. */
  | 'MALE';

/** Geofence of the app. No coordinates are needed to turn it off, and the stored ones are retained. */
export type GeofencingInput = {
  /** Whether the app reports only inside the geofence. */
  isOn: boolean;
  /** Latitude of the geofence's centre, in degrees. */
  latitude?: number | null | undefined;
  /** Longitude of the geofence's centre, in degrees. */
  longitude?: number | null | undefined;
  /** Radius of the geofence in metres, with at most two decimals. */
  radius?: number | null | undefined;
};

/** Occupation of a person who requests the guide. */
export type GuideRequestType =
  /** The person is a professional. */
  | 'PROFESSIONAL'
  /** The person is a student. */
  | 'STUDENT';

/** Why records of a phone are held. */
export type HeldReason =
  /** More than 1,440 minutes with one person on the day. */
  | 'MINUTES'
  /** More than 40 people at the same time. */
  | 'PEOPLE'
  /** More than 3,070 records of the day. */
  | 'RECORDS'
  /** The day is older than the records that the company keeps. */
  | 'TOO_OLD';

/** The held records of a phone's day. */
export type HeldRecordsInput = {
  /** Day on which the records begin. */
  day: string;
  /** Employee whose phone sent the records. */
  employee: EmployeeRef;
};

/** Column of a file that identifies the person of a row. */
export type IdentifyBy =
  /** The e-mail address. */
  | 'EMAIL'
  /** The phone number. */
  | 'MOBILE';

/** Assignment of a column of an imported file to an employee field. */
export type ImportColumnInput = {
  /** Employee field to which the column is assigned; null: the column is ignored. */
  field?: ImportField | null | undefined;
  /** Position of the column in the file, from 0. */
  index: number;
};

/** Employee field that a column of a file can contain. */
export type ImportField =
  /** Country calling code of the phone number, such as '+65'. */
  | 'CALLING_CODE'
  /** Employee's date of birth. */
  | 'DATE_OF_BIRTH'
  /** Name of the department. */
  | 'DEPARTMENT'
  /** Job title of the person. */
  | 'DESIGNATION'
  /** E-mail address. */
  | 'EMAIL'
  /** Employee code. */
  | 'EMPLOYEE_ID'
  /** Gender: female or male. */
  | 'GENDER'
  /** Full name. */
  | 'NAME'
  /** Phone number. */
  | 'PHONE'
  /** Day of the positive test. */
  | 'POSITIVE_DATE'
  /** COVID-19 status: positive or negative. */
  | 'STATUS';

/** Effect that a row of a file has on the directory. */
export type ImportRowKind =
  /** The row changes a person. */
  | 'CHANGED'
  /** The row adds a person. */
  | 'NEW'
  /** The row matches the directory and changes nothing. */
  | 'UNCHANGED'
  /** The row has an error and is not applied. */
  | 'WRONG';

/** Stage of an import. */
export type ImportState =
  /** The directory is being changed. */
  | 'APPLYING'
  /** The import was stopped, and nothing was changed. */
  | 'CANCELLED'
  /** The rows are being compared with the directory. */
  | 'COMPARING'
  /** The rows have been applied to the directory. */
  | 'DONE'
  /** The import stopped on an error and changed nothing. The field problem describes the error. */
  | 'FAILED'
  /** The columns must be assigned to fields with updateImportColumns. */
  | 'MAPPING'
  /** The file is being read. */
  | 'READING'
  /** The preview is ready, and applyImport can apply it. */
  | 'READY';

/** Which rows applyImport applies. */
export type ImportTake =
  /** All rows, or none if any row has an error. */
  | 'ALL'
  /** Only the rows without errors. */
  | 'GOOD';

/** How a person was told about an exposure or a correction. */
export type InformChannel =
  /** By a telephone call. */
  | 'CALL'
  /** In a conversation in person. */
  | 'IN_PERSON'
  /** By e-mail. */
  | 'MAIL'
  /** By a notice that the product sent. Only sendNotices adds such acts, and they cannot be undone. */
  | 'NOTICE';

/** Person who reported a contact: either an employee or somebody else. */
export type InformantInput =
  {   /** The person, if an employee of the company. */
  employee: EmployeeRef; name?: never; }
  |  { employee?: never;   /** Name or description of somebody outside the directory, at most 100 characters. */
  name: string; };

/** Kind of company data that can change. */
export type InsightsTopic =
  /** A phone or camera reported. */
  | 'ACTIVITY'
  /** New breaches were counted. */
  | 'BREACHES'
  /** Cameras were added, changed or deleted. */
  | 'CAMERAS'
  /** Cases or follow-ups changed. */
  | 'CASES'
  /** The company's profile, settings, plan or deletion changed. */
  | 'COMPANY'
  /** The COVID-19 status of an employee changed. */
  | 'STATUS';

/** An address to invite and its role. */
export type InviteMemberInput = {
  /** E-mail address to which the invitation is sent. */
  email: string;
  /** Role that the new member will have. */
  role: MemberRole;
};

/** Options for a new run of app codes. */
export type IssueAppCodesInput = {
  /** How the codes are delivered to people. */
  delivery: AppCodeDelivery;
  /** UUID generated by the client. Sending it again does not issue codes twice. */
  id: string;
  /** Required for DOWNLOAD only: 32 random bytes in base64url. Store them, because the gateway does not, and the codes cannot be collected without them. */
  key?: string | null | undefined;
  /** People who get a new code. */
  people: AppCodePeopleInput;
};

/** What a licence covers. */
export type LicenceKind =
  /** A camera with computer vision. */
  | 'CAMERA'
  /** An employee with the mobile app. */
  | 'EMPLOYEE';

/** Purpose of a mailed link. */
export type LinkPurpose =
  /** Gives an account the address that it was mailed to. */
  | 'CHANGE_EMAIL'
  /** Confirms the identity of the member who asked for it. */
  | 'CONFIRM_IDENTITY'
  /** Opens an employee's own file. */
  | 'OWN_FILE'
  /** Sets a new password. */
  | 'RESET_PASSWORD'
  /** Verifies the address and sets the first password. */
  | 'VERIFY_EMAIL';

/** Whether a mailed link still works. */
export type LinkStatus =
  /** The link has expired. */
  | 'EXPIRED'
  /** The link works and can be used once. */
  | 'GOOD'
  /** The link is not known. */
  | 'UNKNOWN'
  /** The link has been used, or replaced by a newer password or link. */
  | 'USED';

/** Delivery status of a mail. */
export type MailStatus =
  /** The mail server rejected the mail permanently, or attempts failed for days. */
  | 'FAILED'
  /** The mail was stored but not sent, because no mail server was configured. */
  | 'KEPT'
  /** The message is waiting for its first or next attempt. */
  | 'QUEUED'
  /** The mail server accepted the mail. */
  | 'SENT';

/** People to mark positive, at most 1000. */
export type MarkEmployeesPositiveInput = {
  /** Disease that the company uses. */
  disease?: DiseaseCode;
  /** The people that the mutation applies to. */
  selection: EmployeeSelectionInput;
  /** Day on which the specimens for the tests were taken, today at the latest; absent: not disclosed. */
  specimenDay?: string | null | undefined;
};

/** Which changes of follow-ups to mark as seen. */
export type MarkFollowUpsSeenInput = {
  /** Time of the latest change that the client has shown: the value of FollowUpSummary.latestChangeAt. */
  until: string;
};

/** Role of a member of a company. */
export type MemberRole =
  /** Reads the audit log and the settings. */
  | 'AUDITOR'
  /** Manages employees, app codes, cameras and settings. Sees no health status and no contacts. */
  | 'DIRECTORY_MANAGER'
  /** Has every permission in the company. */
  | 'OWNER'
  /** Manages cases, contacts, follow-up and notices. Reads the directory. */
  | 'SAFETY_OFFICER'
  /** Reads statistics without names. */
  | 'VIEWER';

/** Person who met the person of a case: either an employee or a visitor. */
export type MetPersonInput =
  {   /** The person, if an employee of the company. */
  employee: EmployeeRef; visitor?: never; }
  |  { employee?: never;   /** The person, if a visitor who is not in the directory. */
  visitor: VisitorInput; };

/** An amount of money in one currency. */
export type MoneyInput = {
  /** Amount in units of the currency, with two decimals, such as '1200.00'. */
  amount: string;
  /** Currency of the amount. */
  currency: CurrencyCode;
};

/** Why a notice cannot be sent. */
export type NoticeBlock =
  /** The person has already been informed, and there is nothing new to tell. */
  | 'ALREADY_SENT'
  /** The text has changed since it was previewed. */
  | 'CHANGED'
  /** There is nothing to tell, because the person is no longer exposed. */
  | 'NOT_EXPOSED'
  /** The person has no e-mail address. Please speak to the person. */
  | 'NO_ADDRESS'
  /** Only the person's own phone has reported what a notice would be about. Please check it, then add the contact to the case or speak to the person. */
  | 'OWN_PHONE_ONLY'
  /** Even a notice without a time would let its reader work out who is ill. Please speak to the person. */
  | 'TOO_FEW_CANDIDATES'
  /** Somebody has changed the person's e-mail address, and nobody has confirmed it. Please call the person, or confirm the change. */
  | 'UNCONFIRMED_ADDRESS';

/** How precisely a notice states the time of the exposure, most precise first. */
export type NoticeDetail =
  /** The calendar day. */
  | 'DAY'
  /** The day and the part of the day, such as the morning. */
  | 'DAY_PART'
  /** A range of two or three days. */
  | 'FEW_DAYS'
  /** No time is stated. */
  | 'NO_TIME'
  /** A range of one week. */
  | 'WEEK';

/** What a notice is about. */
export type NoticeKind =
  /** An earlier notice no longer applies. */
  | 'CORRECTION'
  /** The reader may have been exposed. */
  | 'EXPOSURE';

/** Delivery state of a notice. The app shows the notice in every state. */
export type NoticeState =
  /** The mail could not be delivered. */
  | 'FAILED'
  /** Mail was not set up when the notice was made, so only the app shows it. */
  | 'IN_APP_ONLY'
  /** The mail is waiting for its first or next attempt. */
  | 'QUEUED'
  /** The recipient has opened the notice in the app. */
  | 'READ'
  /** The mail server accepted the mail. */
  | 'SENT';

/** A case to open. */
export type OpenCaseInput = {
  /** How certain it is that the person has the disease. NOT_A_CASE is not allowed. */
  classification: CaseClassification;
  /** Disease that the company uses. */
  disease: DiseaseCode;
  /** Person who has or may have the disease. */
  employee: EmployeeRef;
  /** Moment from which the person met nobody else in the company; not in the future and not before the onset. */
  isolatedAt?: string | null | undefined;
  /** Notes about the case, at most 2000 characters. */
  notes?: string | null | undefined;
  /** Moment at which symptoms began, if known. It must be on onsetDay. */
  onsetAt?: string | null | undefined;
  /** Day on which symptoms began; not after today or the day of the report. The default is the day of onsetAt. */
  onsetDay?: string | null | undefined;
  /** Day on which the company learned of the case, today at the latest. The default is today. */
  reportedDay?: string | null | undefined;
  /** Day on which the specimen for the test was taken, today at the latest. */
  specimenDay?: string | null | undefined;
};

/** An order of licences to place. */
export type OrderInput = {
  /** Person or department that the order is billed to. */
  billing: BillingContactInput;
  /** Number of licences for cameras, 0 to 10000. */
  cameras: number;
  /** Number of licences for employees, 1 to the plan's maxEmployees. */
  employees: number;
  /** UUID generated by the client. Use the same one when sending the order again. */
  id: string;
  /** Id of a plan that has a price list. */
  planId: string;
  /** Region whose prices apply. */
  region: PriceRegion;
  /** Length of time that is paid in advance. */
  term: OrderTerm;
  /** Total for the complete term, as shown to the customer. Fails with CONFLICT and the field 'total' if it differs from today's prices. */
  total: MoneyInput;
};

/** Length of time for which an order is paid in advance. */
export type OrderTerm =
  /** Paid for twelve months at prices reduced by 10%. */
  | 'ANNUAL'
  /** Paid for one month at list prices. */
  | 'MONTHLY';

/** Data of an employee that somebody could see. */
export type OwnAccessData =
  /** The entry in the directory only. */
  | 'DIRECTORY'
  /** Health, contacts or follow-up, in a role that may read them. */
  | 'HEALTH';

/** A signature by a passkey, as defined by WebAuthn. */
export type PasskeyAssertionInput = {
  /** Data from the authenticator about the signature, in base64url. */
  authenticatorData: string;
  /** Client data that the browser passed to the passkey, in base64url. */
  clientDataJSON: string;
  /** Id that the authenticator assigned to the passkey, in base64url. */
  id: string;
  /** Signature of the passkey, in base64url. */
  signature: string;
  /** Handle of the account in base64url, if the authenticator returned one. */
  userHandle?: string | null | undefined;
};

/** A newly created passkey, as defined by WebAuthn. */
export type PasskeyAttestationInput = {
  /** Public key and other data from the authenticator, in base64url. */
  attestationObject: string;
  /** Client data that the browser passed to the passkey, in base64url. */
  clientDataJSON: string;
  /** Id that the authenticator assigned to the passkey, in base64url. */
  id: string;
  /** Transports by which the browser reaches the passkey, such as 'internal' or 'usb'. */
  transports: Array<string>;
};

/** Way in which an order is paid. */
export type PaymentMethod =
  /** In cash, outside this product. */
  | 'IN_CASH';

/** What a person's own phone reported in a period. */
export type PhoneReport =
  /** The phone reported only while Bluetooth was off, so it could not detect anybody. */
  | 'BLUETOOTH_OFF'
  /** The phone sent contacts, or reported while Bluetooth was not known to be off. */
  | 'REPORTED'
  /** The phone sent nothing, so its contacts are unknown. */
  | 'SILENT';

/** Why a phone may miss contacts. */
export type PhoneTrouble =
  /** The last report had Bluetooth turned off. */
  | 'BLUETOOTH_OFF'
  /** The app is older than the newest version in use in the company. */
  | 'OLD_APP'
  /** Location is turned off or not permitted for the app. */
  | 'PERMISSION_LACKING'
  /** The phone has not reported in the last 24 hours. */
  | 'SILENT';

/** State of a company's plan that may need the provider's attention. */
export type PlanState =
  /** The company has asked the sales team for a plan. */
  | 'PLAN_REQUESTED'
  /** The company's trial is running. */
  | 'TRIAL'
  /** The company's trial is over, and it has not chosen a plan yet. */
  | 'TRIAL_OVER';

/** How a company can get a plan. */
export type PlanStep =
  /** The company already has the plan. */
  | 'CURRENT'
  /** The plan has a listed price, and placeOrder changes to it. */
  | 'ORDER'
  /** The price is by agreement, and requestPlan notifies the sales team. */
  | 'REQUEST'
  /** The plan is free, and updateCompanyPlan changes to it at once. */
  | 'SWITCH'
  /** The plan is not available, for the reason given in obstacle. */
  | 'UNAVAILABLE';

/** Region of a company, which determines its prices. */
export type PriceRegion =
  /** Companies in India, with prices in rupees. */
  | 'INDIA'
  /** Companies in all other countries, with prices in US dollars. */
  | 'INTERNATIONAL';

/** A refusal of exact records, in writing. */
export type RefuseExactRecordsInput = {
  /** Id of the request. */
  id: string;
  /** Why the company refuses, which the employee can read; at most 2000 characters. */
  reason: string;
};

/** A corner of a camera's region of interest. */
export type RegionPointInput = {
  /** Horizontal position of the corner as a fraction of the picture's width, 0 to 1, from the left. */
  x: number;
  /** Vertical position of the corner as a fraction of the picture's height, 0 to 1, from the top. */
  y: number;
};

/** A kind of test whose negative result can end a quarantine early. */
export type ReleaseTest =
  /** Antigen test: detects proteins of the pathogen within minutes. */
  | 'ANTIGEN'
  /** PCR test: amplifies genetic material of the pathogen in a laboratory. */
  | 'PCR';

/** A new name for a passkey. */
export type RenamePasskeyInput = {
  /** Our id of the passkey. */
  id: string;
  /** New name of the passkey, at most 60 characters. */
  name: string;
};

/** A closed case to reopen. */
export type ReopenCaseInput = {
  /** Id of the case. */
  id: string;
  /** Version of the case that the client has seen. CONFLICT if it is not the latest. */
  version: number;
};

/** A report of symptoms of a disease. */
export type ReportSymptomsInput = {
  /** Disease that the company uses. The default is COVID-19 or, if the company does not use it, the first disease that it uses. */
  disease?: DiseaseCode | null | undefined;
  /** Anything else that the company should know, at most 500 characters; absent: nothing. */
  note?: string | null | undefined;
  /** First day of symptoms, today at the latest. */
  onsetDay: string;
};

/** A report of a test and its result. */
export type ReportTestInput = {
  /** Disease that the company uses. */
  disease: DiseaseCode;
  /** Anything else that the company should know, at most 500 characters; absent: nothing. */
  note?: string | null | undefined;
  /** Result of the test. */
  result: TestResult;
  /** Day of the test, today at the latest. */
  takenOn: string;
};

/** A request of an employee to exclude their contacts in a period. */
export type RequestContestInput = {
  /** Start of the period; not before the oldest day whose records are stored. */
  from: string;
  /** Explanation of the reason, at most 2000 characters. Required for OTHER. */
  note?: string | null | undefined;
  /** Why the employee contests the contacts. */
  reason: ContestReason;
  /** End of the period: at most 31 days after its start and not in the future. */
  until: string;
};

/** A correction to an incorrect value in the directory. */
export type RequestCorrectionInput = {
  /** Which value is incorrect. */
  field: CorrectedField;
  /** Anything else that the company should know, at most 500 characters; absent: nothing. */
  note?: string | null | undefined;
  /** The correct value, at most 500 characters. */
  value: string;
};

/** A visitor's request for the guide. */
export type RequestGuideInput = {
  /** E-mail address. */
  email: string;
  /** Full name: letters of any script, which may be separated by spaces, hyphens, apostrophes and full stops. */
  name: string;
  /** Phone number. Spaces and punctuation are allowed; only the digits are stored. Absent: none. */
  phone?: string | null | undefined;
  /** Occupation: student or professional. */
  type?: GuideRequestType;
};

/** A request to the sales team for a plan. */
export type RequestPlanInput = {
  /** Message to the sales team, at most 1000 characters; absent or null: none. */
  note?: string | null | undefined;
  /** Id of the plan, which must differ from the current one. */
  planId: string;
};

/** Follow-ups whose last notice is to be sent again. */
export type ResendNoticesInput = {
  /** Ids of the follow-ups, 1 to 1000. */
  followUpIds: Array<string>;
};

/** The mailed invitation to the app. */
export type RevealAppCodeInput = {
  /** Token from the mailed link: the last part of its path. */
  token: string;
};

/** Role of a signed-in person, device or system. */
export type Role =
  /** Another system of a company that uses an API key. */
  | 'API_KEY'
  /** Reads the audit log and the settings. */
  | 'AUDITOR'
  /** A camera that uses its key. */
  | 'CAMERA'
  /** Manages employees, app codes, cameras and settings. Sees no health status and no contacts. */
  | 'DIRECTORY_MANAGER'
  /** An employee's phone. */
  | 'EMPLOYEE'
  /** Has every permission in the company. */
  | 'OWNER'
  /** An employee who reads the own file through a mailed link. */
  | 'OWN_FILE'
  /** The provider's administrator. */
  | 'PROVIDER_ADMIN'
  /** Manages cases, contacts, follow-up and notices. Reads the directory. */
  | 'SAFETY_OFFICER'
  /** Reads statistics without names. */
  | 'VIEWER';

/** Rating of the share of active people without a breach. */
export type SafetyLevel =
  /** At least 70% and less than 90% of active people had no breach. */
  | 'AMBER'
  /** At least 90% of active people had no breach. */
  | 'GREEN'
  /** Less than 70% of active people had no breach. */
  | 'RED';

/** Follow-ups whose notices are to be sent. */
export type SendNoticesInput = {
  /** Ids of the follow-ups, 1 to 1000. */
  followUpIds: Array<string>;
  /** Previewed texts in the order of followUpIds. If a text has changed since, its notice is skipped as CHANGED. Absent: the current texts are sent. */
  texts?: Array<string> | null | undefined;
};

/** E-mail address and password of the provider's administrator. */
export type SignInAdministratorInput = {
  /** E-mail address of the account. */
  email: string;
  /** Password of the account. */
  password: string;
};

/** E-mail address and password of a member. */
export type SignInCompanyInput = {
  /** Code of the authenticator app, or a recovery code. Required after an attempt without it was refused with SECOND_FACTOR. */
  code?: string | null | undefined;
  /** Id of the company to sign in to. Required for a member of several companies; without it, the error COMPANY_CHOICE lists them. */
  companyId?: string | null | undefined;
  /** E-mail address of the account. */
  email: string;
  /** Password of the account. */
  password: string;
};

/** Credentials of a member who signs in with a passkey. */
export type SignInWithPasskeyInput = {
  /** Id of the company to sign in to. Required for a member of several companies; without it, the error COMPANY_CHOICE lists them. */
  companyId?: string | null | undefined;
  /** Answer of the passkey to the challenge from startPasskeySignIn. */
  passkey: PasskeyAssertionInput;
};

/** Details of a company that signs up. */
export type SignUpInput = {
  /** Two-letter code of the country, such as 'SG'. */
  country: string;
  /** E-mail address of the company's admin. */
  email: string;
  /** Name of the company: at least 3 letters and digits, separated by single spaces. */
  name: string;
  /** Order of the same plan, placed during sign-up and stored with the company; absent: none. */
  order?: OrderInput | null | undefined;
  /** Phone number of 6 to 13 digits. Spaces and punctuation are allowed; only the digits are stored. */
  phone: string;
  /** Id of the plan that the company gets. */
  planId: string;
  /** IANA name of the company's time zone. The default is Asia/Singapore. */
  timeZone?: string | null | undefined;
  /** URL of the company's website. */
  website: string;
};

/** Direction in which a list is sorted. */
export type SortDirection =
  /** Ascending: smallest, alphabetically first or oldest first. */
  | 'ASC'
  /** Descending: largest, alphabetically last or newest first. */
  | 'DESC';

/** A way in which a disease passes from one person to another. */
export type Spread =
  /** Through the air of a room, at any distance and for a while afterwards. */
  | 'AIRBORNE'
  /** Through droplets and breath of a person nearby. */
  | 'CLOSE_CONTACT'
  /** Through skin, surfaces, food or shared objects. */
  | 'TOUCH';

/** Result of a test. */
export type TestResult =
  /** The test did not find the disease. */
  | 'NEGATIVE'
  /** The test found the disease. */
  | 'POSITIVE';

/** Changes to a camera. Absent fields are left unchanged. */
export type UpdateCameraInput = {
  /** The camera to change. */
  camera: CameraRef;
  /** Code of the camera, unique within the company. */
  code?: string | null | undefined;
  /** URL of the video feed. */
  feedUrl?: string | null | undefined;
  /** Whether the camera is a closed-circuit camera. */
  isCctv?: boolean | null | undefined;
  /** Latitude in degrees. The default for a new camera is 54.54. */
  latitude?: number | null | undefined;
  /** Longitude in degrees. The default for a new camera is 87.5454. */
  longitude?: number | null | undefined;
  /** Name of the room: letters, digits, spaces, underscores and hyphens. */
  roomName?: string | null | undefined;
  /** Number of the room: letters, digits, spaces, underscores and hyphens. */
  roomNumber?: string | null | undefined;
  /** Distance that people should keep from each other, in feet, at least 1. */
  safeDistance?: number | null | undefined;
  /** Seconds between two pictures that the camera analyses, at least 1. */
  timeLag?: number | null | undefined;
};

/** A new region of interest for a camera. */
export type UpdateCameraRegionInput = {
  /** The camera to change. */
  camera: CameraRef;
  /** Corners of the region, 3 to 50; an empty list: the entire picture. */
  corners: Array<RegionPointInput>;
};

/** Changes to an open case. Absent fields keep their values, and null clears them. */
export type UpdateCaseInput = {
  /** How certain it is that the person has the disease. NOT_A_CASE is not allowed. */
  classification?: CaseClassification | null | undefined;
  /** Id of the case. */
  id: string;
  /** Moment from which the person met nobody else in the company; not in the future and not before the onset. */
  isolatedAt?: string | null | undefined;
  /** Notes about the case, at most 2000 characters. */
  notes?: string | null | undefined;
  /** Moment at which symptoms began, if known. It must be on onsetDay. */
  onsetAt?: string | null | undefined;
  /** Day on which symptoms began; not after today or the day of the report. The default is the day of onsetAt. */
  onsetDay?: string | null | undefined;
  /** Day on which the company learned of the case, today at the latest; null: left unchanged. */
  reportedDay?: string | null | undefined;
  /** Day on which the specimen for the test was taken, today at the latest. */
  specimenDay?: string | null | undefined;
  /** Version that the changes are based on. CONFLICT if it is not the latest. */
  version: number;
};

/** Changes to a company's details. Absent fields are left unchanged. */
export type UpdateCompanyInput = {
  /** Two-letter code of the country, such as 'SG'. */
  country?: string | null | undefined;
  /** Name of the company: at least 3 letters and digits, separated by single spaces. */
  name?: string | null | undefined;
  /** Phone number of 6 to 13 digits. Spaces and punctuation are allowed; only the digits are stored. */
  phone?: string | null | undefined;
  /** IANA name of the company's time zone, such as 'Asia/Singapore'. Days begin and end in it. */
  timeZone?: string | null | undefined;
  /** URL of the company's website. */
  website?: string | null | undefined;
};

/** Settings to change. Absent settings are left unchanged. */
export type UpdateCompanySettingsInput = {
  /** The viewer's own company, for clients that send it. No other company is found. */
  company?: CompanyRef | null | undefined;
  /** Whether a contest takes effect only after somebody other than its author has confirmed it. Applies to contests made from now on, and turned off to those made 24 hours later. A safeguard: only owners may change it, after a recent confirmation. */
  contestsNeedConfirmation?: boolean | null | undefined;
  /** Highest exposure level that is followed up: 1, 2 or 3. Takes effect at once, also for open cases. */
  followUpLevels?: number | null | undefined;
  /** Geofence of the app. */
  geofencing?: GeofencingInput | null | undefined;
  /** https URL of the page embedded in Analytics; null: no page. */
  iframe?: string | null | undefined;
  /** Whether notices and corrections are sent automatically as soon as they are due, for cases opened from now on. A safeguard: only owners may change it, after a recent confirmation. */
  informsAtOnce?: boolean | null | undefined;
  /** Whether the app shows the COVID-19 status of the people met. A safeguard: only owners may change it, after a recent confirmation. */
  isCrossStatusOn?: boolean | null | undefined;
  /** Share of the employees, in percent, who must have been active in the last 24 hours for a safety indicator: 0, 5, 10, 20, 30 or 50. */
  minActivePercent?: number | null | undefined;
  /** Minimum distance in feet, 1 to 10. Being closer is a breach. Takes effect at once, also for past days. */
  minDistance?: number | null | undefined;
  /** Minimum number of colleagues who must remain possible to the reader of a notice as the ill person: 3 to 10. Applies to notices sent from now on. A safeguard: only owners may change it, after a recent confirmation. */
  minNoticeCandidates?: number | null | undefined;
  /** Whom readers of notices can ask what to do next, in one line of at most 200 characters; empty: nobody is named. Applies to notices sent from now on. */
  noticeContact?: string | null | undefined;
  /** Whether notices name the disease. Notices already sent do not change. A safeguard: only owners may change it, after a recent confirmation. */
  noticesNameDisease?: boolean | null | undefined;
  /** Number of days for which records are stored: 14, 30, 60, 90, 180 or 365. A shorter period takes effect at retentionDueAt, at least one hour later, and can be reverted until then; it is a safeguard that only owners may change, after a recent confirmation. */
  retentionDays?: number | null | undefined;
  /** Length in minutes from which a contact counts: 1, 2, 3, 4, 5, 10, 15, 20, 25 or 30. Takes effect 24 hours later and replaces a pending change. */
  timeMetric?: number | null | undefined;
};

/** Changes to a disease: either all of them are made or none. */
export type UpdateDiseaseInput = {
  /** The disease to change. */
  disease: DiseaseCode;
  /** Figures to change. Figures not listed keep their values. */
  figures?: Array<FigureInput>;
  /** Whether the company uses the disease. Absent: left unchanged. */
  isUsed?: boolean | null | undefined;
  /** Version that the changes are based on. CONFLICT if it is not the latest. */
  version: number;
};

/** Changes to an employee. Absent fields keep their values; null clears country code, job title, gender and dates. */
export type UpdateEmployeeInput = {
  /** Country calling code of the phone number, such as '+65'; null: none. */
  callingCode?: string | null | undefined;
  /** Date of birth, today at the latest. */
  dateOfBirth?: string | null | undefined;
  /** Name of the department. */
  department?: string | null | undefined;
  /** Job title, at most 100 characters; null: none. */
  designation?: string | null | undefined;
  /** The employee to change. */
  employee: EmployeeRef;
  /** Gender of the employee; null: not specified. */
  gender?: Gender | null | undefined;
  /** Whether the COVID-19 status is positive. A new employee is negative by default. Setting it to false clears the positive date. */
  isPositive?: boolean | null | undefined;
  /** Full name: letters, which may be separated by spaces, hyphens, apostrophes and full stops. */
  name?: string | null | undefined;
  /** 6-digit password for signing in on the app. Needs the permission app-code:issue, which API keys never have. Generated for a new employee if absent, but not for an API key. Changing it needs a recent confirmation of identity and ends the phone's sessions. */
  password?: string | null | undefined;
  /** Day of the positive test, today at the latest. Allowed only for a positive employee. */
  positiveDate?: string | null | undefined;
  /** Version of the COVID-19 status that the changes are based on. CONFLICT if it is not the latest; absent: not checked. */
  statusVersion?: number | null | undefined;
  /** Version of the directory entry that the changes are based on. CONFLICT if it is not the latest; absent: not checked. */
  version?: number | null | undefined;
};

/** Settings of a company's identity provider. */
export type UpdateIdentityProviderInput = {
  /** Whether the provider requires a second factor from everybody. If true, this product does not ask for another one. */
  asksSecondFactor: boolean;
  /** Client id that the identity provider assigned to this product. */
  clientId: string;
  /** Client secret that the identity provider assigned to this product. If absent, the stored one is retained, unless the issuer changes. */
  clientSecret?: string | null | undefined;
  /** Whether members can sign in through the identity provider. */
  isEnabled: boolean;
  /** Whether members must sign in through the identity provider. Owners are exempt, so that a failure of the provider does not lock everybody out. */
  isRequired: boolean;
  /** Issuer URL of the identity provider: https, at most 300 characters. */
  issuer: string;
  /** Whether only people of the company sign in through the provider, each with their own address. If true, an address counts unless the provider says that it has not verified it. Absent: false. */
  vouchesForAddresses?: boolean | null | undefined;
};

/** A new role for a member. */
export type UpdateMemberRoleInput = {
  /** Our id of the membership. */
  id: string;
  /** New role of the member. */
  role: MemberRole;
};

/** Sign-in rules for the members of a company. */
export type UpdateSignInRulesInput = {
  /** Whether members need a second factor. */
  requiresSecondFactor: boolean;
};

/** Changes to a webhook. Absent fields are left unchanged. */
export type UpdateWebhookInput = {
  /** Events to send to the webhook, at least one. */
  events?: Array<WebhookEvent> | null | undefined;
  /** Id of the webhook. */
  id: string;
  /** Whether the webhook is paused. Events during the pause are sent afterwards. */
  isPaused?: boolean | null | undefined;
  /** Public https URL to call, at most 2,000 characters. Waiting messages are sent there too. */
  url?: string | null | undefined;
};

/** A visitor who is not in the directory. */
export type VisitorInput = {
  /** Company of the visitor, at most 100 characters; absent or null: unknown. */
  company?: string | null | undefined;
  /** Full name, at most 100 characters. */
  name: string;
  /** Phone number of 6 to 15 digits, preferably with country code. Spaces and punctuation are allowed. */
  phone: string;
};

/** Delivery status of a webhook message. */
export type WebhookDeliveryStatus =
  /** The receiver accepted the message with a status from 200 to 299. */
  | 'DELIVERED'
  /** All attempts failed, or the message is not retried. */
  | 'FAILED'
  /** The message is waiting for its first or next attempt. */
  | 'PENDING';

/** Type of event that a webhook can receive. */
export type WebhookEvent =
  /** A camera has not reported for 24 hours: `camera.silent`. */
  | 'CAMERA_SILENT'
  /** A case was closed: `case.closed`. */
  | 'CASE_CLOSED'
  /** A case was opened or reopened: `case.opened`. */
  | 'CASE_OPENED'
  /** An exposed person must be informed, corrected or tested: `follow-up.due`. */
  | 'FOLLOW_UP_DUE'
  /** A file was imported into the directory: `import.done`. */
  | 'IMPORT_DONE'
  /** A member joined, was removed or got another role: `member.changed`. */
  | 'MEMBER_CHANGED'
  /** Somebody requested a test message: `webhook.test`. Sent to every webhook regardless of its events. */
  | 'TEST';

/** Why an infectious window ends. */
export type WindowEnd =
  /** The infectious days of the disease after day zero are over. */
  | 'DAYS_AFTER'
  /** The case was closed as not a case or as opened in error, so it has no window. */
  | 'DISMISSED'
  /** The person met nobody else in the company from then on. */
  | 'ISOLATION'
  /** The window has not ended yet. */
  | 'NOW';

export type LiveFiguresSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveFiguresSubscription = { insightsChanged: { __typename: 'InsightsChange', at: string, topics: Array<InsightsTopic> } };

export type LiveViewerSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveViewerSubscription = { viewerChanged: { __typename: 'ViewerChange', at: string } };

export type CompanyPageQueryVariables = Exact<{
  company: CompanyRef;
}>;


export type CompanyPageQuery = { company: (
    { id: string, name: string, email: string, status: CompanyStatus }
    & { ' $fragmentRefs'?: { 'CompanyStatusButton_CompanyFragment': CompanyStatusButton_CompanyFragment;'PendingDeletion_CompanyFragment': PendingDeletion_CompanyFragment;'CompanyFacts_CompanyFragment': CompanyFacts_CompanyFragment;'ChangePlanDialog_CompanyFragment': ChangePlanDialog_CompanyFragment } }
  ) };

export type RequireCameraPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type RequireCameraPlanQuery = { viewer: { company: { id: string, plan: { id: string, name: string, access: Array<string> } } | null }, plans: Array<{ id: string, name: string, access: Array<string> }> };

export type QuickSearchQueryVariables = Exact<{
  search: string;
  withPeople: boolean;
  withCases: boolean;
  withCameras: boolean;
}>;


export type QuickSearchQuery = { employees?: { items: Array<{ id: string, name: string, code: string, department: string }> }, cases?: { items: Array<{ id: string, number: number, disease: DiseaseCode, outcome: CaseOutcome | null, person: { id: string, name: string } }> }, cameras?: { items: Array<{ id: string, code: string, roomName: string, roomNumber: string }> } };

export type CompanyMenuMutationVariables = Exact<{ [key: string]: never; }>;


export type CompanyMenuMutation = { signOut: { signedOutAt: string } };

export type DashboardShellQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardShellQuery = { viewer: { email: string | null, role: Role, permissions: Array<string>, lacksSecondFactor: boolean, company: { id: string, name: string, timeZone: string, keptFrom: string | null, deletionAt: string | null, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, plan: { id: string, name: string, access: Array<string> } } | null } };

export type MenuCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuCountsQuery = { cases: { total: number }, followUps: { total: number }, contestRequests: { total: number }, contests: { total: number }, employeeReports: { total: number }, exactRecordRequests: { total: number } };

export type OwnFileShellMutationVariables = Exact<{ [key: string]: never; }>;


export type OwnFileShellMutation = { signOut: { signedOutAt: string } };

export type PortalMenuMutationVariables = Exact<{ [key: string]: never; }>;


export type PortalMenuMutation = { signOut: { signedOutAt: string } };

export type ReportShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportShellQuery = { viewer: { email: string | null, role: Role, permissions: Array<string>, company: { id: string, name: string, passKey: string, timeZone: string, keptFrom: string | null, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null } | null } };

export type ReportHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportHeadQuery = { activeCount: number | null, coverage: { phones: number | null } };

export type UnconfirmedChangeFragment = { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } & { ' $fragmentName'?: 'UnconfirmedChangeFragment' };

export type ConfirmAccessChangesMutationVariables = Exact<{
  input: ConfirmAccessChangesInput;
}>;


export type ConfirmAccessChangesMutation = { confirmAccessChanges: { confirmedIds: Array<string>, skipped: Array<{ employeeId: string }> } };

export type IssueCodesCandidatesQueryVariables = Exact<{
  people: AppCodePeopleInput;
}>;


export type IssueCodesCandidatesQuery = { appCodeCandidates: { total: number, signedIn: number, withoutAddress: number, neverSignedInWithoutAddress: number } };

export type IssueAppCodesMutationVariables = Exact<{
  input: IssueAppCodesInput;
}>;


export type IssueAppCodesMutation = { issueAppCodes: (
    { id: string }
    & { ' $fragmentRefs'?: { 'AppCodeRun_RunFragment': AppCodeRun_RunFragment } }
  ) };

export type SafetyIndicator_IndicatorFragment = { level: SafetyLevel | null, share: number | null, active: number | null, withoutBreach: number | null } & { ' $fragmentName'?: 'SafetyIndicator_IndicatorFragment' };

export type OpenCaseChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenCaseChoicesQuery = { diseases: Array<{ code: DiseaseCode, name: string, isUsed: boolean, figures: Array<{ name: FigureName, value: number | null, note: string | null, changedAt: string | null }> }> };

export type OpenCaseDialogMutationVariables = Exact<{
  input: OpenCaseInput;
}>;


export type OpenCaseDialogMutation = { openCase: { id: string, number: number, person: { id: string, name: string } } };

export type OpenCases_EmployeeFragment = { id: string, cases: Array<{ id: string, number: number, disease: DiseaseCode, classification: CaseClassification, outcome: CaseOutcome | null }> } & { ' $fragmentName'?: 'OpenCases_EmployeeFragment' };

export type EmbeddedPageQueryVariables = Exact<{
  url: string;
}>;


export type EmbeddedPageQuery = { embeddedPath: string };

export type LicenceCounts_LicencesFragment = { isRounded: boolean, employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } & { ' $fragmentName'?: 'LicenceCounts_LicencesFragment' };

export type Contest_ContestFragment = { id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null } & { ' $fragmentName'?: 'Contest_ContestFragment' };

export type ContestAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ContestAccountQuery = { viewer: { email: string | null, company: { id: string, contestsNeedConfirmation: boolean, contestsNeedConfirmationUntil: string | null } | null } };

export type ConfirmContestMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmContestMutation = { confirmContest: { id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null } };

export type TakeBackContestMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackContestMutation = { takeBackContest: { id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null } };

export type ContestContactMutationVariables = Exact<{
  input: ContestContactInput;
}>;


export type ContestContactMutation = { contestContact: { id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null } };

export type ContestedSpanQueryVariables = Exact<{
  carrierId: string;
  personId: string;
  source: ContactSource;
  from: string;
  until: string;
}>;


export type ContestedSpanQuery = { transmission: { evidence: { spanStart: string, spanEnd: string } } };

export type ContestedStepQueryVariables = Exact<{
  number: number;
}>;


export type ContestedStepQuery = { case: { id: string, trace: { exposures: Array<{ person: { id: string }, path: Array<{ source: ContactSource, countedFrom: string, countedUntil: string, carrier: { id: string, name: string }, person: { id: string, name: string } }> }> } } };

export type ContestEffects_PreviewFragment = { contactMinutes: number, people: Array<{ disease: DiseaseCode, effect: ContestEffectKind, quarantineBefore: string | null, quarantineAfter: string | null, person: { id: string, name: string } }> } & { ' $fragmentName'?: 'ContestEffects_PreviewFragment' };

export type ContestPreviewQueryVariables = Exact<{
  input: ContestContactInput;
}>;


export type ContestPreviewQuery = { preview: { contactMinutes: number, people: Array<{ disease: DiseaseCode, effect: ContestEffectKind, quarantineBefore: string | null, quarantineAfter: string | null, person: { id: string, name: string } }> } | null };

export type ConfirmContestPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ConfirmContestPreviewQuery = { preview: { contactMinutes: number, people: Array<{ disease: DiseaseCode, effect: ContestEffectKind, quarantineBefore: string | null, quarantineAfter: string | null, person: { id: string, name: string } }> } | null };

export type TakeBackContestPreviewQueryVariables = Exact<{
  id: string;
}>;


export type TakeBackContestPreviewQuery = { preview: { contactMinutes: number, people: Array<{ disease: DiseaseCode, effect: ContestEffectKind, quarantineBefore: string | null, quarantineAfter: string | null, person: { id: string, name: string } }> } | null };

export type ContestRequest_RequestFragment = { id: string, from: string, until: string, reason: ContestReason, note: string, requestedAt: string, state: ContestRequestState, decidedAt: string | null, decidedBy: string | null, answer: string, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, contests: Array<{ id: string }> } & { ' $fragmentName'?: 'ContestRequest_RequestFragment' };

export type ContestRequestPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ContestRequestPreviewQuery = { preview: { contactMinutes: number, people: Array<{ disease: DiseaseCode, effect: ContestEffectKind, quarantineBefore: string | null, quarantineAfter: string | null, person: { id: string, name: string } }> } | null };

export type AcceptContestRequestMutationVariables = Exact<{
  id: string;
}>;


export type AcceptContestRequestMutation = { acceptContestRequest: { id: string, from: string, until: string, reason: ContestReason, note: string, requestedAt: string, state: ContestRequestState, decidedAt: string | null, decidedBy: string | null, answer: string, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, contests: Array<{ id: string }> } };

export type DeclineContestRequestMutationVariables = Exact<{
  input: DeclineContestRequestInput;
}>;


export type DeclineContestRequestMutation = { declineContestRequest: { id: string, from: string, until: string, reason: ContestReason, note: string, requestedAt: string, state: ContestRequestState, decidedAt: string | null, decidedBy: string | null, answer: string, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, contests: Array<{ id: string }> } };

export type Reporting_SourcesFragment = { phones: boolean, cameras: boolean, namingCameras: boolean } & { ' $fragmentName'?: 'Reporting_SourcesFragment' };

export type Reporting_PersonFragment = { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } } & { ' $fragmentName'?: 'Reporting_PersonFragment' };

export type AddFollowUpActMutationVariables = Exact<{
  input: AddFollowUpActInput;
}>;


export type AddFollowUpActMutation = { addFollowUpAct: { batchId: string, followUps: Array<{ id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, quarantineUntil: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, exposures: Array<{ caseNumber: number }>, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null }, acts: Array<{ id: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, note: string, undoneAt: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null }> }>, skipped: Array<{ id: string }> } };

export type FollowUpRow_FollowUpFragment = { id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, quarantineUntil: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, exposures: Array<{ caseNumber: number }>, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null }, acts: Array<{ id: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, note: string, undoneAt: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null }> } & { ' $fragmentName'?: 'FollowUpRow_FollowUpFragment' };

export type NoticePreviewsQueryVariables = Exact<{
  followUpIds: Array<string> | string;
}>;


export type NoticePreviewsQuery = { noticePreviews: Array<{ followUpId: string, kind: NoticeKind, detail: NoticeDetail | null, candidates: number, candidatesOnDay: number, announcedUntil: string | null, countedFrom: CountedFrom | null, exactUntil: string | null, announcedTestDay: string | null, isInAppOnly: boolean, subject: string | null, text: string | null, blocked: NoticeBlock | null }> };

export type SendNoticesMutationVariables = Exact<{
  input: SendNoticesInput;
}>;


export type SendNoticesMutation = { sendNotices: { sent: number, skipped: Array<{ followUpId: string }>, followUps: Array<{ id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, quarantineUntil: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, exposures: Array<{ caseNumber: number }>, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null }, acts: Array<{ id: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, note: string, undoneAt: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null }> }> } };

export type NoticeLog_NoticeFragment = { id: string, kind: NoticeKind, state: NoticeState, detail: NoticeDetail, subject: string, text: string, sentAt: string, deliveredAt: string | null, readAt: string | null } & { ' $fragmentName'?: 'NoticeLog_NoticeFragment' };

export type ResendNoticesMutationVariables = Exact<{
  input: ResendNoticesInput;
}>;


export type ResendNoticesMutation = { resendNotices: { resent: number, followUps: Array<{ id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, quarantineUntil: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, exposures: Array<{ caseNumber: number }>, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null }, acts: Array<{ id: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, note: string, undoneAt: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null }> }> } };

export type UndoFollowUpActMutationVariables = Exact<{
  id: string;
}>;


export type UndoFollowUpActMutation = { undoFollowUpAct: { batchId: string, followUps: Array<{ id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, quarantineUntil: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, exposures: Array<{ caseNumber: number }>, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null }, acts: Array<{ id: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, note: string, undoneAt: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null }> }> } };

export type OrderDetails_OrderFragment = { id: string, number: string, term: OrderTerm, employees: number, cameras: number, months: number, payment: PaymentMethod, createdAt: string, plan: { id: string, name: string }, lines: Array<{ kind: LicenceKind, count: number, price: { amount: string, currency: CurrencyCode }, monthly: { amount: string, currency: CurrencyCode } }>, monthly: { amount: string, currency: CurrencyCode }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string | null, country: { code: string, name: string } } } & { ' $fragmentName'?: 'OrderDetails_OrderFragment' };

export type PasskeyRequest_RequestFragment = { challenge: string, rpId: string, timeoutMs: number, credentials: Array<{ id: string, transports: Array<string> }> } & { ' $fragmentName'?: 'PasskeyRequest_RequestFragment' };

export type PasskeyCreation_CreationFragment = { challenge: string, rpId: string, userHandle: string, userName: string, algorithms: Array<number>, timeoutMs: number, credentials: Array<{ id: string, transports: Array<string> }> } & { ' $fragmentName'?: 'PasskeyCreation_CreationFragment' };

export type PersonSelectQueryVariables = Exact<{
  search: string;
}>;


export type PersonSelectQuery = { employees: { total: number, items: Array<{ id: string, code: string, name: string, department: string }> } };

export type AccessChangesPageQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type AccessChangesPageQuery = { accessChanges: { total: number, items: Array<{ employeeId: string, endsAt: string, kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string>, person: { id: string, name: string, code: string | null, department: string | null, callingCode: string | null, phone: string | null } }> } };

export type AdministratorLoginPageMutationVariables = Exact<{
  input: SignInAdministratorInput;
}>;


export type AdministratorLoginPageMutation = { signInAdministrator: { token: string, email: string } };

export type ChangePasswordPageMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordPageMutation = { changePassword: { changedAt: string } };

export type ConfirmChangePageQueryVariables = Exact<{
  token: string;
}>;


export type ConfirmChangePageQuery = { accessChangeLinkStatus: LinkStatus };

export type ConfirmOwnAccessChangeMutationVariables = Exact<{
  input: ConfirmOwnAccessChangeInput;
}>;


export type ConfirmOwnAccessChangeMutation = { confirmOwnAccessChange: { companyName: string } };

export type ConfirmIdentityPageMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmIdentityPageMutation = { confirmIdentityByLink: { provedAt: string } };

export type EmailVerificationPageMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type EmailVerificationPageMutation = { verifyEmail: { hasPassword: boolean } };

export type ForgotPasswordPageMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordPageMutation = { requestPasswordReset: { email: string } };

export type InvitationPageQueryVariables = Exact<{
  token: string;
}>;


export type InvitationPageQuery = { appInvitationStatus: LinkStatus };

export type RevealAppCodeMutationVariables = Exact<{
  input: RevealAppCodeInput;
}>;


export type RevealAppCodeMutation = { revealAppCode: { companyName: string, passKey: string, employeeName: string, employeeCode: string, appCode: string } };

export type LeaveAfterFailureMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveAfterFailureMutation = { signOut: { signedOutAt: string } };

export type LoginPageMutationVariables = Exact<{
  input: SignInCompanyInput;
}>;


export type LoginPageMutation = { signInCompany: { token: string, company: { id: string, name: string, timeZone: string, plan: { id: string, access: Array<string> } } } };

export type CompanySession_SessionFragment = { token: string, company: { id: string, name: string, timeZone: string, plan: { id: string, access: Array<string> } } } & { ' $fragmentName'?: 'CompanySession_SessionFragment' };

export type MailedLinkQueryVariables = Exact<{
  token: string;
  purpose: LinkPurpose;
}>;


export type MailedLinkQuery = { linkStatus: LinkStatus };

export type MemberInvitationPageQueryVariables = Exact<{
  token: string;
}>;


export type MemberInvitationPageQuery = { invitation: { status: LinkStatus, companyName: string | null, role: MemberRole | null, email: string | null, hasAccount: boolean | null, hasPasskey: boolean | null, needsConsentOnly: boolean | null } };

export type StartInvitationPasskeyMutationVariables = Exact<{
  token: string;
}>;


export type StartInvitationPasskeyMutation = { startInvitationPasskey: { creation: { challenge: string, rpId: string, userHandle: string, userName: string, algorithms: Array<number>, timeoutMs: number, credentials: Array<{ id: string, transports: Array<string> }> } | null, request: { challenge: string, rpId: string, timeoutMs: number, credentials: Array<{ id: string, transports: Array<string> }> } | null } };

export type DeclineInvitationMutationVariables = Exact<{
  token: string;
}>;


export type DeclineInvitationMutation = { declineInvitation: { companyName: string } };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { recoveryCodes: Array<string> | null, session: { token: string, company: { id: string, name: string, timeZone: string, plan: { id: string, access: Array<string> } } } | null } };

export type NewAddressPageQueryVariables = Exact<{
  token: string;
}>;


export type NewAddressPageQuery = { newEmail: { status: LinkStatus, companyName: string | null, email: string | null, newEmail: string | null, needsOwnProof: boolean | null } };

export type ConfirmNewAddressMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewAddressMutation = { confirmNewEmail: { email: string } };

export type OpenOwnFilePageMutationVariables = Exact<{
  token: string;
}>;


export type OpenOwnFilePageMutation = { openOwnFile: { token: string } };

export type OwnFileLinkPageMutationVariables = Exact<{
  email: string;
}>;


export type OwnFileLinkPageMutation = { requestOwnFileLink: { email: string } };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { challenge: string, rpId: string, timeoutMs: number, credentials: Array<{ id: string, transports: Array<string> }> } };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: SignInWithPasskeyInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { token: string, company: { id: string, name: string, timeZone: string, plan: { id: string, access: Array<string> } } } };

export type ResendFormMutationVariables = Exact<{
  email: string;
}>;


export type ResendFormMutation = { resendVerification: { email: string } };

export type ResetPasswordPageMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordPageMutation = { resetPassword: { changedAt: string } };

export type StartSingleSignOnMutationVariables = Exact<{
  email: string;
}>;


export type StartSingleSignOnMutation = { startSingleSignOn: { url: string } };

export type FinishSingleSignOnMutationVariables = Exact<{
  input: FinishSingleSignOnInput;
}>;


export type FinishSingleSignOnMutation = { finishSingleSignOn: { token: string, company: { id: string, name: string, timeZone: string, plan: { id: string, access: Array<string> } } } };

export type ApiKey_KeyFragment = { id: string, name: string, scopes: Array<string>, ending: string, createdBy: string, expiresAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'ApiKey_KeyFragment' };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, scopes: Array<string>, ending: string, createdBy: string, expiresAt: string, lastUsedAt: string | null }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string, apiKey: { id: string, name: string, scopes: Array<string>, ending: string, createdBy: string, expiresAt: string, lastUsedAt: string | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { id: string, revokedAt: string | null } };

export type AppCodeRun_RunFragment = { id: string, delivery: AppCodeDelivery, state: AppCodeRunState, total: number, issued: number, gone: number, withoutAddress: number, uncollected: number, problem: string | null, createdAt: string } & { ' $fragmentName'?: 'AppCodeRun_RunFragment' };

export type CodesPageQueryVariables = Exact<{
  id: string;
}>;


export type CodesPageQuery = { appCodeRun: (
    { id: string, state: AppCodeRunState, total: number }
    & { ' $fragmentRefs'?: { 'AppCodeRun_RunFragment': AppCodeRun_RunFragment } }
  ), viewer: { company: { id: string, passKey: string } | null } };

export type PeopleWithoutAddressQueryVariables = Exact<{
  id: string;
  page: number;
  pageSize: number;
}>;


export type PeopleWithoutAddressQuery = { appCodeRun: { id: string, peopleWithoutAddress: { total: number, items: Array<{ id: string, code: string, name: string, department: string }> } } };

export type CancelAppCodesMutationVariables = Exact<{
  id: string;
}>;


export type CancelAppCodesMutation = { cancelAppCodes: (
    { id: string }
    & { ' $fragmentRefs'?: { 'AppCodeRun_RunFragment': AppCodeRun_RunFragment } }
  ) };

export type CollectAppCodesMutationVariables = Exact<{
  input: CollectAppCodesInput;
}>;


export type CollectAppCodesMutation = { collectAppCodes: { remaining: number, codes: Array<{ id: string, code: string, name: string, email: string, phone: string, department: string, appCode: string | null }> } };

export type OpenAppCodeRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenAppCodeRunsQuery = { appCodeRuns: Array<{ id: string, state: AppCodeRunState, issued: number, total: number, uncollected: number }> };

export type AuditActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActorsQuery = { auditActors: Array<string> };

export type AuditOrigin_EntryFragment = { id: string, address: string | null, requestId: string | null, userAgent: string | null } & { ' $fragmentName'?: 'AuditOrigin_EntryFragment' };

export type AuditPageQueryVariables = Exact<{
  company?: CompanyRef | null | undefined;
  search?: string | null | undefined;
  actor?: string | null | undefined;
  action?: AuditAction | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AuditPageQuery = { auditEntries: { total: number, items: Array<(
      { id: string, action: AuditAction, actor: string | null, role: Role | null, detail: string | null, isDetailWithheld: boolean, createdAt: string, company: { id: string, name: string } | null }
      & { ' $fragmentRefs'?: { 'AuditOrigin_EntryFragment': AuditOrigin_EntryFragment } }
    )> } };

export type AuditRow_EntryFragment = (
  { id: string, action: AuditAction, actor: string | null, role: Role | null, detail: string | null, isDetailWithheld: boolean, createdAt: string, company: { id: string, name: string } | null }
  & { ' $fragmentRefs'?: { 'AuditOrigin_EntryFragment': AuditOrigin_EntryFragment } }
) & { ' $fragmentName'?: 'AuditRow_EntryFragment' };

export type BlogCard_PostFragment = { title: string, link: string, thumbnail: string | null, publishedAt: string } & { ' $fragmentName'?: 'BlogCard_PostFragment' };

export type BlogPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogPageQuery = { blog: { posts: Array<{ title: string, link: string, thumbnail: string | null, publishedAt: string }> } };

export type AddCameraDialogMutationVariables = Exact<{
  input: CreateCameraInput;
}>;


export type AddCameraDialogMutation = { createCamera: { key: string, camera: { id: string, code: string } } };

export type CameraBreachesQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type CameraBreachesQuery = { breachHistory: { byRooms: Array<{ cameraId: string, breaches: number, minutes: number, maxPeople: number }> } };

export type CameraDrawer_CameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, keyMadeAt: string, lastReportedAt: string | null, createdAt: string, region: Array<{ x: number, y: number }> } & { ' $fragmentName'?: 'CameraDrawer_CameraFragment' };

export type CameraPlanQueryVariables = Exact<{
  today: string;
}>;


export type CameraPlanQuery = { cameras: { total: number, items: Array<(
      { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReportedAt: string | null, keyMadeAt: string }
      & { ' $fragmentRefs'?: { 'EditCameraDialog_CameraFragment': EditCameraDialog_CameraFragment;'CameraDrawer_CameraFragment': CameraDrawer_CameraFragment } }
    )> }, breachHistory: { isStale: boolean, byRooms: Array<{ cameraId: string, breaches: number, minutes: number, maxPeople: number }> } };

export type CameraSpot_CameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReportedAt: string | null } & { ' $fragmentName'?: 'CameraSpot_CameraFragment' };

export type CameraRow_CameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReportedAt: string | null, keyMadeAt: string } & { ' $fragmentName'?: 'CameraRow_CameraFragment' };

export type CamerasPageQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  pageSize: number;
  sort: CameraSort;
  direction: SortDirection;
}>;


export type CamerasPageQuery = { cameras: { total: number, items: Array<(
      { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReportedAt: string | null, keyMadeAt: string }
      & { ' $fragmentRefs'?: { 'EditCameraDialog_CameraFragment': EditCameraDialog_CameraFragment;'CameraDrawer_CameraFragment': CameraDrawer_CameraFragment } }
    )> } };

export type DeleteCameraDialogMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCameraDialogMutation = { deleteCamera: { id: string } };

export type EditCameraDialog_CameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string } & { ' $fragmentName'?: 'EditCameraDialog_CameraFragment' };

export type EditCameraDialogMutationVariables = Exact<{
  input: UpdateCameraInput;
}>;


export type EditCameraDialogMutation = { updateCamera: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CameraRow_CameraFragment': CameraRow_CameraFragment;'EditCameraDialog_CameraFragment': EditCameraDialog_CameraFragment } }
  ) };

export type RotateKeyDialogMutationVariables = Exact<{
  id: string;
}>;


export type RotateKeyDialogMutation = { rotateCameraKey: { key: string, camera: { id: string, code: string, keyMadeAt: string } } };

export type RoiPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RoiPageQuery = { cameras: { total: number, items: Array<{ id: string, code: string, roomName: string, roomNumber: string, region: Array<{ x: number, y: number }> }> } };

export type SaveRegionMutationVariables = Exact<{
  input: UpdateCameraRegionInput;
}>;


export type SaveRegionMutation = { updateCameraRegion: { id: string, region: Array<{ x: number, y: number }> } };

export type CaseConsequencesFragment = { exposedBefore: number, exposedAfter: number, newlyToInform: number, noLongerExposed: number, newlyOwedCorrection: number, changedDates: number, toInform: number, isolationBefore: string | null, isolationAfter: string | null } & { ' $fragmentName'?: 'CaseConsequencesFragment' };

export type CaseChangePreviewQueryVariables = Exact<{
  input: UpdateCaseInput;
}>;


export type CaseChangePreviewQuery = { preview: { exposedBefore: number, exposedAfter: number, newlyToInform: number, noLongerExposed: number, newlyOwedCorrection: number, changedDates: number, toInform: number, isolationBefore: string | null, isolationAfter: string | null } | null };

export type CloseCasePreviewQueryVariables = Exact<{
  input: CloseCaseInput;
}>;


export type CloseCasePreviewQuery = { preview: { exposedBefore: number, exposedAfter: number, newlyToInform: number, noLongerExposed: number, newlyOwedCorrection: number, changedDates: number, toInform: number, isolationBefore: string | null, isolationAfter: string | null } | null };

export type CloseCaseMutationVariables = Exact<{
  input: CloseCaseInput;
}>;


export type CloseCaseMutation = { closeCase: (
    { log: Array<{ id: string }> }
    & { ' $fragmentRefs'?: { 'CasePage_CaseFragment': CasePage_CaseFragment } }
  ) };

export type EditCaseDialog_CaseFragment = { id: string, number: number, version: number, classification: CaseClassification, onsetDay: string | null, onsetAt: string | null, specimenDay: string | null, reportedDay: string, isolatedAt: string | null, notes: string } & { ' $fragmentName'?: 'EditCaseDialog_CaseFragment' };

export type EditCaseDialogMutationVariables = Exact<{
  input: UpdateCaseInput;
}>;


export type EditCaseDialogMutation = { updateCase: { ' $fragmentRefs'?: { 'CasePage_CaseFragment': CasePage_CaseFragment } } };

export type EditCaseDialogNewestQueryVariables = Exact<{
  number: number;
}>;


export type EditCaseDialogNewestQuery = { case: { id: string, number: number, version: number, classification: CaseClassification, onsetDay: string | null, onsetAt: string | null, specimenDay: string | null, reportedDay: string, isolatedAt: string | null, notes: string } };

export type ReopenCaseMutationVariables = Exact<{
  input: ReopenCaseInput;
}>;


export type ReopenCaseMutation = { reopenCase: (
    { log: Array<{ id: string }> }
    & { ' $fragmentRefs'?: { 'CasePage_CaseFragment': CasePage_CaseFragment } }
  ) };

export type UndoCaseEntryMutationVariables = Exact<{
  id: string;
}>;


export type UndoCaseEntryMutation = { undoCaseEntry: { ' $fragmentRefs'?: { 'CasePage_CaseFragment': CasePage_CaseFragment } } };

export type CaseRow_CaseFragment = { id: string, number: number, disease: DiseaseCode, classification: CaseClassification, outcome: CaseOutcome | null, openedAt: string, openedBy: string | null, person: { id: string, name: string, code: string | null, department: string | null }, dayZero: { day: string, basis: DayZeroBasis }, window: { from: string, until: string, endReason: WindowEnd, reason: string }, isolation: { until: string, reason: string } | null } & { ' $fragmentName'?: 'CaseRow_CaseFragment' };

export type CasesPageQueryVariables = Exact<{
  filter?: CaseFilterInput | null | undefined;
  order: CaseOrder;
  page: number;
  pageSize: number;
}>;


export type CasesPageQuery = { cases: { total: number, items: Array<{ id: string, number: number, disease: DiseaseCode, classification: CaseClassification, outcome: CaseOutcome | null, openedAt: string, openedBy: string | null, person: { id: string, name: string, code: string | null, department: string | null }, dayZero: { day: string, basis: DayZeroBasis }, window: { from: string, until: string, endReason: WindowEnd, reason: string }, isolation: { until: string, reason: string } | null }> } };

export type AddManualContactMutationVariables = Exact<{
  input: AddManualContactInput;
}>;


export type AddManualContactMutation = { addManualContact: { ' $fragmentRefs'?: { 'ManualContacts_CaseFragment': ManualContacts_CaseFragment;'CaseLog_CaseFragment': CaseLog_CaseFragment } } };

export type ManualContacts_CaseFragment = { id: string, outcome: CaseOutcome | null, person: { id: string, name: string }, window: { from: string, until: string }, manualContacts: Array<{ id: string, startedAt: string, endedAt: string, minutes: number, informantName: string, note: string, addedAt: string, addedBy: string | null, person: { id: string, name: string, code: string | null, department: string | null } | null, visitor: { name: string, phone: string, company: string } | null, informant: { id: string, name: string } | null }> } & { ' $fragmentName'?: 'ManualContacts_CaseFragment' };

export type TakeBackManualContactMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackManualContactMutation = { takeBackManualContact: { ' $fragmentRefs'?: { 'ManualContacts_CaseFragment': ManualContacts_CaseFragment;'CaseLog_CaseFragment': CaseLog_CaseFragment } } };

export type CaseCoverage_CaseFragment = { id: string, number: number, person: { id: string, name: string, callingCode: string | null, phone: string | null }, window: { from: string, until: string } } & { ' $fragmentName'?: 'CaseCoverage_CaseFragment' };

export type CaseCoverageQueryVariables = Exact<{
  number: number;
  page: number;
}>;


export type CaseCoverageQuery = { case: { id: string, coverage: { colleagues: number, days: Array<{ day: string, phone: PhoneReport }>, silentColleagues: { total: number, items: Array<{ phone: PhoneReport, silentSince: string | null, person: { id: string, name: string, code: string | null, department: string | null, callingCode: string | null, phone: string | null } }> } } | null } };

export type CaseExposed_CaseFragment = { id: string, number: number, outcome: CaseOutcome | null, classification: CaseClassification, openedBy: string | null, openedByReport: { id: string } | null, person: { id: string, name: string, code: string | null }, window: { from: string, until: string } } & { ' $fragmentName'?: 'CaseExposed_CaseFragment' };

export type CaseTraceQueryVariables = Exact<{
  number: number;
}>;


export type CaseTraceQuery = { followUpAssignees: Array<string>, case: { id: string, trace: { reporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, path: Array<{ source: ContactSource, countedFrom: string, countedUntil: string, carrier: { id: string, name: string }, person: { id: string, name: string } }> }>, contestedExposures: Array<{ level: number, exposedAt: string, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }> }> }, followUps: Array<{ id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, quarantineUntil: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, exposures: Array<{ caseNumber: number }>, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null }, acts: Array<{ id: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, note: string, undoneAt: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null }> }> }, viewer: { email: string | null, company: { id: string, followUpLevels: number } | null } };

export type CaseFacts_CaseFragment = { id: string, onsetDay: string | null, onsetAt: string | null, specimenDay: string | null, reportedDay: string, isolatedAt: string | null, notes: string, openedAt: string, openedBy: string | null, closedAt: string | null, closedBy: string | null, person: { id: string, name: string, code: string | null, department: string | null }, openedByReport: { id: string, kind: EmployeeReportKind, reportedAt: string } | null } & { ' $fragmentName'?: 'CaseFacts_CaseFragment' };

export type CaseHead_CaseFragment = { id: string, number: number, disease: DiseaseCode, classification: CaseClassification, outcome: CaseOutcome | null, openedByReport: { id: string } | null, person: { id: string, name: string } } & { ' $fragmentName'?: 'CaseHead_CaseFragment' };

export type CaseLog_CaseFragment = { id: string, log: Array<{ id: string, act: CaseAct, at: string, by: string | null, undoneAt: string | null, undoneBy: string | null, changes: Array<{ field: CaseField, before: string | null, after: string | null }>, manualContact: { id: string, startedAt: string, minutes: number, person: { id: string, name: string } | null, visitor: { name: string } | null } | null }> } & { ' $fragmentName'?: 'CaseLog_CaseFragment' };

export type CasePage_CaseFragment = (
  { id: string, number: number, disease: DiseaseCode, version: number, outcome: CaseOutcome | null }
  & { ' $fragmentRefs'?: { 'CaseHead_CaseFragment': CaseHead_CaseFragment;'CaseFacts_CaseFragment': CaseFacts_CaseFragment;'CaseWindows_CaseFragment': CaseWindows_CaseFragment;'CaseExposed_CaseFragment': CaseExposed_CaseFragment;'CaseRooms_CaseFragment': CaseRooms_CaseFragment;'CaseCoverage_CaseFragment': CaseCoverage_CaseFragment;'ManualContacts_CaseFragment': ManualContacts_CaseFragment;'CaseLog_CaseFragment': CaseLog_CaseFragment;'EditCaseDialog_CaseFragment': EditCaseDialog_CaseFragment } }
) & { ' $fragmentName'?: 'CasePage_CaseFragment' };

export type CasePageQueryVariables = Exact<{
  number: number;
}>;


export type CasePageQuery = { case: (
    { id: string, number: number, disease: DiseaseCode, version: number, outcome: CaseOutcome | null }
    & { ' $fragmentRefs'?: { 'CaseHead_CaseFragment': CaseHead_CaseFragment;'CaseFacts_CaseFragment': CaseFacts_CaseFragment;'CaseWindows_CaseFragment': CaseWindows_CaseFragment;'CaseExposed_CaseFragment': CaseExposed_CaseFragment;'CaseRooms_CaseFragment': CaseRooms_CaseFragment;'CaseCoverage_CaseFragment': CaseCoverage_CaseFragment;'ManualContacts_CaseFragment': ManualContacts_CaseFragment;'CaseLog_CaseFragment': CaseLog_CaseFragment;'EditCaseDialog_CaseFragment': EditCaseDialog_CaseFragment } }
  ), diseases: Array<{ code: DiseaseCode, isNearnessEnough: boolean, note: string | null }> };

export type CaseRooms_CaseFragment = { id: string, number: number, person: { id: string, name: string }, window: { from: string, until: string } } & { ' $fragmentName'?: 'CaseRooms_CaseFragment' };

export type CaseRoomsQueryVariables = Exact<{
  number: number;
  page: number;
}>;


export type CaseRoomsQuery = { case: { id: string, sharedRooms: { total: number, items: Array<{ cameraId: string, cameraCode: string | null, roomName: string, roomNumber: string, firstAt: string, lastAt: string, minutes: number, person: { id: string, name: string, code: string | null, department: string | null, callingCode: string | null, phone: string | null } }> } } };

export type CaseWindows_CaseFragment = { id: string, dayZero: { day: string, basis: DayZeroBasis, reason: string }, window: { from: string, until: string, endReason: WindowEnd, reason: string }, isolation: { until: string, reason: string } | null } & { ' $fragmentName'?: 'CaseWindows_CaseFragment' };

export type AddCompanyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddCompanyChoicesQuery = { countries: Array<{ code: string, name: string }>, plans: Array<{ id: string, name: string }> };

export type AddCompanyDialogMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type AddCompanyDialogMutation = { createCompany: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyRow_CompanyFragment': CompanyRow_CompanyFragment } }
  ) };

export type ChangePlanDialog_CompanyFragment = (
  { id: string, name: string, plan: { id: string, name: string, maxEmployees: number, access: Array<string> } }
  & { ' $fragmentRefs'?: { 'CompanyPlanRequest_CompanyFragment': CompanyPlanRequest_CompanyFragment } }
) & { ' $fragmentName'?: 'ChangePlanDialog_CompanyFragment' };

export type ChangePlanDialogMutationVariables = Exact<{
  id: string;
  planId: string;
}>;


export type ChangePlanDialogMutation = { updateCompanyPlan: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyRow_CompanyFragment': CompanyRow_CompanyFragment } }
  ) };

export type CompaniesPageQueryVariables = Exact<{
  search?: string | null | undefined;
  planState?: PlanState | null | undefined;
  page: number;
  pageSize: number;
}>;


export type CompaniesPageQuery = { companies: { total: number, items: Array<(
      { id: string, name: string, email: string, phone: string, website: string, status: CompanyStatus }
      & { ' $fragmentRefs'?: { 'CompanyStatusButton_CompanyFragment': CompanyStatusButton_CompanyFragment;'PendingDeletion_CompanyFragment': PendingDeletion_CompanyFragment;'PlanCell_CompanyFragment': PlanCell_CompanyFragment;'ChangePlanDialog_CompanyFragment': ChangePlanDialog_CompanyFragment } }
    )> } };

export type CompanyActivityQueryVariables = Exact<{
  id: string;
}>;


export type CompanyActivityQuery = { companyActivity: { neverSignedIn: number, active: number, lastReportAt: string | null, lastSignInAt: string | null } };

export type CompanyFacts_CompanyFragment = { id: string, phone: string, website: string, timeZone: string, passKey: string, createdAt: string, country: { code: string, name: string }, plan: { id: string, name: string }, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } } & { ' $fragmentName'?: 'CompanyFacts_CompanyFragment' };

export type CompanyPlanRequest_CompanyFragment = { id: string, planRequest: { requestedAt: string, note: string | null, plan: { id: string, name: string } } | null } & { ' $fragmentName'?: 'CompanyPlanRequest_CompanyFragment' };

export type CompanyPlanRequestMutationVariables = Exact<{
  id: string;
}>;


export type CompanyPlanRequestMutation = { closePlanRequest: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyPlanRequest_CompanyFragment': CompanyPlanRequest_CompanyFragment } }
  ) };

export type CompanyRow_CompanyFragment = (
  { id: string, name: string, email: string, phone: string, website: string, status: CompanyStatus }
  & { ' $fragmentRefs'?: { 'CompanyStatusButton_CompanyFragment': CompanyStatusButton_CompanyFragment;'PendingDeletion_CompanyFragment': PendingDeletion_CompanyFragment;'PlanCell_CompanyFragment': PlanCell_CompanyFragment;'ChangePlanDialog_CompanyFragment': ChangePlanDialog_CompanyFragment } }
) & { ' $fragmentName'?: 'CompanyRow_CompanyFragment' };

export type CompanyStatusButton_CompanyFragment = { id: string, name: string, status: CompanyStatus, email: string } & { ' $fragmentName'?: 'CompanyStatusButton_CompanyFragment' };

export type CompanyStatusButtonMutationVariables = Exact<{
  id: string;
  status: CompanyStatus;
}>;


export type CompanyStatusButtonMutation = { updateCompanyStatus: { id: string, status: CompanyStatus } };

export type InactivationPreviewQueryVariables = Exact<{
  id: string;
}>;


export type InactivationPreviewQuery = { inactivationPreview: { people: number, phones: number, dashboards: number } };

export type PendingDeletion_CompanyFragment = { id: string, name: string, deletionAt: string | null } & { ' $fragmentName'?: 'PendingDeletion_CompanyFragment' };

export type PendingDeletionMutationVariables = Exact<{
  id: string;
}>;


export type PendingDeletionMutation = { cancelCompanyDeletion: { id: string, deletionAt: string | null } };

export type PlanCell_CompanyFragment = { id: string, name: string, plan: { id: string, name: string }, trial: { daysLeft: number, isOver: boolean } | null, planRequest: { plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } } & { ' $fragmentName'?: 'PlanCell_CompanyFragment' };

export type PlanChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanChoicesQuery = { plans: Array<{ id: string, name: string, description: string, maxEmployees: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type AnalyticsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalyticsPageQuery = { viewer: { company: { id: string, name: string, timeMetric: number, embeddedPath: string | null, pendingTimeMetric: { minutes: number, from: string | null } | null } | null } };

export type AnalyticsPersonQueryVariables = Exact<{
  employee: EmployeeRef;
}>;


export type AnalyticsPersonQuery = { employee: { id: string, code: string, name: string, isPositive: boolean } };

export type ContactLevelsQueryVariables = Exact<{
  employee: EmployeeRef;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type ContactLevelsQuery = { trace: { from: string, until: string, person: { id: string, name: string, code: string | null }, reporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, code: string | null, department: string | null }, path: Array<{ carrier: { id: string, name: string }, person: { id: string } }> }> } };

export type ContinuousContactsQueryVariables = Exact<{
  from: string;
  to: string;
  page: number;
  pageSize: number;
  employee?: EmployeeRef | null | undefined;
}>;


export type ContinuousContactsQuery = { continuousContacts: { total: number, items: Array<{ source: ContactSource, startedAt: string, endedAt: string, minutes: number, thresholdMinutes: number, isContested: boolean, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }> }> } };

export type ContactPerson_PersonFragment = { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean } & { ' $fragmentName'?: 'ContactPerson_PersonFragment' };

export type CumulativeContactsQueryVariables = Exact<{
  from: string;
  to: string;
  page: number;
  pageSize: number;
  employee?: EmployeeRef | null | undefined;
}>;


export type CumulativeContactsQuery = { cumulativeContacts: { total: number, items: Array<{ source: ContactSource, windowStart: string, minutes: number, reachedAt: string, thresholdMinutes: number, isContested: boolean, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }> }> } };

export type NoContactsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type NoContactsQuery = { reportingSources: { phones: boolean, cameras: boolean, namingCameras: boolean } };

export type NoContactsOfPersonQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type NoContactsOfPersonQuery = { personReporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } } };

export type ContestsPageQueryVariables = Exact<{
  filter?: ContestFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ContestsPageQuery = { contests: { total: number, items: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }> } };

export type ContestedPersonQueryVariables = Exact<{
  employee: EmployeeRef;
}>;


export type ContestedPersonQuery = { employee: { id: string, name: string } };

export type ContestRequestsPageQueryVariables = Exact<{
  state?: ContestRequestState | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ContestRequestsPageQuery = { contestRequests: { total: number, items: Array<{ id: string, from: string, until: string, reason: ContestReason, note: string, requestedAt: string, state: ContestRequestState, decidedAt: string | null, decidedBy: string | null, answer: string, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, contests: Array<{ id: string }> }> } };

export type ChangePreviewQueryVariables = Exact<{
  input: DiseaseChangePreviewInput;
}>;


export type ChangePreviewQuery = { diseaseChangePreview: { openCases: number, changedCases: number, changedQuarantines: number, quarantines: Array<{ before: string | null, after: string | null, person: { id: string, name: string } }>, cases: Array<{ case: { id: string, number: number, person: { id: string, name: string } }, windowBefore: { from: string, until: string }, windowAfter: { from: string, until: string }, isolationBefore: { until: string } | null, isolationAfter: { until: string } | null }> } };

export type DiseaseHead_DiseaseFragment = { code: DiseaseCode, name: string, spreads: Array<Spread>, isNearnessEnough: boolean, note: string | null, onset: string, isUsed: boolean, figures: Array<{ name: FigureName, value: number | null, isRequired: boolean }> } & { ' $fragmentName'?: 'DiseaseHead_DiseaseFragment' };

export type DiseaseHistoryQueryVariables = Exact<{
  code: DiseaseCode;
  page: number;
  pageSize: number;
}>;


export type DiseaseHistoryQuery = { disease: { code: DiseaseCode, history: { total: number, items: Array<{ id: string, figure: FigureName | null, before: number | null, after: number | null, isUsed: boolean | null, changedAt: string, changedBy: string | null }> } } };

export type DiseasePageQueryVariables = Exact<{
  code: DiseaseCode;
}>;


export type DiseasePageQuery = { disease: (
    { code: DiseaseCode, name: string }
    & { ' $fragmentRefs'?: { 'DiseaseHead_DiseaseFragment': DiseaseHead_DiseaseFragment;'FigureTable_DiseaseFragment': FigureTable_DiseaseFragment;'EditDiseaseDialog_DiseaseFragment': EditDiseaseDialog_DiseaseFragment } }
  ) };

export type DiseaseRow_DiseaseFragment = { code: DiseaseCode, name: string, spreads: Array<Spread>, isUsed: boolean, figures: Array<{ name: FigureName, value: number | null, isRequired: boolean }> } & { ' $fragmentName'?: 'DiseaseRow_DiseaseFragment' };

export type DiseasesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DiseasesPageQuery = { diseases: Array<(
    { code: DiseaseCode, isUsed: boolean }
    & { ' $fragmentRefs'?: { 'DiseaseRow_DiseaseFragment': DiseaseRow_DiseaseFragment } }
  )> };

export type EditDiseaseDialog_DiseaseFragment = { code: DiseaseCode, name: string, isUsed: boolean, version: number, figures: Array<{ name: FigureName, value: number | null, defaultValue: number | null, isRequired: boolean, isWhole: boolean, min: number, max: number }> } & { ' $fragmentName'?: 'EditDiseaseDialog_DiseaseFragment' };

export type EditDiseaseDialogNewestQueryVariables = Exact<{
  code: DiseaseCode;
}>;


export type EditDiseaseDialogNewestQuery = { disease: (
    { code: DiseaseCode, name: string, isUsed: boolean, version: number, figures: Array<{ name: FigureName, value: number | null, defaultValue: number | null, isRequired: boolean, isWhole: boolean, min: number, max: number }> }
    & { ' $fragmentRefs'?: { 'DiseaseHead_DiseaseFragment': DiseaseHead_DiseaseFragment;'FigureTable_DiseaseFragment': FigureTable_DiseaseFragment } }
  ) };

export type EditDiseaseDialogMutationVariables = Exact<{
  input: UpdateDiseaseInput;
}>;


export type EditDiseaseDialogMutation = { updateDisease: (
    { code: DiseaseCode }
    & { ' $fragmentRefs'?: { 'DiseaseRow_DiseaseFragment': DiseaseRow_DiseaseFragment;'DiseaseHead_DiseaseFragment': DiseaseHead_DiseaseFragment;'FigureTable_DiseaseFragment': FigureTable_DiseaseFragment;'EditDiseaseDialog_DiseaseFragment': EditDiseaseDialog_DiseaseFragment } }
  ) };

export type FigureTable_DiseaseFragment = { code: DiseaseCode, releaseTests: Array<ReleaseTest>, figures: Array<{ name: FigureName, value: number | null, defaultValue: number | null, isRequired: boolean, note: string | null, changedAt: string | null, changedBy: string | null, source: { title: string, publisher: string, year: number | null, doi: string | null, url: string | null, readOn: string } | null }> } & { ' $fragmentName'?: 'FigureTable_DiseaseFragment' };

export type ReportedCaseQueryVariables = Exact<{
  number: number;
}>;


export type ReportedCaseQuery = { case: { id: string, version: number } };

export type ConfirmReportedCaseMutationVariables = Exact<{
  input: UpdateCaseInput;
}>;


export type ConfirmReportedCaseMutation = { updateCase: { id: string, version: number, classification: CaseClassification } };

export type DismissReportedCaseMutationVariables = Exact<{
  input: CloseCaseInput;
}>;


export type DismissReportedCaseMutation = { closeCase: { id: string, version: number, outcome: CaseOutcome | null } };

export type DecideDialogMutationVariables = Exact<{
  input: DecideCorrectionInput;
}>;


export type DecideDialogMutation = { decideCorrection: { id: string, state: EmployeeReportState, decidedAt: string | null, decidedBy: string | null, answer: string | null } };

export type ExactRecordRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExactRecordRequestsQuery = { exactRecordRequests: { total: number, items: Array<{ id: string, requestedAt: string, dueAt: string, person: { id: string, name: string, code: string | null } }> } };

export type GiveExactRecordsMutationVariables = Exact<{
  id: string;
}>;


export type GiveExactRecordsMutation = { giveExactRecords: { id: string, state: ExactRecordRequestState } };

export type RefuseExactRecordsMutationVariables = Exact<{
  input: RefuseExactRecordsInput;
}>;


export type RefuseExactRecordsMutation = { refuseExactRecords: { id: string, state: ExactRecordRequestState } };

export type EmployeeReportsPageQueryVariables = Exact<{
  filter?: EmployeeReportFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type EmployeeReportsPageQuery = { employeeReports: { total: number, items: Array<{ id: string, kind: EmployeeReportKind, field: CorrectedField | null, value: string | null, day: string | null, disease: DiseaseCode | null, result: TestResult | null, note: string | null, reportedAt: string, state: EmployeeReportState, caseNumber: number | null, decidedAt: string | null, decidedBy: string | null, answer: string | null, person: { id: string, name: string, code: string | null, department: string | null } }> } };

export type ChangesDrawerQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ChangesDrawerQuery = { directoryChanges: { total: number, items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'DirectoryChange_ChangeFragment': DirectoryChange_ChangeFragment } }
    )> } };

export type DirectoryChange_ChangeFragment = { id: string, kind: DirectoryChangeKind, count: number, detail: string | null, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } & { ' $fragmentName'?: 'DirectoryChange_ChangeFragment' };

export type UndoChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoChangeMutation = { undoDirectoryChange: { restored: number, change: (
      { id: string, count: number }
      & { ' $fragmentRefs'?: { 'DirectoryChange_ChangeFragment': DirectoryChange_ChangeFragment } }
    ), skipped: Array<{ id: string, name: string }> } };

export type AddEmployeeDialogMutationVariables = Exact<{
  input: CreateEmployeeInput;
  withHealth: boolean;
}>;


export type AddEmployeeDialogMutation = { createEmployee: { employee: (
      { id: string }
      & { ' $fragmentRefs'?: { 'EmployeeRow_EmployeeFragment': EmployeeRow_EmployeeFragment } }
    ) } };

export type DeleteEmployeesDialogMutationVariables = Exact<{
  selection: EmployeeSelectionInput;
}>;


export type DeleteEmployeesDialogMutation = { deleteEmployees: { id: string, kind: DirectoryChangeKind, count: number, detail: string | null, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } };

export type DeletionConsequencesQueryVariables = Exact<{
  input: DeleteEmployeesInput;
}>;


export type DeletionConsequencesQuery = { preview: { openCaseCount: number, toInform: number, inQuarantine: number, openCases: Array<{ id: string, number: number, person: { id: string, name: string } }> } | null };

export type EditEmployeeDialog_EmployeeFragment = { id: string, code: string, name: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive?: boolean, positiveDate?: string | null, photo: string | null, version: number, statusVersion?: number } & { ' $fragmentName'?: 'EditEmployeeDialog_EmployeeFragment' };

export type EditEmployeeDialogMutationVariables = Exact<{
  input: UpdateEmployeeInput;
  withHealth: boolean;
}>;


export type EditEmployeeDialogMutation = { updateEmployee: (
    { id: string }
    & { ' $fragmentRefs'?: { 'EmployeeRow_EmployeeFragment': EmployeeRow_EmployeeFragment;'EditEmployeeDialog_EmployeeFragment': EditEmployeeDialog_EmployeeFragment } }
  ) };

export type EditEmployeeDialogNewestQueryVariables = Exact<{
  id: string;
  withHealth: boolean;
}>;


export type EditEmployeeDialogNewestQuery = { employee: { id: string, code: string, name: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive?: boolean, positiveDate?: string | null, photo: string | null, version: number, statusVersion?: number } };

export type MarkNegativeDialogMutationVariables = Exact<{
  selection: EmployeeSelectionInput;
}>;


export type MarkNegativeDialogMutation = { markEmployeesNegative: { id: string, kind: DirectoryChangeKind, count: number, detail: string | null, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } };

export type MarkPositiveDialogMutationVariables = Exact<{
  input: MarkEmployeesPositiveInput;
}>;


export type MarkPositiveDialogMutation = { markEmployeesPositive: { alreadyPositiveCount: number, change: { id: string, count: number, kind: DirectoryChangeKind, detail: string | null, by: string, createdAt: string, undoUntil: string, undoneAt: string | null }, alreadyPositive: Array<{ id: string, name: string }> } };

export type SetDepartmentDialogMutationVariables = Exact<{
  selection: EmployeeSelectionInput;
  department: string;
}>;


export type SetDepartmentDialogMutation = { updateEmployeesDepartment: { id: string, kind: DirectoryChangeKind, count: number, detail: string | null, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } };

export type EmployeeRow_EmployeeFragment = { id: string, code: string, name: string, phone: string, callingCode: string | null, email: string, department: string, isPositive?: boolean, positiveSince?: string | null, lastActiveAt: string | null, createdAt: string, photo: string | null } & { ' $fragmentName'?: 'EmployeeRow_EmployeeFragment' };

export type EmployeesPageQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: EmployeeFilterInput | null | undefined;
  page: number;
  pageSize: number;
  sort: EmployeeSort;
  direction: SortDirection;
  withHealth: boolean;
}>;


export type EmployeesPageQuery = { employees: { total: number, items: Array<(
      { id: string, code: string, name: string }
      & { ' $fragmentRefs'?: { 'EmployeeRow_EmployeeFragment': EmployeeRow_EmployeeFragment;'EditEmployeeDialog_EmployeeFragment': EditEmployeeDialog_EmployeeFragment } }
    )> } };

export type EmployeesPageFiguresQueryVariables = Exact<{
  withHealth?: boolean;
}>;


export type EmployeesPageFiguresQuery = { positive?: { total: number }, departments: Array<{ name: string, people: number }> };

export type EmployeePageQueryVariables = Exact<{
  employee: EmployeeRef;
  withHealth: boolean;
}>;


export type EmployeePageQuery = { employee: (
    { id: string, code: string, name: string, accessChange?: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null }
    & { ' $fragmentRefs'?: { 'EditEmployeeDialog_EmployeeFragment': EditEmployeeDialog_EmployeeFragment;'EmployeePhoto_EmployeeFragment': EmployeePhoto_EmployeeFragment;'PersonHead_EmployeeFragment': PersonHead_EmployeeFragment;'PersonDetails_EmployeeFragment': PersonDetails_EmployeeFragment;'PersonPhone_EmployeeFragment': PersonPhone_EmployeeFragment } }
  ) & { ' $fragmentRefs'?: { 'StatusHistory_EmployeeFragment': StatusHistory_EmployeeFragment } }, departments: Array<{ name: string, people: number }> };

export type PersonDetails_EmployeeFragment = { id: string, code: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, createdAt: string } & { ' $fragmentName'?: 'PersonDetails_EmployeeFragment' };

export type PersonHead_EmployeeFragment = { id: string, code: string, name: string, designation: string | null, department: string, isPositive?: boolean, positiveSince?: string | null } & { ' $fragmentRefs'?: { 'OpenCases_EmployeeFragment': OpenCases_EmployeeFragment } } & { ' $fragmentName'?: 'PersonHead_EmployeeFragment' };

export type PersonMeetingsQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type PersonMeetingsQuery = { personMeetings: Array<{ source: ContactSource, startedAt: string, endedAt: string, minutes: number, coveredMinutes: number, isContinuous: boolean, thresholdMinutes: number, isContested: boolean, other: { id: string, code: string | null, name: string, department: string | null, isPositive: boolean, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }> }>, personReporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } } };

export type PersonNoticesQueryVariables = Exact<{
  employeeId: string;
}>;


export type PersonNoticesQuery = { followUps: { items: Array<{ id: string, disease: DiseaseCode, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, detail: NoticeDetail, subject: string, text: string, sentAt: string, deliveredAt: string | null, readAt: string | null }> }> } };

export type PersonPhone_EmployeeFragment = { id: string, name: string, lastActiveAt: string | null, firstSignInAt: string | null, hasPassword: boolean, health?: { bluetoothStatus: boolean | null, locationStatus: boolean | null, locationPermission: string | null, osVersion: string | null, deviceType: string | null, makeModel: string | null, appVersion: string | null, reportedAt: string } | null } & { ' $fragmentName'?: 'PersonPhone_EmployeeFragment' };

export type StatusHistory_EmployeeFragment = { id: string, code: string, name: string, statusHistory: Array<{ id: string, isPositive: boolean, positiveDate: string | null, changedAt: string, changedBy: string | null, change: (
      { id: string }
      & { ' $fragmentRefs'?: { 'DirectoryChange_ChangeFragment': DirectoryChange_ChangeFragment } }
    ) | null }> } & { ' $fragmentName'?: 'StatusHistory_EmployeeFragment' };

export type EmployeePhoto_EmployeeFragment = { id: string, name: string, photo: string | null } & { ' $fragmentName'?: 'EmployeePhoto_EmployeeFragment' };

export type PhotoDialogMutationVariables = Exact<{
  id: string;
  photo: File;
}>;


export type PhotoDialogMutation = { uploadEmployeePhoto: { id: string, photo: string | null, version: number } };

export type RemovePhotoDialogMutationVariables = Exact<{
  id: string;
}>;


export type RemovePhotoDialogMutation = { deleteEmployeePhoto: { id: string, photo: string | null, version: number } };

export type AllFollowUpsQueryVariables = Exact<{
  filter?: FollowUpFilterInput | null | undefined;
  order: FollowUpOrder;
  page: number;
}>;


export type AllFollowUpsQuery = { followUps: { total: number, items: Array<{ id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, quarantineUntil: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, exposures: Array<{ caseNumber: number }>, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null }, acts: Array<{ id: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, note: string, undoneAt: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null }> }> } };

export type FollowUpDrawerQueryVariables = Exact<{
  employeeId: string;
  disease: DiseaseCode;
}>;


export type FollowUpDrawerQuery = { followUp: { id: string, quarantineUntil: string | null, releaseTestDay: string | null, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, exposures: Array<{ caseNumber: number, level: number, exposedAt: string, lastExposedAt: string, minutes: number, source: ContactSource, isOwnPhoneOnly: boolean }>, acts: Array<{ id: string, batchId: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, day: string | null, test: ReleaseTest | null, result: TestResult | null, assignee: string | null, note: string, quarantineUntil: string | null, undoneAt: string | null, undoneBy: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null, detail: NoticeDetail, subject: string, text: string, deliveredAt: string | null }>, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null } } };

export type FollowUpPageQueryVariables = Exact<{
  filter?: FollowUpFilterInput | null | undefined;
  order: FollowUpOrder;
  page: number;
  pageSize: number;
}>;


export type FollowUpPageQuery = { followUps: { total: number, items: Array<{ id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, reason: string, informedAt: string | null, quarantineUntil: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, isChanged: boolean, isOwnPhoneOnly: boolean, accessChange: { kinds: Array<AccessChangeKind>, changedAt: string, changedBy: Array<string> } | null, exposures: Array<{ caseNumber: number }>, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, person: { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null }, presence: { hasApp: boolean, phoneReportedAt: string | null, isPhoneSilent: boolean, cameraSeenAt: string | null, cameraRoom: string | null }, acts: Array<{ id: string, kind: FollowUpActKind, at: string, by: string | null, channel: InformChannel | null, note: string, undoneAt: string | null }>, notices: Array<{ id: string, kind: NoticeKind, state: NoticeState, sentAt: string, readAt: string | null }> }> }, all: { total: number }, followUpSummary: { changed: number, latestChangeAt: string | null } };

export type FollowUpAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowUpAccountQuery = { followUpAssignees: Array<string>, viewer: { email: string | null } };

export type MarkFollowUpsSeenMutationVariables = Exact<{
  input: MarkFollowUpsSeenInput;
}>;


export type MarkFollowUpsSeenMutation = { markFollowUpsSeen: { changed: number, latestChangeAt: string | null } };

export type FollowUpEvidenceQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FollowUpEvidenceQuery = { followUpEvidence: Array<{ followUpId: string, total: number, episodes: Array<{ caseNumber: number, level: number, startedAt: string, endedAt: string, minutes: number, source: ContactSource, rooms: Array<string> }> }> };

export type WaitingContestsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingContestsQuery = { contestRequests: { total: number, items: Array<{ id: string, from: string, until: string, reason: ContestReason, note: string, requestedAt: string, state: ContestRequestState, decidedAt: string | null, decidedBy: string | null, answer: string, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, contests: Array<{ id: string }> }> }, contests: { total: number } };

export type WaitingReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingReportsQuery = { employeeReports: { total: number }, exactRecordRequests: { total: number } };

export type GuidePageMutationVariables = Exact<{
  input: RequestGuideInput;
}>;


export type GuidePageMutation = { requestGuide: { id: string } };

export type GuideRequestRow_RequestFragment = { id: string, name: string, email: string, phone: string | null, type: GuideRequestType, createdAt: string } & { ' $fragmentName'?: 'GuideRequestRow_RequestFragment' };

export type GuideRequestsPageQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type GuideRequestsPageQuery = { guideRequests: { total: number, items: Array<{ id: string, name: string, email: string, phone: string | null, type: GuideRequestType, createdAt: string }> } };

export type ApplyImportMutationVariables = Exact<{
  id: string;
  take: ImportTake;
}>;


export type ApplyImportMutation = { applyImport: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ImportStage_ImportFragment': ImportStage_ImportFragment } }
  ) };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ImportStage_ImportFragment': ImportStage_ImportFragment } }
  ) };

export type ChooseFileMutationVariables = Exact<{
  file: File;
  identifyBy: IdentifyBy;
}>;


export type ChooseFileMutation = { startImport: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ImportStage_ImportFragment': ImportStage_ImportFragment } }
  ) };

export type ImportDone_ImportFragment = { id: string, fileName: string, new: number, changed: number, wrong: number, change: { id: string, undoUntil: string, undoneAt: string | null } | null } & { ' $fragmentName'?: 'ImportDone_ImportFragment' };

export type ImportPageQueryVariables = Exact<{
  id: string;
}>;


export type ImportPageQuery = { directoryImport: (
    { id: string, fileName: string, state: ImportState, total: number, new: number, changed: number, unchanged: number, wrong: number }
    & { ' $fragmentRefs'?: { 'ImportStage_ImportFragment': ImportStage_ImportFragment } }
  ) };

export type ImportPreview_ImportFragment = (
  { id: string, total: number, new: number, changed: number, unchanged: number, wrong: number, positiveWithoutDate: number }
  & { ' $fragmentRefs'?: { 'NewPreview_ImportFragment': NewPreview_ImportFragment } }
) & { ' $fragmentName'?: 'ImportPreview_ImportFragment' };

export type ImportRow_RowFragment = { row: number, kind: ImportRowKind, name: string, error: string | null, cells: Array<{ field: ImportField, before: string | null, after: string, error: string | null }> } & { ' $fragmentName'?: 'ImportRow_RowFragment' };

export type ImportRowsQueryVariables = Exact<{
  id: string;
  kind: ImportRowKind;
  page: number;
  pageSize: number;
}>;


export type ImportRowsQuery = { directoryImport: { id: string, rows: { total: number, items: Array<{ row: number, kind: ImportRowKind, name: string, error: string | null, cells: Array<{ field: ImportField, before: string | null, after: string, error: string | null }> }> } } };

export type ImportStage_ImportFragment = (
  { id: string, fileName: string, state: ImportState, progress: number, total: number, problem: string | null, columns: Array<{ index: number }> }
  & { ' $fragmentRefs'?: { 'NameColumns_ImportFragment': NameColumns_ImportFragment;'NewPreview_ImportFragment': NewPreview_ImportFragment;'ImportPreview_ImportFragment': ImportPreview_ImportFragment;'ImportDone_ImportFragment': ImportDone_ImportFragment } }
) & { ' $fragmentName'?: 'ImportStage_ImportFragment' };

export type NameColumns_ImportFragment = { id: string, identifyBy: IdentifyBy, columns: Array<{ index: number, heading: string, samples: Array<string>, field: ImportField | null }> } & { ' $fragmentName'?: 'NameColumns_ImportFragment' };

export type NameColumnsMutationVariables = Exact<{
  id: string;
  columns: Array<ImportColumnInput> | ImportColumnInput;
  identifyBy: IdentifyBy;
}>;


export type NameColumnsMutation = { updateImportColumns: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ImportStage_ImportFragment': ImportStage_ImportFragment } }
  ) };

export type NewPreview_ImportFragment = { id: string, identifyBy: IdentifyBy, columns: Array<{ index: number, field: ImportField | null }> } & { ' $fragmentName'?: 'NewPreview_ImportFragment' };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoDirectoryChange: { restored: number, change: { id: string, undoneAt: string | null }, skipped: Array<{ id: string, name: string }> } };

export type BreachHistoryChart_HistoryFragment = { source: DeviceSource, from: string, until: string, isByHour: boolean, isStale: boolean, reportedDays: number, reportedDaysBefore: number, points: Array<{ at: string, breaches: number, minutes: number, isReported: boolean }>, totals: { breaches: number, minutes: number }, before: { breaches: number, minutes: number } } & { ' $fragmentName'?: 'BreachHistoryChart_HistoryFragment' };

export type BreachTrend_HistoryFragment = { source: DeviceSource, reportedDays: number, reportedDaysBefore: number, byHourOfDay: Array<number>, byDepartments: Array<{ department: string | null, otherDepartment: string | null, breaches: number, minutes: number, before: number }>, byRooms: Array<{ cameraId: string, roomName: string, roomNumber: string, breaches: number, minutes: number, before: number, maxPeople: number }> } & { ' $fragmentName'?: 'BreachTrend_HistoryFragment' };

export type BreachesQueryVariables = Exact<{
  source: DeviceSource;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type BreachesQuery = { breachHistory: { source: DeviceSource, from: string, until: string, isByHour: boolean, isStale: boolean, reportedDays: number, reportedDaysBefore: number, byHourOfDay: Array<number>, points: Array<{ at: string, breaches: number, minutes: number, isReported: boolean }>, totals: { breaches: number, minutes: number }, before: { breaches: number, minutes: number }, byDepartments: Array<{ department: string | null, otherDepartment: string | null, breaches: number, minutes: number, before: number }>, byRooms: Array<{ cameraId: string, roomName: string, roomNumber: string, breaches: number, minutes: number, before: number, maxPeople: number }> } };

export type CaseFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type CaseFiguresQuery = { caseFigures: { openCases: Array<{ disease: DiseaseCode, cases: number }>, traced: { inTime: number, late: number, running: number, withoutExposed: number, unknown: number, share: number | null }, followedUpToday: { due: number, done: number, share: number | null }, overdue: Array<{ step: FollowUpStep, followUps: number }> } };

export type CaseTracesQueryVariables = Exact<{ [key: string]: never; }>;


export type CaseTracesQuery = { positiveTraces: Array<{ person: { id: string }, reporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, exposures: Array<{ level: number, person: { id: string, isPositive: boolean } }> }> };

export type CurrentFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentFiguresQuery = { activeCount: number | null, safetyIndicator: { level: SafetyLevel | null, share: number | null, active: number | null, withoutBreach: number | null }, coverage: { people: number | null, neverSignedIn: number | null, phones: number | null, reported: number | null, silent: number | null, bluetoothOff: number | null, permissionLacking: number | null, oldApp: number | null, newestApp: string | null, cameras: number, camerasReported: number }, viewer: { company: { id: string, passKey: string } | null } };

export type HeldRecordsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type HeldRecordsQuery = { heldRecords: { total: number, items: Array<{ day: string, reasons: Array<HeldReason>, records: number, people: number, person: { id: string, code: string | null, name: string, department: string | null } }> } };

export type ReleaseHeldRecordsMutationVariables = Exact<{
  input: HeldRecordsInput;
}>;


export type ReleaseHeldRecordsMutation = { releaseHeldRecords: { records: number } };

export type DiscardHeldRecordsMutationVariables = Exact<{
  input: HeldRecordsInput;
}>;


export type DiscardHeldRecordsMutation = { discardHeldRecords: { records: number } };

export type InsightsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type InsightsPageQuery = { positiveEmployees: Array<{ id: string, code: string, name: string, department: string, positiveSince: string | null }> };

export type SecondOwnerHintQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondOwnerHintQuery = { members: Array<{ id: string, role: MemberRole }>, memberInvitations: Array<{ id: string, role: MemberRole }> };

export type TroubledPhonesQueryVariables = Exact<{
  trouble?: PhoneTrouble | null | undefined;
  page: number;
  pageSize: number;
}>;


export type TroubledPhonesQuery = { troubledPhones: { total: number, items: Array<{ troubles: Array<PhoneTrouble>, lastActiveAt: string | null, appVersion: string | null, deviceType: string | null, makeModel: string | null, osVersion: string | null, employee: { id: string, code: string | null, name: string, department: string | null } }> } };

export type MailDrawer_MailFragment = (
  { id: string, to: string, text: string | null, status: MailStatus, attempts: number, lastError: string | null, createdAt: string, sentAt: string | null, company: { id: string, name: string } | null }
  & { ' $fragmentRefs'?: { 'RetryMail_MailFragment': RetryMail_MailFragment } }
) & { ' $fragmentName'?: 'MailDrawer_MailFragment' };

export type MailRow_MailFragment = (
  { id: string, to: string, subject: string, status: MailStatus, createdAt: string, company: { id: string, name: string } | null }
  & { ' $fragmentRefs'?: { 'RetryMail_MailFragment': RetryMail_MailFragment;'MailDrawer_MailFragment': MailDrawer_MailFragment } }
) & { ' $fragmentName'?: 'MailRow_MailFragment' };

export type MailsPageQueryVariables = Exact<{
  company?: CompanyRef | null | undefined;
  search?: string | null | undefined;
  status?: MailStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type MailsPageQuery = { mails: { total: number, items: Array<(
      { id: string, to: string, subject: string, status: MailStatus, createdAt: string, company: { id: string, name: string } | null }
      & { ' $fragmentRefs'?: { 'RetryMail_MailFragment': RetryMail_MailFragment;'MailDrawer_MailFragment': MailDrawer_MailFragment } }
    )> } };

export type RetryMail_MailFragment = { id: string, to: string, subject: string, status: MailStatus } & { ' $fragmentName'?: 'RetryMail_MailFragment' };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { retryMail: (
    { id: string, status: MailStatus }
    & { ' $fragmentRefs'?: { 'MailRow_MailFragment': MailRow_MailFragment } }
  ) };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, email: string, role: MemberRole, invitedBy: string | null, createdAt: string, expiresAt: string, provisionedId: string | null } };

export type TakeBackInvitationMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackInvitationMutation = { takeBackInvitation: { id: string } };

export type InviteDialogMutationVariables = Exact<{
  input: InviteMemberInput;
}>;


export type InviteDialogMutation = { inviteMember: { id: string, email: string, role: MemberRole, invitedBy: string | null, createdAt: string, expiresAt: string, provisionedId: string | null } };

export type ChangeRoleDialogMutationVariables = Exact<{
  input: UpdateMemberRoleInput;
}>;


export type ChangeRoleDialogMutation = { updateMemberRole: { id: string, email: string, role: MemberRole, isSelf: boolean, joinedAt: string, lastSignedInAt: string | null } };

export type RemoveMemberDialogMutationVariables = Exact<{
  id: string;
}>;


export type RemoveMemberDialogMutation = { removeMember: { removedMemberId: string } };

export type TransferOwnershipDialogMutationVariables = Exact<{
  id: string;
}>;


export type TransferOwnershipDialogMutation = { transferOwnership: Array<{ id: string, email: string, role: MemberRole, isSelf: boolean, joinedAt: string, lastSignedInAt: string | null }> };

export type MembersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersPageQuery = { members: Array<{ id: string, email: string, role: MemberRole, isSelf: boolean, joinedAt: string, lastSignedInAt: string | null }>, memberInvitations: Array<{ id: string, email: string, role: MemberRole, invitedBy: string | null, createdAt: string, expiresAt: string, provisionedId: string | null }> };

export type MemberTable_MemberFragment = { id: string, email: string, role: MemberRole, isSelf: boolean, joinedAt: string, lastSignedInAt: string | null } & { ' $fragmentName'?: 'MemberTable_MemberFragment' };

export type InvitationTable_InvitationFragment = { id: string, email: string, role: MemberRole, invitedBy: string | null, createdAt: string, expiresAt: string, provisionedId: string | null } & { ' $fragmentName'?: 'InvitationTable_InvitationFragment' };

export type HourColumns_HistoryFragment = { reportedDays: number, points: Array<{ at: string, breaches: number }>, totals: { breaches: number } } & { ' $fragmentName'?: 'HourColumns_HistoryFragment' };

export type MonitorPageQueryVariables = Exact<{
  today: string;
  withCameras: boolean;
}>;


export type MonitorPageQuery = { activeCount: number | null, safetyIndicator: { level: SafetyLevel | null, share: number | null, active: number | null, withoutBreach: number | null }, mobile: { reportedDays: number, points: Array<{ at: string, breaches: number }>, totals: { breaches: number } }, camera: { reportedDays: number, points: Array<{ at: string, breaches: number }>, totals: { breaches: number } }, today: { byRooms: Array<{ cameraId: string, breaches: number }> }, cameras?: { total: number, items: Array<{ id: string, roomName: string, roomNumber: string, lastReportedAt: string | null }> }, coverage: { phones: number | null, reported: number | null, neverSignedIn: number | null, cameras: number, camerasReported: number } };

export type ArrivedOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrivedOrderQuery = { orders: { items: Array<{ id: string, number: string, region: PriceRegion, term: OrderTerm, employees: number, cameras: number, plan: { id: string }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string | null, country: { code: string, name: string } } }> } };

export type CheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutPageQuery = { countries: Array<{ code: string, name: string }>, plans: Array<{ id: string, name: string, maxEmployees: number, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type CompanyCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCheckoutQuery = { company: { id: string, email: string, phone: string, country: { code: string, name: string } } };

export type OrderRow_OrderFragment = { id: string, number: string, term: OrderTerm, employees: number, cameras: number, months: number, payment: PaymentMethod, createdAt: string, company: { id: string, name: string }, plan: { id: string, name: string }, lines: Array<{ kind: LicenceKind, count: number, price: { amount: string, currency: CurrencyCode }, monthly: { amount: string, currency: CurrencyCode } }>, monthly: { amount: string, currency: CurrencyCode }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string | null, country: { code: string, name: string } } } & { ' $fragmentName'?: 'OrderRow_OrderFragment' };

export type OrdersPageQueryVariables = Exact<{
  company?: CompanyRef | null | undefined;
  search?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type OrdersPageQuery = { orders: { total: number, items: Array<{ id: string, number: string, term: OrderTerm, employees: number, cameras: number, months: number, payment: PaymentMethod, createdAt: string, company: { id: string, name: string }, plan: { id: string, name: string }, lines: Array<{ kind: LicenceKind, count: number, price: { amount: string, currency: CurrencyCode }, monthly: { amount: string, currency: CurrencyCode } }>, monthly: { amount: string, currency: CurrencyCode }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string | null, country: { code: string, name: string } } }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: OrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, number: string, region: PriceRegion, term: OrderTerm, employees: number, cameras: number, company: { id: string, plan: { id: string, name: string, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null }, plan: { id: string }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string | null, country: { code: string, name: string } } } };

export type PlacedOrder_OrderFragment = { id: string, number: string, region: PriceRegion, term: OrderTerm, employees: number, cameras: number, plan: { id: string }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string | null, country: { code: string, name: string } } } & { ' $fragmentName'?: 'PlacedOrder_OrderFragment' };

export type RequestExactRecordsMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestExactRecordsMutation = { requestExactRecords: { id: string, state: ExactRecordRequestState } };

export type MarkNoticeReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNoticeReadMutation = { markNoticeRead: { id: string, readAt: string | null } };

export type OwnFilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFilePageQuery = { ownFile: { name: string, code: string, email: string, callingCode: string | null, phone: string, department: string, designation: string | null, photo: string | null, joinedAt: string, companyName: string, timeZone: string, diseases: Array<DiseaseCode>, instructions: Array<{ state: FollowUpState, quarantineUntil: string | null, reason: string }>, days: Array<{ day: string, people: number, meetings: number }>, reports: Array<{ id: string, kind: EmployeeReportKind, field: CorrectedField | null, value: string | null, day: string | null, result: TestResult | null, reportedAt: string, state: EmployeeReportState, answer: string | null }>, requests: Array<{ id: string, from: string, until: string, requestedAt: string, state: ContestRequestState, answer: string | null }>, notices: Array<{ id: string, subject: string, text: string, sentAt: string, readAt: string | null }>, exactRecordRequest: { id: string, state: ExactRecordRequestState, dueAt: string, refusal: string, availableUntil: string | null } | null, accesses: Array<{ day: string, role: Role, data: OwnAccessData }>, columns: Array<{ topic: string, part: string, what: string, purpose: string, keptUntil: string, withheld: string | null }> } };

export type ContestDialogMutationVariables = Exact<{
  input: RequestContestInput;
}>;


export type ContestDialogMutation = { requestContest: { id: string, state: ContestRequestState } };

export type CorrectionDialogMutationVariables = Exact<{
  input: RequestCorrectionInput;
}>;


export type CorrectionDialogMutation = { requestCorrection: { id: string, state: EmployeeReportState } };

export type SymptomsDialogMutationVariables = Exact<{
  input: ReportSymptomsInput;
}>;


export type SymptomsDialogMutation = { reportSymptoms: { id: string, state: EmployeeReportState } };

export type TestDialogMutationVariables = Exact<{
  input: ReportTestInput;
}>;


export type TestDialogMutation = { reportTest: { id: string, state: EmployeeReportState } };

export type PlanCard_PlanFragment = { id: string, name: string, description: string, maxEmployees: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> } & { ' $fragmentName'?: 'PlanCard_PlanFragment' };

export type PlansPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansPageQuery = { plans: Array<(
    { id: string, name: string, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }
    & { ' $fragmentRefs'?: { 'PlanCard_PlanFragment': PlanCard_PlanFragment } }
  )> };

export type TermPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TermPageQuery = { plans: Array<{ id: string, name: string, maxEmployees: number, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type CompanyDetails_CompanyFragment = { id: string, name: string, email: string, website: string, phone: string, timeZone: string, country: { code: string, name: string } } & { ' $fragmentName'?: 'CompanyDetails_CompanyFragment' };

export type DeleteCompanyDialogMutationVariables = Exact<{
  companyName: string;
  password: string;
}>;


export type DeleteCompanyDialogMutation = { scheduleCompanyDeletion: { id: string, deletionAt: string | null } };

export type DeletionBannerMutationVariables = Exact<{ [key: string]: never; }>;


export type DeletionBannerMutation = { cancelCompanyDeletion: { id: string, deletionAt: string | null } };

export type ProfileOrdersQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ProfileOrdersQuery = { orders: { total: number, items: Array<{ id: string, number: string, term: OrderTerm, employees: number, cameras: number, months: number, payment: PaymentMethod, createdAt: string, plan: { id: string, name: string }, lines: Array<{ kind: LicenceKind, count: number, price: { amount: string, currency: CurrencyCode }, monthly: { amount: string, currency: CurrencyCode } }>, monthly: { amount: string, currency: CurrencyCode }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string | null, country: { code: string, name: string } } }> } };

export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { countries: Array<{ code: string, name: string }>, company: (
    { id: string, name: string, passKey: string, timeZone: string, createdAt: string, deletionAt: string | null }
    & { ' $fragmentRefs'?: { 'CompanyDetails_CompanyFragment': CompanyDetails_CompanyFragment;'YourPlan_CompanyFragment': YourPlan_CompanyFragment } }
  ) };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyDetails_CompanyFragment': CompanyDetails_CompanyFragment } }
  ) };

export type YourPlan_CompanyFragment = { id: string, name: string, plan: { id: string, name: string, maxEmployees: number }, licences: { isRounded: boolean, employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } } & { ' $fragmentName'?: 'YourPlan_CompanyFragment' };

export type ReportSafetyQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportSafetyQuery = { safetyIndicator: { level: SafetyLevel | null, share: number | null, active: number | null, withoutBreach: number | null }, coverage: { phones: number | null, reported: number | null, neverSignedIn: number | null, cameras: number, camerasReported: number } };

export type ReportTracingQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportTracingQuery = { positiveEmployees: Array<{ id: string, code: string, name: string, department: string, positiveSince: string | null }> };

export type ReportTracesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportTracesQuery = { positiveTraces: Array<{ person: { id: string }, reporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, exposures: Array<{ level: number, path: Array<{ source: ContactSource }> }> }> };

export type TracingLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type TracingLinkQuery = { positiveEmployees: Array<{ id: string }> };

export type AuthenticatorSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthenticatorSectionQuery = { mySecondFactor: { authenticatorSince: string | null, passkeyCount: number, recoveryCodesLeft: number } };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { authenticatorSince: string | null, passkeyCount: number, recoveryCodesLeft: number } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type MailDomain_DomainFragment = { id: string, name: string, recordName: string, recordValue: string, provenAt: string | null, checkedAt: string | null, missingSince: string | null } & { ' $fragmentName'?: 'MailDomain_DomainFragment' };

export type MailDomainsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailDomainsQuery = { mailDomains: Array<{ id: string, name: string, recordName: string, recordValue: string, provenAt: string | null, checkedAt: string | null, missingSince: string | null }> };

export type AddMailDomainMutationVariables = Exact<{
  input: AddMailDomainInput;
}>;


export type AddMailDomainMutation = { addMailDomain: { id: string, name: string, recordName: string, recordValue: string, provenAt: string | null, checkedAt: string | null, missingSince: string | null } };

export type CheckMailDomainMutationVariables = Exact<{
  id: string;
}>;


export type CheckMailDomainMutation = { checkMailDomain: { id: string, name: string, recordName: string, recordValue: string, provenAt: string | null, checkedAt: string | null, missingSince: string | null } };

export type RemoveMailDomainMutationVariables = Exact<{
  id: string;
}>;


export type RemoveMailDomainMutation = { removeMailDomain: { removedMailDomainId: string } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { mySessions: Array<{ id: string, device: string | null, network: string | null, startedAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { endedSessionId: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { endedCount: number } };

export type PasskeySectionQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeySectionQuery = { myPasskeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null, isBackedUp: boolean }> };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: { challenge: string, rpId: string, userHandle: string, userName: string, algorithms: Array<number>, timeoutMs: number, credentials: Array<{ id: string, transports: Array<string> }> } };

export type AddPasskeyMutationVariables = Exact<{
  input: PasskeyAttestationInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> | null, passkey: { id: string, name: string } } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string, name: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: { removedPasskeyId: string } };

export type PasswordSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordSectionQuery = { viewer: { email: string | null }, mySecondFactor: { hasPassword: boolean } };

export type MailPasswordLinkMutationVariables = Exact<{
  email: string;
}>;


export type MailPasswordLinkMutation = { requestPasswordReset: { email: string } };

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAuthenticatorMutation = { startAuthenticator: { secret: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { recoveryCodes: Array<string> } };

export type SignInRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInRulesQuery = { viewer: { company: { id: string, secondFactorRequiredAt: string | null } | null } };

export type UpdateSignInRulesMutationVariables = Exact<{
  input: UpdateSignInRulesInput;
}>;


export type UpdateSignInRulesMutation = { updateSignInRules: { id: string, secondFactorRequiredAt: string | null } };

export type SingleSignOnQueryVariables = Exact<{ [key: string]: never; }>;


export type SingleSignOnQuery = { singleSignOn: { redirectUri: string, isRequired: boolean, identityProvider: { issuer: string, clientId: string, isEnabled: boolean, asksSecondFactor: boolean, vouchesForAddresses: boolean, changedAt: string } | null } };

export type UpdateIdentityProviderMutationVariables = Exact<{
  input: UpdateIdentityProviderInput;
}>;


export type UpdateIdentityProviderMutation = { updateIdentityProvider: { redirectUri: string, isRequired: boolean, identityProvider: { issuer: string, clientId: string, isEnabled: boolean, asksSecondFactor: boolean, vouchesForAddresses: boolean, changedAt: string } | null } };

export type RemoveIdentityProviderMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveIdentityProviderMutation = { removeIdentityProvider: { redirectUri: string, isRequired: boolean, identityProvider: { issuer: string, clientId: string, isEnabled: boolean, asksSecondFactor: boolean, vouchesForAddresses: boolean, changedAt: string } | null } };

export type TestIdentityProviderMutationVariables = Exact<{ [key: string]: never; }>;


export type TestIdentityProviderMutation = { testIdentityProvider: { problem: string | null } };

export type SingleSignOn_StateFragment = { redirectUri: string, isRequired: boolean, identityProvider: { issuer: string, clientId: string, isEnabled: boolean, asksSecondFactor: boolean, vouchesForAddresses: boolean, changedAt: string } | null } & { ' $fragmentName'?: 'SingleSignOn_StateFragment' };

export type StepUpDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type StepUpDialogQuery = { mySecondFactor: { hasPassword: boolean, authenticatorSince: string | null, passkeyCount: number } };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { provedAt: string } };

export type RequestIdentityLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestIdentityLinkMutation = { requestIdentityLink: { email: string, expiresAt: string } };

export type StartPasskeyConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyConfirmationMutation = { startPasskeyConfirmation: { challenge: string, rpId: string, timeoutMs: number, credentials: Array<{ id: string, transports: Array<string> }> } };

export type GeofencingSetting_CompanyFragment = { id: string, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null } & { ' $fragmentName'?: 'GeofencingSetting_CompanyFragment' };

export type GeofencingSettingMutationVariables = Exact<{
  input: GeofencingInput;
}>;


export type GeofencingSettingMutation = { updateCompanySettings: { ' $fragmentRefs'?: { 'GeofencingSetting_CompanyFragment': GeofencingSetting_CompanyFragment } } };

export type IframeSetting_CompanyFragment = { id: string, iframe: string | null } & { ' $fragmentName'?: 'IframeSetting_CompanyFragment' };

export type IframeSettingMutationVariables = Exact<{
  url: string;
}>;


export type IframeSettingMutation = { updateCompanySettings: { ' $fragmentRefs'?: { 'IframeSetting_CompanyFragment': IframeSetting_CompanyFragment } } };

export type InformsAtOnceConsequencesQueryVariables = Exact<{ [key: string]: never; }>;


export type InformsAtOnceConsequencesQuery = { waiting: { total: number }, noticeCounts: { isSampled: boolean, counts: Array<{ minCandidates: number, notices: number, inPerson: number }> } };

export type MinActiveSetting_CompanyFragment = { id: string, minActivePercent: number } & { ' $fragmentName'?: 'MinActiveSetting_CompanyFragment' };

export type MinActiveSettingMutationVariables = Exact<{
  percent: number;
}>;


export type MinActiveSettingMutation = { updateCompanySettings: { ' $fragmentRefs'?: { 'MinActiveSetting_CompanyFragment': MinActiveSetting_CompanyFragment } } };

export type MinDistanceSetting_CompanyFragment = { id: string, minDistance: number } & { ' $fragmentName'?: 'MinDistanceSetting_CompanyFragment' };

export type MinDistanceSettingMutationVariables = Exact<{
  feet: number;
}>;


export type MinDistanceSettingMutation = { updateCompanySettings: { ' $fragmentRefs'?: { 'MinDistanceSetting_CompanyFragment': MinDistanceSetting_CompanyFragment } } };

export type NoticeContactSetting_CompanyFragment = { id: string, noticeContact: string } & { ' $fragmentName'?: 'NoticeContactSetting_CompanyFragment' };

export type NoticeContactSettingMutationVariables = Exact<{
  contact: string;
}>;


export type NoticeContactSettingMutation = { updateCompanySettings: { ' $fragmentRefs'?: { 'NoticeContactSetting_CompanyFragment': NoticeContactSetting_CompanyFragment } } };

export type NoticeCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeCountsQuery = { noticeCounts: { isSampled: boolean, counts: Array<{ minCandidates: number, notices: number, inPerson: number }> } };

export type PendingTimeMetricMutationVariables = Exact<{ [key: string]: never; }>;


export type PendingTimeMetricMutation = { cancelTimeMetricChange: { ' $fragmentRefs'?: { 'TimeMetricSetting_CompanyFragment': TimeMetricSetting_CompanyFragment } } };

export type RetentionPreviewQueryVariables = Exact<{
  days: number;
}>;


export type RetentionPreviewQuery = { retentionPreview: { days: number, keptFrom: string, goesAt: string, oldestDay: string | null, contacts: number, breaches: number, healthReports: number, cases: number | null, maxCounted: number } };

export type RetentionRunsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type RetentionRunsQuery = { retentionRuns: { total: number, items: Array<{ id: string, keptFrom: string, contacts: number, breaches: number, healthReports: number, cases: number | null, ranAt: string }> } };

export type RetentionSetting_CompanyFragment = { id: string, timeZone: string, retentionDays: number, retentionDueAt: string, keptFrom: string | null } & { ' $fragmentName'?: 'RetentionSetting_CompanyFragment' };

export type RetentionSettingMutationVariables = Exact<{
  days: number;
}>;


export type RetentionSettingMutation = { updateCompanySettings: { ' $fragmentRefs'?: { 'RetentionSetting_CompanyFragment': RetentionSetting_CompanyFragment } } };

export type Safeguards_CompanyFragment = { id: string, isCrossStatusOn: boolean, contestsNeedConfirmation: boolean, contestsNeedConfirmationUntil: string | null, informsAtOnce: boolean, noticesNameDisease: boolean, minNoticeCandidates: number } & { ' $fragmentName'?: 'Safeguards_CompanyFragment' };

export type SafeguardsMutationVariables = Exact<{
  input: UpdateCompanySettingsInput;
}>;


export type SafeguardsMutation = { updateCompanySettings: { ' $fragmentRefs'?: { 'Safeguards_CompanyFragment': Safeguards_CompanyFragment } } };

export type SettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsPageQuery = { viewer: { company: (
      { id: string, timeMetric: number, minDistance: number, plan: { id: string, name: string, description: string, maxEmployees: number }, licences: { isRounded: boolean, employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } }
      & { ' $fragmentRefs'?: { 'TimeMetricSetting_CompanyFragment': TimeMetricSetting_CompanyFragment;'MinDistanceSetting_CompanyFragment': MinDistanceSetting_CompanyFragment;'MinActiveSetting_CompanyFragment': MinActiveSetting_CompanyFragment;'GeofencingSetting_CompanyFragment': GeofencingSetting_CompanyFragment;'IframeSetting_CompanyFragment': IframeSetting_CompanyFragment;'NoticeContactSetting_CompanyFragment': NoticeContactSetting_CompanyFragment;'Safeguards_CompanyFragment': Safeguards_CompanyFragment;'TimeZoneSetting_CompanyFragment': TimeZoneSetting_CompanyFragment;'RetentionSetting_CompanyFragment': RetentionSetting_CompanyFragment } }
    ) | null }, timeMetricHistory: Array<{ minutes: number, from: string | null, until: string | null, changedAt: string | null, changedBy: string | null }> };

export type SettingsPreviewQueryVariables = Exact<{
  timeMetric?: number | null | undefined;
  minDistance?: number | null | undefined;
}>;


export type SettingsPreviewQuery = { settingsPreview: { from: string, until: string, reporting: { phones: boolean, cameras: boolean, namingCameras: boolean }, current: { timeMetric: number, minDistance: number, continuousContacts: number, peopleInContact: number, breaches: number }, proposed: { timeMetric: number, minDistance: number, continuousContacts: number, peopleInContact: number, breaches: number } } };

export type SettingsPreview_OutcomeFragment = { timeMetric: number, minDistance: number, continuousContacts: number, peopleInContact: number, breaches: number } & { ' $fragmentName'?: 'SettingsPreview_OutcomeFragment' };

export type TimeMetricSetting_CompanyFragment = { id: string, timeMetric: number, pendingTimeMetric: { minutes: number, from: string | null } | null } & { ' $fragmentName'?: 'TimeMetricSetting_CompanyFragment' };

export type TimeMetricSettingMutationVariables = Exact<{
  minutes: number;
}>;


export type TimeMetricSettingMutation = { updateCompanySettings: { ' $fragmentRefs'?: { 'TimeMetricSetting_CompanyFragment': TimeMetricSetting_CompanyFragment } } };

export type TimeZoneSetting_CompanyFragment = { id: string, timeZone: string } & { ' $fragmentName'?: 'TimeZoneSetting_CompanyFragment' };

export type TimeZoneSettingMutationVariables = Exact<{
  timeZone: string;
}>;


export type TimeZoneSettingMutation = { updateCompany: { ' $fragmentRefs'?: { 'TimeZoneSetting_CompanyFragment': TimeZoneSetting_CompanyFragment } } };

export type SignupDetailsMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignupDetailsMutation = { signUp: { id: string, email: string } };

export type SignupPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupPageQuery = { countries: Array<{ code: string, name: string }>, plans: Array<{ id: string, name: string, description: string, maxEmployees: number, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type ClosePlanRequestMutationVariables = Exact<{ [key: string]: never; }>;


export type ClosePlanRequestMutation = { closePlanRequest: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyPlan_CompanyFragment': CompanyPlan_CompanyFragment } }
  ) };

export type CompanyPlan_CompanyFragment = { id: string, country: { code: string, name: string }, plan: { id: string, name: string, maxEmployees: number, isPayable: boolean, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string | null, plan: { id: string, name: string } } | null, licences: { isRounded: boolean, employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } }, planChoices: Array<{ step: PlanStep, obstacle: string | null, plan: { id: string, name: string, description: string, maxEmployees: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> } }> } & { ' $fragmentName'?: 'CompanyPlan_CompanyFragment' };

export type CompanyPlanPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyPlanPageQuery = { company: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyPlan_CompanyFragment': CompanyPlan_CompanyFragment } }
  ) };

export type OpenCasesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenCasesQuery = { positiveEmployees: Array<{ id: string, code: string, name: string, positiveSince: string | null }> };

export type RequestPlanMutationVariables = Exact<{
  input: RequestPlanInput;
}>;


export type RequestPlanMutation = { requestPlan: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyPlan_CompanyFragment': CompanyPlan_CompanyFragment } }
  ) };

export type ReturnToTrialMutationVariables = Exact<{
  planId: string;
}>;


export type ReturnToTrialMutation = { updateCompanyPlan: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CompanyPlan_CompanyFragment': CompanyPlan_CompanyFragment } }
  ) };

export type ContactDetails_PersonFragment = { id: string, name: string, code: string | null, department: string | null, email: string | null, callingCode: string | null, phone: string | null } & { ' $fragmentName'?: 'ContactDetails_PersonFragment' };

export type EvidencePanelQueryVariables = Exact<{
  carrierId: string;
  personId: string;
  source: ContactSource;
  from: string;
  until: string;
}>;


export type EvidencePanelQuery = { meeting: { source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, evidence: { spanStart: string, spanEnd: string, coveredMinutes: number, episodes: Array<{ startedAt: string, endedAt: string, minutes: number, coveredMinutes: number }>, records: Array<{ id: string, startedAt: string, endedAt: string, minutes: number, countedFrom: string, countedUntil: string, distance: number | null, receivedAt: string, reportedBy: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, manualContact: { id: string, caseNumber: number, informantName: string, note: string, addedBy: string | null, informant: { id: string, name: string } | null } | null }> }, carrier: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } } };

export type Evidence_EvidenceFragment = { spanStart: string, spanEnd: string, coveredMinutes: number, episodes: Array<{ startedAt: string, endedAt: string, minutes: number, coveredMinutes: number }>, records: Array<{ id: string, startedAt: string, endedAt: string, minutes: number, countedFrom: string, countedUntil: string, distance: number | null, receivedAt: string, reportedBy: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }>, manualContact: { id: string, caseNumber: number, informantName: string, note: string, addedBy: string | null, informant: { id: string, name: string } | null } | null }> } & { ' $fragmentName'?: 'Evidence_EvidenceFragment' };

export type TraceQueryVariables = Exact<{
  employee: EmployeeRef;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type TraceQuery = { trace: { from: string, until: string, caseNumber: number | null, disease: DiseaseCode, latentDays: number, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, reporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, thresholds: Array<{ minutes: number, from: string | null }>, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean, email: string | null, callingCode: string | null, phone: string | null }, followUp: { state: FollowUpState, informedAt: string | null, testedOn: string | null, testResult: TestResult | null, homeUntil: string | null } | null, path: Array<{ source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, carrier: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> }>, contestedExposures: Array<{ level: number, exposedAt: string, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }> }> } };

export type TracedCaseQueryVariables = Exact<{
  number: number;
}>;


export type TracedCaseQuery = { case: { id: string, trace: { from: string, until: string, caseNumber: number | null, disease: DiseaseCode, latentDays: number, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, reporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, thresholds: Array<{ minutes: number, from: string | null }>, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean, email: string | null, callingCode: string | null, phone: string | null }, followUp: { state: FollowUpState, informedAt: string | null, testedOn: string | null, testResult: TestResult | null, homeUntil: string | null } | null, path: Array<{ source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, carrier: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> }>, contestedExposures: Array<{ level: number, exposedAt: string, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }> }> } } };

export type Trace_TraceFragment = { from: string, until: string, caseNumber: number | null, disease: DiseaseCode, latentDays: number, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, reporting: { phone: PhoneReport, recordedBy: Array<DeviceSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, thresholds: Array<{ minutes: number, from: string | null }>, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean, email: string | null, callingCode: string | null, phone: string | null }, followUp: { state: FollowUpState, informedAt: string | null, testedOn: string | null, testResult: TestResult | null, homeUntil: string | null } | null, path: Array<{ source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, carrier: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> }>, contestedExposures: Array<{ level: number, exposedAt: string, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, contests: Array<{ id: string, source: ContactSource, from: string, until: string, reason: ContestReason, note: string, state: ContestState, contestedAt: string, contestedBy: string | null, confirmedAt: string | null, confirmedBy: string | null, takenBackAt: string | null, takenBackBy: string | null, requestId: string | null, person: { id: string, name: string, code: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, isDeleted: boolean } | null }> }> } & { ' $fragmentName'?: 'Trace_TraceFragment' };

export type TracingPageQueryVariables = Exact<{
  employee: EmployeeRef;
}>;


export type TracingPageQuery = { employee: (
    { id: string, code: string, name: string, department: string, isPositive: boolean, positiveSince: string | null, cases: Array<{ id: string, outcome: CaseOutcome | null }> }
    & { ' $fragmentRefs'?: { 'OpenCases_EmployeeFragment': OpenCases_EmployeeFragment } }
  ) };

export type TracedPerson_PersonFragment = { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } & { ' $fragmentName'?: 'TracedPerson_PersonFragment' };

export type TracedMeeting_MeetingFragment = { source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, carrier: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } } & { ' $fragmentName'?: 'TracedMeeting_MeetingFragment' };

export type Delivery_DeliveryFragment = { id: string, event: WebhookEvent, subjectId: string, status: WebhookDeliveryStatus, tries: number, nextTryAt: string | null, lastTriedAt: string | null, lastStatus: number | null, lastAnswer: string, lastError: string | null, createdAt: string } & { ' $fragmentName'?: 'Delivery_DeliveryFragment' };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  page: number;
  pageSize: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { total: number, items: Array<{ id: string, event: WebhookEvent, subjectId: string, status: WebhookDeliveryStatus, tries: number, nextTryAt: string | null, lastTriedAt: string | null, lastStatus: number | null, lastAnswer: string, lastError: string | null, createdAt: string }> }, webhooks: Array<{ id: string, isPaused: boolean, failingSince: string | null }> };

export type SendTestEventMutationVariables = Exact<{
  id: string;
}>;


export type SendTestEventMutation = { sendTestEvent: { id: string } };

export type RedeliverMutationVariables = Exact<{
  id: string;
}>;


export type RedeliverMutation = { redeliver: { id: string, event: WebhookEvent, subjectId: string, status: WebhookDeliveryStatus, tries: number, nextTryAt: string | null, lastTriedAt: string | null, lastStatus: number | null, lastAnswer: string, lastError: string | null, createdAt: string } };

export type Webhook_WebhookFragment = { id: string, url: string, events: Array<WebhookEvent>, isPaused: boolean, failingSince: string | null, previousSecretUntil: string | null, createdAt: string } & { ' $fragmentName'?: 'Webhook_WebhookFragment' };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, events: Array<WebhookEvent>, isPaused: boolean, failingSince: string | null, previousSecretUntil: string | null, createdAt: string }> };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, url: string, events: Array<WebhookEvent>, isPaused: boolean, failingSince: string | null, previousSecretUntil: string | null, createdAt: string } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string, url: string, events: Array<WebhookEvent>, isPaused: boolean, failingSince: string | null, previousSecretUntil: string | null, createdAt: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { deletedWebhookId: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, previousSecretUntil: string | null } } };

export type PlanSummariesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanSummariesQuery = { plans: Array<{ id: string, name: string, description: string, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type TracingExampleQueryVariables = Exact<{
  person: number;
  threshold: number;
}>;


export type TracingExampleQuery = { tracingExample: { length: number, people: Array<{ id: number, name: string, place: string }>, meetings: Array<{ person: number, other: number, start: number, end: number }>, exposures: Array<{ person: number, level: number, exposedAt: number, rule: ContactRule, carrier: number, from: number }> } };

export * from './operations/AcceptContestRequest.ts';
export * from './operations/AcceptInvitation.ts';
export * from './operations/AccessChangesPage.ts';
export * from './operations/AddCameraDialog.ts';
export * from './operations/AddCompanyChoices.ts';
export * from './operations/AddCompanyDialog.ts';
export * from './operations/AddEmployeeDialog.ts';
export * from './operations/AddFollowUpAct.ts';
export * from './operations/AddMailDomain.ts';
export * from './operations/AddManualContact.ts';
export * from './operations/AddPasskey.ts';
export * from './operations/AdministratorLoginPage.ts';
export * from './operations/AllFollowUps.ts';
export * from './operations/AnalyticsPage.ts';
export * from './operations/AnalyticsPerson.ts';
export * from './operations/ApiKeys.ts';
export * from './operations/ApplyImport.ts';
export * from './operations/ArrivedOrder.ts';
export * from './operations/AuditActors.ts';
export * from './operations/AuditPage.ts';
export * from './operations/AuthenticatorSection.ts';
export * from './operations/BlogPage.ts';
export * from './operations/Breaches.ts';
export * from './operations/CameraBreaches.ts';
export * from './operations/CameraPlan.ts';
export * from './operations/CamerasPage.ts';
export * from './operations/CancelAppCodes.ts';
export * from './operations/CancelImport.ts';
export * from './operations/CaseChangePreview.ts';
export * from './operations/CaseCoverage.ts';
export * from './operations/CaseFigures.ts';
export * from './operations/CasePage.ts';
export * from './operations/CaseRooms.ts';
export * from './operations/CasesPage.ts';
export * from './operations/CaseTrace.ts';
export * from './operations/CaseTraces.ts';
export * from './operations/ChangePasswordPage.ts';
export * from './operations/ChangePlanDialog.ts';
export * from './operations/ChangePreview.ts';
export * from './operations/ChangeRoleDialog.ts';
export * from './operations/ChangesDrawer.ts';
export * from './operations/CheckMailDomain.ts';
export * from './operations/CheckoutPage.ts';
export * from './operations/ChooseFile.ts';
export * from './operations/CloseCase.ts';
export * from './operations/CloseCasePreview.ts';
export * from './operations/ClosePlanRequest.ts';
export * from './operations/CodesPage.ts';
export * from './operations/CollectAppCodes.ts';
export * from './operations/CompaniesPage.ts';
export * from './operations/CompanyActivity.ts';
export * from './operations/CompanyCheckout.ts';
export * from './operations/CompanyMenu.ts';
export * from './operations/CompanyPage.ts';
export * from './operations/CompanyPlanPage.ts';
export * from './operations/CompanyPlanRequest.ts';
export * from './operations/CompanyStatusButton.ts';
export * from './operations/ConfirmAccessChanges.ts';
export * from './operations/ConfirmAuthenticator.ts';
export * from './operations/ConfirmChangePage.ts';
export * from './operations/ConfirmContest.ts';
export * from './operations/ConfirmContestPreview.ts';
export * from './operations/ConfirmIdentity.ts';
export * from './operations/ConfirmIdentityPage.ts';
export * from './operations/ConfirmNewAddress.ts';
export * from './operations/ConfirmOwnAccessChange.ts';
export * from './operations/ConfirmReportedCase.ts';
export * from './operations/ContactLevels.ts';
export * from './operations/ContestAccount.ts';
export * from './operations/ContestContact.ts';
export * from './operations/ContestDialog.ts';
export * from './operations/ContestedPerson.ts';
export * from './operations/ContestedSpan.ts';
export * from './operations/ContestedStep.ts';
export * from './operations/ContestPreview.ts';
export * from './operations/ContestRequestPreview.ts';
export * from './operations/ContestRequestsPage.ts';
export * from './operations/ContestsPage.ts';
export * from './operations/ContinuousContacts.ts';
export * from './operations/CorrectionDialog.ts';
export * from './operations/CreateApiKey.ts';
export * from './operations/CreateWebhook.ts';
export * from './operations/CumulativeContacts.ts';
export * from './operations/CurrentFigures.ts';
export * from './operations/DashboardShell.ts';
export * from './operations/DecideDialog.ts';
export * from './operations/DeclineContestRequest.ts';
export * from './operations/DeclineInvitation.ts';
export * from './operations/DeleteCameraDialog.ts';
export * from './operations/DeleteCompanyDialog.ts';
export * from './operations/DeleteEmployeesDialog.ts';
export * from './operations/DeleteWebhook.ts';
export * from './operations/DeletionBanner.ts';
export * from './operations/DeletionConsequences.ts';
export * from './operations/DiscardHeldRecords.ts';
export * from './operations/DiseaseHistory.ts';
export * from './operations/DiseasePage.ts';
export * from './operations/DiseasesPage.ts';
export * from './operations/DismissReportedCase.ts';
export * from './operations/EditCameraDialog.ts';
export * from './operations/EditCaseDialog.ts';
export * from './operations/EditCaseDialogNewest.ts';
export * from './operations/EditDiseaseDialog.ts';
export * from './operations/EditDiseaseDialogNewest.ts';
export * from './operations/EditEmployeeDialog.ts';
export * from './operations/EditEmployeeDialogNewest.ts';
export * from './operations/EmailVerificationPage.ts';
export * from './operations/EmbeddedPage.ts';
export * from './operations/EmployeePage.ts';
export * from './operations/EmployeeReportsPage.ts';
export * from './operations/EmployeesPage.ts';
export * from './operations/EmployeesPageFigures.ts';
export * from './operations/EndOtherSessions.ts';
export * from './operations/EndSession.ts';
export * from './operations/EvidencePanel.ts';
export * from './operations/ExactRecordRequests.ts';
export * from './operations/FinishSingleSignOn.ts';
export * from './operations/FollowUpAccount.ts';
export * from './operations/FollowUpDrawer.ts';
export * from './operations/FollowUpEvidence.ts';
export * from './operations/FollowUpPage.ts';
export * from './operations/ForgotPasswordPage.ts';
export * from './operations/GeofencingSetting.ts';
export * from './operations/GiveExactRecords.ts';
export * from './operations/GuidePage.ts';
export * from './operations/GuideRequestsPage.ts';
export * from './operations/HeldRecords.ts';
export * from './operations/IframeSetting.ts';
export * from './operations/ImportPage.ts';
export * from './operations/ImportRows.ts';
export * from './operations/InactivationPreview.ts';
export * from './operations/InformsAtOnceConsequences.ts';
export * from './operations/InsightsPage.ts';
export * from './operations/InvitationPage.ts';
export * from './operations/InviteDialog.ts';
export * from './operations/IssueAppCodes.ts';
export * from './operations/IssueCodesCandidates.ts';
export * from './operations/LeaveAfterFailure.ts';
export * from './operations/LiveFigures.ts';
export * from './operations/LiveViewer.ts';
export * from './operations/LoginPage.ts';
export * from './operations/MailDomains.ts';
export * from './operations/MailedLink.ts';
export * from './operations/MailPasswordLink.ts';
export * from './operations/MailsPage.ts';
export * from './operations/MarkFollowUpsSeen.ts';
export * from './operations/MarkNegativeDialog.ts';
export * from './operations/MarkNoticeRead.ts';
export * from './operations/MarkPositiveDialog.ts';
export * from './operations/MemberInvitationPage.ts';
export * from './operations/MembersPage.ts';
export * from './operations/MenuCounts.ts';
export * from './operations/MinActiveSetting.ts';
export * from './operations/MinDistanceSetting.ts';
export * from './operations/MonitorPage.ts';
export * from './operations/NameColumns.ts';
export * from './operations/NewAddressPage.ts';
export * from './operations/NoContacts.ts';
export * from './operations/NoContactsOfPerson.ts';
export * from './operations/NoticeContactSetting.ts';
export * from './operations/NoticeCounts.ts';
export * from './operations/NoticePreviews.ts';
export * from './operations/OpenAppCodeRuns.ts';
export * from './operations/OpenCaseChoices.ts';
export * from './operations/OpenCaseDialog.ts';
export * from './operations/OpenCases.ts';
export * from './operations/OpenOwnFilePage.ts';
export * from './operations/OrdersPage.ts';
export * from './operations/OwnFileLinkPage.ts';
export * from './operations/OwnFilePage.ts';
export * from './operations/OwnFileShell.ts';
export * from './operations/OwnSessions.ts';
export * from './operations/PasskeySection.ts';
export * from './operations/PasswordSection.ts';
export * from './operations/PendingDeletion.ts';
export * from './operations/PendingTimeMetric.ts';
export * from './operations/PeopleWithoutAddress.ts';
export * from './operations/PersonMeetings.ts';
export * from './operations/PersonNotices.ts';
export * from './operations/PersonSelect.ts';
export * from './operations/PhotoDialog.ts';
export * from './operations/PlaceOrder.ts';
export * from './operations/PlanChoices.ts';
export * from './operations/PlansPage.ts';
export * from './operations/PlanSummaries.ts';
export * from './operations/PortalMenu.ts';
export * from './operations/ProfileOrders.ts';
export * from './operations/ProfilePage.ts';
export * from './operations/QuickSearch.ts';
export * from './operations/Redeliver.ts';
export * from './operations/RefuseExactRecords.ts';
export * from './operations/ReleaseHeldRecords.ts';
export * from './operations/RemoveAuthenticator.ts';
export * from './operations/RemoveIdentityProvider.ts';
export * from './operations/RemoveMailDomain.ts';
export * from './operations/RemoveMemberDialog.ts';
export * from './operations/RemovePasskey.ts';
export * from './operations/RemovePhotoDialog.ts';
export * from './operations/RenamePasskey.ts';
export * from './operations/RenewRecoveryCodes.ts';
export * from './operations/ReopenCase.ts';
export * from './operations/ReportedCase.ts';
export * from './operations/ReportHead.ts';
export * from './operations/ReportSafety.ts';
export * from './operations/ReportShell.ts';
export * from './operations/ReportTraces.ts';
export * from './operations/ReportTracing.ts';
export * from './operations/RequestExactRecords.ts';
export * from './operations/RequestIdentityLink.ts';
export * from './operations/RequestPlan.ts';
export * from './operations/RequireCameraPlan.ts';
export * from './operations/ResendForm.ts';
export * from './operations/ResendInvitation.ts';
export * from './operations/ResendNotices.ts';
export * from './operations/ResetPasswordPage.ts';
export * from './operations/RetentionPreview.ts';
export * from './operations/RetentionRuns.ts';
export * from './operations/RetentionSetting.ts';
export * from './operations/RetryMail.ts';
export * from './operations/ReturnToTrial.ts';
export * from './operations/RevealAppCode.ts';
export * from './operations/RevokeApiKey.ts';
export * from './operations/RoiPage.ts';
export * from './operations/RotateKeyDialog.ts';
export * from './operations/RotateWebhookSecret.ts';
export * from './operations/Safeguards.ts';
export * from './operations/SaveRegion.ts';
export * from './operations/SecondOwnerHint.ts';
export * from './operations/SendNotices.ts';
export * from './operations/SendTestEvent.ts';
export * from './operations/SetDepartmentDialog.ts';
export * from './operations/SettingsPage.ts';
export * from './operations/SettingsPreview.ts';
export * from './operations/SignInRules.ts';
export * from './operations/SignInWithPasskey.ts';
export * from './operations/SignupDetails.ts';
export * from './operations/SignupPage.ts';
export * from './operations/SingleSignOn.ts';
export * from './operations/StartAuthenticator.ts';
export * from './operations/StartInvitationPasskey.ts';
export * from './operations/StartPasskey.ts';
export * from './operations/StartPasskeyConfirmation.ts';
export * from './operations/StartPasskeySignIn.ts';
export * from './operations/StartSingleSignOn.ts';
export * from './operations/StepUpDialog.ts';
export * from './operations/SymptomsDialog.ts';
export * from './operations/TakeBackContest.ts';
export * from './operations/TakeBackContestPreview.ts';
export * from './operations/TakeBackInvitation.ts';
export * from './operations/TakeBackManualContact.ts';
export * from './operations/TermPage.ts';
export * from './operations/TestDialog.ts';
export * from './operations/TestIdentityProvider.ts';
export * from './operations/TimeMetricSetting.ts';
export * from './operations/TimeZoneSetting.ts';
export * from './operations/Trace.ts';
export * from './operations/TracedCase.ts';
export * from './operations/TracingExample.ts';
export * from './operations/TracingLink.ts';
export * from './operations/TracingPage.ts';
export * from './operations/TransferOwnershipDialog.ts';
export * from './operations/TroubledPhones.ts';
export * from './operations/UndoCaseEntry.ts';
export * from './operations/UndoChange.ts';
export * from './operations/UndoFollowUpAct.ts';
export * from './operations/UndoImport.ts';
export * from './operations/UpdateCompany.ts';
export * from './operations/UpdateIdentityProvider.ts';
export * from './operations/UpdateSignInRules.ts';
export * from './operations/UpdateWebhook.ts';
export * from './operations/WaitingContests.ts';
export * from './operations/WaitingReports.ts';
export * from './operations/WebhookDeliveries.ts';
export * from './operations/Webhooks.ts';
export * from './fragments/ApiKey_key.ts';
export * from './fragments/AppCodeRun_run.ts';
export * from './fragments/AuditOrigin_entry.ts';
export * from './fragments/AuditRow_entry.ts';
export * from './fragments/BlogCard_post.ts';
export * from './fragments/BreachHistoryChart_history.ts';
export * from './fragments/BreachTrend_history.ts';
export * from './fragments/CameraDrawer_camera.ts';
export * from './fragments/CameraRow_camera.ts';
export * from './fragments/CameraSpot_camera.ts';
export * from './fragments/CaseConsequences.ts';
export * from './fragments/CaseCoverage_case.ts';
export * from './fragments/CaseExposed_case.ts';
export * from './fragments/CaseFacts_case.ts';
export * from './fragments/CaseHead_case.ts';
export * from './fragments/CaseLog_case.ts';
export * from './fragments/CasePage_case.ts';
export * from './fragments/CaseRooms_case.ts';
export * from './fragments/CaseRow_case.ts';
export * from './fragments/CaseWindows_case.ts';
export * from './fragments/ChangePlanDialog_company.ts';
export * from './fragments/CompanyDetails_company.ts';
export * from './fragments/CompanyFacts_company.ts';
export * from './fragments/CompanyPlan_company.ts';
export * from './fragments/CompanyPlanRequest_company.ts';
export * from './fragments/CompanyRow_company.ts';
export * from './fragments/CompanySession_session.ts';
export * from './fragments/CompanyStatusButton_company.ts';
export * from './fragments/ContactDetails_person.ts';
export * from './fragments/ContactPerson_person.ts';
export * from './fragments/Contest_contest.ts';
export * from './fragments/ContestEffects_preview.ts';
export * from './fragments/ContestRequest_request.ts';
export * from './fragments/Delivery_delivery.ts';
export * from './fragments/DirectoryChange_change.ts';
export * from './fragments/DiseaseHead_disease.ts';
export * from './fragments/DiseaseRow_disease.ts';
export * from './fragments/EditCameraDialog_camera.ts';
export * from './fragments/EditCaseDialog_case.ts';
export * from './fragments/EditDiseaseDialog_disease.ts';
export * from './fragments/EditEmployeeDialog_employee.ts';
export * from './fragments/EmployeePhoto_employee.ts';
export * from './fragments/EmployeeRow_employee.ts';
export * from './fragments/Evidence_evidence.ts';
export * from './fragments/FigureTable_disease.ts';
export * from './fragments/FollowUpRow_followUp.ts';
export * from './fragments/GeofencingSetting_company.ts';
export * from './fragments/GuideRequestRow_request.ts';
export * from './fragments/HourColumns_history.ts';
export * from './fragments/IframeSetting_company.ts';
export * from './fragments/ImportDone_import.ts';
export * from './fragments/ImportPreview_import.ts';
export * from './fragments/ImportRow_row.ts';
export * from './fragments/ImportStage_import.ts';
export * from './fragments/InvitationTable_invitation.ts';
export * from './fragments/LicenceCounts_licences.ts';
export * from './fragments/MailDomain_domain.ts';
export * from './fragments/MailDrawer_mail.ts';
export * from './fragments/MailRow_mail.ts';
export * from './fragments/ManualContacts_case.ts';
export * from './fragments/MemberTable_member.ts';
export * from './fragments/MinActiveSetting_company.ts';
export * from './fragments/MinDistanceSetting_company.ts';
export * from './fragments/NameColumns_import.ts';
export * from './fragments/NewPreview_import.ts';
export * from './fragments/NoticeContactSetting_company.ts';
export * from './fragments/NoticeLog_notice.ts';
export * from './fragments/OpenCases_employee.ts';
export * from './fragments/OrderDetails_order.ts';
export * from './fragments/OrderRow_order.ts';
export * from './fragments/PasskeyCreation_creation.ts';
export * from './fragments/PasskeyRequest_request.ts';
export * from './fragments/PendingDeletion_company.ts';
export * from './fragments/PersonDetails_employee.ts';
export * from './fragments/PersonHead_employee.ts';
export * from './fragments/PersonPhone_employee.ts';
export * from './fragments/PlacedOrder_order.ts';
export * from './fragments/PlanCard_plan.ts';
export * from './fragments/PlanCell_company.ts';
export * from './fragments/Reporting_person.ts';
export * from './fragments/Reporting_sources.ts';
export * from './fragments/RetentionSetting_company.ts';
export * from './fragments/RetryMail_mail.ts';
export * from './fragments/Safeguards_company.ts';
export * from './fragments/SafetyIndicator_indicator.ts';
export * from './fragments/SettingsPreview_outcome.ts';
export * from './fragments/SingleSignOn_state.ts';
export * from './fragments/StatusHistory_employee.ts';
export * from './fragments/TimeMetricSetting_company.ts';
export * from './fragments/TimeZoneSetting_company.ts';
export * from './fragments/Trace_trace.ts';
export * from './fragments/TracedMeeting_meeting.ts';
export * from './fragments/TracedPerson_person.ts';
export * from './fragments/UnconfirmedChange.ts';
export * from './fragments/Webhook_webhook.ts';
export * from './fragments/YourPlan_company.ts';