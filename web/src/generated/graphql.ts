/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useLazyQuery, useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How new app codes reach people. */
export type AppCodeDelivery =
  /** The admin collects them once, for a file or cards to print. */
  | 'DOWNLOAD'
  /** Everybody is mailed a link that shows the code once. */
  | 'MAIL';

/** Who gets a new app code: a selection, or the people of a change. */
export type AppCodePeopleInput = {
  /** …or those whom this change of the directory, as an import, added or changed. */
  changeId?: string | null | undefined;
  /** Leaves out everybody who has ever signed in on the app. */
  onlyNeverSignedIn?: boolean;
  /** These people of the directory… */
  selection?: EmployeeSelectionInput | null | undefined;
};

/** How far issuing app codes has come. */
export type AppCodeRunState =
  /** It was stopped; codes and invitations issued until then are good. */
  | 'CANCELLED'
  /** Everybody has been dealt with. */
  | 'DONE'
  /** It could not go on; what was issued until then is good. */
  | 'FAILED'
  /** A job works on it. */
  | 'RUNNING';

/** What was done. */
export type AuditAction =
  /** Issuing app codes was stopped halfway. */
  | 'APP_CODES_CANCELLED'
  /** New app codes were collected for a file or cards. */
  | 'APP_CODES_COLLECTED'
  /** New app codes were stored, or invitations were mailed. */
  | 'APP_CODES_ISSUED'
  /** New app codes for many people were asked for. */
  | 'APP_CODES_REQUESTED'
  /** An employee got an app code by an invitation. */
  | 'APP_CODE_REVEALED'
  /** A company added a camera. */
  | 'CAMERA_ADDED'
  /** A camera or its region of interest was changed. */
  | 'CAMERA_CHANGED'
  /** A camera was taken off the list. */
  | 'CAMERA_DELETED'
  /** A camera's key was replaced by another one. */
  | 'CAMERA_KEY_ROTATED'
  /** A change of many people was undone. */
  | 'CHANGE_UNDONE'
  /** The provider accepted a company that waited. */
  | 'COMPANY_ACCEPTED'
  /** The provider switched an inactive company on. */
  | 'COMPANY_ACTIVATED'
  /** The provider added a company. */
  | 'COMPANY_CREATED'
  /** A company was deleted with all its data. */
  | 'COMPANY_DELETED'
  /** The provider switched a company off. */
  | 'COMPANY_INACTIVATED'
  /** A company signed up by itself. */
  | 'COMPANY_SIGNED_UP'
  /** A company changed its own data. */
  | 'COMPANY_UPDATED'
  /** A company asked to be deleted with all its data. */
  | 'DELETION_SCHEDULED'
  /** A deletion still to come was undone. */
  | 'DELETION_UNDONE'
  /** An address was verified by its mailed link. */
  | 'EMAIL_VERIFIED'
  /** Data of many people was changed at once. */
  | 'EMPLOYEES_CHANGED'
  /** People were taken out of the directory. */
  | 'EMPLOYEES_DELETED'
  /** A file was imported into the directory. */
  | 'EMPLOYEES_IMPORTED'
  /** Somebody was added to the directory. */
  | 'EMPLOYEE_CREATED'
  /** Everything personal of somebody was erased. */
  | 'EMPLOYEE_ERASED'
  /** Everything known of somebody was handed out as a file. */
  | 'EMPLOYEE_EXPORTED'
  /** Data of one person was changed. */
  | 'EMPLOYEE_UPDATED'
  /** A visitor asked for the guide. */
  | 'GUIDE_REQUESTED'
  /** An import was given up before it changed anything. */
  | 'IMPORT_CANCELLED'
  /** Columns of a file to import were named by hand. */
  | 'IMPORT_COLUMNS_NAMED'
  /** An import was confirmed after its preview. */
  | 'IMPORT_CONFIRMED'
  /** A file was sent to be imported into the directory. */
  | 'IMPORT_STARTED'
  /** A mail was sent again by hand. */
  | 'MAIL_RETRIED'
  /** A company ordered licences. */
  | 'ORDER_PLACED'
  /** A password was changed by who knew it. */
  | 'PASSWORD_CHANGED'
  /** A link to set a new password was mailed. */
  | 'PASSWORD_FORGOTTEN'
  /** A new password was set by a mailed link. */
  | 'PASSWORD_RESET'
  /** A photo was set or removed. */
  | 'PHOTO_CHANGED'
  /** A company went to another plan. */
  | 'PLAN_CHANGED'
  /** A company asked the sales team for a plan. */
  | 'PLAN_REQUESTED'
  /** A request for a plan was closed without a change of plan. */
  | 'PLAN_REQUEST_CLOSED'
  /** A setting of a company was changed. */
  | 'SETTINGS_CHANGED'
  /** Somebody signed in. */
  | 'SIGNED_IN'
  /** Somebody signed out. */
  | 'SIGNED_OUT'
  /** Too many wrong tries locked an account for a while. */
  | 'SIGN_IN_LOCKED'
  /** A sign-in failed: noted once in 15 minutes for each account. */
  | 'SIGN_IN_REFUSED'
  /** A new verification link was mailed. */
  | 'VERIFICATION_RESENT';

/** Whom an order is billed to. */
export type BillingContactInput = {
  /** Street and number. */
  address: string;
  /** Name of the city. */
  city: string;
  /** Country, by its English name. */
  country: string;
  /** E-mail address; the order is mailed there. */
  email: string;
  /** Name of a person or a department. */
  name: string;
  /** Phone number: 6 to 13 digits, written as people do; kept as digits. */
  phone: string;
  /** May be empty. */
  postalCode: string;
};

/** Names a camera of the company: by id or by code. */
export type CameraRef =
  {   /** The company's own code of the camera. */
  code: string; id?: never; }
  |  { code?: never;   /** Id of the camera. */
  id: string; };

/** Column that sorts the list of cameras. */
export type CameraSort =
  /** By camera id. */
  | 'CAMERA_ID'
  /** By when the camera was added. */
  | 'CREATED_AT'
  /** By when the camera last reported. */
  | 'LAST_REPORTED'
  /** By name of the room. */
  | 'ROOM_NAME'
  /** By number of the room. */
  | 'ROOM_NUMBER';

/** A change of the viewer's password. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The viewer's own address, for callers that name it; any other is refused. */
  email?: string | null | undefined;
  /** The new password: at least 7 characters, and not easily guessed; 12 are recommended. */
  password: string;
};

/** Collects app codes, once. */
export type CollectAppCodesInput = {
  /** Id of the run. */
  id: string;
  /** The key that was sent with issueAppCodes. */
  key: string;
};

/** Names a company: by id or by pass-key. */
export type CompanyRef =
  {   /** Id of the company. */
  id: string; passKey?: never; }
  |  { id?: never;   /** Pass-key of the company, in any case. */
  passKey: string; };

/** Where a company stands with the provider. */
export type CompanyStatus =
  /** Accepted: its people can sign in. */
  | 'ACTIVE'
  /** Switched off by the provider: nobody can sign in, and phones are suspended. */
  | 'INACTIVE'
  /** Signed up and waiting for the provider. */
  | 'PENDING';

/** Why a contact counts. */
export type ContactRule =
  /** One meeting lasted the threshold, from its first start to its last end. */
  | 'CONTINUOUS'
  /** Covered time within 24 hours reached the threshold. */
  | 'CUMULATIVE';

/** What reported a contact; the two are never added up. */
export type ContactSource =
  /** A camera. */
  | 'CAMERA'
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
  /** Degrees; a new camera: 54.54 when blank. */
  latitude?: number | null | undefined;
  /** Degrees; a new camera: 87.5454 when blank. */
  longitude?: number | null | undefined;
  /** Letters, digits, space, underscore and hyphen. */
  roomName: string;
  /** Letters, digits, space, underscore and hyphen. */
  roomNumber: string;
  /** Feet, at least 1. */
  safeDistance: number;
  /** Seconds, at least 1. */
  timeLag: number;
};

/** A company that the provider adds. */
export type CreateCompanyInput = {
  /** Name: at least 3 letters and digits, with single spaces. */
  companyName: string;
  /** Country, by its English name. */
  country: string;
  /** Address of its admin. */
  email: string;
  /** Phone number: 6 to 10 digits, written as people do; kept as digits. */
  phone: string;
  /** Id of the plan. */
  planId: string;
  /** IANA name of the company's time zone; else Asia/Singapore. */
  timeZone?: string | null | undefined;
  /** Address of its website. */
  website: string;
};

/** An employee to add to the directory. */
export type CreateEmployeeInput = {
  /** Employee code, unique within the company. */
  code: string;
  /** Country code of the phone, as '+65'. */
  countryCode?: string | null | undefined;
  /** Date of birth, today at the latest. */
  dateOfBirth?: string | null | undefined;
  /** Name of the department. */
  department: string;
  /** Job title. */
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

/** What was done to many people of the directory at once. */
export type DirectoryChangeKind =
  /** People were taken out of the directory. */
  | 'DELETION'
  /** People were put into a department. */
  | 'DEPARTMENT'
  /** People were added and changed by a file. */
  | 'IMPORT'
  /** People were marked negative. */
  | 'NEGATIVE';

/** By the phone's last report. */
export type EmployeeActivity =
  /** Last 2 hours. */
  | 'ACTIVE'
  /** Last 24 hours. */
  | 'LAST_DAY'
  /** Last 7 days. */
  | 'LAST_WEEK'
  /** Never reported. */
  | 'NEVER'
  /** Longer than 7 days ago. */
  | 'SILENT';

/** Only these of the directory; what is absent lets everybody through. */
export type EmployeeFilterInput = {
  /** Of this activity. */
  activity?: EmployeeActivity | null | undefined;
  /** Of these departments, at most 500. */
  departments?: Array<string> | null | undefined;
  /** Of this status. */
  status?: EmployeeStatus | null | undefined;
};

/** Names an employee of the company: by id or by employee code. */
export type EmployeeRef =
  {   /** The company's own code of the employee. */
  code: string; id?: never; }
  |  { code?: never;   /** Id of the employee. */
  id: string; };

/** People of the directory: by their ids, or by a search and a filter. */
export type EmployeeSelectionInput = {
  /** Ids of people to leave out of what search and filter find, at most 10000. */
  except?: Array<string> | null | undefined;
  /** In place of ids: everybody found by this filter, together with the search. */
  filter?: EmployeeFilterInput | null | undefined;
  /** Ids of the people, at most 10000. */
  ids?: Array<string> | null | undefined;
  /** In place of ids: everybody found by this search, as by that of employees. */
  search?: string | null | undefined;
};

/** Column that sorts the directory. */
export type EmployeeSort =
  /** By when the employee was added. */
  | 'CREATED_AT'
  /** By name of the department. */
  | 'DEPARTMENT'
  /** By e-mail address. */
  | 'EMAIL'
  /** By employee code. */
  | 'EMPLOYEE_ID'
  /** By when the phone last reported anything. */
  | 'LAST_ACTIVE'
  /** By full name. */
  | 'NAME'
  /** By the digits of the phone number. */
  | 'PHONE'
  /** By COVID-19 status. */
  | 'STATUS';

/** COVID-19 status. */
export type EmployeeStatus =
  /** Not known to be positive. */
  | 'NEGATIVE'
  /** Reported as tested positive. */
  | 'POSITIVE';

/** Gender of an employee, where given. */
export type Gender =
  /** A woman. */
  | 'FEMALE'
  /** A man. */
  | 'MALE';

/** The geofence. Turning it off needs no numbers and keeps those it has. */
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

/** What somebody who asks for the guide is. */
export type GuideRequestType =
  /** Somebody who works in the field. */
  | 'PROFESSIONAL'
  /** Somebody who studies. */
  | 'STUDENT';

/** What tells whom a row of the file speaks of. */
export type IdentifyBy =
  /** The e-mail address. */
  | 'EMAIL'
  /** The phone number. */
  | 'MOBILE';

/** What a column of a file holds. */
export type ImportColumnInput = {
  /** What the column holds; null: the column is left out. */
  field?: ImportField | null | undefined;
  /** Place of the column in the file, from 0. */
  index: number;
};

/** What a column of a file can hold. */
export type ImportField =
  /** Country code of the phone, as '+65'. */
  | 'COUNTRY_CODE'
  /** Day of birth. */
  | 'DATE_OF_BIRTH'
  /** Name of the department. */
  | 'DEPARTMENT'
  /** Job title. */
  | 'DESIGNATION'
  /** E-mail address. */
  | 'EMAIL'
  /** Employee code. */
  | 'EMPLOYEE_ID'
  /** Female or male. */
  | 'GENDER'
  /** Full name. */
  | 'NAME'
  /** Phone number. */
  | 'PHONE'
  /** Day of the positive test. */
  | 'POSITIVE_DATE'
  /** COVID-19 status. */
  | 'STATUS';

/** What a row of a file does to the directory. */
export type ImportRowKind =
  /** It changes somebody of the directory. */
  | 'CHANGED'
  /** It adds somebody to the directory. */
  | 'NEW'
  /** The row says what the directory says. */
  | 'UNCHANGED'
  /** The row cannot be taken. */
  | 'WRONG';

/** How far an import is. */
export type ImportState =
  /** The directory is being changed. */
  | 'APPLYING'
  /** It was stopped; nothing was changed. */
  | 'CANCELLED'
  /** Rows are being compared with the directory. */
  | 'COMPARING'
  /** The directory says what the file says, but for rows left out. */
  | 'DONE'
  /** It could not go on; nothing was changed. The problem says why. */
  | 'FAILED'
  /** Columns wait to be named. */
  | 'MAPPING'
  /** The file is being read. */
  | 'READING'
  /** The preview stands. */
  | 'READY';

/** Which rows are taken. */
export type ImportTake =
  /** All, or none when one is wrong. */
  | 'ALL'
  /** The good ones. */
  | 'GOOD';

/** New app codes for many people. */
export type IssueAppCodesInput = {
  /** How the codes reach people. */
  delivery: AppCodeDelivery;
  /** Chosen by the client: sent again with the same id, nothing is issued twice. */
  id: string;
  /** For DOWNLOAD: 32 random bytes in base64url. The codes can be collected with it alone, and it is not stored: keep it until then. */
  key?: string | null | undefined;
  /** Who gets one. */
  people: AppCodePeopleInput;
};

/** What is licensed. */
export type LicenceKind =
  /** A camera with computer vision. */
  | 'CAMERA'
  /** An employee with the mobile app. */
  | 'EMPLOYEE';

/** What a mailed link is for. */
export type LinkPurpose =
  /** Sets a new password. */
  | 'RESET_PASSWORD'
  /** Verifies the address and sets the first password. */
  | 'VERIFY_EMAIL';

/** Whether a mailed link still works. */
export type LinkStatus =
  /** The link is too old. */
  | 'EXPIRED'
  /** The link works, once. */
  | 'GOOD'
  /** There is no such link. */
  | 'UNKNOWN'
  /** It has been used, or a newer password or link has replaced it. */
  | 'USED';

/** Where a mail stands. */
export type MailStatus =
  /** The mail server refused it for good, or it was tried for days. */
  | 'FAILED'
  /** No mail server was configured: it was not sent, and is kept here. */
  | 'KEPT'
  /** It waits to be sent, or to be tried again. */
  | 'QUEUED'
  /** The mail server took it. */
  | 'SENT';

/** An amount of money in one currency. */
export type MoneyInput = {
  /** Amount in units of the currency, with two decimals, such as '1200.00'. */
  amount: string;
  /** Currency of the amount. */
  currency: CurrencyCode;
};

/** An order of licences. */
export type OrderInput = {
  /** Whom it is billed to. */
  billing: BillingContactInput;
  /** 0 to 10000. */
  cameras: number;
  /** 1 to the plan's maxEmployee. */
  employees: number;
  /** Made by the client: an order that comes again is the same order. */
  id: string;
  /** Id of a plan with a price list. */
  planId: string;
  /** Whose prices hold. */
  region: PriceRegion;
  /** How long it is paid ahead. */
  term: OrderTerm;
  /** Total for the whole term, as the customer saw it. Refused with CONFLICT and the field 'total' if it differs from today's prices. */
  total: MoneyInput;
};

/** How long an order is paid ahead. */
export type OrderTerm =
  /** Twelve months, each price 10% less. */
  | 'ANNUAL'
  /** A month. */
  | 'MONTHLY';

/** How an order is paid. */
export type PaymentMethod =
  /** In cash, outside of this product. */
  | 'IN_CASH';

/** What a person's own phone reported in a period. */
export type PhoneReport =
  /** It reported, but only that Bluetooth was off: it could notice nobody. */
  | 'BLUETOOTH_OFF'
  /** It sent contacts, or reported while Bluetooth was not known to be off. */
  | 'REPORTED'
  /** It sent nothing: its own contacts are not known. */
  | 'SILENT';

/** Why a phone may miss contacts. */
export type PhoneTrouble =
  /** Bluetooth was off when it was last heard. */
  | 'BLUETOOTH_OFF'
  /** Its app is older than the newest one that the company uses. */
  | 'OLD_APP'
  /** Location is off or not allowed to the app. */
  | 'PERMISSION_LACKING'
  /** Not heard in the last 24 hours. */
  | 'SILENT';

/** What stands out about the plan of a company. */
export type PlanState =
  /** It has asked the sales team for a plan. */
  | 'PLAN_REQUESTED'
  /** The trial of the company is running. */
  | 'TRIAL'
  /** Its trial is over, and it has not chosen a plan yet. */
  | 'TRIAL_OVER';

/** How a company gets a plan. */
export type PlanStep =
  /** The company has the plan. */
  | 'CURRENT'
  /** It has a listed price: placeOrder changes to it. */
  | 'ORDER'
  /** Its price is by agreement: requestPlan tells the sales team. */
  | 'REQUEST'
  /** It is free: updateCompanyPlan changes to it at once. */
  | 'SWITCH'
  /** Not offered; the obstacle says why. */
  | 'UNAVAILABLE';

/** Where a customer's company is, as far as prices go. */
export type PriceRegion =
  /** Companies in India; prices in rupees. */
  | 'INDIA'
  /** Companies everywhere else; prices in US dollars. */
  | 'INTERNATIONAL';

/** A corner of a camera's region of interest. */
export type RegionPointInput = {
  /** 0 to 1 of the picture's width, from the left. */
  x: number;
  /** 0 to 1 of the picture's height, from the top. */
  y: number;
};

/** What somebody fills in to get the guide. */
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

/** A request to the sales team. */
export type RequestPlanInput = {
  /** A message; at most 1000 characters. */
  note?: string;
  /** Id of the plan; not the current one. */
  planId: string;
};

/** A mailed invitation to the app. */
export type RevealAppCodeInput = {
  /** The last part of the link. */
  token: string;
};

/** What somebody who is signed in acts as. */
export type Role =
  /** A camera, by its key. */
  | 'CAMERA'
  /** Admin of one company. */
  | 'COMPANY_ADMIN'
  /** An employee's phone. */
  | 'EMPLOYEE'
  /** Administrator of the provider. */
  | 'PROVIDER_ADMIN';

/** Green from 90%, amber from 70%, red below. */
export type SafetyLevel =
  /** At least 70% and less than 90% had no breach. */
  | 'AMBER'
  /** At least 90% had no breach. */
  | 'GREEN'
  /** Less than 70% had no breach. */
  | 'RED';

/** The provider administrator's address and password. */
export type SignInAdministratorInput = {
  /** Registered e-mail address. */
  email: string;
  /** The account's password. */
  password: string;
};

/** A company admin's address and password. */
export type SignInCompanyInput = {
  /** Registered e-mail address. */
  email: string;
  /** The account's password. */
  password: string;
};

/** A company that signs up. */
export type SignUpInput = {
  /** Name: at least 3 letters and digits, with single spaces. */
  companyName: string;
  /** Country, by its English name. */
  country: string;
  /** Address of its admin. */
  email: string;
  /** What was ordered on the way, of the same plan; recorded with the company. */
  order?: OrderInput | null | undefined;
  /** Phone number: 6 to 13 digits, written as people do; kept as digits. */
  phone: string;
  /** Id of the plan. */
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

/** Where the start of a trace's window comes from. */
export type TraceWindowRule =
  /** The request named it. */
  | 'ASKED_FOR'
  /** The person is not positive: the 2 days before the end. */
  | 'LAST_2_DAYS'
  /** The person is positive without a date: the 14 days before the end. */
  | 'LAST_14_DAYS'
  /** The start of the day 2 days before the positive date. */
  | 'POSITIVE_DATE';

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
  /** Degrees; a new camera: 54.54 when blank. */
  latitude?: number | null | undefined;
  /** Degrees; a new camera: 87.5454 when blank. */
  longitude?: number | null | undefined;
  /** Letters, digits, space, _ and -. */
  roomName?: string | null | undefined;
  /** Letters, digits, space, _ and -. */
  roomNumber?: string | null | undefined;
  /** Feet, at least 1. */
  safeDistance?: number | null | undefined;
  /** Seconds, at least 1. */
  timeLag?: number | null | undefined;
};

/** The part of a camera's picture that counts. */
export type UpdateCameraRegionInput = {
  /** The camera to change. */
  camera: CameraRef;
  /** Corners of the region, 3 to 50; none: the whole picture. */
  corners: Array<RegionPointInput>;
};

/** A change of a company's own data; what is not given stays. */
export type UpdateCompanyInput = {
  /** Name: at least 3 letters and digits, with single spaces. */
  companyName?: string | null | undefined;
  /** Country, by its English name. */
  country?: string | null | undefined;
  /** Phone number: 6 to 13 digits, written as people do; kept as digits. */
  phone?: string | null | undefined;
  /** IANA name of the zone in which the company's days run. */
  timeZone?: string | null | undefined;
  /** Address of its website. */
  website?: string | null | undefined;
};

/** Changes of an employee. What is absent stays; null clears gender and dates. */
export type UpdateEmployeeInput = {
  /** Country code of the phone, as '+65'. */
  countryCode?: string | null | undefined;
  /** Date of birth, today at the latest. */
  dateOfBirth?: string | null | undefined;
  /** Name of the department. */
  department?: string | null | undefined;
  /** Job title. */
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

export type LiveFiguresSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveFiguresSubscription = { insightsChanged: { __typename: 'InsightsChange', at: string } };

export type CompanyPageQueryVariables = Exact<{
  company: CompanyRef;
}>;


export type CompanyPageQuery = { company: { id: string, uniqueId: string, country: string, timeZone: string, createdAt: string, name: string, email: string, phone: string, website: string, status: CompanyStatus, deletionAt: string | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } }, plan: { id: string, name: string, maxEmployee: number, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null } };

export type RequireCameraPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type RequireCameraPlanQuery = { viewer: { company: { id: string, plan: { id: string, name: string, access: Array<string> } } | null }, plans: Array<{ id: string, name: string, access: Array<string> }> };

export type CompanyMenuMutationVariables = Exact<{ [key: string]: never; }>;


export type CompanyMenuMutation = { signOut: { signedOutAt: string } };

export type DashboardShellQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardShellQuery = { viewer: { role: Role, company: { id: string, name: string, timeZone: string, keptFrom: string | null, deletionAt: string | null, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, plan: { id: string, name: string, access: Array<string> } } | null } };

export type PortalMenuMutationVariables = Exact<{ [key: string]: never; }>;


export type PortalMenuMutation = { signOut: { signedOutAt: string } };

export type ReportShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportShellQuery = { activeCount: number, viewer: { company: { id: string, name: string, uniqueId: string, timeZone: string, keptFrom: string | null, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null } | null }, coverage: { phones: number } };

export type IssueCodesCandidatesQueryVariables = Exact<{
  people: AppCodePeopleInput;
}>;


export type IssueCodesCandidatesQuery = { appCodeCandidates: { total: number, signedIn: number, withoutAddress: number } };

export type IssueAppCodesMutationVariables = Exact<{
  input: IssueAppCodesInput;
}>;


export type IssueAppCodesMutation = { issueAppCodes: { id: string, delivery: AppCodeDelivery, state: AppCodeRunState, total: number, issued: number, gone: number, withoutAddress: number, uncollected: number, problem: string | null, createdAt: string } };

export type SafetyIndicator_IndicatorFragment = { level: SafetyLevel | null, share: number | null, active: number, withoutBreach: number };

export type EmbeddedPageQueryVariables = Exact<{
  url: string;
}>;


export type EmbeddedPageQuery = { embeddedPath: string };

export type LicenceCounts_LicencesFragment = { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } };

