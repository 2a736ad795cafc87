/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Person or department that an order is billed to. */
export type BillingContactInput = {
  /** Street and number. */
  address: string;
  /** Name of the city. */
  city: string;
  /** Country of the billing address, by its code such as 'SG'. */
  country: string;
  /** E-mail address; the order is mailed there. */
  email: string;
  /** Name of a person or a department. */
  name: string;
  /** Phone number: 6 to 13 digits, written as people do; kept as digits. */
  phone: string;
  /** Postal code, at most 20 characters; absent or null: none. */
  postalCode?: string | null | undefined;
};

/** A breach as a camera saw it. A field that is missing or cannot be read gets this record rejected with its reason; the others of the upload are not touched. */
export type BreachRecordInput = {
  /** Distance in feet; absent if the device could not tell. */
  distance?: number | null | undefined;
  /** UUID made by the device. It identifies a record that is sent again. */
  id?: string | null | undefined;
  /** Length in minutes: more than 0, at most 1440. */
  minutes?: number | null | undefined;
  /** Id or employee code of the other person, if the camera knows both. */
  other?: string | null | undefined;
  /** Number of people who were too close, 2 to 1000; required if nobody is named. */
  people?: number | null | undefined;
  /** Id or employee code of one of the two people, if the camera knows both. */
  person?: string | null | undefined;
  /** Start, ISO 8601 with a time zone, at most 5 minutes in the future. */
  startedAt?: string | null | undefined;
};

/** Names a camera of the company: by id or by code. */
export type CameraRef =
  {   /** The company's own code of the camera. */
  code: string; id?: never; }
  |  { code?: never;   /** Id of the camera. */
  id: string; };

/** How sure it is that a person has the disease. */
export type CaseClassification =
  /** A test has confirmed the disease. */
  | 'CONFIRMED'
  /** The disease was ruled out; the case is closed. */
  | 'NOT_A_CASE'
  /** A physician takes the person for ill; no test confirms it. */
  | 'PROBABLE'
  /** The person may have the disease, for example with symptoms. */
  | 'SUSPECTED';

/** Filter of cases. Cases match all fields that are given. */
export type CaseFilterInput = {
  /** Only cases with this classification. */
  classification?: CaseClassification | null | undefined;
  /** Only cases of these diseases, at most 12. */
  diseases?: Array<DiseaseCode> | null | undefined;
  /** Only open cases (true), or only closed ones (false). */
  isOpen?: boolean | null | undefined;
  /** Words that are all found in the person's employee code, name, e-mail or department; or a case number, such as 'C-12'. */
  search?: string | null | undefined;
};

/** Order of a list of cases. */
export type CaseOrder =
  /** Latest day zero first. */
  | 'DAY_ZERO'
  /** By name of the person. */
  | 'NAME'
  /** Highest number first. */
  | 'NEWEST'
  /** Lowest number first. */
  | 'OLDEST';

/** Why a case was closed. */
export type CaseOutcome =
  /** The person did not have the disease. */
  | 'NOT_A_CASE'
  /** The case should not have been opened. */
  | 'OPENED_IN_ERROR'
  /** The person no longer passes the disease on. */
  | 'RECOVERED';

/** A change of the viewer's password. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The viewer's own address, for callers that name it; any other is refused. */
  email?: string | null | undefined;
  /** The new password: at least 7 characters, and not easily guessed; 12 are recommended. */
  password: string;
};

/** Names a company: by id or by pass-key. */
export type CompanyRef =
  {   /** Id of the company. */
  id: string; passKey?: never; }
  |  { id?: never;   /** Pass-key of the company, in any case. */
  passKey: string; };

/** Column that sorts the directory of companies. */
export type CompanySort =
  /** By name of the country. */
  | 'COUNTRY'
  /** By when the company signed up. */
  | 'CREATED_AT'
  /** By the admin's address. */
  | 'EMAIL'
  /** By name of the company. */
  | 'NAME'
  /** By the digits of the phone number. */
  | 'PHONE'
  /** By name of the plan. */
  | 'PLAN'
  /** By status of the company. */
  | 'STATUS'
  /** By address of the website. */
  | 'WEBSITE';

/** Status that the provider gives a company. */
export type CompanyStatus =
  /** Accepted: its people can sign in. */
  | 'ACTIVE'
  /** Switched off by the provider: nobody can sign in, and phones are suspended. */
  | 'INACTIVE'
  /** The company has signed up and waits for the provider. */
  | 'PENDING';

/** A contact record as a phone made it. A field that is missing or cannot be read gets this record rejected with its reason; the others of the upload are not touched. */
export type ContactRecordInput = {
  /** Distance in feet; absent if the device could not tell. */
  distance?: number | null | undefined;
  /** UUID made by the device. It identifies a record that is sent again. */
  id?: string | null | undefined;
  /** Length in minutes: more than 0, at most 1440. */
  minutes?: number | null | undefined;
  /** Id or employee code of the person that was met. */
  other?: string | null | undefined;
  /** Start, ISO 8601 with a time zone, at most 5 minutes in the future. */
  startedAt?: string | null | undefined;
};

