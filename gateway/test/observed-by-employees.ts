/**
 * Everything that an employee can observe through their phone, their own file and their mails. `features/own-file/observed.test.ts`
 * compares it with the schema, the REST rows, the files and the mails, so that whatever is new fails until it is placed here. Nothing
 * may be placed that depends on somebody else's health and that the employee was not told.
 */
export enum Observed {
  /** The employee's own data, entered by them, their phone, or about them alone. */
  OWN = 'OWN',
  /** What a notice or an officer told the employee, with nothing added. */
  TOLD = 'TOLD',
  /** Settings of the company, the same for everybody in it. */
  COMPANY = 'COMPANY',
  /** The same for everybody, or the receipt of a request. */
  CONSTANT = 'CONSTANT',
}

interface Placed {
  is: Observed;
  /** Why it tells of nobody else. */
  why: string;
}

const { OWN, TOLD, COMPANY, CONSTANT } = Observed;

/** Root fields of the schema that phones and own files may use. Those without a permission are open to everybody and not listed. */
export const observedOperations: Record<string, Placed> = {
  'Query.appSettings': { is: COMPANY, why: 'Phones need them to record.' },
  'Query.myNotices': { is: TOLD, why: 'A notice is what the ladder lets its reader be told.' },
  'Query.ownFile': { is: OWN, why: 'See its fields.' },
  'Query.positiveCases': { is: TOLD, why: 'Answered from notices and acts of informing only.' },
  'Query.viewer': { is: OWN, why: 'The session, and the own entry in the directory.' },
  'Mutation.deleteEmployeePhoto': { is: OWN, why: 'The own photo.' },
  'Mutation.markNoticeRead': { is: TOLD, why: 'Returns the notice.' },
  'Mutation.reportHealth': { is: OWN, why: 'Returns what the phone reported.' },
  'Mutation.reportSymptoms': { is: OWN, why: 'Returns what the person reported.' },
  'Mutation.reportTest': { is: OWN, why: 'Returns what the person reported.' },
  'Mutation.handInImmunity': { is: OWN, why: 'Returns what the person handed in.' },
  'Mutation.requestContest': { is: OWN, why: 'Returns what the person asked for.' },
  'Mutation.requestCorrection': { is: OWN, why: 'Returns what the person asked for.' },
  'Mutation.requestExactRecords': { is: OWN, why: 'Returns what the person asked for.' },
  'Mutation.signOut': { is: CONSTANT, why: 'A receipt.' },
  'Mutation.uploadContacts': {
    is: CONSTANT,
    why: 'The receipt depends on the records and the directory, on no health.',
  },
  'Mutation.uploadEmployeePhoto': { is: OWN, why: 'The own photo.' },
};

/** Types that these operations lead to, with every field that phones and own files may read. */
export const observedTypes: Record<string, Placed & { fields: string }> = {
  AppSettings: {
    fields: 'isCrossStatusOn isGeofencingOn latitude longitude minDistance radius timeMetric',
    is: COMPANY,
    why: 'Nothing in it follows from a case.',
  },
  Company: {
    fields: '',
    is: COMPANY,
    why: 'Null for phones and own files, see `Viewer.company`.',
  },
  Employee: {
    fields:
      'callingCode code companyId createdAt dateOfBirth department designation email firstSignInAt gender hasPassword id lastActiveAt name phone photo version',
    is: OWN,
    why: 'Only the own entry in the directory: `PositiveCase.employee` is null for phones.',
  },
  ExactRecordRequest: {
    fields: 'availableUntil decidedAt dueAt id refusal requestedAt state',
    is: OWN,
    why: 'It begins with the person, and the answer depends on the officer. The records are given on purpose, and count as known from then on.',
  },
  HealthRecord: {
    fields:
      'appVersion bluetoothStatus createdAt deviceType employee id locationPermission locationStatus makeModel osVersion',
    is: OWN,
    why: 'What the own phone has just reported.',
  },
  MemberName: {
    fields: 'email name role',
    is: COMPANY,
    why: 'Empty for phones and own files, see `Viewer.memberNames`.',
  },
  MyNotice: {
    fields: 'id readAt sentAt subject text',
    is: TOLD,
    why: 'The text is what the ladder lets its reader be told. It is told when it is sent.',
  },
  OwnAccessChange: {
    fields: 'changedAt isUnconfirmed kinds role',
    is: OWN,
    why: 'What somebody changed of the own access.',
  },
  OwnAccess: {
    fields: 'data day role',
    is: TOLD,
    why: 'Accesses to health are listed once the person was told of an exposure at the same time or later; others are to the directory or to an own case.',
  },
  OwnColumn: {
    fields: 'keptUntil part purpose topic what withheld',
    is: CONSTANT,
    why: 'The same list for everybody.',
  },
  OwnContestRequest: {
    fields: 'answer from id note reason requestedAt state until',
    is: OWN,
    why: 'What the person asked for, and the answer that an officer wrote to them.',
  },
  OwnDay: {
    fields: 'day meetings people',
    is: OWN,
    why: 'Counts of records, contested ones included, so that no act of an officer changes them. No lengths or times, which would tell which contact counts or which meeting two readers share.',
  },
  OwnFile: {
    fields:
      'accessChange accesses callingCode code columns companyName days department designation diseases email exactRecordRequest immunity instructions joinedAt name notices phone photo reports requests timeZone',
    is: OWN,
    why: 'The own entry in the directory, names of the company and its diseases; see the types of the other fields.',
  },
  OwnImmunityEvidence: {
    fields: 'answer day disease doses id isImmune kind recordedAt state',
    is: OWN,
    why: 'What the person has handed in or the company has recorded of them, and the answer that an officer wrote to them.',
  },
  OwnInstruction: {
    fields: 'disease quarantineUntil reason releaseTestDay state',
    is: TOLD,
    why: 'Of own cases, and of exposures only what the person was told.',
  },
  OwnReport: {
    fields: 'answer day disease field id kind note reportedAt result state value',
    is: OWN,
    why: 'What the person reported; its state follows from their own case or the decision on it.',
  },
  Person: {
    fields: 'callingCode code department email id isDeleted name phone',
    is: OWN,
    why: 'Only the person who reported, see `HealthRecord.employee`.',
  },
  PositiveCase: {
    fields: 'date employee',
    is: TOLD,
    why: 'The day that a notice named; no employee for phones.',
  },
  RejectedRecord: {
    fields: 'id message',
    is: CONSTANT,
    why: 'It depends on the record, the directory and the clock.',
  },
  SignOutPayload: { fields: 'signedOutAt', is: CONSTANT, why: 'The time of the request.' },
  UploadReceipt: {
    fields: 'accepted duplicates held rejected',
    is: CONSTANT,
    why: 'It depends on the records of this phone and the directory; held are those above what one phone can record in a day.',
  },
  Viewer: {
    fields: 'company email employee lacksSecondFactor memberNames name permissions role',
    is: OWN,
    why: 'The session. Company and name are null for phones and own files, and the names of members empty.',
  },
};