export type Reporting_SourcesFragment = { phones: boolean, cameras: boolean, namingCameras: boolean };

export type Reporting_PersonFragment = { phone: PhoneReport, recordedBy: Array<ContactSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } };

export type AdministratorLoginPageMutationVariables = Exact<{
  input: SignInAdministratorInput;
}>;


export type AdministratorLoginPageMutation = { signInAdministrator: { token: string, email: string } };

export type ChangePasswordPageMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordPageMutation = { changePassword: { changedAt: string } };

export type EmailVerificationPageMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type EmailVerificationPageMutation = { verifyEmail: { hasPassword: boolean } };

export type ForgotPasswordPageMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordPageMutation = { forgotPassword: { email: string } };

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

export type MailedLinkQueryVariables = Exact<{
  token: string;
  purpose: LinkPurpose;
}>;


export type MailedLinkQuery = { linkStatus: LinkStatus };

export type ResendFormMutationVariables = Exact<{
  email: string;
}>;


export type ResendFormMutation = { resendVerification: { email: string } };

export type ResetPasswordPageMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordPageMutation = { resetPassword: { changedAt: string } };

export type AppCodeRun_RunFragment = { id: string, delivery: AppCodeDelivery, state: AppCodeRunState, total: number, issued: number, gone: number, withoutAddress: number, uncollected: number, problem: string | null, createdAt: string };

export type CodesPageQueryVariables = Exact<{
  id: string;
}>;


export type CodesPageQuery = { appCodeRun: { id: string, delivery: AppCodeDelivery, state: AppCodeRunState, total: number, issued: number, gone: number, withoutAddress: number, uncollected: number, problem: string | null, createdAt: string }, viewer: { company: { id: string, uniqueId: string } | null } };

export type PeopleWithoutAddressQueryVariables = Exact<{
  id: string;
  page: number;
  pageSize: number;
}>;


export type PeopleWithoutAddressQuery = { appCodeRun: { id: string, peopleWithoutAddress: { total: number, items: Array<{ id: string, code: string, name: string, department: string }> } } };

export type CancelAppCodesMutationVariables = Exact<{
  id: string;
}>;


export type CancelAppCodesMutation = { cancelAppCodes: { id: string, delivery: AppCodeDelivery, state: AppCodeRunState, total: number, issued: number, gone: number, withoutAddress: number, uncollected: number, problem: string | null, createdAt: string } };

export type CollectAppCodesMutationVariables = Exact<{
  input: CollectAppCodesInput;
}>;


export type CollectAppCodesMutation = { collectAppCodes: { remaining: number, codes: Array<{ id: string, code: string, name: string, email: string, phone: string, department: string, appCode: string | null }> } };

export type OpenAppCodeRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenAppCodeRunsQuery = { appCodeRuns: Array<{ id: string, delivery: AppCodeDelivery, state: AppCodeRunState, total: number, issued: number, gone: number, withoutAddress: number, uncollected: number, problem: string | null, createdAt: string }> };

export type AuditPageQueryVariables = Exact<{
  company?: CompanyRef | null | undefined;
  search?: string | null | undefined;
  action?: AuditAction | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AuditPageQuery = { auditEntries: { total: number, items: Array<{ id: string, action: AuditAction, actor: string | null, role: Role | null, address: string, requestId: string | null, userAgent: string | null, detail: string, createdAt: string, company: { id: string, name: string } | null }> } };

export type AuditRow_EntryFragment = { id: string, action: AuditAction, actor: string | null, role: Role | null, address: string, requestId: string | null, userAgent: string | null, detail: string, createdAt: string, company: { id: string, name: string } | null };

export type BlogCard_PostFragment = { title: string, link: string, thumbnail: string | null, publishedAt: string };

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


export type CameraBreachesQuery = { breachHistory: { byRooms: Array<{ cameraId: string, breaches: number, minutes: number, mostPeople: number }> } };

export type CameraDrawer_CameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, keyMadeAt: string, lastReported: string | null, createdAt: string, region: Array<{ x: number, y: number }> };

export type CameraPlanQueryVariables = Exact<{
  today: string;
}>;


export type CameraPlanQuery = { cameras: { total: number, items: Array<{ id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReported: string | null, keyMadeAt: string, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, createdAt: string, region: Array<{ x: number, y: number }> }> }, breachHistory: { isStale: boolean, byRooms: Array<{ cameraId: string, breaches: number, minutes: number, mostPeople: number }> } };

export type CameraSpot_CameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReported: string | null };

export type CameraRow_CameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReported: string | null, keyMadeAt: string };

export type CamerasPageQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  pageSize: number;
  sort: CameraSort;
  direction: SortDirection;
}>;


export type CamerasPageQuery = { cameras: { total: number, items: Array<{ id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReported: string | null, keyMadeAt: string, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string, createdAt: string, region: Array<{ x: number, y: number }> }> } };

export type DeleteCameraDialogMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCameraDialogMutation = { deleteCamera: { id: string } };

export type EditCameraDialog_CameraFragment = { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string };

export type EditCameraDialogMutationVariables = Exact<{
  input: UpdateCameraInput;
}>;


export type EditCameraDialogMutation = { updateCamera: { id: string, code: string, roomName: string, roomNumber: string, latitude: number, longitude: number, lastReported: string | null, keyMadeAt: string, safeDistance: number, timeLag: number, isCctv: boolean, feedUrl: string } };

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

export type AddCompanyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddCompanyChoicesQuery = { countries: Array<string>, plans: Array<{ id: string, name: string }> };

export type AddCompanyDialogMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type AddCompanyDialogMutation = { createCompany: { id: string, name: string, email: string, phone: string, website: string, status: CompanyStatus, deletionAt: string | null, plan: { id: string, name: string, maxEmployee: number, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } } };

export type ChangePlanDialogMutationVariables = Exact<{
  id: string;
  planId: string;
}>;


export type ChangePlanDialogMutation = { updateCompanyPlan: { id: string, name: string, email: string, phone: string, website: string, status: CompanyStatus, deletionAt: string | null, plan: { id: string, name: string, maxEmployee: number, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } } };

export type CompaniesPageQueryVariables = Exact<{
  search?: string | null | undefined;
  planState?: PlanState | null | undefined;
  page: number;
  pageSize: number;
}>;


export type CompaniesPageQuery = { companies: { total: number, items: Array<{ id: string, name: string, email: string, phone: string, website: string, status: CompanyStatus, deletionAt: string | null, plan: { id: string, name: string, maxEmployee: number, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } }> } };

export type CompanyActivityQueryVariables = Exact<{
  id: string;
}>;


export type CompanyActivityQuery = { companyActivity: { neverSignedIn: number, active: number, lastReportAt: string | null, lastSignInAt: string | null } };

export type CompanyPlanRequestMutationVariables = Exact<{
  id: string;
}>;


export type CompanyPlanRequestMutation = { closePlanRequest: { id: string, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null } };

export type CompanyRow_CompanyFragment = { id: string, name: string, email: string, phone: string, website: string, status: CompanyStatus, deletionAt: string | null, plan: { id: string, name: string, maxEmployee: number, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } };

export type CompanyStatusButtonMutationVariables = Exact<{
  id: string;
  status: CompanyStatus;
}>;


export type CompanyStatusButtonMutation = { updateCompanyStatus: { id: string, status: CompanyStatus } };

export type InactivationPreviewQueryVariables = Exact<{
  id: string;
}>;


export type InactivationPreviewQuery = { inactivationPreview: { people: number, phones: number, dashboards: number } };

export type PendingDeletionMutationVariables = Exact<{
  id: string;
}>;


export type PendingDeletionMutation = { cancelCompanyDeletion: { id: string, deletionAt: string | null } };

export type PlanChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanChoicesQuery = { plans: Array<{ id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type AnalyticsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalyticsPageQuery = { viewer: { company: { id: string, name: string, timeMetric: number, iframe: string, pendingTimeMetric: { minutes: number, from: string | null } | null } | null } };

export type AnalyticsPersonQueryVariables = Exact<{
  employee: EmployeeRef;
}>;


export type AnalyticsPersonQuery = { employee: { id: string, code: string, name: string, isPositive: boolean } };

export type ContactLevelsQueryVariables = Exact<{
  employee: EmployeeRef;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type ContactLevelsQuery = { trace: { from: string, until: string, person: { id: string, name: string, code: string | null }, reporting: { phone: PhoneReport, recordedBy: Array<ContactSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, code: string | null, department: string | null }, path: Array<{ carrier: { id: string, name: string }, person: { id: string } }> }> } };

export type ContinuousContactsQueryVariables = Exact<{
  from: string;
  to: string;
  page: number;
  pageSize?: number | null | undefined;
  employee?: EmployeeRef | null | undefined;
}>;


export type ContinuousContactsQuery = { continuousContacts: { total: number, items: Array<{ source: ContactSource, startedAt: string, endedAt: string, minutes: number, coveredMinutes: number, thresholdMinutes: number, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean } }> } };

export type ContinuousContacts_ContactFragment = { source: ContactSource, startedAt: string, endedAt: string, minutes: number, coveredMinutes: number, thresholdMinutes: number, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean } };

export type ContactPerson_PersonFragment = { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean };

export type CumulativeContactsQueryVariables = Exact<{
  from: string;
  to: string;
  page: number;
  pageSize?: number | null | undefined;
  employee?: EmployeeRef | null | undefined;
}>;


export type CumulativeContactsQuery = { cumulativeContacts: { total: number, items: Array<{ source: ContactSource, windowStart: string, minutes: number, reachedAt: string, thresholdMinutes: number, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean } }> } };

export type CumulativeContacts_ContactFragment = { source: ContactSource, windowStart: string, minutes: number, reachedAt: string, thresholdMinutes: number, person: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, code: string | null, department: string | null, isDeleted: boolean } };

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


export type NoContactsOfPersonQuery = { personReporting: { phone: PhoneReport, recordedBy: Array<ContactSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } } };

export type PersonSelectQueryVariables = Exact<{
  search: string;
}>;


export type PersonSelectQuery = { employees: { total: number, items: Array<{ id: string, code: string, name: string, department: string }> } };

export type ChangesDrawerQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ChangesDrawerQuery = { directoryChanges: { total: number, items: Array<{ id: string, kind: DirectoryChangeKind, count: number, detail: string, by: string, createdAt: string, undoUntil: string, undoneAt: string | null }> } };

export type DirectoryChange_ChangeFragment = { id: string, kind: DirectoryChangeKind, count: number, detail: string, by: string, createdAt: string, undoUntil: string, undoneAt: string | null };

export type UndoChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoChangeMutation = { undoDirectoryChange: { restored: number, change: { id: string, kind: DirectoryChangeKind, count: number, detail: string, by: string, createdAt: string, undoUntil: string, undoneAt: string | null }, leftAlone: Array<{ id: string, name: string }> } };

export type AddEmployeeDialogMutationVariables = Exact<{
  input: CreateEmployeeInput;
}>;


export type AddEmployeeDialogMutation = { createEmployee: { employee: { id: string, code: string, name: string, phone: string, countryCode: string, email: string, department: string, isPositive: boolean, positiveDate: string | null, lastActive: string | null, createdAt: string, photo: string | null } } };

export type DeleteEmployeesDialogMutationVariables = Exact<{
  selection: EmployeeSelectionInput;
}>;


export type DeleteEmployeesDialogMutation = { deleteEmployees: { id: string, kind: DirectoryChangeKind, count: number, detail: string, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } };

export type EditEmployeeDialog_EmployeeFragment = { id: string, code: string, name: string, email: string, phone: string, countryCode: string, designation: string, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, photo: string | null, version: number };

export type EditEmployeeDialogMutationVariables = Exact<{
  input: UpdateEmployeeInput;
}>;


export type EditEmployeeDialogMutation = { updateEmployee: { id: string, code: string, name: string, phone: string, countryCode: string, email: string, department: string, isPositive: boolean, positiveDate: string | null, lastActive: string | null, createdAt: string, photo: string | null, designation: string, gender: Gender | null, dateOfBirth: string | null, version: number } };

export type EditEmployeeDialogNewestQueryVariables = Exact<{
  id: string;
}>;


export type EditEmployeeDialogNewestQuery = { employee: { id: string, code: string, name: string, email: string, phone: string, countryCode: string, designation: string, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, photo: string | null, version: number } };

export type MarkNegativeDialogMutationVariables = Exact<{
  selection: EmployeeSelectionInput;
}>;


export type MarkNegativeDialogMutation = { markEmployeesNegative: { id: string, kind: DirectoryChangeKind, count: number, detail: string, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } };

export type SetDepartmentDialogMutationVariables = Exact<{
  selection: EmployeeSelectionInput;
  department: string;
}>;


export type SetDepartmentDialogMutation = { updateEmployeesDepartment: { id: string, kind: DirectoryChangeKind, count: number, detail: string, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } };

export type EmployeeRow_EmployeeFragment = { id: string, code: string, name: string, phone: string, countryCode: string, email: string, department: string, isPositive: boolean, positiveDate: string | null, lastActive: string | null, createdAt: string, photo: string | null };

export type EmployeesPageQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: EmployeeFilterInput | null | undefined;
  page: number;
  pageSize: number;
  sort: EmployeeSort;
  direction: SortDirection;
}>;


export type EmployeesPageQuery = { employees: { total: number, items: Array<{ id: string, code: string, name: string, phone: string, countryCode: string, email: string, department: string, isPositive: boolean, positiveDate: string | null, lastActive: string | null, createdAt: string, photo: string | null, designation: string, gender: Gender | null, dateOfBirth: string | null, version: number }> } };

export type EmployeesPageFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeesPageFiguresQuery = { positive: { total: number }, departments: Array<{ name: string, people: number }> };

export type EmployeePageQueryVariables = Exact<{
  employee: EmployeeRef;
}>;


export type EmployeePageQuery = { employee: { id: string, code: string, name: string, email: string, phone: string, countryCode: string, designation: string, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null, photo: string | null, version: number, createdAt: string, lastActive: string | null, firstSignIn: string | null, hasPassword: boolean, health: { bluetoothStatus: boolean | null, locationStatus: boolean | null, locationPermission: string | null, osVersion: string | null, deviceType: string | null, makeModel: string | null, appVersion: string | null, reportedAt: string } | null, statusHistory: Array<{ id: string, isPositive: boolean, positiveDate: string | null, changedAt: string, changedBy: string | null, change: { id: string, kind: DirectoryChangeKind, count: number, detail: string, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } | null }> }, departments: Array<{ name: string, people: number }> };

export type PersonDetails_EmployeeFragment = { id: string, code: string, email: string, phone: string, countryCode: string, designation: string, department: string, gender: Gender | null, dateOfBirth: string | null, createdAt: string };

export type PersonHead_EmployeeFragment = { id: string, code: string, name: string, designation: string, department: string, isPositive: boolean, positiveDate: string | null };

export type PersonMeetingsQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type PersonMeetingsQuery = { personMeetings: Array<{ source: ContactSource, startedAt: string, endedAt: string, minutes: number, coveredMinutes: number, isContinuous: boolean, thresholdMinutes: number, other: { id: string, code: string | null, name: string, department: string | null, isPositive: boolean, isDeleted: boolean } }>, personReporting: { phone: PhoneReport, recordedBy: Array<ContactSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } } };

export type PersonPhone_EmployeeFragment = { id: string, name: string, lastActive: string | null, firstSignIn: string | null, hasPassword: boolean, health: { bluetoothStatus: boolean | null, locationStatus: boolean | null, locationPermission: string | null, osVersion: string | null, deviceType: string | null, makeModel: string | null, appVersion: string | null, reportedAt: string } | null };

export type StatusHistory_EmployeeFragment = { id: string, code: string, name: string, statusHistory: Array<{ id: string, isPositive: boolean, positiveDate: string | null, changedAt: string, changedBy: string | null, change: { id: string, kind: DirectoryChangeKind, count: number, detail: string, by: string, createdAt: string, undoUntil: string, undoneAt: string | null } | null }> };

export type EmployeePhoto_EmployeeFragment = { id: string, name: string, photo: string | null };

export type PhotoDialogMutationVariables = Exact<{
  id: string;
  photo: File;
}>;


export type PhotoDialogMutation = { uploadEmployeePhoto: { id: string, photo: string | null, version: number } };

export type RemovePhotoDialogMutationVariables = Exact<{
  id: string;
}>;


export type RemovePhotoDialogMutation = { deleteEmployeePhoto: { id: string, photo: string | null, version: number } };

export type GuidePageMutationVariables = Exact<{
  input: RequestGuideInput;
}>;


export type GuidePageMutation = { requestGuide: { id: string } };

export type GuideRequestRow_RequestFragment = { id: string, name: string, email: string, phone: string, type: GuideRequestType, createdAt: string };

export type GuideRequestsPageQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type GuideRequestsPageQuery = { guideRequests: { total: number, items: Array<{ id: string, name: string, email: string, phone: string, type: GuideRequestType, createdAt: string }> } };

export type ApplyImportMutationVariables = Exact<{
  id: string;
  take: ImportTake;
}>;


export type ApplyImportMutation = { applyImport: { id: string, fileName: string, state: ImportState, progress: number, total: number, new: number, changed: number, unchanged: number, wrong: number, positiveWithoutDate: number, problem: string | null, identifyBy: IdentifyBy, columns: Array<{ index: number, heading: string, samples: Array<string>, field: ImportField | null }>, change: { id: string, count: number, undoUntil: string, undoneAt: string | null } | null } };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: { id: string, fileName: string, state: ImportState, progress: number, total: number, new: number, changed: number, unchanged: number, wrong: number, positiveWithoutDate: number, problem: string | null, identifyBy: IdentifyBy, columns: Array<{ index: number, heading: string, samples: Array<string>, field: ImportField | null }>, change: { id: string, count: number, undoUntil: string, undoneAt: string | null } | null } };

export type ChooseFileMutationVariables = Exact<{
  file: File;
  identifyBy: IdentifyBy;
}>;