/** Source of a contact. Contacts of different sources are never added up. */
export type ContactSource =
  /** A camera. */
  | 'CAMERA'
  /** Somebody told of it, and it was added by hand. */
  | 'MANUAL'
  /** The people's phones. */
  | 'MOBILE';

/** A camera to add. */
export type CreateCameraInput = {
  /** Code of the camera, unique within the company. */
  code: string;
  /** Address of its feed: rtsp, rtsps, http or https. */
  feedUrl: string;
  /** Whether it is a closed-circuit camera. */
  isCctv?: boolean;
  /** Latitude in degrees; absent for a new camera: 54.54. */
  latitude?: number | null | undefined;
  /** Longitude in degrees; absent for a new camera: 87.5454. */
  longitude?: number | null | undefined;
  /** Letters, digits, space, underscore and hyphen. */
  roomName: string;
  /** Letters, digits, space, underscore and hyphen. */
  roomNumber: string;
  /** Distance that people should keep, in feet, at least 1. */
  safeDistance: number;
  /** Seconds between two evaluated pictures, at least 1. */
  timeLag: number;
};

/** An employee to add to the directory. */
export type CreateEmployeeInput = {
  /** Country code of the phone number, such as '+65'; null: none. */
  callingCode?: string | null | undefined;
  /** Employee code, unique within the company. */
  code: string;
  /** Date of birth, today at the latest. */
  dateOfBirth?: string | null | undefined;
  /** Name of the department. */
  department: string;
  /** Job title, at most 100 characters; null: none. */
  designation?: string | null | undefined;
  /** E-mail address, unique within the company. */
  email: string;
  /** Female or male; null: not given. */
  gender?: Gender | null | undefined;
  /** COVID-19 status; a new employee is negative when absent. Negative clears the date. */
  isPositive?: boolean | null | undefined;
  /** Full name: letters, and between them spaces, hyphens, apostrophes and full stops. */
  name: string;
  /** 6 digits for the app's sign-in. Made for a new employee when absent; a change ends the phone's sessions. */
  password?: string | null | undefined;
  /** Phone number, 6 to 13 digits, unique within the company; a country code in front of it is kept apart. */
  phone: string;
  /** Day of the positive test, today at the latest; only for a positive employee. */
  positiveDate?: string | null | undefined;
};

/** A currency in which prices are listed, by its ISO 4217 code. */
export type CurrencyCode =
  /** Indian rupee. */
  | 'INR'
  /** US dollar. */
  | 'USD';

/** What day zero of a case was taken from. */
export type DayZeroBasis =
  /** The day on which symptoms began. */
  | 'ONSET'
  /** The day on which the company heard of it, since no other is known. */
  | 'REPORT'
  /** The day on which the specimen was taken; the onset is not known. */
  | 'SPECIMEN';

/** A disease of the catalogue. */
export type DiseaseCode =
  /** COVID-19, caused by SARS-CoV-2. */
  | 'COVID_19'
  /** Seasonal influenza, the flu. */
  | 'INFLUENZA'
  /** Measles, also called rubeola. */
  | 'MEASLES'
  /** Invasive meningococcal disease. */
  | 'MENINGOCOCCAL_DISEASE'
  /** Mpox, caused by the monkeypox virus. */
  | 'MPOX'
  /** Mumps, with swollen salivary glands. */
  | 'MUMPS'
  /** Gastroenteritis caused by norovirus. */
  | 'NOROVIRUS'
  /** Pertussis, the whooping cough. */
  | 'PERTUSSIS'
  /** Infection with the respiratory syncytial virus. */
  | 'RSV'
  /** Scabies, an infestation with mites. */
  | 'SCABIES'
  /** Tuberculosis of the lungs or the larynx. */
  | 'TUBERCULOSIS'
  /** Varicella, the chickenpox. */
  | 'VARICELLA';

/** Names an employee of the company: by id or by employee code. */
export type EmployeeRef =
  {   /** The company's own code of the employee. */
  code: string; id?: never; }
  |  { code?: never;   /** Id of the employee. */
  id: string; };

/** Filter of follow-ups. Follow-ups match all fields that are given. */
export type FollowUpFilterInput = {
  /** Only those assigned to this e-mail address; empty: to nobody. */
  assignee?: string | null | undefined;
  /** Only people exposed by the case of this number, also when it was dismissed. */
  caseNumber?: number | null | undefined;
  /** Only of these diseases, at most 12. */
  diseases?: Array<DiseaseCode> | null | undefined;
  /** Only those of the person with this id. */
  employeeId?: string | null | undefined;
  /** Only those whose isChanged is true, or only the others (false). */
  isChanged?: boolean | null | undefined;
  /** Only those whose last notice failed, with nobody told since in another way and no newer notice due (true), or only the others (false). */
  isNoticeUndelivered?: boolean | null | undefined;
  /** Only those whose next step is due by now (true), or only the others (false). */
  isOverdue?: boolean | null | undefined;
  /** Only people whose presence has a silent phone (true), or only the others (false). */
  isPhoneSilent?: boolean | null | undefined;
  /** Only with one of these next steps, at most 4. */
  nextSteps?: Array<FollowUpStep> | null | undefined;
  /** Words that are all found in the person's employee code, name, e-mail or department. */
  search?: string | null | undefined;
  /** Only in these states, at most 7. */
  states?: Array<FollowUpState> | null | undefined;
};