/** REST rows that phones and own files may call, with the fields of their answers; named objects are in `rest/openapi`. */
export const observedRows: Record<string, Placed & { answer: string }> = {
  'GET /company/positive/:uniqueId': {
    answer: '{ data: [Employee] | [{ conta_tracing_date }] }',
    is: TOLD,
    why: 'See `Query.positiveCases`. Phones get dates only.',
  },
  'GET /employee/notices': { answer: '{ data: [Notice] }', is: TOLD, why: 'See `MyNotice`.' },
  'POST /employee/notices/:id/read': {
    answer: '{ data: Notice }',
    is: TOLD,
    why: 'See `MyNotice`.',
  },
  'GET /employee/settings': {
    answer: '{ data: Settings }',
    is: COMPANY,
    why: 'See `AppSettings`.',
  },
  'PATCH /employee/profile-photo/:employeeId': {
    answer: '{ data: { profile_photo } }',
    is: OWN,
    why: 'The own photo.',
  },
  'POST /contacts': {
    answer: '{ data: UploadReceipt }',
    is: CONSTANT,
    why: 'See `UploadReceipt`.',
  },
  'POST /health/new': { answer: '{  }', is: CONSTANT, why: 'A receipt.' },
};

/** Files that own files may download. The lists of `/me/data` are in `observedLists`. */
export const observedFiles: Record<string, Placed> = {
  '/me/data': { is: OWN, why: 'Days, accesses and instructions are those of the page.' },
  '/me/exact-records': {
    is: OWN,
    why: 'Given by an officer on request; who has them counts as knowing lengths from then on.',
  },
};

