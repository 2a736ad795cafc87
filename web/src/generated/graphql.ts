/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useLazyQuery, useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** An employee to add to the directory. */
export type CreateEmployeeInput = {
  /** Country code of the phone, as '+65'. */
  countryCode?: string | null | undefined;
  /** Date of birth, today at the latest. */
  dateOfBirth?: string | null | undefined;
  /** Department. */
  department: string;
  /** Job title. */
  designation?: string | null | undefined;
  /** E-mail address, unique within the company. */
  email: string;
  /** Employee code, unique within the company. */
  employeeId: string;
  /** Gender. */
  gender?: Gender | null | undefined;
  /** COVID-19 status; a new employee is negative when absent. Negative clears the date. */
  isPositive?: boolean | null | undefined;
  /** Full name: letters and spaces. */
  name: string;
  /** 6 digits for the app's sign-in. Made for a new employee when absent; a change ends the phone's sessions. */
  password?: string | null | undefined;
  /** Phone number, 6 to 13 digits, unique within the company. */
  phone: string;
  /** Day of the positive test, today at the latest; only for a positive employee. */
  positiveDate?: string | null | undefined;
};

/** Column that sorts the directory. */
export type EmployeeSort =
  | 'CREATED_AT'
  | 'DEPARTMENT'
  | 'EMAIL'
  | 'EMPLOYEE_ID'
  | 'LAST_ACTIVE'
  | 'NAME'
  | 'PHONE'
  | 'STATUS';

/** Gender of an employee, where given. */
export type Gender =
  | 'FEMALE'
  | 'MALE';

/** What somebody who is signed in acts as. */
export type Role =
  /** Admin of one company. */
  | 'COMPANY_ADMIN'
  /** An employee's phone. */
  | 'EMPLOYEE'
  /** Administrator of the provider. */
  | 'PROVIDER_ADMIN';

/** A company admin's address and password. */
export type SignInInput = {
  /** Registered e-mail address. */
  email: string;
  /** Password. */
  password: string;
};

/** Ascending or descending. */
export type SortDirection =
  | 'ASC'
  | 'DESC';

/** Changes of an employee. What is absent stays; null clears gender and dates. */
export type UpdateEmployeeInput = {
  /** Country code of the phone, as '+65'. */
  countryCode?: string | null | undefined;
  /** Date of birth, today at the latest. */
  dateOfBirth?: string | null | undefined;
  /** Department. */
  department?: string | null | undefined;
  /** Job title. */
  designation?: string | null | undefined;
  /** Gender. */
  gender?: Gender | null | undefined;
  /** COVID-19 status; a new employee is negative when absent. Negative clears the date. */
  isPositive?: boolean | null | undefined;
  /** Full name: letters and spaces. */
  name?: string | null | undefined;
  /** 6 digits for the app's sign-in. Made for a new employee when absent; a change ends the phone's sessions. */
  password?: string | null | undefined;
  /** Day of the positive test, today at the latest; only for a positive employee. */
  positiveDate?: string | null | undefined;
};

export type CompanyMenuMutationVariables = Exact<{ [key: string]: never; }>;


export type CompanyMenuMutation = { signOut: boolean };

export type DashboardShellQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardShellQuery = { viewer: { role: Role, company: { id: string, name: string, timeZone: string } | null } };

export type AnalyticsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalyticsPageQuery = { viewer: { company: { id: string, timeMetric: number, pendingTimeMetric: { minutes: number, from: string | null } | null } | null } };

export type ContactLevelsQueryVariables = Exact<{
  employeeId: string;
  from: string;
  until: string;
}>;


export type ContactLevelsQuery = { trace: { person: { id: string, name: string, employeeId: string | null }, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, employeeId: string | null, department: string | null }, path: Array<{ carrier: { id: string, name: string }, person: { id: string } }> }> } };

export type ContinuousContactsQueryVariables = Exact<{
  from: string;
  to: string;
  page: number;
  pageSize?: number | null | undefined;
}>;


export type ContinuousContactsQuery = { continuousContacts: { total: number, items: Array<{ source: ContactSource, startedAt: string, endedAt: string, minutes: number, coveredMinutes: number, thresholdMinutes: number, person: { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean } }> } };