/** Order of a list of follow-ups. */
export type FollowUpOrder =
  /** Last changed first. */
  | 'CHANGED'
  /** To inform, to correct, to test, to release, each with the earliest due first; then those without a next step. */
  | 'DUE'
  /** By name of the person. */
  | 'NAME'
  /** Earliest end of quarantine first. */
  | 'QUARANTINE_END';

/** Where the follow-up of an exposed person stands. */
export type FollowUpState =
  /** The person has, or had, the disease. */
  | 'BECAME_A_CASE'
  /** The person knows; the disease asks for no quarantine. */
  | 'INFORMED'
  /** The person knows and stays home. */
  | 'IN_QUARANTINE'
  /** No exposure counts any more. */
  | 'NO_LONGER_EXPOSED'
  /** The quarantine is over. */
  | 'RELEASED'
  /** The person stays home, and a negative test would end it. */
  | 'TEST_DUE'
  /** The person has to be told, or told again of a longer quarantine. */
  | 'TO_INFORM';

/** The next step of a follow-up. */
export type FollowUpStep =
  /** Tell the person that an earlier notice no longer holds. */
  | 'CORRECT'
  /** Tell the person of the exposure, within 24 hours of the case. */
  | 'INFORM'
  /** Tell the person that the quarantine is over, once it is. */
  | 'RELEASE'
  /** Test the person. */
  | 'TEST';

/** Gender of an employee, where given. */
export type Gender =
  /** A woman. */
  | 'FEMALE'
  /** A man. */
  | 'MALE';

/** The app's geofence. Turning it off needs no numbers and keeps the stored ones. */
export type GeofencingInput = {
  /** Whether the app reports only inside the geofence. */
  isOn: boolean;
  /** Degrees: latitude of its middle. */
  latitude?: number | null | undefined;
  /** Degrees: longitude of its middle. */
  longitude?: number | null | undefined;
  /** Metres: radius, at most two decimals. */
  radius?: number | null | undefined;
};

/** Occupation of the person who asks for the guide. */
export type GuideRequestType =
  /** A professional. */
  | 'PROFESSIONAL'
  /** A student. */
  | 'STUDENT';

/** Column of a file that identifies the person of a row. */
export type IdentifyBy =
  /** The e-mail address. */
  | 'EMAIL'
  /** The phone number. */
  | 'MOBILE';

/** An amount of money in one currency. */
export type MoneyInput = {
  /** Amount in units of the currency, with two decimals, such as '1200.00'. */
  amount: string;
  /** Currency of the amount. */
  currency: CurrencyCode;
};

/** An order of licences. */
export type OrderInput = {
  /** Person or department that the order is billed to. */
  billing: BillingContactInput;
  /** 0 to 10000. */
  cameras: number;
  /** 1 to the plan's maxEmployees. */
  employees: number;
  /** UUID made by the client. It identifies an order that is sent again. */
  id: string;
  /** Id of a plan that has a price list. */
  planId: string;
  /** Region whose prices apply. */
  region: PriceRegion;
  /** How long it is paid ahead. */
  term: OrderTerm;
  /** Total for the whole term, as the customer saw it. Refused with CONFLICT and the field 'total' if it differs from today's prices. */
  total: MoneyInput;
};

/** How long an order is paid ahead. */
export type OrderTerm =
  /** Paid for twelve months at prices reduced by 10%. */
  | 'ANNUAL'
  /** Paid for one month. */
  | 'MONTHLY';

/** Region of a company, which decides its prices. */
export type PriceRegion =
  /** Companies in India; prices in rupees. */
  | 'INDIA'
  /** Companies everywhere else; prices in US dollars. */
  | 'INTERNATIONAL';

/** State of a phone. */
export type ReportHealthInput = {
  /** Version of the app. */
  appVersion?: string | null | undefined;
  /** Whether Bluetooth is on. */
  bluetoothStatus?: boolean | null | undefined;
  /** Kind of device. */
  deviceType?: string | null | undefined;
  /** Location permission that the app was given. */
  locationPermission?: string | null | undefined;
  /** Whether location is on. */
  locationStatus?: boolean | null | undefined;
  /** Make and model. */
  makeModel?: string | null | undefined;
  /** Version of the operating system. */
  osVersion?: string | null | undefined;
};

/** Request for the guide. */
export type RequestGuideInput = {
  /** E-mail address. */
  email: string;
  /** Full name: letters of any script, and between them spaces, hyphens, apostrophes and full stops. */
  name: string;
  /** Phone number, written as people do; kept as digits. */
  phone?: string | null | undefined;
  /** Student or professional. */
  type?: GuideRequestType;
};

/** The provider administrator's address and password. */
export type SignInAdministratorInput = {
  /** Registered e-mail address. */
  email: string;
  /** The account's password. */
  password: string;
};