/** Lists of `/me/data` with the keys of their rows. */
export const observedLists: Record<string, Placed & { keys: string }> = {
  directory: {
    keys: 'employeeCode name email phone callingCode designation department gender dateOfBirth hasAppCode lastActiveAt firstSignInAt addedAt deletedAt changes',
    is: OWN,
    why: 'The own entry.',
  },
  status: { keys: 'isPositive positiveDate', is: OWN, why: 'The own status.' },
  heldRecords: {
    keys: 'day reason',
    is: OWN,
    why: 'Days on which the own phone sent more than a day can have.',
  },
  immunity: {
    keys: 'disease kind isImmune day doses validUntil document state recordedAt decidedAt answer',
    is: OWN,
    why: 'What the person has handed in or the company has recorded of them, and the answer that an officer wrote to them.',
  },
  photo: { keys: 'webpBase64 uploadedAt', is: OWN, why: 'The own photo.' },
  accessChange: {
    keys: 'changed at role beganAt endsAt confirmedAt confirmedBy',
    is: OWN,
    why: 'What somebody changed of the own access.',
  },
  directoryChanges: { keys: 'addedYou before', is: OWN, why: 'Own values before a change.' },
  importedRows: { keys: 'effect name values', is: OWN, why: 'Own values in a file.' },
  erasures: { keys: 'deletedAt dueAt erasedAt erased', is: OWN, why: 'The own deletion.' },
  sessions: { keys: 'kind startedAt expiresAt endedAt', is: OWN, why: 'Own sign-ins.' },
  fileLinks: {
    keys: 'mailedAt expiresAt usedAt',
    is: OWN,
    why: 'Links that the person asked for.',
  },
  invitations: { keys: 'invitedAt expiresAt usedAt', is: OWN, why: 'Invitations to the app.' },
  appCodes: { keys: 'outcome', is: OWN, why: 'The own code for the app.' },
  mails: {
    keys: 'to subject text status writtenAt sentAt',
    is: TOLD,
    why: 'Mails that the person got, see `observedMails`.',
  },
  log: {
    keys: 'action role address at browser',
    is: OWN,
    why: 'Own acts, and acts on the entry and the access of the person; no export, case or follow-up.',
  },
  attempts: { keys: 'count until', is: OWN, why: 'Attempts to sign in as the person.' },
  contestRequests: {
    keys: 'from until reason note requestedAt state decidedAt answer',
    is: OWN,
    why: 'What the person asked for. Contests of officers are left out.',
  },
  exactRecordRequests: {
    keys: 'requestedAt dueAt state decidedAt givenAt refusal',
    is: OWN,
    why: 'What the person asked for.',
  },
  phone: {
    keys: 'bluetooth location locationPermission systemVersion deviceType model appVersion reportedAt',
    is: OWN,
    why: 'What the own phone reported.',
  },
  statuses: { keys: 'isPositive positiveDate changedAt', is: OWN, why: 'The own status.' },
  cases: {
    keys: 'disease classification onsetDay onsetAt specimenDay reportedDay isolatedAt symptomsEndedAt feverEndedAt treatmentStartedAt clearedAt openedAt closedAt outcome changes',
    is: OWN,
    why: 'Own cases, without their number, which would count the cases of the company.',
  },
  caseLog: { keys: 'act at before after undoneAt', is: OWN, why: 'Acts on own cases.' },
  contactsAddedByHand: {
    keys: 'isFromYou addedAt takenBackAt',
    is: OWN,
    why: 'Contacts that were added to own cases; those of cases of others are left out.',
  },
  carriers: { keys: 'from until', is: OWN, why: 'The infectious window of own cases.' },
  followUps: {
    keys: 'state toldAt stayHomeUntil testFrom endedOn',
    is: TOLD,
    why: 'Rows of which the person was informed, with the days that were said and the end that they know of.',
  },
  followUpActs: {
    keys: 'kind at day test result happenedAt offered outcome hasSymptoms stayHomeUntil testFrom channel',
    is: TOLD,
    why: 'Acts after the person was informed; nothing that was undone.',
  },
  reports: {
    keys: 'kind field value note day disease result reportedAt decision decidedAt answer',
    is: OWN,
    why: 'What the person reported, and the decision.',
  },
  notices: {
    keys: 'kind stayHomeUntil subject text sentAt readAt',
    is: TOLD,
    why: 'The notices themselves, and the day that was said with them.',
  },
};

/** Modules of mails to employees; the others write to members and the provider. */
export const observedMails: Record<string, Placed> = {
  'people/access/access-change.mail.ts': {
    is: CONSTANT,
    why: 'The same text for everybody whose code, address or number was changed.',
  },
  'people/phones/app-invitation.mail.ts': { is: CONSTANT, why: 'The same text for everybody.' },
  'own-file/exact-records.mail.ts': {
    is: CONSTANT,
    why: 'The same text whether the records are given or refused.',
  },
  'cases/notices/notice.mail.ts': {
    is: TOLD,
    why: 'The notice itself, under a subject without health.',
  },
  'own-file/own-file-link.mail.ts': { is: CONSTANT, why: 'Mailed on request of the person.' },
};

/** Moments at which what an employee sees changes without an act of theirs. */
export const observedMoments: Record<string, Placed> = {
  'a notice or a correction is sent': { is: TOLD, why: 'That is how the person is told.' },
  'an officer enters that the person was informed': {
    is: TOLD,
    why: 'Instructions, accesses until then, and a date of the positive row appear.',
  },
  'the last day at home that was told is over': {
    is: TOLD,
    why: 'It follows from what was told. See the instructions for a day that was not told.',
  },
  'an own case is opened, changed or closed': { is: OWN, why: 'It is the case of the person.' },
  'a change of the own access is confirmed, or 14 days have passed': {
    is: OWN,
    why: 'It follows from the change and its confirmation. What appears then is what the person was told.',
  },
  'a request or a report is decided on': { is: OWN, why: 'The person asked for the decision.' },
  'records, notices or acts are older than the company keeps them': {
    is: COMPANY,
    why: 'It follows from their age and a setting.',
  },
  'a setting of phones changes, or the company becomes inactive': {
    is: COMPANY,
    why: 'It is the same for everybody.',
  },
};