export type ContinuousContacts_ContactFragment = { source: ContactSource, startedAt: string, endedAt: string, minutes: number, coveredMinutes: number, thresholdMinutes: number, person: { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean } };

export type ContactPerson_PersonFragment = { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean };

export type CumulativeContactsQueryVariables = Exact<{
  from: string;
  to: string;
  page: number;
  pageSize?: number | null | undefined;
}>;


export type CumulativeContactsQuery = { cumulativeContacts: { total: number, items: Array<{ source: ContactSource, windowStart: string, minutes: number, reachedAt: string, thresholdMinutes: number, person: { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean } }> } };

export type CumulativeContacts_ContactFragment = { source: ContactSource, windowStart: string, minutes: number, reachedAt: string, thresholdMinutes: number, person: { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean }, other: { id: string, name: string, employeeId: string | null, department: string | null, isDeleted: boolean } };

export type PersonSelectQueryVariables = Exact<{
  search: string;
}>;


export type PersonSelectQuery = { employees: { total: number, items: Array<{ id: string, employeeId: string, name: string, department: string }> } };

export type AddEmployeeDialogMutationVariables = Exact<{
  input: CreateEmployeeInput;
}>;


export type AddEmployeeDialogMutation = { createEmployee: { employee: { id: string, employeeId: string, name: string, phone: string, countryCode: string, email: string, department: string, isPositive: boolean, positiveDate: string | null, lastActive: string | null } } };

export type DeleteEmployeeDialog_EmployeeFragment = { id: string, name: string, employeeId: string };

export type DeleteEmployeeDialogMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEmployeeDialogMutation = { deleteEmployee: boolean };

export type EditEmployeeDialog_EmployeeFragment = { id: string, employeeId: string, name: string, email: string, phone: string, countryCode: string, designation: string, department: string, gender: Gender | null, dateOfBirth: string | null, isPositive: boolean, positiveDate: string | null };

export type EditEmployeeDialogMutationVariables = Exact<{
  id: string;
  input: UpdateEmployeeInput;
}>;


export type EditEmployeeDialogMutation = { updateEmployee: { id: string, employeeId: string, name: string, phone: string, countryCode: string, email: string, department: string, isPositive: boolean, positiveDate: string | null, lastActive: string | null, designation: string, gender: Gender | null, dateOfBirth: string | null } };

export type EmployeeRow_EmployeeFragment = { id: string, employeeId: string, name: string, phone: string, countryCode: string, email: string, department: string, isPositive: boolean, positiveDate: string | null, lastActive: string | null };

export type EmployeesPageQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  pageSize: number;
  sort: EmployeeSort;
  direction: SortDirection;
}>;


export type EmployeesPageQuery = { departments: Array<string>, employees: { total: number, items: Array<{ id: string, employeeId: string, name: string, phone: string, countryCode: string, email: string, department: string, isPositive: boolean, positiveDate: string | null, lastActive: string | null, designation: string, gender: Gender | null, dateOfBirth: string | null }> }, positiveEmployees: Array<{ id: string }> };

export type CaseTraceQueryVariables = Exact<{
  employeeId: string;
}>;


export type CaseTraceQuery = { trace: { exposures: Array<{ level: number, person: { id: string, isPositive: boolean } }> } };

export type InsightsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type InsightsPageQuery = { positiveEmployees: Array<{ id: string, employeeId: string, name: string, department: string, positiveDate: string | null }> };

export type LoginPageMutationVariables = Exact<{
  input: SignInInput;
}>;


export type LoginPageMutation = { signInCompany: { token: string, company: { id: string, name: string, timeZone: string } } };

export type EvidencePanelQueryVariables = Exact<{
  carrierId: string;
  personId: string;
  source: ContactSource;
  from: string;
  until: string;
}>;


export type EvidencePanelQuery = { meeting: { source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, evidence: { spanStart: string, spanEnd: string, coveredMinutes: number, episodes: Array<{ startedAt: string, endedAt: string, minutes: number, coveredMinutes: number }>, records: Array<{ id: string, startedAt: string, endedAt: string, minutes: number, countedFrom: string, countedUntil: string, distance: number | null, receivedAt: string, reportedBy: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> }, carrier: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } } };

export type Evidence_EvidenceFragment = { spanStart: string, spanEnd: string, coveredMinutes: number, episodes: Array<{ startedAt: string, endedAt: string, minutes: number, coveredMinutes: number }>, records: Array<{ id: string, startedAt: string, endedAt: string, minutes: number, countedFrom: string, countedUntil: string, distance: number | null, receivedAt: string, reportedBy: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> };

export type TraceQueryVariables = Exact<{
  employeeId: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type TraceQuery = { trace: { from: string, until: string, person: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, thresholds: Array<{ minutes: number, from: string | null }>, exposures: Array<{ level: number, exposedAt: string, minutes: number, person: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, path: Array<{ source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, carrier: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } }> }> } };

export type TracingPageQueryVariables = Exact<{
  employeeId: string;
}>;


export type TracingPageQuery = { employee: { id: string, employeeId: string, name: string, department: string, isPositive: boolean, positiveDate: string | null } };

export type TracedPerson_PersonFragment = { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean };

export type TracedMeeting_MeetingFragment = { source: ContactSource, countedFrom: string, countedUntil: string, reachedAt: string, rule: ContactRule, thresholdMinutes: number, minutes: number, carrier: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean }, person: { id: string, name: string, employeeId: string | null, department: string | null, isPositive: boolean, isDeleted: boolean } };

export const ContactPerson_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<ContactPerson_PersonFragment, unknown>;
export const ContinuousContacts_ContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContinuousContacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContinuousContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<ContinuousContacts_ContactFragment, unknown>;
export const CumulativeContacts_ContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CumulativeContacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CumulativeContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"windowStart"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<CumulativeContacts_ContactFragment, unknown>;
export const DeleteEmployeeDialog_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}}]}}]} as unknown as DocumentNode<DeleteEmployeeDialog_EmployeeFragment, unknown>;
export const EditEmployeeDialog_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]} as unknown as DocumentNode<EditEmployeeDialog_EmployeeFragment, unknown>;
export const EmployeeRow_EmployeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}}]}}]} as unknown as DocumentNode<EmployeeRow_EmployeeFragment, unknown>;
export const TracedPerson_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<TracedPerson_PersonFragment, unknown>;
export const Evidence_EvidenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Evidence_evidence"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evidence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spanStart"}},{"kind":"Field","name":{"kind":"Name","value":"spanEnd"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"episodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<Evidence_EvidenceFragment, unknown>;
export const TracedMeeting_MeetingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedMeeting_meeting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Meeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<TracedMeeting_MeetingFragment, unknown>;
export const CompanyMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompanyMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<CompanyMenuMutation, CompanyMenuMutationVariables>;
export const DashboardShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardShellQuery, DashboardShellQueryVariables>;
export const AnalyticsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AnalyticsPageQuery, AnalyticsPageQueryVariables>;
export const ContactLevelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactLevels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"exposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ContactLevelsQuery, ContactLevelsQueryVariables>;
export const ContinuousContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContinuousContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continuousContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContinuousContacts_contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContinuousContacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContinuousContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]} as unknown as DocumentNode<ContinuousContactsQuery, ContinuousContactsQueryVariables>;
export const CumulativeContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CumulativeContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cumulativeContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CumulativeContacts_contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CumulativeContacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CumulativeContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"windowStart"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}}]}}]} as unknown as DocumentNode<CumulativeContactsQuery, CumulativeContactsQueryVariables>;
export const PersonSelectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonSelect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PersonSelectQuery, PersonSelectQueryVariables>;
export const AddEmployeeDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEmployeeDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow_employee"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}}]}}]} as unknown as DocumentNode<AddEmployeeDialogMutation, AddEmployeeDialogMutationVariables>;
export const DeleteEmployeeDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEmployeeDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteEmployeeDialogMutation, DeleteEmployeeDialogMutationVariables>;
export const EditEmployeeDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditEmployeeDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEmployeeDialog_employee"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}}]}}]} as unknown as DocumentNode<EditEmployeeDialogMutation, EditEmployeeDialogMutationVariables>;
export const EmployeesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditEmployeeDialog_employee"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteEmployeeDialog_employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditEmployeeDialog_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow_employee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}}]}}]} as unknown as DocumentNode<EmployeesPageQuery, EmployeesPageQueryVariables>;
export const CaseTraceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseTrace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CaseTraceQuery, CaseTraceQueryVariables>;
export const InsightsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsightsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as DocumentNode<InsightsPageQuery, InsightsPageQueryVariables>;
export const LoginPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<LoginPageMutation, LoginPageMutationVariables>;
export const EvidencePanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidencePanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"carrierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSource"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meeting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"carrierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"carrierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedMeeting_meeting"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Evidence_evidence"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Evidence_evidence"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evidence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spanStart"}},{"kind":"Field","name":{"kind":"Name","value":"spanEnd"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"episodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"coveredMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedMeeting_meeting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Meeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]} as unknown as DocumentNode<EvidencePanelQuery, EvidencePanelQueryVariables>;
export const TraceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"thresholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exposures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"exposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedMeeting_meeting"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedMeeting_meeting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Meeting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"countedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]} as unknown as DocumentNode<TraceQuery, TraceQueryVariables>;
export const TracingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TracingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as DocumentNode<TracingPageQuery, TracingPageQueryVariables>;