/** A member's address and password. */
export type SignInCompanyInput = {
  /** Code of the authenticator app, or a recovery code. Needed if a sign-in without it was refused with SECOND_FACTOR. */
  code?: string | null | undefined;
  /** Company to sign in to. A member of several companies who names none gets the error COMPANY_CHOICE, which lists them. */
  companyId?: string | null | undefined;
  /** Registered e-mail address. */
  email: string;
  /** The account's password. */
  password: string;
};

/** The app's sign-in: the company's pass-key, the password, and one of e-mail, phone and employee code. */
export type SignInEmployeeInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** The company's own code of the employee. */
  employeeCode?: string | null | undefined;
  /** The company's pass-key, in any case. */
  passKey: string;
  /** The 6-digit password. */
  password: string;
  /** Phone number, digits. */
  phone?: string | null | undefined;
};

/** A company that signs up. */
export type SignUpInput = {
  /** Country, by its code such as 'SG'. */
  country: string;
  /** Address of its admin. */
  email: string;
  /** Name: at least 3 letters and digits, with single spaces. */
  name: string;
  /** Order of the same plan that was placed during sign-up; stored with the company. */
  order?: OrderInput | null | undefined;
  /** Phone number: 6 to 13 digits, written as people do; kept as digits. */
  phone: string;
  /** Id of the plan that the company gets. */
  planId: string;
  /** IANA name of the company's time zone; else Asia/Singapore. */
  timeZone?: string | null | undefined;
  /** Address of its website. */
  website: string;
};

/** Ascending or descending. */
export type SortDirection =
  /** Smallest, first in the alphabet or oldest first. */
  | 'ASC'
  /** Largest, last in the alphabet or newest first. */
  | 'DESC';

/** Changes of a camera. What is absent stays. */
export type UpdateCameraInput = {
  /** The camera to change. */
  camera: CameraRef;
  /** Code of the camera, unique within the company. */
  code?: string | null | undefined;
  /** Address of its feed. */
  feedUrl?: string | null | undefined;
  /** Whether it is a closed-circuit camera. */
  isCctv?: boolean | null | undefined;
  /** Latitude in degrees; absent for a new camera: 54.54. */
  latitude?: number | null | undefined;
  /** Longitude in degrees; absent for a new camera: 87.5454. */
  longitude?: number | null | undefined;
  /** Letters, digits, space, _ and -. */
  roomName?: string | null | undefined;
  /** Letters, digits, space, _ and -. */
  roomNumber?: string | null | undefined;
  /** Distance that people should keep, in feet, at least 1. */
  safeDistance?: number | null | undefined;
  /** Seconds between two evaluated pictures, at least 1. */
  timeLag?: number | null | undefined;
};

/** Changes of an employee. Absent fields keep their values; null clears country code, job title, gender and dates. */
export type UpdateEmployeeInput = {
  /** Country code of the phone number, such as '+65'; null: none. */
  callingCode?: string | null | undefined;
  /** Date of birth, today at the latest. */
  dateOfBirth?: string | null | undefined;
  /** Name of the department. */
  department?: string | null | undefined;
  /** Job title, at most 100 characters; null: none. */
  designation?: string | null | undefined;
  /** The employee to change. */
  employee: EmployeeRef;
  /** Female or male; null: not given. */
  gender?: Gender | null | undefined;
  /** COVID-19 status; a new employee is negative when absent. Negative clears the date. */
  isPositive?: boolean | null | undefined;
  /** Full name: letters, and between them spaces, hyphens, apostrophes and full stops. */
  name?: string | null | undefined;
  /** 6 digits for the app's sign-in. Made for a new employee when absent; a change ends the phone's sessions. */
  password?: string | null | undefined;
  /** Day of the positive test, today at the latest; only for a positive employee. */
  positiveDate?: string | null | undefined;
  /** Version that the changes are based on; CONFLICT when it is not the newest. Absent: no check. */
  version?: number | null | undefined;
};

/** What ends an infectious window. */
export type WindowEnd =
  /** The disease's infectious days after day zero are over. */
  | 'DAYS_AFTER'
  /** The case was closed as not a case or as opened in error: it has no window. */
  | 'DISMISSED'
  /** The person met nobody of the company from then on. */
  | 'ISOLATION'
  /** It is not over yet. */
  | 'NOW';

export type RestSignInCompanyMutationVariables = Exact<{
  input: SignInCompanyInput;
}>;


export type RestSignInCompanyMutation = { signInCompany: { token: string, company: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } } };

export type RestSignInEmployeeMutationVariables = Exact<{
  input: SignInEmployeeInput;
}>;


export type RestSignInEmployeeMutation = { signInEmployee: { token: string, employee: { id: string, companyId: string, code: string, name: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, lastActiveAt: string | null, photo: string | null }, settings: { timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null } } };

export type RestSignInAdministratorMutationVariables = Exact<{
  input: SignInAdministratorInput;
}>;


export type RestSignInAdministratorMutation = { signInAdministrator: { email: string, token: string } };

export type RestConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type RestConfirmEmailMutation = { verifyEmail: { hasPassword: boolean } };

export type RestForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type RestForgotPasswordMutation = { requestPasswordReset: { email: string } };