export type ChooseFileMutation = { startImport: { id: string, fileName: string, state: ImportState, progress: number, total: number, new: number, changed: number, unchanged: number, wrong: number, positiveWithoutDate: number, problem: string | null, identifyBy: IdentifyBy, columns: Array<{ index: number, heading: string, samples: Array<string>, field: ImportField | null }>, change: { id: string, count: number, undoUntil: string, undoneAt: string | null } | null } };

export type ImportDone_ImportFragment = { id: string, fileName: string, new: number, changed: number, unchanged: number, wrong: number, change: { id: string, count: number, undoUntil: string, undoneAt: string | null } | null };

export type ImportPage_ImportFragment = { id: string, fileName: string, state: ImportState, progress: number, total: number, new: number, changed: number, unchanged: number, wrong: number, positiveWithoutDate: number, problem: string | null, identifyBy: IdentifyBy, columns: Array<{ index: number, heading: string, samples: Array<string>, field: ImportField | null }>, change: { id: string, count: number, undoUntil: string, undoneAt: string | null } | null };

export type ImportPageQueryVariables = Exact<{
  id: string;
}>;


export type ImportPageQuery = { directoryImport: { id: string, fileName: string, state: ImportState, progress: number, total: number, new: number, changed: number, unchanged: number, wrong: number, positiveWithoutDate: number, problem: string | null, identifyBy: IdentifyBy, columns: Array<{ index: number, heading: string, samples: Array<string>, field: ImportField | null }>, change: { id: string, count: number, undoUntil: string, undoneAt: string | null } | null } };

export type ImportRow_RowFragment = { row: number, kind: ImportRowKind, name: string, error: string | null, cells: Array<{ field: ImportField, before: string | null, after: string, error: string | null }> };

export type ImportRowsQueryVariables = Exact<{
  id: string;
  kind: ImportRowKind;
  page: number;
  pageSize: number;
}>;


export type ImportRowsQuery = { directoryImport: { id: string, rows: { total: number, items: Array<{ row: number, kind: ImportRowKind, name: string, error: string | null, cells: Array<{ field: ImportField, before: string | null, after: string, error: string | null }> }> } } };

export type NameColumns_ImportFragment = { id: string, identifyBy: IdentifyBy, columns: Array<{ index: number, heading: string, samples: Array<string>, field: ImportField | null }> };

export type NameColumnsMutationVariables = Exact<{
  id: string;
  columns: Array<ImportColumnInput> | ImportColumnInput;
  identifyBy: IdentifyBy;
}>;


export type NameColumnsMutation = { updateImportColumns: { id: string, fileName: string, state: ImportState, progress: number, total: number, new: number, changed: number, unchanged: number, wrong: number, positiveWithoutDate: number, problem: string | null, identifyBy: IdentifyBy, columns: Array<{ index: number, heading: string, samples: Array<string>, field: ImportField | null }>, change: { id: string, count: number, undoUntil: string, undoneAt: string | null } | null } };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoDirectoryChange: { restored: number, change: { id: string, undoneAt: string | null }, leftAlone: Array<{ id: string, name: string }> } };

export type AppStatusExportQueryVariables = Exact<{ [key: string]: never; }>;


export type AppStatusExportQuery = { newestHealthRecords: Array<{ id: string, bluetoothStatus: boolean | null, locationStatus: boolean | null, locationPermission: string | null, osVersion: string | null, deviceType: string | null, makeModel: string | null, appVersion: string | null, createdAt: string, employee: { id: string, code: string | null } }> };

export type AppStatusExport_RecordFragment = { id: string, bluetoothStatus: boolean | null, locationStatus: boolean | null, locationPermission: string | null, osVersion: string | null, deviceType: string | null, makeModel: string | null, appVersion: string | null, createdAt: string, employee: { id: string, code: string | null } };

export type BreachHistoryChart_HistoryFragment = { source: ContactSource, from: string, until: string, isByHour: boolean, isStale: boolean, reportedDays: number, reportedDaysBefore: number, points: Array<{ at: string, breaches: number, minutes: number, isReported: boolean }>, totals: { breaches: number, minutes: number }, before: { breaches: number, minutes: number } };

export type BreachTrend_HistoryFragment = { source: ContactSource, reportedDays: number, reportedDaysBefore: number, byHourOfDay: Array<number>, byDepartments: Array<{ department: string, other: string, breaches: number, minutes: number, before: number }>, byRooms: Array<{ cameraId: string, roomName: string, roomNumber: string, breaches: number, minutes: number, before: number, mostPeople: number }> };

export type BreachesQueryVariables = Exact<{
  source: ContactSource;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type BreachesQuery = { breachHistory: { source: ContactSource, from: string, until: string, isByHour: boolean, isStale: boolean, reportedDays: number, reportedDaysBefore: number, byHourOfDay: Array<number>, points: Array<{ at: string, breaches: number, minutes: number, isReported: boolean }>, totals: { breaches: number, minutes: number }, before: { breaches: number, minutes: number }, byDepartments: Array<{ department: string, other: string, breaches: number, minutes: number, before: number }>, byRooms: Array<{ cameraId: string, roomName: string, roomNumber: string, breaches: number, minutes: number, before: number, mostPeople: number }> } };

export type CaseTraceQueryVariables = Exact<{
  employeeId: string;
}>;


export type CaseTraceQuery = { trace: { windowRule: TraceWindowRule, reporting: { phone: PhoneReport, recordedBy: Array<ContactSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, exposures: Array<{ level: number, person: { id: string, isPositive: boolean } }> } };

export type CurrentFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentFiguresQuery = { activeCount: number, safetyIndicator: { level: SafetyLevel | null, share: number | null, active: number, withoutBreach: number }, coverage: { people: number, neverSignedIn: number, phones: number, reported: number, silent: number, bluetoothOff: number, permissionLacking: number, oldApp: number, newestApp: string | null, cameras: number, camerasReported: number }, viewer: { company: { id: string, uniqueId: string } | null } };

export type InsightsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type InsightsPageQuery = { positiveEmployees: Array<{ id: string, code: string, name: string, department: string, positiveDate: string | null }> };

export type TroubledPhonesQueryVariables = Exact<{
  trouble?: PhoneTrouble | null | undefined;
  page: number;
  pageSize: number;
}>;


export type TroubledPhonesQuery = { troubledPhones: { total: number, items: Array<{ troubles: Array<PhoneTrouble>, lastActive: string | null, appVersion: string | null, deviceType: string | null, makeModel: string | null, osVersion: string | null, employee: { id: string, code: string | null, name: string, department: string | null } }> } };

export type TroubledPhones_PhoneFragment = { troubles: Array<PhoneTrouble>, lastActive: string | null, appVersion: string | null, deviceType: string | null, makeModel: string | null, osVersion: string | null, employee: { id: string, code: string | null, name: string, department: string | null } };

export type MailRow_MailFragment = { id: string, to: string, subject: string, text: string | null, status: MailStatus, attempts: number, lastError: string | null, createdAt: string, sentAt: string | null, company: { id: string, name: string } | null };

export type MailsPageQueryVariables = Exact<{
  company?: CompanyRef | null | undefined;
  search?: string | null | undefined;
  status?: MailStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type MailsPageQuery = { mails: { total: number, items: Array<{ id: string, to: string, subject: string, text: string | null, status: MailStatus, attempts: number, lastError: string | null, createdAt: string, sentAt: string | null, company: { id: string, name: string } | null }> } };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { retryMail: { id: string, to: string, subject: string, text: string | null, status: MailStatus, attempts: number, lastError: string | null, createdAt: string, sentAt: string | null, company: { id: string, name: string } | null } };

export type HourColumns_HistoryFragment = { reportedDays: number, points: Array<{ at: string, breaches: number }>, totals: { breaches: number } };

export type MonitorPageQueryVariables = Exact<{
  today: string;
}>;


export type MonitorPageQuery = { activeCount: number, safetyIndicator: { level: SafetyLevel | null, share: number | null, active: number, withoutBreach: number }, mobile: { reportedDays: number, points: Array<{ at: string, breaches: number }>, totals: { breaches: number } }, camera: { reportedDays: number, points: Array<{ at: string, breaches: number }>, totals: { breaches: number } }, today: { byRooms: Array<{ cameraId: string, breaches: number }> }, cameras: { total: number, items: Array<{ id: string, roomName: string, roomNumber: string, lastReported: string | null }> }, coverage: { phones: number, reported: number, neverSignedIn: number, cameras: number, camerasReported: number } };

export type ArrivedOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrivedOrderQuery = { orders: { items: Array<{ id: string, number: string, region: PriceRegion, term: OrderTerm, employees: number, cameras: number, plan: { id: string }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string, country: string } }> } };

export type CheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutPageQuery = { countries: Array<string>, plans: Array<{ id: string, name: string, maxEmployee: number, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type CompanyCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCheckoutQuery = { company: { id: string, email: string, phone: string, country: string } };

export type OrderRow_OrderFragment = { id: string, number: string, term: OrderTerm, employees: number, cameras: number, months: number, payment: PaymentMethod, createdAt: string, company: { id: string, name: string }, plan: { id: string, name: string }, lines: Array<{ kind: LicenceKind, count: number, price: { amount: string, currency: CurrencyCode }, monthly: { amount: string, currency: CurrencyCode } }>, monthly: { amount: string, currency: CurrencyCode }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string, country: string } };

export type OrdersPageQueryVariables = Exact<{
  company?: CompanyRef | null | undefined;
  search?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type OrdersPageQuery = { orders: { total: number, items: Array<{ id: string, number: string, term: OrderTerm, employees: number, cameras: number, months: number, payment: PaymentMethod, createdAt: string, company: { id: string, name: string }, plan: { id: string, name: string }, lines: Array<{ kind: LicenceKind, count: number, price: { amount: string, currency: CurrencyCode }, monthly: { amount: string, currency: CurrencyCode } }>, monthly: { amount: string, currency: CurrencyCode }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string, country: string } }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: OrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, number: string, region: PriceRegion, term: OrderTerm, employees: number, cameras: number, company: { id: string, plan: { id: string, name: string, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null }, plan: { id: string }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string, country: string } } };

export type PlacedOrder_OrderFragment = { id: string, number: string, region: PriceRegion, term: OrderTerm, employees: number, cameras: number, plan: { id: string }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string, country: string } };

export type PlanCard_PlanFragment = { id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> };

export type PlansPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansPageQuery = { plans: Array<{ id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type TermPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TermPageQuery = { plans: Array<{ id: string, name: string, maxEmployee: number, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type DeleteCompanyDialogMutationVariables = Exact<{
  companyName: string;
  password: string;
}>;


export type DeleteCompanyDialogMutation = { scheduleCompanyDeletion: { id: string, deletionAt: string | null } };

export type DeletionBannerMutationVariables = Exact<{ [key: string]: never; }>;


export type DeletionBannerMutation = { cancelCompanyDeletion: { id: string, deletionAt: string | null } };

export type ProfileCompany_CompanyFragment = { id: string, uniqueId: string, name: string, email: string, website: string, country: string, phone: string, timeZone: string, createdAt: string, deletionAt: string | null, plan: { id: string, name: string, maxEmployee: number }, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } };

export type ProfileOrder_OrderFragment = { id: string, number: string, term: OrderTerm, employees: number, cameras: number, months: number, payment: PaymentMethod, createdAt: string, plan: { id: string, name: string }, lines: Array<{ kind: LicenceKind, count: number, price: { amount: string, currency: CurrencyCode }, monthly: { amount: string, currency: CurrencyCode } }>, monthly: { amount: string, currency: CurrencyCode }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string, country: string } };

export type ProfileOrdersQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ProfileOrdersQuery = { orders: { total: number, items: Array<{ id: string, number: string, term: OrderTerm, employees: number, cameras: number, months: number, payment: PaymentMethod, createdAt: string, plan: { id: string, name: string }, lines: Array<{ kind: LicenceKind, count: number, price: { amount: string, currency: CurrencyCode }, monthly: { amount: string, currency: CurrencyCode } }>, monthly: { amount: string, currency: CurrencyCode }, total: { amount: string, currency: CurrencyCode }, billing: { name: string, email: string, phone: string, address: string, city: string, postalCode: string, country: string } }> } };

export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { countries: Array<string>, company: { id: string, uniqueId: string, name: string, email: string, website: string, country: string, phone: string, timeZone: string, createdAt: string, deletionAt: string | null, plan: { id: string, name: string, maxEmployee: number }, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } } };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { id: string, uniqueId: string, name: string, email: string, website: string, country: string, phone: string, timeZone: string, createdAt: string, deletionAt: string | null, plan: { id: string, name: string, maxEmployee: number }, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } } } };

export type ReportSafetyQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportSafetyQuery = { safetyIndicator: { level: SafetyLevel | null, share: number | null, active: number, withoutBreach: number }, coverage: { phones: number, reported: number, neverSignedIn: number, cameras: number, camerasReported: number } };

export type ReportTracingQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportTracingQuery = { positiveEmployees: Array<{ id: string, code: string, name: string, department: string, positiveDate: string | null }> };

export type ReportCaseQueryVariables = Exact<{
  employeeId: string;
}>;


export type ReportCaseQuery = { trace: { windowRule: TraceWindowRule, reporting: { phone: PhoneReport, recordedBy: Array<ContactSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, exposures: Array<{ level: number, path: Array<{ source: ContactSource }> }> } };

export type WayToTracingQueryVariables = Exact<{ [key: string]: never; }>;


export type WayToTracingQuery = { positiveEmployees: Array<{ id: string }> };

export type CrossStatusSetting_CompanyFragment = { id: string, isCrossStatusOn: boolean };

export type CrossStatusSettingMutationVariables = Exact<{
  isOn: boolean;
}>;


export type CrossStatusSettingMutation = { updateCompanySettings: { id: string, isCrossStatusOn: boolean } };

export type GeofencingSetting_CompanyFragment = { id: string, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null };

export type GeofencingSettingMutationVariables = Exact<{
  input: GeofencingInput;
}>;


export type GeofencingSettingMutation = { updateCompanySettings: { id: string, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null } };

export type IframeSetting_CompanyFragment = { id: string, iframe: string };

export type IframeSettingMutationVariables = Exact<{
  url: string;
}>;


export type IframeSettingMutation = { updateCompanySettings: { id: string, iframe: string } };

export type MinDistanceSetting_CompanyFragment = { id: string, minDistance: number };

export type MinDistanceSettingMutationVariables = Exact<{
  feet: number;
}>;


export type MinDistanceSettingMutation = { updateCompanySettings: { id: string, minDistance: number } };

export type PendingTimeMetricMutationVariables = Exact<{ [key: string]: never; }>;


export type PendingTimeMetricMutation = { cancelTimeMetricChange: { id: string, timeMetric: number, pendingTimeMetric: { minutes: number, from: string | null } | null } };

export type RetentionPreviewQueryVariables = Exact<{
  days: number;
}>;


export type RetentionPreviewQuery = { retentionPreview: { days: number, keptFrom: string, goesAt: string, oldestDay: string | null, contacts: number, breaches: number, healthReports: number, mostCounted: number } };

export type RetentionPreview_OutcomeFragment = { days: number, keptFrom: string, goesAt: string, oldestDay: string | null, contacts: number, breaches: number, healthReports: number, mostCounted: number };

export type RetentionRunsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type RetentionRunsQuery = { retentionRuns: { total: number, items: Array<{ id: string, keptFrom: string, contacts: number, breaches: number, healthReports: number, ranAt: string }> } };

export type RetentionSetting_CompanyFragment = { id: string, timeZone: string, retentionDays: number, retentionDue: string, keptFrom: string | null };

export type RetentionSettingMutationVariables = Exact<{
  days: number;
}>;


export type RetentionSettingMutation = { updateCompanySettings: { id: string, timeZone: string, retentionDays: number, retentionDue: string, keptFrom: string | null } };

export type SettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsPageQuery = { viewer: { company: { id: string, timeMetric: number, minDistance: number, isCrossStatusOn: boolean, isGeofencingOn: boolean, latitude: number | null, longitude: number | null, radius: number | null, iframe: string, timeZone: string, retentionDays: number, retentionDue: string, keptFrom: string | null, plan: { id: string, name: string, description: string, maxEmployee: number }, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } }, pendingTimeMetric: { minutes: number, from: string | null } | null } | null }, timeMetricHistory: Array<{ minutes: number, from: string | null, until: string | null, changedAt: string | null, changedBy: string | null }> };

export type SettingsPreviewQueryVariables = Exact<{
  timeMetric?: number | null | undefined;
  minDistance?: number | null | undefined;
}>;


export type SettingsPreviewQuery = { settingsPreview: { from: string, until: string, reporting: { phones: boolean, cameras: boolean, namingCameras: boolean }, current: { timeMetric: number, minDistance: number, continuousContacts: number, peopleInContact: number, breaches: number }, proposed: { timeMetric: number, minDistance: number, continuousContacts: number, peopleInContact: number, breaches: number } } };

export type SettingsPreview_OutcomeFragment = { timeMetric: number, minDistance: number, continuousContacts: number, peopleInContact: number, breaches: number };

export type TimeMetricHistory_PeriodFragment = { minutes: number, from: string | null, until: string | null, changedAt: string | null, changedBy: string | null };

export type TimeMetricSetting_CompanyFragment = { id: string, timeMetric: number, pendingTimeMetric: { minutes: number, from: string | null } | null };

export type TimeMetricSettingMutationVariables = Exact<{
  minutes: number;
}>;


export type TimeMetricSettingMutation = { updateCompanySettings: { id: string, timeMetric: number, pendingTimeMetric: { minutes: number, from: string | null } | null } };

export type TimeZoneSetting_CompanyFragment = { id: string, timeZone: string };

export type TimeZoneSettingMutationVariables = Exact<{
  timeZone: string;
}>;


export type TimeZoneSettingMutation = { updateCompany: { id: string, timeZone: string } };

export type SignupDetailsMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignupDetailsMutation = { signUp: { id: string, email: string } };

export type SignupPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupPageQuery = { countries: Array<string>, plans: Array<{ id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type ClosePlanRequestMutationVariables = Exact<{ [key: string]: never; }>;


export type ClosePlanRequestMutation = { closePlanRequest: { id: string, country: string, plan: { id: string, name: string, maxEmployee: number, isPayable: boolean, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } }, planChoices: Array<{ step: PlanStep, obstacle: string | null, plan: { id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> } }> } };

export type CompanyPlan_CompanyFragment = { id: string, country: string, plan: { id: string, name: string, maxEmployee: number, isPayable: boolean, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } }, planChoices: Array<{ step: PlanStep, obstacle: string | null, plan: { id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> } }> };

export type CompanyPlanPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyPlanPageQuery = { company: { id: string, country: string, plan: { id: string, name: string, maxEmployee: number, isPayable: boolean, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } }, planChoices: Array<{ step: PlanStep, obstacle: string | null, plan: { id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> } }> } };

export type OpenCasesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenCasesQuery = { positiveEmployees: Array<{ id: string, code: string, name: string, positiveDate: string | null }> };

export type RequestPlanMutationVariables = Exact<{
  input: RequestPlanInput;
}>;


export type RequestPlanMutation = { requestPlan: { id: string, country: string, plan: { id: string, name: string, maxEmployee: number, isPayable: boolean, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } }, planChoices: Array<{ step: PlanStep, obstacle: string | null, plan: { id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> } }> } };

export type ReturnToTrialMutationVariables = Exact<{
  planId: string;
}>;


export type ReturnToTrialMutation = { updateCompanyPlan: { id: string, country: string, plan: { id: string, name: string, maxEmployee: number, isPayable: boolean, access: Array<string> }, trial: { endsAt: string, daysLeft: number, isOver: boolean } | null, planRequest: { requestedAt: string, note: string, plan: { id: string, name: string } } | null, licences: { employees: { ordered: number | null, used: number }, cameras: { ordered: number | null, used: number } }, planChoices: Array<{ step: PlanStep, obstacle: string | null, plan: { id: string, name: string, description: string, maxEmployee: number, isPayable: boolean, access: Array<string>, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> } }> } };

export type ContactDetails_PersonFragment = { id: string, name: string, code: string | null, department: string | null, email: string | null, countryCode: string | null, phone: string | null };

export type EvidencePanelQueryVariables = Exact<{
  carrierId: string;
  personId: string;
  source: ContactSource;
  from: string;
  until: string;
}>;


export type EvidencePanelQuery = { meeting: { source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, evidence: { spanStart: string, spanEnd: string, coveredMinutes: number, episodes: Array<{ startedAt: string, endedAt: string, minutes: number, coveredMinutes: number }>, records: Array<{ id: string, startedAt: string, endedAt: string, minutes: number, countedFrom: string, countedUntil: string, distance: number | null, receivedAt: string, reportedBy: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> }, carrier: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } } };

export type Evidence_EvidenceFragment = { spanStart: string, spanEnd: string, coveredMinutes: number, episodes: Array<{ startedAt: string, endedAt: string, minutes: number, coveredMinutes: number }>, records: Array<{ id: string, startedAt: string, endedAt: string, minutes: number, countedFrom: string, countedUntil: string, distance: number | null, receivedAt: string, reportedBy: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> };

export type TraceQueryVariables = Exact<{
  employeeId: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type TraceQuery = { trace: { from: string, until: string, windowRule: TraceWindowRule, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, reporting: { phone: PhoneReport, recordedBy: Array<ContactSource>, company: { phones: boolean, cameras: boolean, namingCameras: boolean } }, thresholds: Array<{ minutes: number, from: string | null }>, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean, email: string | null, countryCode: string | null, phone: string | null }, path: Array<{ source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, carrier: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> }> } };

export type TracingPageQueryVariables = Exact<{
  employee: EmployeeRef;
}>;


export type TracingPageQuery = { employee: { id: string, code: string, name: string, department: string, isPositive: boolean, positiveDate: string | null } };

export type TracedPerson_PersonFragment = { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean };

export type TracedMeeting_MeetingFragment = { source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, carrier: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, code: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } };

export type PlansInShortQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansInShortQuery = { plans: Array<{ id: string, name: string, description: string, isPayable: boolean, priceTiers: Array<{ region: PriceRegion, kind: LicenceKind, upTo: number | null, price: { amount: string, currency: CurrencyCode } }> }> };

export type TracingExampleQueryVariables = Exact<{
  person: number;
  threshold: number;
}>;


export type TracingExampleQuery = { tracingExample: { length: number, people: Array<{ id: number, name: string, place: string }>, meetings: Array<{ person: number, other: number, start: number, end: number }>, exposures: Array<{ person: number, level: number, exposedAt: number, rule: ContactRule, carrier: number, from: number }> } };