export function useAddEmployeeDialogMutation(options?: Omit<useMutation.Options<AddEmployeeDialogMutation, AddEmployeeDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AddEmployeeDialogMutation, AddEmployeeDialogMutationVariables> {
  return useMutation(AddEmployeeDialogDocument, options);
}

export function useAnalyticsPageQuery(options?: useQuery.Options<AnalyticsPageQuery, AnalyticsPageQueryVariables> | SkipToken): useQuery.Result<AnalyticsPageQuery, AnalyticsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AnalyticsPageQueryVariables>> {
  return useQuery(AnalyticsPageDocument, options);
}
export function useAnalyticsPageLazyQuery(options?: useLazyQuery.Options<AnalyticsPageQuery, AnalyticsPageQueryVariables>): useLazyQuery.ResultTuple<AnalyticsPageQuery, AnalyticsPageQueryVariables> {
  return useLazyQuery(AnalyticsPageDocument, options);
}

export function useCaseTraceQuery(options: useQuery.Options<CaseTraceQuery, CaseTraceQueryVariables> | SkipToken): useQuery.Result<CaseTraceQuery, CaseTraceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CaseTraceQueryVariables>> {
  return useQuery(CaseTraceDocument, options);
}
export function useCaseTraceLazyQuery(options?: useLazyQuery.Options<CaseTraceQuery, CaseTraceQueryVariables>): useLazyQuery.ResultTuple<CaseTraceQuery, CaseTraceQueryVariables> {
  return useLazyQuery(CaseTraceDocument, options);
}

export function useCompanyMenuMutation(options?: Omit<useMutation.Options<CompanyMenuMutation, CompanyMenuMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CompanyMenuMutation, CompanyMenuMutationVariables> {
  return useMutation(CompanyMenuDocument, options);
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

export function useCumulativeContactsQuery(options: useQuery.Options<CumulativeContactsQuery, CumulativeContactsQueryVariables> | SkipToken): useQuery.Result<CumulativeContactsQuery, CumulativeContactsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CumulativeContactsQueryVariables>> {
  return useQuery(CumulativeContactsDocument, options);
}
export function useCumulativeContactsLazyQuery(options?: useLazyQuery.Options<CumulativeContactsQuery, CumulativeContactsQueryVariables>): useLazyQuery.ResultTuple<CumulativeContactsQuery, CumulativeContactsQueryVariables> {
  return useLazyQuery(CumulativeContactsDocument, options);
}

export function useDashboardShellQuery(options?: useQuery.Options<DashboardShellQuery, DashboardShellQueryVariables> | SkipToken): useQuery.Result<DashboardShellQuery, DashboardShellQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DashboardShellQueryVariables>> {
  return useQuery(DashboardShellDocument, options);
}
export function useDashboardShellLazyQuery(options?: useLazyQuery.Options<DashboardShellQuery, DashboardShellQueryVariables>): useLazyQuery.ResultTuple<DashboardShellQuery, DashboardShellQueryVariables> {
  return useLazyQuery(DashboardShellDocument, options);
}

export function useDeleteEmployeeDialogMutation(options?: Omit<useMutation.Options<DeleteEmployeeDialogMutation, DeleteEmployeeDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteEmployeeDialogMutation, DeleteEmployeeDialogMutationVariables> {
  return useMutation(DeleteEmployeeDialogDocument, options);
}

export function useEditEmployeeDialogMutation(options?: Omit<useMutation.Options<EditEmployeeDialogMutation, EditEmployeeDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EditEmployeeDialogMutation, EditEmployeeDialogMutationVariables> {
  return useMutation(EditEmployeeDialogDocument, options);
}

export function useEmployeesPageQuery(options: useQuery.Options<EmployeesPageQuery, EmployeesPageQueryVariables> | SkipToken): useQuery.Result<EmployeesPageQuery, EmployeesPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EmployeesPageQueryVariables>> {
  return useQuery(EmployeesPageDocument, options);
}
export function useEmployeesPageLazyQuery(options?: useLazyQuery.Options<EmployeesPageQuery, EmployeesPageQueryVariables>): useLazyQuery.ResultTuple<EmployeesPageQuery, EmployeesPageQueryVariables> {
  return useLazyQuery(EmployeesPageDocument, options);
}

export function useEvidencePanelQuery(options: useQuery.Options<EvidencePanelQuery, EvidencePanelQueryVariables> | SkipToken): useQuery.Result<EvidencePanelQuery, EvidencePanelQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EvidencePanelQueryVariables>> {
  return useQuery(EvidencePanelDocument, options);
}
export function useEvidencePanelLazyQuery(options?: useLazyQuery.Options<EvidencePanelQuery, EvidencePanelQueryVariables>): useLazyQuery.ResultTuple<EvidencePanelQuery, EvidencePanelQueryVariables> {
  return useLazyQuery(EvidencePanelDocument, options);
}

export function useInsightsPageQuery(options?: useQuery.Options<InsightsPageQuery, InsightsPageQueryVariables> | SkipToken): useQuery.Result<InsightsPageQuery, InsightsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InsightsPageQueryVariables>> {
  return useQuery(InsightsPageDocument, options);
}
export function useInsightsPageLazyQuery(options?: useLazyQuery.Options<InsightsPageQuery, InsightsPageQueryVariables>): useLazyQuery.ResultTuple<InsightsPageQuery, InsightsPageQueryVariables> {
  return useLazyQuery(InsightsPageDocument, options);
}

export function useLoginPageMutation(options?: Omit<useMutation.Options<LoginPageMutation, LoginPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<LoginPageMutation, LoginPageMutationVariables> {
  return useMutation(LoginPageDocument, options);
}

export function usePersonSelectQuery(options: useQuery.Options<PersonSelectQuery, PersonSelectQueryVariables> | SkipToken): useQuery.Result<PersonSelectQuery, PersonSelectQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PersonSelectQueryVariables>> {
  return useQuery(PersonSelectDocument, options);
}
export function usePersonSelectLazyQuery(options?: useLazyQuery.Options<PersonSelectQuery, PersonSelectQueryVariables>): useLazyQuery.ResultTuple<PersonSelectQuery, PersonSelectQueryVariables> {
  return useLazyQuery(PersonSelectDocument, options);
}

export function useTraceQuery(options: useQuery.Options<TraceQuery, TraceQueryVariables> | SkipToken): useQuery.Result<TraceQuery, TraceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TraceQueryVariables>> {
  return useQuery(TraceDocument, options);
}
export function useTraceLazyQuery(options?: useLazyQuery.Options<TraceQuery, TraceQueryVariables>): useLazyQuery.ResultTuple<TraceQuery, TraceQueryVariables> {
  return useLazyQuery(TraceDocument, options);
}

export function useTracingPageQuery(options: useQuery.Options<TracingPageQuery, TracingPageQueryVariables> | SkipToken): useQuery.Result<TracingPageQuery, TracingPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TracingPageQueryVariables>> {
  return useQuery(TracingPageDocument, options);
}
export function useTracingPageLazyQuery(options?: useLazyQuery.Options<TracingPageQuery, TracingPageQueryVariables>): useLazyQuery.ResultTuple<TracingPageQuery, TracingPageQueryVariables> {
  return useLazyQuery(TracingPageDocument, options);
}