export type RestResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type RestResetPasswordMutation = { resetPassword: { changedAt: string } };

export type RestChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { changePassword: { changedAt: string } };

export type RestCameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, company: { id: string, name: string } };

export type RestCamerasQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCamerasQuery = { cameras: { items: Array<{ id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, company: { id: string, name: string } }> } };

export type RestCreateCameraMutationVariables = Exact<{
  input: CreateCameraInput;
}>;


export type RestCreateCameraMutation = { createCamera: { key: string, camera: { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, company: { id: string, name: string } } } };

export type RestUpdateCameraMutationVariables = Exact<{
  input: UpdateCameraInput;
}>;


export type RestUpdateCameraMutation = { updateCamera: { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, company: { id: string, name: string } } };

export type RestDeleteCameraMutationVariables = Exact<{
  camera: CameraRef;
}>;


export type RestDeleteCameraMutation = { deleteCamera: { id: string } };

export type RestUploadBreachesMutationVariables = Exact<{
  camera: CameraRef;
  records: Array<BreachRecordInput> | BreachRecordInput;
}>;


export type RestUploadBreachesMutation = { uploadBreaches: { accepted: number, duplicates: number, rejected: Array<{ id: string | null, message: string }> } };

export type RestOwnCameraQueryVariables = Exact<{
  camera: CameraRef;
}>;


export type RestOwnCameraQuery = { ownCamera: { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, region: Array<{ x: number, y: number }>, company: { id: string, name: string } } };

export type RestCasesQueryVariables = Exact<{
  filter?: CaseFilterInput | null | undefined;
  order: CaseOrder;
  page: number;
  pageSize: number;
}>;


export type RestCasesQuery = { cases: { total: number, items: Array<{ id: string, number: number, disease: DiseaseCode, classification: CaseClassification, onsetDay: string | null, onsetAt: string | null, specimenDay: string | null, reportedDay: string, isolatedAt: string | null, notes: string, isOpen: boolean, outcome: CaseOutcome | null, openedAt: string, closedAt: string | null, version: number, person: { id: string, code: string | null, name: string, department: string | null }, dayZero: { day: string, basis: DayZeroBasis, reason: string }, window: { from: string, until: string, startReason: DayZeroBasis, endReason: WindowEnd, reason: string }, isolation: { until: string, reason: string } | null }> } };

export type RestCaseFragment = { id: string, number: number, disease: DiseaseCode, classification: CaseClassification, onsetDay: string | null, onsetAt: string | null, specimenDay: string | null, reportedDay: string, isolatedAt: string | null, notes: string, isOpen: boolean, outcome: CaseOutcome | null, openedAt: string, closedAt: string | null, version: number, person: { id: string, code: string | null, name: string, department: string | null }, dayZero: { day: string, basis: DayZeroBasis, reason: string }, window: { from: string, until: string, startReason: DayZeroBasis, endReason: WindowEnd, reason: string }, isolation: { until: string, reason: string } | null };

export type RestPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPlansQuery = { plans: Array<{ id: string, name: string, description: string, maxEmployees: number, isPayable: boolean, access: Array<string>, price: { amount: string } | null }> };

export type RestCompanyDetailsQueryVariables = Exact<{
  company: CompanyRef;
}>;


