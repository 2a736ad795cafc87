import type { EmployeeReportsPageQuery } from '../../../generated/graphql.ts';

/** What an employee has reported from their own file. */
export type Report = EmployeeReportsPageQuery['employeeReports']['items'][number];