export const SafetyIndicator_IndicatorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafetyIndicator_indicator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"withoutBreach"}}]}}]} as unknown as DocumentNode<SafetyIndicator_IndicatorFragment, unknown>;
export const Reporting_SourcesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}}]} as unknown as DocumentNode<Reporting_SourcesFragment, unknown>;
export const Reporting_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonReporting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}}]} as unknown as DocumentNode<Reporting_PersonFragment, unknown>;
export const AppCodeRun_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCodeRun_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AppCodeRun_RunFragment, unknown>;
export const AuditRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AuditRow_EntryFragment, unknown>;
export const BlogCard_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<BlogCard_PostFragment, unknown>;
export const CameraDrawer_CameraFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraDrawer_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CameraDrawer_CameraFragment, unknown>;
export const CameraSpot_CameraFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraSpot_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}}]}}]} as unknown as DocumentNode<CameraSpot_CameraFragment, unknown>;
export const CameraRow_CameraFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraRow_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}}]}}]} as unknown as DocumentNode<CameraRow_CameraFragment, unknown>;
export const EditCameraDialog_CameraFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditCameraDialog_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}}]}}]} as unknown as DocumentNode<EditCameraDialog_CameraFragment, unknown>;
export const LicenceCounts_LicencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]} as unknown as DocumentNode<LicenceCounts_LicencesFragment, unknown>;
export const CompanyRow_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]} as unknown as DocumentNode<CompanyRow_CompanyFragment, unknown>;
export const ContactPerson_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<ContactPerson_PersonFragment, unknown>;
export const ContinuousContacts_ContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContinuousContacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContinuousContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<ContinuousContacts_ContactFragment, unknown>;
export const CumulativeContacts_ContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CumulativeContacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CumulativeContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"windowStart"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<CumulativeContacts_ContactFragment, unknown>;
export const EditEmployeeDialog_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditEmployeeDialog_EmployeeFragment, unknown>;
export const EmployeeRow_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<EmployeeRow_EmployeeFragment, unknown>;
export const PersonDetails_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonDetails_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PersonDetails_EmployeeFragment, unknown>;
export const PersonHead_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]} as unknown as DocumentNode<PersonHead_EmployeeFragment, unknown>;
export const PersonPhone_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonPhone_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"firstSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}}]}}]} as unknown as DocumentNode<PersonPhone_EmployeeFragment, unknown>;
export const DirectoryChange_ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectoryChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<DirectoryChange_ChangeFragment, unknown>;
export const StatusHistory_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusHistory_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectoryChange_change"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectoryChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<StatusHistory_EmployeeFragment, unknown>;
export const EmployeePhoto_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeePhoto_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<EmployeePhoto_EmployeeFragment, unknown>;
export const GuideRequestRow_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideRequestRow_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuideRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<GuideRequestRow_RequestFragment, unknown>;
export const NameColumns_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameColumns_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<NameColumns_ImportFragment, unknown>;
export const ImportDone_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDone_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}}]} as unknown as DocumentNode<ImportDone_ImportFragment, unknown>;
export const ImportPage_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPage_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"positiveWithoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameColumns_import"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportDone_import"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameColumns_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDone_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}}]} as unknown as DocumentNode<ImportPage_ImportFragment, unknown>;
export const ImportRow_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<ImportRow_RowFragment, unknown>;
export const AppStatusExport_RecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppStatusExport_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<AppStatusExport_RecordFragment, unknown>;
export const BreachHistoryChart_HistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachHistoryChart_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreachHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isByHour"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportedDays"}},{"kind":"Field","name":{"kind":"Name","value":"reportedDaysBefore"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]} as unknown as DocumentNode<BreachHistoryChart_HistoryFragment, unknown>;
export const BreachTrend_HistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachTrend_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreachHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reportedDays"}},{"kind":"Field","name":{"kind":"Name","value":"reportedDaysBefore"}},{"kind":"Field","name":{"kind":"Name","value":"byHourOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"byDepartments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameraId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"mostPeople"}}]}}]}}]} as unknown as DocumentNode<BreachTrend_HistoryFragment, unknown>;
export const TroubledPhones_PhoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TroubledPhones_phone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TroubledPhone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"Field","name":{"kind":"Name","value":"troubles"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}}]}}]} as unknown as DocumentNode<TroubledPhones_PhoneFragment, unknown>;
export const MailRow_MailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MailRow_MailFragment, unknown>;
export const HourColumns_HistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HourColumns_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreachHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportedDays"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breaches"}}]}}]}}]} as unknown as DocumentNode<HourColumns_HistoryFragment, unknown>;
export const OrderRow_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrderRow_OrderFragment, unknown>;
export const PlacedOrder_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<PlacedOrder_OrderFragment, unknown>;
export const PlanCard_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as DocumentNode<PlanCard_PlanFragment, unknown>;
export const ProfileCompany_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileCompany_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]} as unknown as DocumentNode<ProfileCompany_CompanyFragment, unknown>;
export const ProfileOrder_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ProfileOrder_OrderFragment, unknown>;
export const CrossStatusSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossStatusSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}}]}}]} as unknown as DocumentNode<CrossStatusSetting_CompanyFragment, unknown>;
export const GeofencingSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeofencingSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}}]}}]} as unknown as DocumentNode<GeofencingSetting_CompanyFragment, unknown>;
export const IframeSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IframeSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}}]}}]} as unknown as DocumentNode<IframeSetting_CompanyFragment, unknown>;
export const MinDistanceSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinDistanceSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}}]}}]} as unknown as DocumentNode<MinDistanceSetting_CompanyFragment, unknown>;
export const RetentionPreview_OutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionPreview_outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}},{"kind":"Field","name":{"kind":"Name","value":"oldestDay"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"healthReports"}},{"kind":"Field","name":{"kind":"Name","value":"mostCounted"}}]}}]} as unknown as DocumentNode<RetentionPreview_OutcomeFragment, unknown>;
export const RetentionSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDue"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}}]}}]} as unknown as DocumentNode<RetentionSetting_CompanyFragment, unknown>;
export const SettingsPreview_OutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsPreview_outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"continuousContacts"}},{"kind":"Field","name":{"kind":"Name","value":"peopleInContact"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}}]}}]} as unknown as DocumentNode<SettingsPreview_OutcomeFragment, unknown>;
export const TimeMetricHistory_PeriodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeMetricHistory_period"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeMetricPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<TimeMetricHistory_PeriodFragment, unknown>;
export const TimeMetricSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeMetricSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]} as unknown as DocumentNode<TimeMetricSetting_CompanyFragment, unknown>;
export const TimeZoneSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeZoneSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<TimeZoneSetting_CompanyFragment, unknown>;
export const CompanyPlan_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyPlan_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]} as unknown as DocumentNode<CompanyPlan_CompanyFragment, unknown>;
export const ContactDetails_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactDetails_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ContactDetails_PersonFragment, unknown>;
export const TracedPerson_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<TracedPerson_PersonFragment, unknown>;
export const Evidence_EvidenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Evidence_evidence"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evidence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spanStart"}},{"kind":"Field","name":{"kind":"Name","value":"spanEnd"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"episodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<Evidence_EvidenceFragment, unknown>;
export const TracedMeeting_MeetingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedMeeting_meeting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<TracedMeeting_MeetingFragment, unknown>;
export const LiveFiguresDocument = {"__meta__":{"hash":"787c5f99021527a0ea4156a7a3f033b13f6268a5da7f6cbacb13639ef41dd677"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insightsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LiveFiguresSubscription, LiveFiguresSubscriptionVariables>;
export const CompanyPageDocument = {"__meta__":{"hash":"f7f1a54cba613b4e9158dd3c1c787352a96dbf25ed0124559aded9f51a8777ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}}]}}]} as unknown as DocumentNode<CompanyPageQuery, CompanyPageQueryVariables>;
export const RequireCameraPlanDocument = {"__meta__":{"hash":"a2a80dc4f09e4cc282678349ccd3e7f8557541f9bf3b5899e2d2a3081ee8556d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequireCameraPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]} as unknown as DocumentNode<RequireCameraPlanQuery, RequireCameraPlanQueryVariables>;
export const CompanyMenuDocument = {"__meta__":{"hash":"1a8c1ebf3cba0da9ef5d41d621beaaa70eaa10d283328da257c010960cbc4c04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompanyMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOutAt"}}]}}]}}]} as unknown as DocumentNode<CompanyMenuMutation, CompanyMenuMutationVariables>;
export const DashboardShellDocument = {"__meta__":{"hash":"1cb561f939eaec3450a00fbe6d87ed2ce741f0e30258377731361026567c9931"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DashboardShellQuery, DashboardShellQueryVariables>;
export const PortalMenuDocument = {"__meta__":{"hash":"a4809f45b8233c4f7a4272be16a767017cecd3f64a3a051cf727a3076e5ce2f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PortalMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOutAt"}}]}}]}}]} as unknown as DocumentNode<PortalMenuMutation, PortalMenuMutationVariables>;
export const ReportShellDocument = {"__meta__":{"hash":"241a30550ab6e892dfab2e7063de2445e3c85c8552995cfae5328b65c4255d64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeCount"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}}]}}]}}]} as unknown as DocumentNode<ReportShellQuery, ReportShellQueryVariables>;
export const IssueCodesCandidatesDocument = {"__meta__":{"hash":"a2e60c6e611f00aaf2113e0fa2b8bb263222856343d7db34cb9c11cbb81d67f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssueCodesCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"people"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodePeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appCodeCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"people"},"value":{"kind":"Variable","name":{"kind":"Name","value":"people"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"signedIn"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}}]}}]}}]} as unknown as DocumentNode<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables>;
export const IssueAppCodesDocument = {"__meta__":{"hash":"53b73d12b86c9f8749d6beab85c3a44e3753cbc8025e4744815a96c7ce4b404e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueAppCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueAppCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueAppCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppCodeRun_run"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCodeRun_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<IssueAppCodesMutation, IssueAppCodesMutationVariables>;
export const EmbeddedPageDocument = {"__meta__":{"hash":"5a8f49d6c2a5951545a1fa8eaeea3382febe48697b0258ed068b7fe70cd63564"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmbeddedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"embeddedPath"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}]}]}}]} as unknown as DocumentNode<EmbeddedPageQuery, EmbeddedPageQueryVariables>;
export const AdministratorLoginPageDocument = {"__meta__":{"hash":"70630a47db87a7c7e5ad44eeaaa04d076423813e7398d152a0a991b668cff9c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdministratorLoginPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAdministratorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdministratorLoginPageMutation, AdministratorLoginPageMutationVariables>;
export const ChangePasswordPageDocument = {"__meta__":{"hash":"8d2ad81923dc6d5a397922ce87c558ada0a39c949d5d975eacb4126f0cf3e808"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePasswordPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordPageMutation, ChangePasswordPageMutationVariables>;
export const EmailVerificationPageDocument = {"__meta__":{"hash":"97c285923e99123a9e6e5df8d258a0a6de41fddb96b2ffdd19be3fe58d8de567"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailVerificationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]} as unknown as DocumentNode<EmailVerificationPageMutation, EmailVerificationPageMutationVariables>;
export const ForgotPasswordPageDocument = {"__meta__":{"hash":"624f36eaec25dcd08172fce504dafd41d4c9a005897a3359a9a1beb46e771991"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgotPasswordPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ForgotPasswordPageMutation, ForgotPasswordPageMutationVariables>;
export const InvitationPageDocument = {"__meta__":{"hash":"ea7700f0756113a8cb8dd3cb017c65aca227975cf51c12ce1862db6d4fa92da3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInvitationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<InvitationPageQuery, InvitationPageQueryVariables>;
export const RevealAppCodeDocument = {"__meta__":{"hash":"0defc3c40a000f90369c2c9b9209fd8e5ad3f6e600f5ec568172c0c56cced88a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealAppCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealAppCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealAppCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCode"}},{"kind":"Field","name":{"kind":"Name","value":"appCode"}}]}}]}}]} as unknown as DocumentNode<RevealAppCodeMutation, RevealAppCodeMutationVariables>;
export const LeaveAfterFailureDocument = {"__meta__":{"hash":"14e48d0dd32424630b0e2ce3bd12bd5758d43d0ec4ecdd059681d60f37171bac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveAfterFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOutAt"}}]}}]}}]} as unknown as DocumentNode<LeaveAfterFailureMutation, LeaveAfterFailureMutationVariables>;
export const LoginPageDocument = {"__meta__":{"hash":"5e2399ead0c539a61278592df76625e4134c2f02e4a06322c08239a1ec59dfa5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoginPageMutation, LoginPageMutationVariables>;
export const MailedLinkDocument = {"__meta__":{"hash":"3b2df1b65ccba6d8206ae2fd298f40ca53e971a6291917e17253a0a25fc7e369"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailedLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkPurpose"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}]}]}}]} as unknown as DocumentNode<MailedLinkQuery, MailedLinkQueryVariables>;
export const ResendFormDocument = {"__meta__":{"hash":"be2d07e195b6bad344561da3548eddbbaf7b5ea3ae6b87c6b87747c5b9e63231"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ResendFormMutation, ResendFormMutationVariables>;
export const ResetPasswordPageDocument = {"__meta__":{"hash":"4f60456710a2fa29e16ed0df1a519d2ae775b4c78e0516b43e63c90fd5646d67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPasswordPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordPageMutation, ResetPasswordPageMutationVariables>;
export const CodesPageDocument = {"__meta__":{"hash":"384448bb83507d96593adc0e09ff06f92d39bd1c55408083e1f64848d8c8febe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CodesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appCodeRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppCodeRun_run"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCodeRun_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CodesPageQuery, CodesPageQueryVariables>;
export const PeopleWithoutAddressDocument = {"__meta__":{"hash":"ecd162cda7401c947010819c3318125c2dfc7c6bd7fe0200ddb801882b5a1820"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleWithoutAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appCodeRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"peopleWithoutAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PeopleWithoutAddressQuery, PeopleWithoutAddressQueryVariables>;
export const CancelAppCodesDocument = {"__meta__":{"hash":"44fe6e060d293308b9a60a525ba905433aee3edf588fb9423f45d0010626acae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAppCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAppCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppCodeRun_run"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCodeRun_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CancelAppCodesMutation, CancelAppCodesMutationVariables>;
export const CollectAppCodesDocument = {"__meta__":{"hash":"4a289be966525dac1ec531bcbe7b570a0ae4c46985fca64d20c06776e9a75e74"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CollectAppCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CollectAppCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectAppCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"appCode"}}]}}]}}]}}]} as unknown as DocumentNode<CollectAppCodesMutation, CollectAppCodesMutationVariables>;
export const OpenAppCodeRunsDocument = {"__meta__":{"hash":"9a077f4549697cffab14e8cf10ac8c9c53dce84320f048664817f3ed0d7a078c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAppCodeRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appCodeRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppCodeRun_run"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCodeRun_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables>;
export const AuditPageDocument = {"__meta__":{"hash":"051086133e7de71f70f43348888558ac59454ee5fa675d2377c7875ddc0bb8fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditAction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AuditPageQuery, AuditPageQueryVariables>;
export const BlogPageDocument = {"__meta__":{"hash":"45e81619d75b4a98a68ff4edb2b0769e40fd19d2d6a5378c19b6fa6b75a0e4c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard_post"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<BlogPageQuery, BlogPageQueryVariables>;
export const AddCameraDialogDocument = {"__meta__":{"hash":"2069e1bc6d01359d303a8004a45c880be8f8f351a66b950e965e88c5af7a8aa0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCameraDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCameraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"camera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<AddCameraDialogMutation, AddCameraDialogMutationVariables>;
export const CameraBreachesDocument = {"__meta__":{"hash":"87092ed198b7fb030ffdd3511e243906802338e9f25dab085089bbf7583a80d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CameraBreaches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breachHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"EnumValue","value":"CAMERA"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameraId"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostPeople"}}]}}]}}]}}]} as unknown as DocumentNode<CameraBreachesQuery, CameraBreachesQueryVariables>;
export const CameraPlanDocument = {"__meta__":{"hash":"2248424116e647a43d27fd036b4d935220f1f46193b702fb2a54cba704c0be93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CameraPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"ROOM_NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CameraSpot_camera"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CameraRow_camera"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditCameraDialog_camera"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CameraDrawer_camera"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breachHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"EnumValue","value":"CAMERA"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"byRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameraId"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostPeople"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraSpot_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraRow_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditCameraDialog_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraDrawer_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CameraPlanQuery, CameraPlanQueryVariables>;
export const CamerasPageDocument = {"__meta__":{"hash":"4f41f88769db6c281e53fb4f0d2d9b0c2ed335db48fac257b06a023c4526ad24"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CamerasPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CameraSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CameraRow_camera"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditCameraDialog_camera"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CameraDrawer_camera"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraRow_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditCameraDialog_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraDrawer_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CamerasPageQuery, CamerasPageQueryVariables>;
export const DeleteCameraDialogDocument = {"__meta__":{"hash":"818d33f8d8cc78eafd4c97cf7739dfb6e38a3200db56e5d8b37d40545c66e2cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCameraDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"camera"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCameraDialogMutation, DeleteCameraDialogMutationVariables>;
export const EditCameraDialogDocument = {"__meta__":{"hash":"81608dd09ba0bc00aeb25560071eac37522500299f1450bb6d4f5d3e73c37f4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCameraDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCameraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CameraRow_camera"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditCameraDialog_camera"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CameraRow_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditCameraDialog_camera"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Camera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"safeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"timeLag"}},{"kind":"Field","name":{"kind":"Name","value":"isCctv"}},{"kind":"Field","name":{"kind":"Name","value":"feedUrl"}}]}}]} as unknown as DocumentNode<EditCameraDialogMutation, EditCameraDialogMutationVariables>;
export const RotateKeyDialogDocument = {"__meta__":{"hash":"39735e8c16beadf87722562be5d8bf824ab156098746702d598b7a1129087871"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateKeyDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateCameraKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"camera"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"camera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<RotateKeyDialogMutation, RotateKeyDialogMutationVariables>;
export const RoiPageDocument = {"__meta__":{"hash":"34d2442a31ec6b32829b5f41b6772c0b6d9cf099bb604a3cf308130d6d01e994"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoiPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"ROOM_NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<RoiPageQuery, RoiPageQueryVariables>;
export const SaveRegionDocument = {"__meta__":{"hash":"4d2f4f1633c254b305f5d27c34c7056b438e3c5d12fb3c2c861ad76412f9e344"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRegion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCameraRegionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCameraRegion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}}]} as unknown as DocumentNode<SaveRegionMutation, SaveRegionMutationVariables>;
export const AddCompanyChoicesDocument = {"__meta__":{"hash":"ddf531026d9459bd02897adf67664bba02f91045188db9ee6441a1a3e299d3f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddCompanyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables>;
export const AddCompanyDialogDocument = {"__meta__":{"hash":"2c727009752a1e1e7e0971a8c5b7f562a99d4b8e22c4e1fb0105cc0dc3ad7c23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCompanyDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}}]}}]} as unknown as DocumentNode<AddCompanyDialogMutation, AddCompanyDialogMutationVariables>;
export const ChangePlanDialogDocument = {"__meta__":{"hash":"0ea3d2b04e00b5c536845fdca0e05ef03c643cdca1cad53ad013d53c6a1ca0e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlanDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}}]}}]} as unknown as DocumentNode<ChangePlanDialogMutation, ChangePlanDialogMutationVariables>;
export const CompaniesPageDocument = {"__meta__":{"hash":"94771e7ad95a4fa75f2b0f3b636168adf5ae5b174add0c31637066ceb59599da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompaniesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planState"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"planState"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planState"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow_company"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}}]}}]} as unknown as DocumentNode<CompaniesPageQuery, CompaniesPageQueryVariables>;
export const CompanyActivityDocument = {"__meta__":{"hash":"cc9c9455321a571973bc215e8d9d2275b68e84445b762e68a70d150a7f7b4429"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"neverSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"lastReportAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}}]}}]}}]} as unknown as DocumentNode<CompanyActivityQuery, CompanyActivityQueryVariables>;
export const CompanyPlanRequestDocument = {"__meta__":{"hash":"7b684603cd71c125e98b58555126ee5eec9f82e654f66681ec0e7d19fba17520"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompanyPlanRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closePlanRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<CompanyPlanRequestMutation, CompanyPlanRequestMutationVariables>;
export const CompanyStatusButtonDocument = {"__meta__":{"hash":"0a9f34619d97292e888b7fe1f78758fda9d17cc772fc67e9c54d9417ae0893cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompanyStatusButton"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<CompanyStatusButtonMutation, CompanyStatusButtonMutationVariables>;
export const InactivationPreviewDocument = {"__meta__":{"hash":"3ceb120cfe126d785407f2f57a636eeabef253e43025e0d5eeb106c91f8f6830"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InactivationPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inactivationPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"dashboards"}}]}}]}}]} as unknown as DocumentNode<InactivationPreviewQuery, InactivationPreviewQueryVariables>;
export const PendingDeletionDocument = {"__meta__":{"hash":"68a1623df88f0feb2fc7def7f13b23c75c8b8bf34706102889cd808a112f11e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PendingDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCompanyDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}}]}}]}}]} as unknown as DocumentNode<PendingDeletionMutation, PendingDeletionMutationVariables>;
export const PlanChoicesDocument = {"__meta__":{"hash":"5fc7c9d7c6897b2edc24dc1f950dd6db3305cee2ac34bfe8e8bfa6d4c933b58e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlanChoicesQuery, PlanChoicesQueryVariables>;
export const AnalyticsPageDocument = {"__meta__":{"hash":"6470946b094cee9eaf8ae1a402fdf499554cfe777075067f10e86e89ea33fd8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AnalyticsPageQuery, AnalyticsPageQueryVariables>;
export const AnalyticsPersonDocument = {"__meta__":{"hash":"518dae36b610d55770bc00d37eb394a21b5d341edfa57d5f1d5a2a979f7bad12"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}}]}}]}}]} as unknown as DocumentNode<AnalyticsPersonQuery, AnalyticsPersonQueryVariables>;
export const ContactLevelsDocument = {"__meta__":{"hash":"265a319bd2b1ca4430ecf2367d02b95f401a433bfaa7d8988a7085a3320f5130"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactLevels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reporting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"exposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonReporting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}}]}}]} as unknown as DocumentNode<ContactLevelsQuery, ContactLevelsQueryVariables>;
export const ContinuousContactsDocument = {"__meta__":{"hash":"6bd935e0005e3ab05366d26e965ae3a349df398dec6dff6431bd7671a13a3537"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContinuousContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continuousContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContinuousContacts_contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContinuousContacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContinuousContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}}]} as unknown as DocumentNode<ContinuousContactsQuery, ContinuousContactsQueryVariables>;
export const CumulativeContactsDocument = {"__meta__":{"hash":"fafd0e918e2468dbbdf93ecb79f6b61c0dda405de1e94b75cbd640a58091b7c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CumulativeContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cumulativeContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CumulativeContacts_contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CumulativeContacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CumulativeContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"windowStart"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}}]} as unknown as DocumentNode<CumulativeContactsQuery, CumulativeContactsQueryVariables>;
export const NoContactsDocument = {"__meta__":{"hash":"549cb85b17003923c8aa47f2c1b481e867a87468af90d3eead29d9130460846f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingSources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}}]} as unknown as DocumentNode<NoContactsQuery, NoContactsQueryVariables>;
export const NoContactsOfPersonDocument = {"__meta__":{"hash":"086b670fb85c9c10cfe8685b1fdb8bc302ed3200832157ef3eea517b31cf57d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoContactsOfPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personReporting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonReporting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}}]}}]} as unknown as DocumentNode<NoContactsOfPersonQuery, NoContactsOfPersonQueryVariables>;
export const PersonSelectDocument = {"__meta__":{"hash":"50c1fa1d4cabc3de51e6589796425eda3ac630fd05d927bd340bce9a9893febf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonSelect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PersonSelectQuery, PersonSelectQueryVariables>;
export const ChangesDrawerDocument = {"__meta__":{"hash":"aaf1c29e92adf80ecaf390c040df5d4c84b275f42205d9f787e65c7c1caeed44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangesDrawer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directoryChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectoryChange_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectoryChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<ChangesDrawerQuery, ChangesDrawerQueryVariables>;
export const UndoChangeDocument = {"__meta__":{"hash":"4ff196881116eb205556bd3020a2ec300876cd1bad1b443318fcec30a2939b44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoDirectoryChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectoryChange_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectoryChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<UndoChangeMutation, UndoChangeMutationVariables>;
export const AddEmployeeDialogDocument = {"__meta__":{"hash":"795ea897bd4e2cab3f7c0e9f5a5282808aaa7445a2ea0f6e5da382a5a4e1226b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEmployeeDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow_employee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]} as unknown as DocumentNode<AddEmployeeDialogMutation, AddEmployeeDialogMutationVariables>;
export const DeleteEmployeesDialogDocument = {"__meta__":{"hash":"99b64ac1222fb9340faab44da7eee79d1ab2dcbd58f11e5e1e0bd1827caa1986"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEmployeesDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSelectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmployees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectoryChange_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectoryChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<DeleteEmployeesDialogMutation, DeleteEmployeesDialogMutationVariables>;
export const EditEmployeeDialogDocument = {"__meta__":{"hash":"fab44615012ea9cb97e85abe0572c69bc3f9b52456600458a258cfa8c3c3e47a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditEmployeeDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEmployeeDialog_employee"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditEmployeeDialogMutation, EditEmployeeDialogMutationVariables>;
export const EditEmployeeDialogNewestDocument = {"__meta__":{"hash":"71dcc47cdff3a8c6425696672298b296fbae1cfc15d60cf28c38a9378a4922cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditEmployeeDialogNewest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEmployeeDialog_employee"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditEmployeeDialogNewestQuery, EditEmployeeDialogNewestQueryVariables>;
export const MarkNegativeDialogDocument = {"__meta__":{"hash":"e11f89f22f07168214b645739724694d384a6797c8e869b48efff3d92dc64caf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNegativeDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSelectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markEmployeesNegative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectoryChange_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectoryChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<MarkNegativeDialogMutation, MarkNegativeDialogMutationVariables>;
export const SetDepartmentDialogDocument = {"__meta__":{"hash":"482620f53e99f8adea3e2ec35abdaa6a8e4994d801be04799eefd35b4e223295"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDepartmentDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSelectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"department"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployeesDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"department"},"value":{"kind":"Variable","name":{"kind":"Name","value":"department"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectoryChange_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectoryChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<SetDepartmentDialogMutation, SetDepartmentDialogMutationVariables>;
export const EmployeesPageDocument = {"__meta__":{"hash":"e5625a60c43af11296f910932669b6cd4b21141155796ac6a180010721ebb840"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEmployeeDialog_employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EmployeesPageQuery, EmployeesPageQueryVariables>;
export const EmployeesPageFiguresDocument = {"__meta__":{"hash":"c5457da974ad48221ec017fac59b20931cae7d0861905712e17b5d517e292b14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeesPageFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"positive"},"name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"POSITIVE"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables>;
export const EmployeePageDocument = {"__meta__":{"hash":"7d2b769d0bd5fc31211cc33330ed0bb7377b5336e4ac150b773e7fd28571c79c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEmployeeDialog_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeePhoto_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonHead_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonDetails_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonPhone_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusHistory_employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectoryChange_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeePhoto_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonDetails_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonPhone_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"firstSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusHistory_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectoryChange_change"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeePageQuery, EmployeePageQueryVariables>;
export const PersonMeetingsDocument = {"__meta__":{"hash":"cf9622c8639ddf72e8e58523ba966810bd01ae9a6529ad9d13a698022135455a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonMeetings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personMeetings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isContinuous"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personReporting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonReporting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}}]}}]} as unknown as DocumentNode<PersonMeetingsQuery, PersonMeetingsQueryVariables>;
export const PhotoDialogDocument = {"__meta__":{"hash":"81c3fefe7e12390ffab3fb4e4fcdc246535fd2ecccc69837845145320530b41b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PhotoDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadEmployeePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"photo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photo"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PhotoDialogMutation, PhotoDialogMutationVariables>;
export const RemovePhotoDialogDocument = {"__meta__":{"hash":"8d788eb3ca397839b333e28d7beab0896cced3b48869474696af65053292ea68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePhotoDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmployeePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RemovePhotoDialogMutation, RemovePhotoDialogMutationVariables>;
export const GuidePageDocument = {"__meta__":{"hash":"34d779a628b3d56063d551b78405ee17e66a594ed7ff53f4257cc7591af824a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GuidePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestGuideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGuide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GuidePageMutation, GuidePageMutationVariables>;
export const GuideRequestsPageDocument = {"__meta__":{"hash":"300b7fb8506303bc2bc37e2b779619476312e98699493bcf59e5dba70935a9e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuideRequestsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guideRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuideRequestRow_request"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideRequestRow_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuideRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<GuideRequestsPageQuery, GuideRequestsPageQueryVariables>;
export const ApplyImportDocument = {"__meta__":{"hash":"65359008532c4c1b407451bda43a61a986bc31c8bcc7d3a53d985cce45980e27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"take"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportTake"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"take"},"value":{"kind":"Variable","name":{"kind":"Name","value":"take"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPage_import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameColumns_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDone_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPage_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"positiveWithoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameColumns_import"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportDone_import"}}]}}]} as unknown as DocumentNode<ApplyImportMutation, ApplyImportMutationVariables>;
export const CancelImportDocument = {"__meta__":{"hash":"c6c012996de1709f40d29a146c3ac3c24a2a4d2b61acc30b17b687b5c8453579"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPage_import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameColumns_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDone_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPage_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"positiveWithoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameColumns_import"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportDone_import"}}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const ChooseFileDocument = {"__meta__":{"hash":"2c0464584c1ba6053326f31373ffd57b39255432cc6429fe450f69bd3f61e250"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifyBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IdentifyBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"identifyBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifyBy"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPage_import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameColumns_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDone_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPage_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"positiveWithoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameColumns_import"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportDone_import"}}]}}]} as unknown as DocumentNode<ChooseFileMutation, ChooseFileMutationVariables>;
export const ImportPageDocument = {"__meta__":{"hash":"6166334710660d1e8f29384e6862edfc7646ff7bb2b29c3e0035fcfa28bc8df2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directoryImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPage_import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameColumns_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDone_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPage_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"positiveWithoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameColumns_import"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportDone_import"}}]}}]} as unknown as DocumentNode<ImportPageQuery, ImportPageQueryVariables>;
export const ImportRowsDocument = {"__meta__":{"hash":"8483689832f2145b1438dbdef330e7582778f8359ded4cebdda5b3adb0604f75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directoryImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<ImportRowsQuery, ImportRowsQueryVariables>;
export const NameColumnsDocument = {"__meta__":{"hash":"9a06b4cfc2f70a7f37ea2dbbf4cfd47ae33dadef003e52f5921be65e30dbd9bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportColumnInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifyBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IdentifyBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateImportColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"identifyBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifyBy"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPage_import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameColumns_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportDone_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPage_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"positiveWithoutDate"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameColumns_import"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportDone_import"}}]}}]} as unknown as DocumentNode<NameColumnsMutation, NameColumnsMutationVariables>;
export const UndoImportDocument = {"__meta__":{"hash":"a1f4f84de18da6ad7788625907826145644a5c17b7da367bf7fa5487b74dbb15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoDirectoryChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"leftAlone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const AppStatusExportDocument = {"__meta__":{"hash":"9b5689bd5e7b6b7d8d8d622b70e0ae26f442ca6833a601f4eb65448764543a55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppStatusExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newestHealthRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppStatusExport_record"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppStatusExport_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<AppStatusExportQuery, AppStatusExportQueryVariables>;
export const BreachesDocument = {"__meta__":{"hash":"672e0f65938fbd57660787223ff2290371c35a100821901c742272a7fbd95381"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Breaches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSource"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breachHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreachHistoryChart_history"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreachTrend_history"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachHistoryChart_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreachHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isByHour"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportedDays"}},{"kind":"Field","name":{"kind":"Name","value":"reportedDaysBefore"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachTrend_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreachHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reportedDays"}},{"kind":"Field","name":{"kind":"Name","value":"reportedDaysBefore"}},{"kind":"Field","name":{"kind":"Name","value":"byHourOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"byDepartments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameraId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"mostPeople"}}]}}]}}]} as unknown as DocumentNode<BreachesQuery, BreachesQueryVariables>;
export const CaseTraceDocument = {"__meta__":{"hash":"3a159d20ed193b51bec9dac586da89fc86edf9b093972ee687c753d830e31cf2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseTrace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"windowRule"}},{"kind":"Field","name":{"kind":"Name","value":"reporting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonReporting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}}]}}]} as unknown as DocumentNode<CaseTraceQuery, CaseTraceQueryVariables>;
export const CurrentFiguresDocument = {"__meta__":{"hash":"78cf0b14ad0de373ddc08c4e4235e7b4e7a5ef0924aa4e25a5f39e838bdc0f43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safetyIndicator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafetyIndicator_indicator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeCount"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"neverSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"reported"}},{"kind":"Field","name":{"kind":"Name","value":"silent"}},{"kind":"Field","name":{"kind":"Name","value":"bluetoothOff"}},{"kind":"Field","name":{"kind":"Name","value":"permissionLacking"}},{"kind":"Field","name":{"kind":"Name","value":"oldApp"}},{"kind":"Field","name":{"kind":"Name","value":"newestApp"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"camerasReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafetyIndicator_indicator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"withoutBreach"}}]}}]} as unknown as DocumentNode<CurrentFiguresQuery, CurrentFiguresQueryVariables>;
export const InsightsPageDocument = {"__meta__":{"hash":"102bfba6646563ca749744f72f72d5010ae11abf6f796ae610df4783467a478c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsightsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as DocumentNode<InsightsPageQuery, InsightsPageQueryVariables>;
export const TroubledPhonesDocument = {"__meta__":{"hash":"732d8faf7424abfd7743f1d1784b6085e029b11bdf17374f3204dc5cb60fc357"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TroubledPhones"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trouble"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneTrouble"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"troubledPhones"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"trouble"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trouble"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TroubledPhones_phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TroubledPhones_phone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TroubledPhone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"Field","name":{"kind":"Name","value":"troubles"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}}]}}]} as unknown as DocumentNode<TroubledPhonesQuery, TroubledPhonesQueryVariables>;
export const MailsPageDocument = {"__meta__":{"hash":"8b4f8a24ea92bbcf1f154336ae4b12bfac85aa1f8d087028891eaae65f87acdf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow_mail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MailsPageQuery, MailsPageQueryVariables>;
export const RetryMailDocument = {"__meta__":{"hash":"b35081e9450713722cf87e746d076b6c3cfc9db70d2d70738bbda2f574fde87b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow_mail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RetryMailMutation, RetryMailMutationVariables>;
export const MonitorPageDocument = {"__meta__":{"hash":"ec6a39d3c47f19d9d8457b8d570deb4d76a2afe35377464ed544fb5251379e1f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonitorPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safetyIndicator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"withoutBreach"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeCount"}},{"kind":"Field","alias":{"kind":"Name","value":"mobile"},"name":{"kind":"Name","value":"breachHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"EnumValue","value":"MOBILE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HourColumns_history"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"camera"},"name":{"kind":"Name","value":"breachHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"EnumValue","value":"CAMERA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HourColumns_history"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"today"},"name":{"kind":"Name","value":"breachHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"EnumValue","value":"CAMERA"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameraId"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"ROOM_NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"reported"}},{"kind":"Field","name":{"kind":"Name","value":"neverSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"camerasReported"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HourColumns_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreachHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportedDays"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breaches"}}]}}]}}]} as unknown as DocumentNode<MonitorPageQuery, MonitorPageQueryVariables>;
export const ArrivedOrderDocument = {"__meta__":{"hash":"112ac6580573ddde076a5a065e5870544f31b65152c0739a7551fdb48c665588"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArrivedOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacedOrder_order"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<ArrivedOrderQuery, ArrivedOrderQueryVariables>;
export const CheckoutPageDocument = {"__meta__":{"hash":"e591dcb4b8592d9c99e9b3b15295ba2cad7185f87b1b4b9ebbed61e7fc10e65c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CheckoutPageQuery, CheckoutPageQueryVariables>;
export const CompanyCheckoutDocument = {"__meta__":{"hash":"3644bff2cabb03e69f64cfbdb1fe025cec19afa464f55a55b22d294ee2586bd1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<CompanyCheckoutQuery, CompanyCheckoutQueryVariables>;
export const OrdersPageDocument = {"__meta__":{"hash":"bc306e54e747eb08f0103a5f83830663798066b461392fd07ea77cbc74f7cac7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyRef"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrdersPageQuery, OrdersPageQueryVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"d8af28cf01470d16100e0b4874645c1156bdcecb2ecc4b64305c8bf76619964f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlacedOrder_order"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacedOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const PlansPageDocument = {"__meta__":{"hash":"d4619b3503f35826b83ac5568b83aff182824208424c581206f9780f9ec195de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_plan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as DocumentNode<PlansPageQuery, PlansPageQueryVariables>;
export const TermPageDocument = {"__meta__":{"hash":"fd55a10ea13cb7029002ac205be751181a8fdaa7ad7d43c5cb6bd4a2b62f7b48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TermPageQuery, TermPageQueryVariables>;
export const DeleteCompanyDialogDocument = {"__meta__":{"hash":"d5204ecfba3dcef7d7d3f611449feb607afd5dd284c3fd61fe2aaf51bce7f7f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompanyDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleCompanyDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyName"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}}]}}]}}]} as unknown as DocumentNode<DeleteCompanyDialogMutation, DeleteCompanyDialogMutationVariables>;
export const DeletionBannerDocument = {"__meta__":{"hash":"c1b128c367cca2bbf1a67874c27f867980b6fde67a910f97021184c2a2992c7d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletionBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCompanyDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}}]}}]}}]} as unknown as DocumentNode<DeletionBannerMutation, DeletionBannerMutationVariables>;
export const ProfileOrdersDocument = {"__meta__":{"hash":"897585e01a0ee24b1a813fd89b55d4ac969592a5918d2bf0b1b2b50f9af77fc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileOrder_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ProfileOrdersQuery, ProfileOrdersQueryVariables>;
export const ProfilePageDocument = {"__meta__":{"hash":"fc9df8f9f2c83f011d39519f634b256bd5cf4434b3ba69ab8dfa0f2ba74556d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileCompany_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileCompany_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}}]}}]} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>;
export const UpdateCompanyDocument = {"__meta__":{"hash":"26adef20096cddd7fef4830e26890f3d8ed6bdb6f28374141c45b18636f9b358"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileCompany_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileCompany_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}}]}}]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const ReportSafetyDocument = {"__meta__":{"hash":"5c8b8fba0e5930d059b15b04c8a088287155cfa614deabb2e873f3d6f687690a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportSafety"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safetyIndicator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafetyIndicator_indicator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"reported"}},{"kind":"Field","name":{"kind":"Name","value":"neverSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"camerasReported"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafetyIndicator_indicator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"withoutBreach"}}]}}]} as unknown as DocumentNode<ReportSafetyQuery, ReportSafetyQueryVariables>;
export const ReportTracingDocument = {"__meta__":{"hash":"a2ebdfd1869d6fb8af25da55553ceadd736629cb6f689f2945c842aef0db9030"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportTracing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as DocumentNode<ReportTracingQuery, ReportTracingQueryVariables>;
export const ReportCaseDocument = {"__meta__":{"hash":"b21a67256ac95670687f867b07918a26bf602d6cdcc6d340e6b866dd11e80be7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"windowRule"}},{"kind":"Field","name":{"kind":"Name","value":"reporting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonReporting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}}]}}]} as unknown as DocumentNode<ReportCaseQuery, ReportCaseQueryVariables>;
export const WayToTracingDocument = {"__meta__":{"hash":"22806ba6ca1d87939e06b35653c9bb2c5bf863d3da6b4022fab570ac8d675732"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WayToTracing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WayToTracingQuery, WayToTracingQueryVariables>;
export const CrossStatusSettingDocument = {"__meta__":{"hash":"46948d9b367bca85878b9bb0f0dc0e3a95aff6682335fdd1f8cffb2f0b976894"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CrossStatusSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isCrossStatusOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossStatusSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossStatusSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}}]}}]} as unknown as DocumentNode<CrossStatusSettingMutation, CrossStatusSettingMutationVariables>;
export const GeofencingSettingDocument = {"__meta__":{"hash":"7bc0214b13dd609fbb9fccde8bb6b7b21b0a2ff3de08ba7e491472c56ed1f772"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GeofencingSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeofencingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"geofencing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeofencingSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeofencingSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}}]}}]} as unknown as DocumentNode<GeofencingSettingMutation, GeofencingSettingMutationVariables>;
export const IframeSettingDocument = {"__meta__":{"hash":"910069341a5af4d1911b3b2c44f534d685f8013efead217e647b153dca4f130b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IframeSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"iframe"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IframeSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IframeSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}}]}}]} as unknown as DocumentNode<IframeSettingMutation, IframeSettingMutationVariables>;
export const MinDistanceSettingDocument = {"__meta__":{"hash":"592db395c4382f91a55925c87cf88e8d7f2b8051c507bfc1377939d3b8569267"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MinDistanceSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"feet"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"minDistance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"feet"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MinDistanceSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinDistanceSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}}]}}]} as unknown as DocumentNode<MinDistanceSettingMutation, MinDistanceSettingMutationVariables>;
export const PendingTimeMetricDocument = {"__meta__":{"hash":"0c6359ccb1e9dbe0eefa43a25cd1d5aeadd0c4835a81f4a36c13583324c35bae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelTimeMetricChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeMetricSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeMetricSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]} as unknown as DocumentNode<PendingTimeMetricMutation, PendingTimeMetricMutationVariables>;
export const RetentionPreviewDocument = {"__meta__":{"hash":"29cbf1e741d93f318834bd10c1fa6e426be83d420b67ee1482401a7d46b0b08d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionPreview_outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionPreview_outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}},{"kind":"Field","name":{"kind":"Name","value":"oldestDay"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"healthReports"}},{"kind":"Field","name":{"kind":"Name","value":"mostCounted"}}]}}]} as unknown as DocumentNode<RetentionPreviewQuery, RetentionPreviewQueryVariables>;
export const RetentionRunsDocument = {"__meta__":{"hash":"9aa25f63b0c4f7f9f05ea730f22e413ef07ff3a87dec2bf485445d4b6a8c6011"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"healthReports"}},{"kind":"Field","name":{"kind":"Name","value":"ranAt"}}]}}]}}]}}]} as unknown as DocumentNode<RetentionRunsQuery, RetentionRunsQueryVariables>;
export const RetentionSettingDocument = {"__meta__":{"hash":"0e7464cdbb2c72b076438a7b82a17053e457cd1dc286237763afb608ed9a2fad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetentionSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"retentionDays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDue"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}}]}}]} as unknown as DocumentNode<RetentionSettingMutation, RetentionSettingMutationVariables>;
export const SettingsPageDocument = {"__meta__":{"hash":"6ff0a5758c41ad98f350f26e7d0b43050552f99c0eb942e1c0cfe88766e33bc7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeMetricSetting_company"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MinDistanceSetting_company"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrossStatusSetting_company"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeofencingSetting_company"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IframeSetting_company"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeZoneSetting_company"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionSetting_company"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeMetricHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeMetricHistory_period"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeMetricSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinDistanceSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossStatusSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeofencingSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isGeofencingOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IframeSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeZoneSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDue"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeMetricHistory_period"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimeMetricPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<SettingsPageQuery, SettingsPageQueryVariables>;
export const SettingsPreviewDocument = {"__meta__":{"hash":"e833fce372067f073aa2ece9a66a939dcd5d7217e57992d91645446adf272a7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeMetric"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minDistance"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settingsPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeMetric"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeMetric"}}},{"kind":"Argument","name":{"kind":"Name","value":"minDistance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minDistance"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reporting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsPreview_outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsPreview_outcome"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsPreview_outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}},{"kind":"Field","name":{"kind":"Name","value":"continuousContacts"}},{"kind":"Field","name":{"kind":"Name","value":"peopleInContact"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}}]}}]} as unknown as DocumentNode<SettingsPreviewQuery, SettingsPreviewQueryVariables>;
export const TimeMetricSettingDocument = {"__meta__":{"hash":"794af1f4f4c8b265f6214f97bfe60297c40cff2a4b5638e9a003f6da56bb12ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TimeMetricSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"timeMetric"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minutes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeMetricSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeMetricSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]} as unknown as DocumentNode<TimeMetricSettingMutation, TimeMetricSettingMutationVariables>;
export const TimeZoneSettingDocument = {"__meta__":{"hash":"3e3a761ffc355a834b544432e5f1cbc2907bb14954ca4efbe0c5549a11e8efaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TimeZoneSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeZoneSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeZoneSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<TimeZoneSettingMutation, TimeZoneSettingMutationVariables>;
export const SignupDetailsDocument = {"__meta__":{"hash":"0125bb51780400105a88c38fb85b02538373541c41603d5472175f3251a2145c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignupDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SignupDetailsMutation, SignupDetailsMutationVariables>;
export const SignupPageDocument = {"__meta__":{"hash":"4f015d8e430958b84e19fc7184bdaa723b580f0b06d7b6cdcf453a0863e0dcda"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignupPageQuery, SignupPageQueryVariables>;
export const ClosePlanRequestDocument = {"__meta__":{"hash":"db6e978095729c0d82c9464fd018ba017b1752b819db1a6a140605a8be38ebdf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosePlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closePlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyPlan_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyPlan_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClosePlanRequestMutation, ClosePlanRequestMutationVariables>;
export const CompanyPlanPageDocument = {"__meta__":{"hash":"3059234c7e0d925eee299617d3019d6d281fcd56a182eca9a7cb57d282b2d525"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPlanPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyPlan_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyPlan_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyPlanPageQuery, CompanyPlanPageQueryVariables>;
export const OpenCasesDocument = {"__meta__":{"hash":"c36c20118be2b32417246911d11825e2938ceb617038cca1aadc5cb6c11faf02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as DocumentNode<OpenCasesQuery, OpenCasesQueryVariables>;
export const RequestPlanDocument = {"__meta__":{"hash":"8e7e97c5cab875a620d00271a3f2455f5952e320cf27da1c11604307c44d589e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyPlan_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyPlan_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestPlanMutation, RequestPlanMutationVariables>;
export const ReturnToTrialDocument = {"__meta__":{"hash":"92647fa27de57a4b0ed338e6eaccd141d17665d6fd7996697dbb85f26dbc5afb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnToTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyPlan_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceCounts_licences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Licences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cameras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyPlan_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceCounts_licences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReturnToTrialMutation, ReturnToTrialMutationVariables>;
export const EvidencePanelDocument = {"__meta__":{"hash":"833ffb6cfdabaabecf2d59324aa2977ba7b82635504b0200cab5fb85e71922b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidencePanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"carrierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSource"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"meeting"},"name":{"kind":"Name","value":"transmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"carrierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"carrierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedMeeting_meeting"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Evidence_evidence"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedMeeting_meeting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Evidence_evidence"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evidence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spanStart"}},{"kind":"Field","name":{"kind":"Name","value":"spanEnd"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"episodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}}]} as unknown as DocumentNode<EvidencePanelQuery, EvidencePanelQueryVariables>;
export const TraceDocument = {"__meta__":{"hash":"1e3c83acd64ec5b8face5ee1d3fd9687c69198b4fb1e66c25c31076844432caf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"windowRule"}},{"kind":"Field","name":{"kind":"Name","value":"reporting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thresholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactDetails_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"exposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedMeeting_meeting"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonReporting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactDetails_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedMeeting_meeting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]} as unknown as DocumentNode<TraceQuery, TraceQueryVariables>;
export const TracingPageDocument = {"__meta__":{"hash":"cda1b8efb33c704e6946cf7c484e4ee87e42140d939ea2ac0a34f9808251b60b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TracingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as DocumentNode<TracingPageQuery, TracingPageQueryVariables>;
export const PlansInShortDocument = {"__meta__":{"hash":"dcd408af7cbb5b6121e84184c784390aa934f9a1f2d0ff7a2183ba56e08ecbef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansInShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlansInShortQuery, PlansInShortQueryVariables>;
export const TracingExampleDocument = {"__meta__":{"hash":"f3438591b2744f2512b424b31e39f719a6f24f9bc50f9582331bcdbb5c0d2b79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TracingExample"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"threshold"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tracingExample"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}},{"kind":"Argument","name":{"kind":"Name","value":"threshold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"threshold"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meetings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"other"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"exposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]}}]} as unknown as DocumentNode<TracingExampleQuery, TracingExampleQueryVariables>;

export function useAddCameraDialogMutation(options?: Omit<useMutation.Options<AddCameraDialogMutation, AddCameraDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AddCameraDialogMutation, AddCameraDialogMutationVariables> {
  return useMutation(AddCameraDialogDocument, options);
}

export function useAddCompanyChoicesQuery(options?: useQuery.Options<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables> | SkipToken): useQuery.Result<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AddCompanyChoicesQueryVariables>> {
  return useQuery(AddCompanyChoicesDocument, options);
}
export function useAddCompanyChoicesLazyQuery(options?: useLazyQuery.Options<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables>): useLazyQuery.ResultTuple<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables> {
  return useLazyQuery(AddCompanyChoicesDocument, options);
}

export function useAddCompanyDialogMutation(options?: Omit<useMutation.Options<AddCompanyDialogMutation, AddCompanyDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AddCompanyDialogMutation, AddCompanyDialogMutationVariables> {
  return useMutation(AddCompanyDialogDocument, options);
}

export function useAddEmployeeDialogMutation(options?: Omit<useMutation.Options<AddEmployeeDialogMutation, AddEmployeeDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AddEmployeeDialogMutation, AddEmployeeDialogMutationVariables> {
  return useMutation(AddEmployeeDialogDocument, options);
}

export function useAdministratorLoginPageMutation(options?: Omit<useMutation.Options<AdministratorLoginPageMutation, AdministratorLoginPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AdministratorLoginPageMutation, AdministratorLoginPageMutationVariables> {
  return useMutation(AdministratorLoginPageDocument, options);
}

export function useAnalyticsPageQuery(options?: useQuery.Options<AnalyticsPageQuery, AnalyticsPageQueryVariables> | SkipToken): useQuery.Result<AnalyticsPageQuery, AnalyticsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AnalyticsPageQueryVariables>> {
  return useQuery(AnalyticsPageDocument, options);
}
export function useAnalyticsPageLazyQuery(options?: useLazyQuery.Options<AnalyticsPageQuery, AnalyticsPageQueryVariables>): useLazyQuery.ResultTuple<AnalyticsPageQuery, AnalyticsPageQueryVariables> {
  return useLazyQuery(AnalyticsPageDocument, options);
}

export function useAnalyticsPersonQuery(options: useQuery.Options<AnalyticsPersonQuery, AnalyticsPersonQueryVariables> | SkipToken): useQuery.Result<AnalyticsPersonQuery, AnalyticsPersonQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AnalyticsPersonQueryVariables>> {
  return useQuery(AnalyticsPersonDocument, options);
}
export function useAnalyticsPersonLazyQuery(options?: useLazyQuery.Options<AnalyticsPersonQuery, AnalyticsPersonQueryVariables>): useLazyQuery.ResultTuple<AnalyticsPersonQuery, AnalyticsPersonQueryVariables> {
  return useLazyQuery(AnalyticsPersonDocument, options);
}

export function useApplyImportMutation(options?: Omit<useMutation.Options<ApplyImportMutation, ApplyImportMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ApplyImportMutation, ApplyImportMutationVariables> {
  return useMutation(ApplyImportDocument, options);
}

export function useAppStatusExportQuery(options?: useQuery.Options<AppStatusExportQuery, AppStatusExportQueryVariables> | SkipToken): useQuery.Result<AppStatusExportQuery, AppStatusExportQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AppStatusExportQueryVariables>> {
  return useQuery(AppStatusExportDocument, options);
}
export function useAppStatusExportLazyQuery(options?: useLazyQuery.Options<AppStatusExportQuery, AppStatusExportQueryVariables>): useLazyQuery.ResultTuple<AppStatusExportQuery, AppStatusExportQueryVariables> {
  return useLazyQuery(AppStatusExportDocument, options);
}

export function useArrivedOrderQuery(options?: useQuery.Options<ArrivedOrderQuery, ArrivedOrderQueryVariables> | SkipToken): useQuery.Result<ArrivedOrderQuery, ArrivedOrderQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ArrivedOrderQueryVariables>> {
  return useQuery(ArrivedOrderDocument, options);
}
export function useArrivedOrderLazyQuery(options?: useLazyQuery.Options<ArrivedOrderQuery, ArrivedOrderQueryVariables>): useLazyQuery.ResultTuple<ArrivedOrderQuery, ArrivedOrderQueryVariables> {
  return useLazyQuery(ArrivedOrderDocument, options);
}

export function useAuditPageQuery(options: useQuery.Options<AuditPageQuery, AuditPageQueryVariables> | SkipToken): useQuery.Result<AuditPageQuery, AuditPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuditPageQueryVariables>> {
  return useQuery(AuditPageDocument, options);
}
export function useAuditPageLazyQuery(options?: useLazyQuery.Options<AuditPageQuery, AuditPageQueryVariables>): useLazyQuery.ResultTuple<AuditPageQuery, AuditPageQueryVariables> {
  return useLazyQuery(AuditPageDocument, options);
}

export function useBlogPageQuery(options?: useQuery.Options<BlogPageQuery, BlogPageQueryVariables> | SkipToken): useQuery.Result<BlogPageQuery, BlogPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogPageQueryVariables>> {
  return useQuery(BlogPageDocument, options);
}
export function useBlogPageLazyQuery(options?: useLazyQuery.Options<BlogPageQuery, BlogPageQueryVariables>): useLazyQuery.ResultTuple<BlogPageQuery, BlogPageQueryVariables> {
  return useLazyQuery(BlogPageDocument, options);
}

export function useBreachesQuery(options: useQuery.Options<BreachesQuery, BreachesQueryVariables> | SkipToken): useQuery.Result<BreachesQuery, BreachesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BreachesQueryVariables>> {
  return useQuery(BreachesDocument, options);
}
export function useBreachesLazyQuery(options?: useLazyQuery.Options<BreachesQuery, BreachesQueryVariables>): useLazyQuery.ResultTuple<BreachesQuery, BreachesQueryVariables> {
  return useLazyQuery(BreachesDocument, options);
}

export function useCameraBreachesQuery(options: useQuery.Options<CameraBreachesQuery, CameraBreachesQueryVariables> | SkipToken): useQuery.Result<CameraBreachesQuery, CameraBreachesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CameraBreachesQueryVariables>> {
  return useQuery(CameraBreachesDocument, options);
}
export function useCameraBreachesLazyQuery(options?: useLazyQuery.Options<CameraBreachesQuery, CameraBreachesQueryVariables>): useLazyQuery.ResultTuple<CameraBreachesQuery, CameraBreachesQueryVariables> {
  return useLazyQuery(CameraBreachesDocument, options);
}

export function useCameraPlanQuery(options: useQuery.Options<CameraPlanQuery, CameraPlanQueryVariables> | SkipToken): useQuery.Result<CameraPlanQuery, CameraPlanQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CameraPlanQueryVariables>> {
  return useQuery(CameraPlanDocument, options);
}
export function useCameraPlanLazyQuery(options?: useLazyQuery.Options<CameraPlanQuery, CameraPlanQueryVariables>): useLazyQuery.ResultTuple<CameraPlanQuery, CameraPlanQueryVariables> {
  return useLazyQuery(CameraPlanDocument, options);
}

export function useCamerasPageQuery(options: useQuery.Options<CamerasPageQuery, CamerasPageQueryVariables> | SkipToken): useQuery.Result<CamerasPageQuery, CamerasPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CamerasPageQueryVariables>> {
  return useQuery(CamerasPageDocument, options);
}
export function useCamerasPageLazyQuery(options?: useLazyQuery.Options<CamerasPageQuery, CamerasPageQueryVariables>): useLazyQuery.ResultTuple<CamerasPageQuery, CamerasPageQueryVariables> {
  return useLazyQuery(CamerasPageDocument, options);
}

export function useCancelAppCodesMutation(options?: Omit<useMutation.Options<CancelAppCodesMutation, CancelAppCodesMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CancelAppCodesMutation, CancelAppCodesMutationVariables> {
  return useMutation(CancelAppCodesDocument, options);
}

export function useCancelImportMutation(options?: Omit<useMutation.Options<CancelImportMutation, CancelImportMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CancelImportMutation, CancelImportMutationVariables> {
  return useMutation(CancelImportDocument, options);
}

export function useCaseTraceQuery(options: useQuery.Options<CaseTraceQuery, CaseTraceQueryVariables> | SkipToken): useQuery.Result<CaseTraceQuery, CaseTraceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CaseTraceQueryVariables>> {
  return useQuery(CaseTraceDocument, options);
}
export function useCaseTraceLazyQuery(options?: useLazyQuery.Options<CaseTraceQuery, CaseTraceQueryVariables>): useLazyQuery.ResultTuple<CaseTraceQuery, CaseTraceQueryVariables> {
  return useLazyQuery(CaseTraceDocument, options);
}

export function useChangePasswordPageMutation(options?: Omit<useMutation.Options<ChangePasswordPageMutation, ChangePasswordPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChangePasswordPageMutation, ChangePasswordPageMutationVariables> {
  return useMutation(ChangePasswordPageDocument, options);
}

export function useChangePlanDialogMutation(options?: Omit<useMutation.Options<ChangePlanDialogMutation, ChangePlanDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChangePlanDialogMutation, ChangePlanDialogMutationVariables> {
  return useMutation(ChangePlanDialogDocument, options);
}

export function useChangesDrawerQuery(options: useQuery.Options<ChangesDrawerQuery, ChangesDrawerQueryVariables> | SkipToken): useQuery.Result<ChangesDrawerQuery, ChangesDrawerQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ChangesDrawerQueryVariables>> {
  return useQuery(ChangesDrawerDocument, options);
}
export function useChangesDrawerLazyQuery(options?: useLazyQuery.Options<ChangesDrawerQuery, ChangesDrawerQueryVariables>): useLazyQuery.ResultTuple<ChangesDrawerQuery, ChangesDrawerQueryVariables> {
  return useLazyQuery(ChangesDrawerDocument, options);
}

export function useCheckoutPageQuery(options?: useQuery.Options<CheckoutPageQuery, CheckoutPageQueryVariables> | SkipToken): useQuery.Result<CheckoutPageQuery, CheckoutPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CheckoutPageQueryVariables>> {
  return useQuery(CheckoutPageDocument, options);
}
export function useCheckoutPageLazyQuery(options?: useLazyQuery.Options<CheckoutPageQuery, CheckoutPageQueryVariables>): useLazyQuery.ResultTuple<CheckoutPageQuery, CheckoutPageQueryVariables> {
  return useLazyQuery(CheckoutPageDocument, options);
}

export function useChooseFileMutation(options?: Omit<useMutation.Options<ChooseFileMutation, ChooseFileMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChooseFileMutation, ChooseFileMutationVariables> {
  return useMutation(ChooseFileDocument, options);
}

export function useClosePlanRequestMutation(options?: Omit<useMutation.Options<ClosePlanRequestMutation, ClosePlanRequestMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ClosePlanRequestMutation, ClosePlanRequestMutationVariables> {
  return useMutation(ClosePlanRequestDocument, options);
}

export function useCodesPageQuery(options: useQuery.Options<CodesPageQuery, CodesPageQueryVariables> | SkipToken): useQuery.Result<CodesPageQuery, CodesPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CodesPageQueryVariables>> {
  return useQuery(CodesPageDocument, options);
}
export function useCodesPageLazyQuery(options?: useLazyQuery.Options<CodesPageQuery, CodesPageQueryVariables>): useLazyQuery.ResultTuple<CodesPageQuery, CodesPageQueryVariables> {
  return useLazyQuery(CodesPageDocument, options);
}

export function useCollectAppCodesMutation(options?: Omit<useMutation.Options<CollectAppCodesMutation, CollectAppCodesMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CollectAppCodesMutation, CollectAppCodesMutationVariables> {
  return useMutation(CollectAppCodesDocument, options);
}

export function useCompaniesPageQuery(options: useQuery.Options<CompaniesPageQuery, CompaniesPageQueryVariables> | SkipToken): useQuery.Result<CompaniesPageQuery, CompaniesPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CompaniesPageQueryVariables>> {
  return useQuery(CompaniesPageDocument, options);
}
export function useCompaniesPageLazyQuery(options?: useLazyQuery.Options<CompaniesPageQuery, CompaniesPageQueryVariables>): useLazyQuery.ResultTuple<CompaniesPageQuery, CompaniesPageQueryVariables> {
  return useLazyQuery(CompaniesPageDocument, options);
}

export function useCompanyActivityQuery(options: useQuery.Options<CompanyActivityQuery, CompanyActivityQueryVariables> | SkipToken): useQuery.Result<CompanyActivityQuery, CompanyActivityQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CompanyActivityQueryVariables>> {
  return useQuery(CompanyActivityDocument, options);
}
export function useCompanyActivityLazyQuery(options?: useLazyQuery.Options<CompanyActivityQuery, CompanyActivityQueryVariables>): useLazyQuery.ResultTuple<CompanyActivityQuery, CompanyActivityQueryVariables> {
  return useLazyQuery(CompanyActivityDocument, options);
}

export function useCompanyCheckoutQuery(options?: useQuery.Options<CompanyCheckoutQuery, CompanyCheckoutQueryVariables> | SkipToken): useQuery.Result<CompanyCheckoutQuery, CompanyCheckoutQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CompanyCheckoutQueryVariables>> {
  return useQuery(CompanyCheckoutDocument, options);
}
export function useCompanyCheckoutLazyQuery(options?: useLazyQuery.Options<CompanyCheckoutQuery, CompanyCheckoutQueryVariables>): useLazyQuery.ResultTuple<CompanyCheckoutQuery, CompanyCheckoutQueryVariables> {
  return useLazyQuery(CompanyCheckoutDocument, options);
}

export function useCompanyMenuMutation(options?: Omit<useMutation.Options<CompanyMenuMutation, CompanyMenuMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CompanyMenuMutation, CompanyMenuMutationVariables> {
  return useMutation(CompanyMenuDocument, options);
}

export function useCompanyPageQuery(options: useQuery.Options<CompanyPageQuery, CompanyPageQueryVariables> | SkipToken): useQuery.Result<CompanyPageQuery, CompanyPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CompanyPageQueryVariables>> {
  return useQuery(CompanyPageDocument, options);
}
export function useCompanyPageLazyQuery(options?: useLazyQuery.Options<CompanyPageQuery, CompanyPageQueryVariables>): useLazyQuery.ResultTuple<CompanyPageQuery, CompanyPageQueryVariables> {
  return useLazyQuery(CompanyPageDocument, options);
}

export function useCompanyPlanPageQuery(options?: useQuery.Options<CompanyPlanPageQuery, CompanyPlanPageQueryVariables> | SkipToken): useQuery.Result<CompanyPlanPageQuery, CompanyPlanPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CompanyPlanPageQueryVariables>> {
  return useQuery(CompanyPlanPageDocument, options);
}
export function useCompanyPlanPageLazyQuery(options?: useLazyQuery.Options<CompanyPlanPageQuery, CompanyPlanPageQueryVariables>): useLazyQuery.ResultTuple<CompanyPlanPageQuery, CompanyPlanPageQueryVariables> {
  return useLazyQuery(CompanyPlanPageDocument, options);
}

export function useCompanyPlanRequestMutation(options?: Omit<useMutation.Options<CompanyPlanRequestMutation, CompanyPlanRequestMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CompanyPlanRequestMutation, CompanyPlanRequestMutationVariables> {
  return useMutation(CompanyPlanRequestDocument, options);
}

export function useCompanyStatusButtonMutation(options?: Omit<useMutation.Options<CompanyStatusButtonMutation, CompanyStatusButtonMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CompanyStatusButtonMutation, CompanyStatusButtonMutationVariables> {
  return useMutation(CompanyStatusButtonDocument, options);
}

export function useContactLevelsQuery(options: useQuery.Options<ContactLevelsQuery, ContactLevelsQueryVariables> | SkipToken): useQuery.Result<ContactLevelsQuery, ContactLevelsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ContactLevelsQueryVariables>> {
  return useQuery(ContactLevelsDocument, options);
}
export function useContactLevelsLazyQuery(options?: useLazyQuery.Options<ContactLevelsQuery, ContactLevelsQueryVariables>): useLazyQuery.ResultTuple<ContactLevelsQuery, ContactLevelsQueryVariables> {
  return useLazyQuery(ContactLevelsDocument, options);
}

export function useContinuousContactsQuery(options: useQuery.Options<ContinuousContactsQuery, ContinuousContactsQueryVariables> | SkipToken): useQuery.Result<ContinuousContactsQuery, ContinuousContactsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ContinuousContactsQueryVariables>> {
  return useQuery(ContinuousContactsDocument, options);
}
export function useContinuousContactsLazyQuery(options?: useLazyQuery.Options<ContinuousContactsQuery, ContinuousContactsQueryVariables>): useLazyQuery.ResultTuple<ContinuousContactsQuery, ContinuousContactsQueryVariables> {
  return useLazyQuery(ContinuousContactsDocument, options);
}

export function useCrossStatusSettingMutation(options?: Omit<useMutation.Options<CrossStatusSettingMutation, CrossStatusSettingMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CrossStatusSettingMutation, CrossStatusSettingMutationVariables> {
  return useMutation(CrossStatusSettingDocument, options);
}

export function useCumulativeContactsQuery(options: useQuery.Options<CumulativeContactsQuery, CumulativeContactsQueryVariables> | SkipToken): useQuery.Result<CumulativeContactsQuery, CumulativeContactsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CumulativeContactsQueryVariables>> {
  return useQuery(CumulativeContactsDocument, options);
}
export function useCumulativeContactsLazyQuery(options?: useLazyQuery.Options<CumulativeContactsQuery, CumulativeContactsQueryVariables>): useLazyQuery.ResultTuple<CumulativeContactsQuery, CumulativeContactsQueryVariables> {
  return useLazyQuery(CumulativeContactsDocument, options);
}

export function useCurrentFiguresQuery(options?: useQuery.Options<CurrentFiguresQuery, CurrentFiguresQueryVariables> | SkipToken): useQuery.Result<CurrentFiguresQuery, CurrentFiguresQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CurrentFiguresQueryVariables>> {
  return useQuery(CurrentFiguresDocument, options);
}
export function useCurrentFiguresLazyQuery(options?: useLazyQuery.Options<CurrentFiguresQuery, CurrentFiguresQueryVariables>): useLazyQuery.ResultTuple<CurrentFiguresQuery, CurrentFiguresQueryVariables> {
  return useLazyQuery(CurrentFiguresDocument, options);
}

export function useDashboardShellQuery(options?: useQuery.Options<DashboardShellQuery, DashboardShellQueryVariables> | SkipToken): useQuery.Result<DashboardShellQuery, DashboardShellQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DashboardShellQueryVariables>> {
  return useQuery(DashboardShellDocument, options);
}
export function useDashboardShellLazyQuery(options?: useLazyQuery.Options<DashboardShellQuery, DashboardShellQueryVariables>): useLazyQuery.ResultTuple<DashboardShellQuery, DashboardShellQueryVariables> {
  return useLazyQuery(DashboardShellDocument, options);
}

export function useDeleteCameraDialogMutation(options?: Omit<useMutation.Options<DeleteCameraDialogMutation, DeleteCameraDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteCameraDialogMutation, DeleteCameraDialogMutationVariables> {
  return useMutation(DeleteCameraDialogDocument, options);
}

export function useDeleteCompanyDialogMutation(options?: Omit<useMutation.Options<DeleteCompanyDialogMutation, DeleteCompanyDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteCompanyDialogMutation, DeleteCompanyDialogMutationVariables> {
  return useMutation(DeleteCompanyDialogDocument, options);
}

export function useDeleteEmployeesDialogMutation(options?: Omit<useMutation.Options<DeleteEmployeesDialogMutation, DeleteEmployeesDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteEmployeesDialogMutation, DeleteEmployeesDialogMutationVariables> {
  return useMutation(DeleteEmployeesDialogDocument, options);
}

export function useDeletionBannerMutation(options?: Omit<useMutation.Options<DeletionBannerMutation, DeletionBannerMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeletionBannerMutation, DeletionBannerMutationVariables> {
  return useMutation(DeletionBannerDocument, options);
}

export function useEditCameraDialogMutation(options?: Omit<useMutation.Options<EditCameraDialogMutation, EditCameraDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EditCameraDialogMutation, EditCameraDialogMutationVariables> {
  return useMutation(EditCameraDialogDocument, options);
}

export function useEditEmployeeDialogMutation(options?: Omit<useMutation.Options<EditEmployeeDialogMutation, EditEmployeeDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EditEmployeeDialogMutation, EditEmployeeDialogMutationVariables> {
  return useMutation(EditEmployeeDialogDocument, options);
}

export function useEditEmployeeDialogNewestQuery(options: useQuery.Options<EditEmployeeDialogNewestQuery, EditEmployeeDialogNewestQueryVariables> | SkipToken): useQuery.Result<EditEmployeeDialogNewestQuery, EditEmployeeDialogNewestQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EditEmployeeDialogNewestQueryVariables>> {
  return useQuery(EditEmployeeDialogNewestDocument, options);
}
export function useEditEmployeeDialogNewestLazyQuery(options?: useLazyQuery.Options<EditEmployeeDialogNewestQuery, EditEmployeeDialogNewestQueryVariables>): useLazyQuery.ResultTuple<EditEmployeeDialogNewestQuery, EditEmployeeDialogNewestQueryVariables> {
  return useLazyQuery(EditEmployeeDialogNewestDocument, options);
}

export function useEmailVerificationPageMutation(options?: Omit<useMutation.Options<EmailVerificationPageMutation, EmailVerificationPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EmailVerificationPageMutation, EmailVerificationPageMutationVariables> {
  return useMutation(EmailVerificationPageDocument, options);
}

export function useEmbeddedPageQuery(options: useQuery.Options<EmbeddedPageQuery, EmbeddedPageQueryVariables> | SkipToken): useQuery.Result<EmbeddedPageQuery, EmbeddedPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EmbeddedPageQueryVariables>> {
  return useQuery(EmbeddedPageDocument, options);
}
export function useEmbeddedPageLazyQuery(options?: useLazyQuery.Options<EmbeddedPageQuery, EmbeddedPageQueryVariables>): useLazyQuery.ResultTuple<EmbeddedPageQuery, EmbeddedPageQueryVariables> {
  return useLazyQuery(EmbeddedPageDocument, options);
}

export function useEmployeePageQuery(options: useQuery.Options<EmployeePageQuery, EmployeePageQueryVariables> | SkipToken): useQuery.Result<EmployeePageQuery, EmployeePageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EmployeePageQueryVariables>> {
  return useQuery(EmployeePageDocument, options);
}
export function useEmployeePageLazyQuery(options?: useLazyQuery.Options<EmployeePageQuery, EmployeePageQueryVariables>): useLazyQuery.ResultTuple<EmployeePageQuery, EmployeePageQueryVariables> {
  return useLazyQuery(EmployeePageDocument, options);
}

export function useEmployeesPageQuery(options: useQuery.Options<EmployeesPageQuery, EmployeesPageQueryVariables> | SkipToken): useQuery.Result<EmployeesPageQuery, EmployeesPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EmployeesPageQueryVariables>> {
  return useQuery(EmployeesPageDocument, options);
}
export function useEmployeesPageLazyQuery(options?: useLazyQuery.Options<EmployeesPageQuery, EmployeesPageQueryVariables>): useLazyQuery.ResultTuple<EmployeesPageQuery, EmployeesPageQueryVariables> {
  return useLazyQuery(EmployeesPageDocument, options);
}

export function useEmployeesPageFiguresQuery(options?: useQuery.Options<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables> | SkipToken): useQuery.Result<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EmployeesPageFiguresQueryVariables>> {
  return useQuery(EmployeesPageFiguresDocument, options);
}
export function useEmployeesPageFiguresLazyQuery(options?: useLazyQuery.Options<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables>): useLazyQuery.ResultTuple<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables> {
  return useLazyQuery(EmployeesPageFiguresDocument, options);
}

export function useEvidencePanelQuery(options: useQuery.Options<EvidencePanelQuery, EvidencePanelQueryVariables> | SkipToken): useQuery.Result<EvidencePanelQuery, EvidencePanelQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EvidencePanelQueryVariables>> {
  return useQuery(EvidencePanelDocument, options);
}
export function useEvidencePanelLazyQuery(options?: useLazyQuery.Options<EvidencePanelQuery, EvidencePanelQueryVariables>): useLazyQuery.ResultTuple<EvidencePanelQuery, EvidencePanelQueryVariables> {
  return useLazyQuery(EvidencePanelDocument, options);
}

export function useForgotPasswordPageMutation(options?: Omit<useMutation.Options<ForgotPasswordPageMutation, ForgotPasswordPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ForgotPasswordPageMutation, ForgotPasswordPageMutationVariables> {
  return useMutation(ForgotPasswordPageDocument, options);
}

export function useGeofencingSettingMutation(options?: Omit<useMutation.Options<GeofencingSettingMutation, GeofencingSettingMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<GeofencingSettingMutation, GeofencingSettingMutationVariables> {
  return useMutation(GeofencingSettingDocument, options);
}

export function useGuidePageMutation(options?: Omit<useMutation.Options<GuidePageMutation, GuidePageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<GuidePageMutation, GuidePageMutationVariables> {
  return useMutation(GuidePageDocument, options);
}

export function useGuideRequestsPageQuery(options: useQuery.Options<GuideRequestsPageQuery, GuideRequestsPageQueryVariables> | SkipToken): useQuery.Result<GuideRequestsPageQuery, GuideRequestsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<GuideRequestsPageQueryVariables>> {
  return useQuery(GuideRequestsPageDocument, options);
}
export function useGuideRequestsPageLazyQuery(options?: useLazyQuery.Options<GuideRequestsPageQuery, GuideRequestsPageQueryVariables>): useLazyQuery.ResultTuple<GuideRequestsPageQuery, GuideRequestsPageQueryVariables> {
  return useLazyQuery(GuideRequestsPageDocument, options);
}

export function useIframeSettingMutation(options?: Omit<useMutation.Options<IframeSettingMutation, IframeSettingMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<IframeSettingMutation, IframeSettingMutationVariables> {
  return useMutation(IframeSettingDocument, options);
}

export function useImportPageQuery(options: useQuery.Options<ImportPageQuery, ImportPageQueryVariables> | SkipToken): useQuery.Result<ImportPageQuery, ImportPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImportPageQueryVariables>> {
  return useQuery(ImportPageDocument, options);
}
export function useImportPageLazyQuery(options?: useLazyQuery.Options<ImportPageQuery, ImportPageQueryVariables>): useLazyQuery.ResultTuple<ImportPageQuery, ImportPageQueryVariables> {
  return useLazyQuery(ImportPageDocument, options);
}

export function useImportRowsQuery(options: useQuery.Options<ImportRowsQuery, ImportRowsQueryVariables> | SkipToken): useQuery.Result<ImportRowsQuery, ImportRowsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ImportRowsQueryVariables>> {
  return useQuery(ImportRowsDocument, options);
}
export function useImportRowsLazyQuery(options?: useLazyQuery.Options<ImportRowsQuery, ImportRowsQueryVariables>): useLazyQuery.ResultTuple<ImportRowsQuery, ImportRowsQueryVariables> {
  return useLazyQuery(ImportRowsDocument, options);
}

export function useInactivationPreviewQuery(options: useQuery.Options<InactivationPreviewQuery, InactivationPreviewQueryVariables> | SkipToken): useQuery.Result<InactivationPreviewQuery, InactivationPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InactivationPreviewQueryVariables>> {
  return useQuery(InactivationPreviewDocument, options);
}
export function useInactivationPreviewLazyQuery(options?: useLazyQuery.Options<InactivationPreviewQuery, InactivationPreviewQueryVariables>): useLazyQuery.ResultTuple<InactivationPreviewQuery, InactivationPreviewQueryVariables> {
  return useLazyQuery(InactivationPreviewDocument, options);
}

export function useInsightsPageQuery(options?: useQuery.Options<InsightsPageQuery, InsightsPageQueryVariables> | SkipToken): useQuery.Result<InsightsPageQuery, InsightsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InsightsPageQueryVariables>> {
  return useQuery(InsightsPageDocument, options);
}
export function useInsightsPageLazyQuery(options?: useLazyQuery.Options<InsightsPageQuery, InsightsPageQueryVariables>): useLazyQuery.ResultTuple<InsightsPageQuery, InsightsPageQueryVariables> {
  return useLazyQuery(InsightsPageDocument, options);
}

export function useInvitationPageQuery(options: useQuery.Options<InvitationPageQuery, InvitationPageQueryVariables> | SkipToken): useQuery.Result<InvitationPageQuery, InvitationPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InvitationPageQueryVariables>> {
  return useQuery(InvitationPageDocument, options);
}
export function useInvitationPageLazyQuery(options?: useLazyQuery.Options<InvitationPageQuery, InvitationPageQueryVariables>): useLazyQuery.ResultTuple<InvitationPageQuery, InvitationPageQueryVariables> {
  return useLazyQuery(InvitationPageDocument, options);
}

export function useIssueAppCodesMutation(options?: Omit<useMutation.Options<IssueAppCodesMutation, IssueAppCodesMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<IssueAppCodesMutation, IssueAppCodesMutationVariables> {
  return useMutation(IssueAppCodesDocument, options);
}

export function useIssueCodesCandidatesQuery(options: useQuery.Options<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables> | SkipToken): useQuery.Result<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<IssueCodesCandidatesQueryVariables>> {
  return useQuery(IssueCodesCandidatesDocument, options);
}
export function useIssueCodesCandidatesLazyQuery(options?: useLazyQuery.Options<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables>): useLazyQuery.ResultTuple<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables> {
  return useLazyQuery(IssueCodesCandidatesDocument, options);
}

export function useLeaveAfterFailureMutation(options?: Omit<useMutation.Options<LeaveAfterFailureMutation, LeaveAfterFailureMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<LeaveAfterFailureMutation, LeaveAfterFailureMutationVariables> {
  return useMutation(LeaveAfterFailureDocument, options);
}

export function useLoginPageMutation(options?: Omit<useMutation.Options<LoginPageMutation, LoginPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<LoginPageMutation, LoginPageMutationVariables> {
  return useMutation(LoginPageDocument, options);
}

export function useMailedLinkQuery(options: useQuery.Options<MailedLinkQuery, MailedLinkQueryVariables> | SkipToken): useQuery.Result<MailedLinkQuery, MailedLinkQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MailedLinkQueryVariables>> {
  return useQuery(MailedLinkDocument, options);
}
export function useMailedLinkLazyQuery(options?: useLazyQuery.Options<MailedLinkQuery, MailedLinkQueryVariables>): useLazyQuery.ResultTuple<MailedLinkQuery, MailedLinkQueryVariables> {
  return useLazyQuery(MailedLinkDocument, options);
}

export function useMailsPageQuery(options: useQuery.Options<MailsPageQuery, MailsPageQueryVariables> | SkipToken): useQuery.Result<MailsPageQuery, MailsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MailsPageQueryVariables>> {
  return useQuery(MailsPageDocument, options);
}
export function useMailsPageLazyQuery(options?: useLazyQuery.Options<MailsPageQuery, MailsPageQueryVariables>): useLazyQuery.ResultTuple<MailsPageQuery, MailsPageQueryVariables> {
  return useLazyQuery(MailsPageDocument, options);
}

export function useMarkNegativeDialogMutation(options?: Omit<useMutation.Options<MarkNegativeDialogMutation, MarkNegativeDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<MarkNegativeDialogMutation, MarkNegativeDialogMutationVariables> {
  return useMutation(MarkNegativeDialogDocument, options);
}

export function useMinDistanceSettingMutation(options?: Omit<useMutation.Options<MinDistanceSettingMutation, MinDistanceSettingMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<MinDistanceSettingMutation, MinDistanceSettingMutationVariables> {
  return useMutation(MinDistanceSettingDocument, options);
}

export function useMonitorPageQuery(options: useQuery.Options<MonitorPageQuery, MonitorPageQueryVariables> | SkipToken): useQuery.Result<MonitorPageQuery, MonitorPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MonitorPageQueryVariables>> {
  return useQuery(MonitorPageDocument, options);
}
export function useMonitorPageLazyQuery(options?: useLazyQuery.Options<MonitorPageQuery, MonitorPageQueryVariables>): useLazyQuery.ResultTuple<MonitorPageQuery, MonitorPageQueryVariables> {
  return useLazyQuery(MonitorPageDocument, options);
}

export function useNameColumnsMutation(options?: Omit<useMutation.Options<NameColumnsMutation, NameColumnsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<NameColumnsMutation, NameColumnsMutationVariables> {
  return useMutation(NameColumnsDocument, options);
}

export function useNoContactsQuery(options: useQuery.Options<NoContactsQuery, NoContactsQueryVariables> | SkipToken): useQuery.Result<NoContactsQuery, NoContactsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NoContactsQueryVariables>> {
  return useQuery(NoContactsDocument, options);
}
export function useNoContactsLazyQuery(options?: useLazyQuery.Options<NoContactsQuery, NoContactsQueryVariables>): useLazyQuery.ResultTuple<NoContactsQuery, NoContactsQueryVariables> {
  return useLazyQuery(NoContactsDocument, options);
}

export function useNoContactsOfPersonQuery(options: useQuery.Options<NoContactsOfPersonQuery, NoContactsOfPersonQueryVariables> | SkipToken): useQuery.Result<NoContactsOfPersonQuery, NoContactsOfPersonQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NoContactsOfPersonQueryVariables>> {
  return useQuery(NoContactsOfPersonDocument, options);
}
export function useNoContactsOfPersonLazyQuery(options?: useLazyQuery.Options<NoContactsOfPersonQuery, NoContactsOfPersonQueryVariables>): useLazyQuery.ResultTuple<NoContactsOfPersonQuery, NoContactsOfPersonQueryVariables> {
  return useLazyQuery(NoContactsOfPersonDocument, options);
}

export function useOpenAppCodeRunsQuery(options?: useQuery.Options<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables> | SkipToken): useQuery.Result<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenAppCodeRunsQueryVariables>> {
  return useQuery(OpenAppCodeRunsDocument, options);
}
export function useOpenAppCodeRunsLazyQuery(options?: useLazyQuery.Options<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables>): useLazyQuery.ResultTuple<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables> {
  return useLazyQuery(OpenAppCodeRunsDocument, options);
}

export function useOpenCasesQuery(options?: useQuery.Options<OpenCasesQuery, OpenCasesQueryVariables> | SkipToken): useQuery.Result<OpenCasesQuery, OpenCasesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenCasesQueryVariables>> {
  return useQuery(OpenCasesDocument, options);
}
export function useOpenCasesLazyQuery(options?: useLazyQuery.Options<OpenCasesQuery, OpenCasesQueryVariables>): useLazyQuery.ResultTuple<OpenCasesQuery, OpenCasesQueryVariables> {
  return useLazyQuery(OpenCasesDocument, options);
}

export function useOrdersPageQuery(options: useQuery.Options<OrdersPageQuery, OrdersPageQueryVariables> | SkipToken): useQuery.Result<OrdersPageQuery, OrdersPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OrdersPageQueryVariables>> {
  return useQuery(OrdersPageDocument, options);
}
export function useOrdersPageLazyQuery(options?: useLazyQuery.Options<OrdersPageQuery, OrdersPageQueryVariables>): useLazyQuery.ResultTuple<OrdersPageQuery, OrdersPageQueryVariables> {
  return useLazyQuery(OrdersPageDocument, options);
}

export function usePendingDeletionMutation(options?: Omit<useMutation.Options<PendingDeletionMutation, PendingDeletionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PendingDeletionMutation, PendingDeletionMutationVariables> {
  return useMutation(PendingDeletionDocument, options);
}

export function usePendingTimeMetricMutation(options?: Omit<useMutation.Options<PendingTimeMetricMutation, PendingTimeMetricMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PendingTimeMetricMutation, PendingTimeMetricMutationVariables> {
  return useMutation(PendingTimeMetricDocument, options);
}

export function usePeopleWithoutAddressQuery(options: useQuery.Options<PeopleWithoutAddressQuery, PeopleWithoutAddressQueryVariables> | SkipToken): useQuery.Result<PeopleWithoutAddressQuery, PeopleWithoutAddressQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PeopleWithoutAddressQueryVariables>> {
  return useQuery(PeopleWithoutAddressDocument, options);
}
export function usePeopleWithoutAddressLazyQuery(options?: useLazyQuery.Options<PeopleWithoutAddressQuery, PeopleWithoutAddressQueryVariables>): useLazyQuery.ResultTuple<PeopleWithoutAddressQuery, PeopleWithoutAddressQueryVariables> {
  return useLazyQuery(PeopleWithoutAddressDocument, options);
}

export function usePersonMeetingsQuery(options: useQuery.Options<PersonMeetingsQuery, PersonMeetingsQueryVariables> | SkipToken): useQuery.Result<PersonMeetingsQuery, PersonMeetingsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PersonMeetingsQueryVariables>> {
  return useQuery(PersonMeetingsDocument, options);
}
export function usePersonMeetingsLazyQuery(options?: useLazyQuery.Options<PersonMeetingsQuery, PersonMeetingsQueryVariables>): useLazyQuery.ResultTuple<PersonMeetingsQuery, PersonMeetingsQueryVariables> {
  return useLazyQuery(PersonMeetingsDocument, options);
}

export function usePersonSelectQuery(options: useQuery.Options<PersonSelectQuery, PersonSelectQueryVariables> | SkipToken): useQuery.Result<PersonSelectQuery, PersonSelectQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PersonSelectQueryVariables>> {
  return useQuery(PersonSelectDocument, options);
}
export function usePersonSelectLazyQuery(options?: useLazyQuery.Options<PersonSelectQuery, PersonSelectQueryVariables>): useLazyQuery.ResultTuple<PersonSelectQuery, PersonSelectQueryVariables> {
  return useLazyQuery(PersonSelectDocument, options);
}

export function usePhotoDialogMutation(options?: Omit<useMutation.Options<PhotoDialogMutation, PhotoDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PhotoDialogMutation, PhotoDialogMutationVariables> {
  return useMutation(PhotoDialogDocument, options);
}

export function usePlaceOrderMutation(options?: Omit<useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PlaceOrderMutation, PlaceOrderMutationVariables> {
  return useMutation(PlaceOrderDocument, options);
}

export function usePlanChoicesQuery(options?: useQuery.Options<PlanChoicesQuery, PlanChoicesQueryVariables> | SkipToken): useQuery.Result<PlanChoicesQuery, PlanChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PlanChoicesQueryVariables>> {
  return useQuery(PlanChoicesDocument, options);
}
export function usePlanChoicesLazyQuery(options?: useLazyQuery.Options<PlanChoicesQuery, PlanChoicesQueryVariables>): useLazyQuery.ResultTuple<PlanChoicesQuery, PlanChoicesQueryVariables> {
  return useLazyQuery(PlanChoicesDocument, options);
}

export function usePlansInShortQuery(options?: useQuery.Options<PlansInShortQuery, PlansInShortQueryVariables> | SkipToken): useQuery.Result<PlansInShortQuery, PlansInShortQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PlansInShortQueryVariables>> {
  return useQuery(PlansInShortDocument, options);
}
export function usePlansInShortLazyQuery(options?: useLazyQuery.Options<PlansInShortQuery, PlansInShortQueryVariables>): useLazyQuery.ResultTuple<PlansInShortQuery, PlansInShortQueryVariables> {
  return useLazyQuery(PlansInShortDocument, options);
}

export function usePlansPageQuery(options?: useQuery.Options<PlansPageQuery, PlansPageQueryVariables> | SkipToken): useQuery.Result<PlansPageQuery, PlansPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PlansPageQueryVariables>> {
  return useQuery(PlansPageDocument, options);
}
export function usePlansPageLazyQuery(options?: useLazyQuery.Options<PlansPageQuery, PlansPageQueryVariables>): useLazyQuery.ResultTuple<PlansPageQuery, PlansPageQueryVariables> {
  return useLazyQuery(PlansPageDocument, options);
}

export function usePortalMenuMutation(options?: Omit<useMutation.Options<PortalMenuMutation, PortalMenuMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PortalMenuMutation, PortalMenuMutationVariables> {
  return useMutation(PortalMenuDocument, options);
}

export function useProfileOrdersQuery(options: useQuery.Options<ProfileOrdersQuery, ProfileOrdersQueryVariables> | SkipToken): useQuery.Result<ProfileOrdersQuery, ProfileOrdersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ProfileOrdersQueryVariables>> {
  return useQuery(ProfileOrdersDocument, options);
}
export function useProfileOrdersLazyQuery(options?: useLazyQuery.Options<ProfileOrdersQuery, ProfileOrdersQueryVariables>): useLazyQuery.ResultTuple<ProfileOrdersQuery, ProfileOrdersQueryVariables> {
  return useLazyQuery(ProfileOrdersDocument, options);
}

export function useProfilePageQuery(options?: useQuery.Options<ProfilePageQuery, ProfilePageQueryVariables> | SkipToken): useQuery.Result<ProfilePageQuery, ProfilePageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ProfilePageQueryVariables>> {
  return useQuery(ProfilePageDocument, options);
}
export function useProfilePageLazyQuery(options?: useLazyQuery.Options<ProfilePageQuery, ProfilePageQueryVariables>): useLazyQuery.ResultTuple<ProfilePageQuery, ProfilePageQueryVariables> {
  return useLazyQuery(ProfilePageDocument, options);
}

export function useRemovePhotoDialogMutation(options?: Omit<useMutation.Options<RemovePhotoDialogMutation, RemovePhotoDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemovePhotoDialogMutation, RemovePhotoDialogMutationVariables> {
  return useMutation(RemovePhotoDialogDocument, options);
}

export function useReportCaseQuery(options: useQuery.Options<ReportCaseQuery, ReportCaseQueryVariables> | SkipToken): useQuery.Result<ReportCaseQuery, ReportCaseQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportCaseQueryVariables>> {
  return useQuery(ReportCaseDocument, options);
}
export function useReportCaseLazyQuery(options?: useLazyQuery.Options<ReportCaseQuery, ReportCaseQueryVariables>): useLazyQuery.ResultTuple<ReportCaseQuery, ReportCaseQueryVariables> {
  return useLazyQuery(ReportCaseDocument, options);
}

export function useReportSafetyQuery(options?: useQuery.Options<ReportSafetyQuery, ReportSafetyQueryVariables> | SkipToken): useQuery.Result<ReportSafetyQuery, ReportSafetyQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportSafetyQueryVariables>> {
  return useQuery(ReportSafetyDocument, options);
}
export function useReportSafetyLazyQuery(options?: useLazyQuery.Options<ReportSafetyQuery, ReportSafetyQueryVariables>): useLazyQuery.ResultTuple<ReportSafetyQuery, ReportSafetyQueryVariables> {
  return useLazyQuery(ReportSafetyDocument, options);
}

export function useReportShellQuery(options?: useQuery.Options<ReportShellQuery, ReportShellQueryVariables> | SkipToken): useQuery.Result<ReportShellQuery, ReportShellQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportShellQueryVariables>> {
  return useQuery(ReportShellDocument, options);
}
export function useReportShellLazyQuery(options?: useLazyQuery.Options<ReportShellQuery, ReportShellQueryVariables>): useLazyQuery.ResultTuple<ReportShellQuery, ReportShellQueryVariables> {
  return useLazyQuery(ReportShellDocument, options);
}

export function useReportTracingQuery(options?: useQuery.Options<ReportTracingQuery, ReportTracingQueryVariables> | SkipToken): useQuery.Result<ReportTracingQuery, ReportTracingQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportTracingQueryVariables>> {
  return useQuery(ReportTracingDocument, options);
}
export function useReportTracingLazyQuery(options?: useLazyQuery.Options<ReportTracingQuery, ReportTracingQueryVariables>): useLazyQuery.ResultTuple<ReportTracingQuery, ReportTracingQueryVariables> {
  return useLazyQuery(ReportTracingDocument, options);
}

export function useRequestPlanMutation(options?: Omit<useMutation.Options<RequestPlanMutation, RequestPlanMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RequestPlanMutation, RequestPlanMutationVariables> {
  return useMutation(RequestPlanDocument, options);
}

export function useRequireCameraPlanQuery(options?: useQuery.Options<RequireCameraPlanQuery, RequireCameraPlanQueryVariables> | SkipToken): useQuery.Result<RequireCameraPlanQuery, RequireCameraPlanQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RequireCameraPlanQueryVariables>> {
  return useQuery(RequireCameraPlanDocument, options);
}
export function useRequireCameraPlanLazyQuery(options?: useLazyQuery.Options<RequireCameraPlanQuery, RequireCameraPlanQueryVariables>): useLazyQuery.ResultTuple<RequireCameraPlanQuery, RequireCameraPlanQueryVariables> {
  return useLazyQuery(RequireCameraPlanDocument, options);
}

export function useResendFormMutation(options?: Omit<useMutation.Options<ResendFormMutation, ResendFormMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ResendFormMutation, ResendFormMutationVariables> {
  return useMutation(ResendFormDocument, options);
}

export function useResetPasswordPageMutation(options?: Omit<useMutation.Options<ResetPasswordPageMutation, ResetPasswordPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ResetPasswordPageMutation, ResetPasswordPageMutationVariables> {
  return useMutation(ResetPasswordPageDocument, options);
}

export function useRetentionPreviewQuery(options: useQuery.Options<RetentionPreviewQuery, RetentionPreviewQueryVariables> | SkipToken): useQuery.Result<RetentionPreviewQuery, RetentionPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RetentionPreviewQueryVariables>> {
  return useQuery(RetentionPreviewDocument, options);
}
export function useRetentionPreviewLazyQuery(options?: useLazyQuery.Options<RetentionPreviewQuery, RetentionPreviewQueryVariables>): useLazyQuery.ResultTuple<RetentionPreviewQuery, RetentionPreviewQueryVariables> {
  return useLazyQuery(RetentionPreviewDocument, options);
}

export function useRetentionRunsQuery(options: useQuery.Options<RetentionRunsQuery, RetentionRunsQueryVariables> | SkipToken): useQuery.Result<RetentionRunsQuery, RetentionRunsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RetentionRunsQueryVariables>> {
  return useQuery(RetentionRunsDocument, options);
}
export function useRetentionRunsLazyQuery(options?: useLazyQuery.Options<RetentionRunsQuery, RetentionRunsQueryVariables>): useLazyQuery.ResultTuple<RetentionRunsQuery, RetentionRunsQueryVariables> {
  return useLazyQuery(RetentionRunsDocument, options);
}

export function useRetentionSettingMutation(options?: Omit<useMutation.Options<RetentionSettingMutation, RetentionSettingMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RetentionSettingMutation, RetentionSettingMutationVariables> {
  return useMutation(RetentionSettingDocument, options);
}

export function useRetryMailMutation(options?: Omit<useMutation.Options<RetryMailMutation, RetryMailMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RetryMailMutation, RetryMailMutationVariables> {
  return useMutation(RetryMailDocument, options);
}

export function useReturnToTrialMutation(options?: Omit<useMutation.Options<ReturnToTrialMutation, ReturnToTrialMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ReturnToTrialMutation, ReturnToTrialMutationVariables> {
  return useMutation(ReturnToTrialDocument, options);
}

export function useRevealAppCodeMutation(options?: Omit<useMutation.Options<RevealAppCodeMutation, RevealAppCodeMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RevealAppCodeMutation, RevealAppCodeMutationVariables> {
  return useMutation(RevealAppCodeDocument, options);
}

export function useRoiPageQuery(options?: useQuery.Options<RoiPageQuery, RoiPageQueryVariables> | SkipToken): useQuery.Result<RoiPageQuery, RoiPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RoiPageQueryVariables>> {
  return useQuery(RoiPageDocument, options);
}
export function useRoiPageLazyQuery(options?: useLazyQuery.Options<RoiPageQuery, RoiPageQueryVariables>): useLazyQuery.ResultTuple<RoiPageQuery, RoiPageQueryVariables> {
  return useLazyQuery(RoiPageDocument, options);
}

export function useRotateKeyDialogMutation(options?: Omit<useMutation.Options<RotateKeyDialogMutation, RotateKeyDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RotateKeyDialogMutation, RotateKeyDialogMutationVariables> {
  return useMutation(RotateKeyDialogDocument, options);
}

export function useSaveRegionMutation(options?: Omit<useMutation.Options<SaveRegionMutation, SaveRegionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SaveRegionMutation, SaveRegionMutationVariables> {
  return useMutation(SaveRegionDocument, options);
}

export function useSetDepartmentDialogMutation(options?: Omit<useMutation.Options<SetDepartmentDialogMutation, SetDepartmentDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SetDepartmentDialogMutation, SetDepartmentDialogMutationVariables> {
  return useMutation(SetDepartmentDialogDocument, options);
}

export function useSettingsPageQuery(options?: useQuery.Options<SettingsPageQuery, SettingsPageQueryVariables> | SkipToken): useQuery.Result<SettingsPageQuery, SettingsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SettingsPageQueryVariables>> {
  return useQuery(SettingsPageDocument, options);
}
export function useSettingsPageLazyQuery(options?: useLazyQuery.Options<SettingsPageQuery, SettingsPageQueryVariables>): useLazyQuery.ResultTuple<SettingsPageQuery, SettingsPageQueryVariables> {
  return useLazyQuery(SettingsPageDocument, options);
}

export function useSettingsPreviewQuery(options?: useQuery.Options<SettingsPreviewQuery, SettingsPreviewQueryVariables> | SkipToken): useQuery.Result<SettingsPreviewQuery, SettingsPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SettingsPreviewQueryVariables>> {
  return useQuery(SettingsPreviewDocument, options);
}
export function useSettingsPreviewLazyQuery(options?: useLazyQuery.Options<SettingsPreviewQuery, SettingsPreviewQueryVariables>): useLazyQuery.ResultTuple<SettingsPreviewQuery, SettingsPreviewQueryVariables> {
  return useLazyQuery(SettingsPreviewDocument, options);
}

export function useSignupDetailsMutation(options?: Omit<useMutation.Options<SignupDetailsMutation, SignupDetailsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SignupDetailsMutation, SignupDetailsMutationVariables> {
  return useMutation(SignupDetailsDocument, options);
}

export function useSignupPageQuery(options?: useQuery.Options<SignupPageQuery, SignupPageQueryVariables> | SkipToken): useQuery.Result<SignupPageQuery, SignupPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SignupPageQueryVariables>> {
  return useQuery(SignupPageDocument, options);
}
export function useSignupPageLazyQuery(options?: useLazyQuery.Options<SignupPageQuery, SignupPageQueryVariables>): useLazyQuery.ResultTuple<SignupPageQuery, SignupPageQueryVariables> {
  return useLazyQuery(SignupPageDocument, options);
}

export function useTermPageQuery(options?: useQuery.Options<TermPageQuery, TermPageQueryVariables> | SkipToken): useQuery.Result<TermPageQuery, TermPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TermPageQueryVariables>> {
  return useQuery(TermPageDocument, options);
}
export function useTermPageLazyQuery(options?: useLazyQuery.Options<TermPageQuery, TermPageQueryVariables>): useLazyQuery.ResultTuple<TermPageQuery, TermPageQueryVariables> {
  return useLazyQuery(TermPageDocument, options);
}

export function useTimeMetricSettingMutation(options?: Omit<useMutation.Options<TimeMetricSettingMutation, TimeMetricSettingMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TimeMetricSettingMutation, TimeMetricSettingMutationVariables> {
  return useMutation(TimeMetricSettingDocument, options);
}

export function useTimeZoneSettingMutation(options?: Omit<useMutation.Options<TimeZoneSettingMutation, TimeZoneSettingMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TimeZoneSettingMutation, TimeZoneSettingMutationVariables> {
  return useMutation(TimeZoneSettingDocument, options);
}

export function useTraceQuery(options: useQuery.Options<TraceQuery, TraceQueryVariables> | SkipToken): useQuery.Result<TraceQuery, TraceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TraceQueryVariables>> {
  return useQuery(TraceDocument, options);
}
export function useTraceLazyQuery(options?: useLazyQuery.Options<TraceQuery, TraceQueryVariables>): useLazyQuery.ResultTuple<TraceQuery, TraceQueryVariables> {
  return useLazyQuery(TraceDocument, options);
}

export function useTracingExampleQuery(options: useQuery.Options<TracingExampleQuery, TracingExampleQueryVariables> | SkipToken): useQuery.Result<TracingExampleQuery, TracingExampleQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TracingExampleQueryVariables>> {
  return useQuery(TracingExampleDocument, options);
}
export function useTracingExampleLazyQuery(options?: useLazyQuery.Options<TracingExampleQuery, TracingExampleQueryVariables>): useLazyQuery.ResultTuple<TracingExampleQuery, TracingExampleQueryVariables> {
  return useLazyQuery(TracingExampleDocument, options);
}

export function useTracingPageQuery(options: useQuery.Options<TracingPageQuery, TracingPageQueryVariables> | SkipToken): useQuery.Result<TracingPageQuery, TracingPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TracingPageQueryVariables>> {
  return useQuery(TracingPageDocument, options);
}
export function useTracingPageLazyQuery(options?: useLazyQuery.Options<TracingPageQuery, TracingPageQueryVariables>): useLazyQuery.ResultTuple<TracingPageQuery, TracingPageQueryVariables> {
  return useLazyQuery(TracingPageDocument, options);
}

export function useTroubledPhonesQuery(options: useQuery.Options<TroubledPhonesQuery, TroubledPhonesQueryVariables> | SkipToken): useQuery.Result<TroubledPhonesQuery, TroubledPhonesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TroubledPhonesQueryVariables>> {
  return useQuery(TroubledPhonesDocument, options);
}
export function useTroubledPhonesLazyQuery(options?: useLazyQuery.Options<TroubledPhonesQuery, TroubledPhonesQueryVariables>): useLazyQuery.ResultTuple<TroubledPhonesQuery, TroubledPhonesQueryVariables> {
  return useLazyQuery(TroubledPhonesDocument, options);
}

export function useUndoChangeMutation(options?: Omit<useMutation.Options<UndoChangeMutation, UndoChangeMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UndoChangeMutation, UndoChangeMutationVariables> {
  return useMutation(UndoChangeDocument, options);
}

export function useUndoImportMutation(options?: Omit<useMutation.Options<UndoImportMutation, UndoImportMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UndoImportMutation, UndoImportMutationVariables> {
  return useMutation(UndoImportDocument, options);
}

export function useUpdateCompanyMutation(options?: Omit<useMutation.Options<UpdateCompanyMutation, UpdateCompanyMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateCompanyMutation, UpdateCompanyMutationVariables> {
  return useMutation(UpdateCompanyDocument, options);
}

export function useWayToTracingQuery(options?: useQuery.Options<WayToTracingQuery, WayToTracingQueryVariables> | SkipToken): useQuery.Result<WayToTracingQuery, WayToTracingQueryVariables, 'empty' | 'complete' | 'streaming', Partial<WayToTracingQueryVariables>> {
  return useQuery(WayToTracingDocument, options);
}
export function useWayToTracingLazyQuery(options?: useLazyQuery.Options<WayToTracingQuery, WayToTracingQueryVariables>): useLazyQuery.ResultTuple<WayToTracingQuery, WayToTracingQueryVariables> {
  return useLazyQuery(WayToTracingDocument, options);
}