export type RestCompanyDetailsQuery = { company: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestSettingsInForceQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSettingsInForceQuery = { appSettings: { timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null } };

export type RestSignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type RestSignUpMutation = { signUp: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestCompaniesQueryVariables = Exact<{
  page: number;
  pageSize: number;
  sort: CompanySort;
  direction: SortDirection;
  search?: string | null | undefined;
}>;


export type RestCompaniesQuery = { companies: { total: number, items: Array<{ id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } }> } };

export type RestUpgradePlanMutationVariables = Exact<{
  company: CompanyRef;
  planId: string;
}>;


export type RestUpgradePlanMutation = { updateCompanyPlan: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestChangeCompanyPlanMutationVariables = Exact<{
  company: CompanyRef;
  planId: string;
}>;


export type RestChangeCompanyPlanMutation = { updateCompanyPlan: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestSetCompanyStatusMutationVariables = Exact<{
  company: CompanyRef;
  status: CompanyStatus;
}>;


export type RestSetCompanyStatusMutation = { updateCompanyStatus: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestRequestGuideMutationVariables = Exact<{
  input: RequestGuideInput;
}>;


export type RestRequestGuideMutation = { requestGuide: { id: string } };

export type RestUploadContactsMutationVariables = Exact<{
  records: Array<ContactRecordInput> | ContactRecordInput;
}>;


export type RestUploadContactsMutation = { uploadContacts: { accepted: number, duplicates: number, rejected: Array<{ id: string | null, message: string }> } };

export type RestReportHealthMutationVariables = Exact<{
  input: ReportHealthInput;
}>;


export type RestReportHealthMutation = { reportHealth: { id: string } };

export type RestTraceQueryVariables = Exact<{
  employee: EmployeeRef;
}>;


export type RestTraceQuery = { trace: { exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, code: string | null, name: string, department: string | null } }> } };

export type RestContinuousContactsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RestContinuousContactsQuery = { continuousContacts: { items: Array<{ source: ContactSource, startedAt: string, minutes: number, person: { id: string, code: string | null, name: string, department: string | null }, other: { id: string, code: string | null, name: string, department: string | null } }> } };

export type RestCumulativeContactsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RestCumulativeContactsQuery = { cumulativeContacts: { items: Array<{ source: ContactSource, windowStart: string, minutes: number, person: { id: string, code: string | null, name: string, department: string | null }, other: { id: string, code: string | null, name: string, department: string | null } }> } };

export type RestEmployeesQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type RestEmployeesQuery = { employees: { neverSignedIn: number, items: Array<{ id: string, companyId: string, code: string, name: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, lastActiveAt: string | null, photo: string | null }> } };

export type RestCreateEmployeeMutationVariables = Exact<{
  input: CreateEmployeeInput;
}>;


export type RestCreateEmployeeMutation = { createEmployee: { password: string | null, employee: { id: string, companyId: string, code: string, name: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, lastActiveAt: string | null, photo: string | null } } };

export type RestUpdateEmployeeMutationVariables = Exact<{
  input: UpdateEmployeeInput;
}>;


export type RestUpdateEmployeeMutation = { updateEmployee: { id: string, companyId: string, code: string, name: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, lastActiveAt: string | null, photo: string | null } };

export type RestDeleteEmployeeMutationVariables = Exact<{
  employee: EmployeeRef;
}>;


export type RestDeleteEmployeeMutation = { deleteEmployee: { id: string } };

export type RestPositivesQueryVariables = Exact<{
  passKey: string;
}>;


export type RestPositivesQuery = { positiveCases: Array<{ date: string | null, employee: { id: string, companyId: string, code: string, name: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, lastActiveAt: string | null, photo: string | null } | null }> };

export type RestFollowUpsQueryVariables = Exact<{
  filter?: FollowUpFilterInput | null | undefined;
  order: FollowUpOrder;
  page: number;
  pageSize: number;
}>;


export type RestFollowUpsQuery = { followUps: { total: number, items: Array<{ id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, quarantineUntil: string | null, releaseTestDay: string | null, reason: string, informedAt: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, changedAt: string, person: { id: string, code: string | null, name: string, department: string | null }, exposures: Array<{ caseNumber: number, level: number, exposedAt: string, lastExposedAt: string, minutes: number, source: ContactSource }> }> } };

export type RestFollowUpFragment = { id: string, disease: DiseaseCode, state: FollowUpState, nextStep: FollowUpStep | null, dueAt: string | null, quarantineUntil: string | null, releaseTestDay: string | null, reason: string, informedAt: string | null, toldUntil: string | null, owesCorrection: boolean, assignee: string | null, changedAt: string, person: { id: string, code: string | null, name: string, department: string | null }, exposures: Array<{ caseNumber: number, level: number, exposedAt: string, lastExposedAt: string, minutes: number, source: ContactSource }> };

export type RestPlanFragment = { id: string, name: string, description: string, maxEmployees: number, isPayable: boolean, access: Array<string>, price: { amount: string } | null };

export type RestCompanyFragment = { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } };

export type RestSettingsFragment = { timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null };

export type RestEmployeeFragment = { id: string, companyId: string, code: string, name: string, email: string, phone: string, callingCode: string | null, designation: string | null, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, lastActiveAt: string | null, photo: string | null };

export type RestPersonFragment = { id: string, code: string | null, name: string, department: string | null };

export type RestHealthFragment = { bluetoothStatus: boolean | null, locationStatus: boolean | null, locationPermission: string | null, osVersion: string | null, deviceType: string | null, makeModel: string | null, appVersion: string | null, createdAt: string, employee: { id: string, name: string } };

export type RestHealthQueryVariables = Exact<{
  employee: EmployeeRef;
}>;


export type RestHealthQuery = { healthRecords: Array<{ bluetoothStatus: boolean | null, locationStatus: boolean | null, locationPermission: string | null, osVersion: string | null, deviceType: string | null, makeModel: string | null, appVersion: string | null, createdAt: string, employee: { id: string, name: string } }> };

export type RestNewestHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type RestNewestHealthQuery = { newestHealthRecords: Array<{ bluetoothStatus: boolean | null, locationStatus: boolean | null, locationPermission: string | null, osVersion: string | null, deviceType: string | null, makeModel: string | null, appVersion: string | null, createdAt: string, employee: { id: string, name: string } }> };

export type RestActiveCountQueryVariables = Exact<{ [key: string]: never; }>;


export type RestActiveCountQuery = { activeCount: number | null };

export type RestMyNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyNoticesQuery = { myNotices: Array<{ id: string, subject: string, text: string, sentAt: string, readAt: string | null }> };

export type RestMarkNoticeReadMutationVariables = Exact<{
  id: string;
}>;


export type RestMarkNoticeReadMutation = { markNoticeRead: { id: string, subject: string, text: string, sentAt: string, readAt: string | null } };

export type RestNoticeFragment = { id: string, subject: string, text: string, sentAt: string, readAt: string | null };

export type RestChangeTimeMetricMutationVariables = Exact<{
  company: CompanyRef;
  timeMetric: number;
}>;


export type RestChangeTimeMetricMutation = { updateCompanySettings: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestSaveMinDistanceMutationVariables = Exact<{
  company: CompanyRef;
  minDistance: number;
}>;


export type RestSaveMinDistanceMutation = { updateCompanySettings: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestSaveCrossStatusMutationVariables = Exact<{
  company: CompanyRef;
  isCrossStatusOn: boolean;
}>;


export type RestSaveCrossStatusMutation = { updateCompanySettings: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestSaveGeofencingMutationVariables = Exact<{
  company: CompanyRef;
  geofencing: GeofencingInput;
}>;


export type RestSaveGeofencingMutation = { updateCompanySettings: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestSaveIframeMutationVariables = Exact<{
  company: CompanyRef;
  iframe: string;
}>;


export type RestSaveIframeMutation = { updateCompanySettings: { id: string, passKey: string, name: string, email: string, website: string, phone: string, status: CompanyStatus, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string | null, createdAt: string, country: { name: string }, plan: { id: string, name: string } } };

export type RestUploadPhotoMutationVariables = Exact<{
  employee: EmployeeRef;
  photo: File;
}>;


export type RestUploadPhotoMutation = { uploadEmployeePhoto: { photo: string | null } };

export type RestImportEmployeesMutationVariables = Exact<{
  file: File;
  identifyBy: IdentifyBy;
}>;


export type RestImportEmployeesMutation = { importEmployees: { added: number, updated: number, refused: Array<{ row: number, message: string }> } };

export const RestCameraFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCamera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestCameraFragment, unknown>;
export const RestPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<RestPersonFragment, unknown>;
export const RestCaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Case"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disease"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"onsetDay"}},{"kind":"Field","name":{"kind":"Name","value":"onsetAt"}},{"kind":"Field","name":{"kind":"Name","value":"specimenDay"}},{"kind":"Field","name":{"kind":"Name","value":"reportedDay"}},{"kind":"Field","name":{"kind":"Name","value":"isolatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"dayZero"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"window"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"startReason"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isolation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<RestCaseFragment, unknown>;
export const RestFollowUpFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFollowUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disease"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"quarantineUntil"}},{"kind":"Field","name":{"kind":"Name","value":"releaseTestDay"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"informedAt"}},{"kind":"Field","name":{"kind":"Name","value":"toldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"owesCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"exposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastExposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<RestFollowUpFragment, unknown>;
export const RestPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as DocumentNode<RestPlanFragment, unknown>;
export const RestCompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestCompanyFragment, unknown>;
export const RestSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}}]}}]} as unknown as DocumentNode<RestSettingsFragment, unknown>;
export const RestEmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"callingCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<RestEmployeeFragment, unknown>;
export const RestHealthFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestHealth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestHealthFragment, unknown>;
export const RestNoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<RestNoticeFragment, unknown>;
export const RestSignInCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignInCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSignInCompanyMutation, RestSignInCompanyMutationVariables>;
export const RestSignInEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignInEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"callingCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<RestSignInEmployeeMutation, RestSignInEmployeeMutationVariables>;
export const RestSignInAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignInAdministrator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAdministratorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<RestSignInAdministratorMutation, RestSignInAdministratorMutationVariables>;
export const RestConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]} as unknown as DocumentNode<RestConfirmEmailMutation, RestConfirmEmailMutationVariables>;
export const RestForgotPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestForgotPasswordMutation, RestForgotPasswordMutationVariables>;
export const RestResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<RestChangePasswordMutation, RestChangePasswordMutationVariables>;
export const RestCamerasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10000"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCamera"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCamera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestCamerasQuery, RestCamerasQueryVariables>;
export const RestCreateCameraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateCamera"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCameraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"camera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCamera"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCamera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestCreateCameraMutation, RestCreateCameraMutationVariables>;
export const RestUpdateCameraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateCamera"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCameraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCamera"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCamera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestUpdateCameraMutation, RestUpdateCameraMutationVariables>;
export const RestDeleteCameraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteCamera"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"camera"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CameraRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"camera"},"value":{"kind":"Variable","name":{"kind":"Name","value":"camera"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestDeleteCameraMutation, RestDeleteCameraMutationVariables>;
export const RestUploadBreachesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadBreaches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"camera"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CameraRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"records"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BreachRecordInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadBreaches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"camera"},"value":{"kind":"Variable","name":{"kind":"Name","value":"camera"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"records"},"value":{"kind":"Variable","name":{"kind":"Name","value":"records"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadBreachesMutation, RestUploadBreachesMutationVariables>;
export const RestOwnCameraDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOwnCamera"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"camera"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CameraRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"camera"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCamera"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCamera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestOwnCameraQuery, RestOwnCameraQueryVariables>;
export const RestCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Case"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disease"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"onsetDay"}},{"kind":"Field","name":{"kind":"Name","value":"onsetAt"}},{"kind":"Field","name":{"kind":"Name","value":"specimenDay"}},{"kind":"Field","name":{"kind":"Name","value":"reportedDay"}},{"kind":"Field","name":{"kind":"Name","value":"isolatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"dayZero"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"window"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"startReason"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isolation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<RestCasesQuery, RestCasesQueryVariables>;
export const RestPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as DocumentNode<RestPlansQuery, RestPlansQueryVariables>;
export const RestCompanyDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCompanyDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestCompanyDetailsQuery, RestCompanyDetailsQueryVariables>;
export const RestSettingsInForceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSettingsInForce"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}}]}}]} as unknown as DocumentNode<RestSettingsInForceQuery, RestSettingsInForceQueryVariables>;
export const RestSignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSignUpMutation, RestSignUpMutationVariables>;
export const RestCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanySort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestCompaniesQuery, RestCompaniesQueryVariables>;
export const RestUpgradePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpgradePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUpgradePlanMutation, RestUpgradePlanMutationVariables>;
export const RestChangeCompanyPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangeCompanyPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestChangeCompanyPlanMutation, RestChangeCompanyPlanMutationVariables>;
export const RestSetCompanyStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSetCompanyStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSetCompanyStatusMutation, RestSetCompanyStatusMutationVariables>;
export const RestRequestGuideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRequestGuide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestGuideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGuide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestRequestGuideMutation, RestRequestGuideMutationVariables>;
export const RestUploadContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"records"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRecordInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"records"},"value":{"kind":"Variable","name":{"kind":"Name","value":"records"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadContactsMutation, RestUploadContactsMutationVariables>;
export const RestReportHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestReportHealth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportHealthInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportHealth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestReportHealthMutation, RestReportHealthMutationVariables>;
export const RestTraceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestTrace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"exposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<RestTraceQuery, RestTraceQueryVariables>;
export const RestContinuousContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestContinuousContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continuousContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeContested"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<RestContinuousContactsQuery, RestContinuousContactsQueryVariables>;
export const RestCumulativeContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCumulativeContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cumulativeContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeContested"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"windowStart"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<RestCumulativeContactsQuery, RestCumulativeContactsQueryVariables>;
export const RestEmployeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestEmployees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neverSignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"callingCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<RestEmployeesQuery, RestEmployeesQueryVariables>;
export const RestCreateEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"callingCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<RestCreateEmployeeMutation, RestCreateEmployeeMutationVariables>;
export const RestUpdateEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployee"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"callingCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<RestUpdateEmployeeMutation, RestUpdateEmployeeMutationVariables>;
export const RestDeleteEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestDeleteEmployeeMutation, RestDeleteEmployeeMutationVariables>;
export const RestPositivesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPositives"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"callingCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<RestPositivesQuery, RestPositivesQueryVariables>;
export const RestFollowUpsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestFollowUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFollowUp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFollowUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disease"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"quarantineUntil"}},{"kind":"Field","name":{"kind":"Name","value":"releaseTestDay"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"informedAt"}},{"kind":"Field","name":{"kind":"Name","value":"toldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"owesCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"exposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastExposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]} as unknown as DocumentNode<RestFollowUpsQuery, RestFollowUpsQueryVariables>;
export const RestHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestHealth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestHealth"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestHealth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestHealthQuery, RestHealthQueryVariables>;
export const RestNewestHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestNewestHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newestHealthRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestHealth"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestHealth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestNewestHealthQuery, RestNewestHealthQueryVariables>;
export const RestActiveCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestActiveCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeCount"}}]}}]} as unknown as DocumentNode<RestActiveCountQuery, RestActiveCountQueryVariables>;
export const RestMyNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestNotice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<RestMyNoticesQuery, RestMyNoticesQueryVariables>;
export const RestMarkNoticeReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestMarkNoticeRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNoticeRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestNotice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<RestMarkNoticeReadMutation, RestMarkNoticeReadMutationVariables>;
export const RestChangeTimeMetricDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangeTimeMetric"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeMetric"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"timeMetric"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeMetric"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestChangeTimeMetricMutation, RestChangeTimeMetricMutationVariables>;
export const RestSaveMinDistanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveMinDistance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minDistance"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"minDistance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minDistance"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSaveMinDistanceMutation, RestSaveMinDistanceMutationVariables>;
export const RestSaveCrossStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveCrossStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCrossStatusOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isCrossStatusOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCrossStatusOn"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSaveCrossStatusMutation, RestSaveCrossStatusMutationVariables>;
export const RestSaveGeofencingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveGeofencing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"geofencing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeofencingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"geofencing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"geofencing"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSaveGeofencingMutation, RestSaveGeofencingMutationVariables>;
export const RestSaveIframeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveIframe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"iframe"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"iframe"},"value":{"kind":"Variable","name":{"kind":"Name","value":"iframe"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompany"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSaveIframeMutation, RestSaveIframeMutationVariables>;
export const RestUploadPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadEmployeePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"employee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"photo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photo"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]}}]} as unknown as DocumentNode<RestUploadPhotoMutation, RestUploadPhotoMutationVariables>;
export const RestImportEmployeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestImportEmployees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifyBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IdentifyBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importEmployees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"identifyBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifyBy"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestImportEmployeesMutation, RestImportEmployeesMutationVariables>;