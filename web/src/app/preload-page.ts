import type { ApolloClient } from '@apollo/client';
import type { Params } from 'react-router-dom';
import { preloadQuery } from '../apollo/preload.ts';
import { currentSession } from '../apollo/session.ts';
import type { Permission } from '../generated/permissions.ts';
import { employeeRef } from '../domain/people/reference.ts';
import { readCasesVariables } from '../features/cases/list/cases-state.ts';
import { readCaseNumber } from '../features/cases/page/case-number.ts';
import { readDirectoryVariables } from '../features/employees/directory/directory-state.ts';
import { readCaseInAddress, isWindowInAddress } from '../features/tracing/trace-window.ts';
import {
  CaseFiguresDocument,
  CasePageDocument,
  CasesPageDocument,
  CaseTraceDocument,
  CaseTracesDocument,
  CurrentFiguresDocument,
  EmployeePageDocument,
  EmployeesPageDocument,
  InsightsPageDocument,
  TraceDocument,
  TracedCaseDocument,
  TracingPageDocument,
} from '../generated/graphql.ts';

interface Address {
  search: URLSearchParams;
  params: Params;
}

const pages = {
  insights: (client: ApolloClient) => {
    if (hasPermission('health:read')) preloadQuery(client, InsightsPageDocument, {});
    if (hasPermission('tracing:read')) preloadQuery(client, CaseTracesDocument, {});
    if (!hasPermission('figures:read')) return;
    preloadQuery(client, CurrentFiguresDocument, {});
    preloadQuery(client, CaseFiguresDocument, {});
  },
  directory: (client: ApolloClient, { search }: Address) => {
    if (hasPermission('employee:read'))
      preloadQuery(
        client,
        EmployeesPageDocument,
        readDirectoryVariables(search, hasPermission('health:read')),
      );
  },
  cases: (client: ApolloClient, { search }: Address) => {
    if (hasPermission('case:read'))
      preloadQuery(client, CasesPageDocument, readCasesVariables(search));
  },
  case: (client: ApolloClient, { params }: Address) => {
    const number = readCaseNumber(params['number'] ?? '');
    if (number === null || !hasPermission('case:read')) return;
    preloadQuery(client, CasePageDocument, { number });
    preloadQuery(client, CaseTraceDocument, { number });
  },
  person: (client: ApolloClient, { params }: Address) => {
    if (hasPermission('employee:read'))
      preloadQuery(client, EmployeePageDocument, {
        employee: readEmployee(params),
        withHealth: hasPermission('health:read'),
      });
  },
  tracing: (client: ApolloClient, { search, params }: Address) => {
    if (!hasPermission('tracing:read')) return;
    preloadQuery(client, TracingPageDocument, { employee: readEmployee(params) });
    const number = readCaseInAddress(search);
    if (number !== null) preloadQuery(client, TracedCaseDocument, { number });
    // A window in the address ends when the page is rendered, which has not happened yet.
    else if (!isWindowInAddress(search))
      preloadQuery(client, TraceDocument, { employee: readEmployee(params) });
  },
};

export type PreloadedPage = keyof typeof pages;

/** Whether the stored session has the permission. */
const hasPermission = (permission: Permission): boolean =>
  currentSession()?.permissions?.includes(permission) ?? false;

const readEmployee = ({ employeeId = '' }: Params) => employeeRef(employeeId);

/** Sends the first requests of a page of the signed-in company. */
export const preloadPage = (
  client: ApolloClient,
  page: PreloadedPage,
  address: URL,
  params: Params,
): void => {
  pages[page](client, { search: address.searchParams, params });
};
