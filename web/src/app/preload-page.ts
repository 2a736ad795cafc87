import type { ApolloClient } from '@apollo/client';
import type { Params } from 'react-router-dom';
import { currentSession } from '../apollo/session.ts';
import type { Permission } from '../generated/permissions.ts';
import { employeeRef } from '../features/people/person/reference.ts';
import { readCasesVariables } from '../features/cases/register/list/cases-state.ts';
import { readCaseNumber } from '../features/cases/register/page/case-number.ts';
import { readDirectoryVariables } from '../features/people/directory/directory-state.ts';
import { hasToday, todayVariables } from '../features/overview/today/use-today.ts';
import { readCaseInAddress, isWindowInAddress } from '../features/contacts/tracing/trace-window.ts';
import {
  preloadCaseFigures,
  preloadCasePage,
  preloadCasesPage,
  preloadCaseTrace,
  preloadCaseTraces,
  preloadCurrentFigures,
  preloadEmployeePage,
  preloadEmployeesPage,
  preloadInsightsPage,
  preloadToday,
  preloadTrace,
  preloadTracedCase,
  preloadTracingPage,
} from '../generated/graphql.ts';

interface Address {
  search: URLSearchParams;
  params: Params;
}

const pages = {
  insights: (client: ApolloClient) => {
    if (hasPermission('health:read')) preloadInsightsPage(client, {});
    if (hasPermission('tracing:read')) preloadCaseTraces(client, {});
    if (!hasPermission('figures:read')) return;
    const today = todayVariables({
      can: hasPermission,
      hasCameras: currentSession()?.company.hasCameras,
    });
    if (hasToday(today)) preloadToday(client, today);
    preloadCurrentFigures(client, {});
    preloadCaseFigures(client, {});
  },
  directory: (client: ApolloClient, { search }: Address) => {
    if (hasPermission('employee:read'))
      preloadEmployeesPage(client, readDirectoryVariables(search, hasPermission('health:read')));
  },
  cases: (client: ApolloClient, { search }: Address) => {
    if (hasPermission('case:read')) preloadCasesPage(client, readCasesVariables(search));
  },
  case: (client: ApolloClient, { params }: Address) => {
    const number = readCaseNumber(params['number'] ?? '');
    if (number === null || !hasPermission('case:read')) return;
    preloadCasePage(client, { number });
    preloadCaseTrace(client, { number });
  },
  person: (client: ApolloClient, { params }: Address) => {
    if (hasPermission('employee:read'))
      preloadEmployeePage(client, {
        employee: readEmployee(params),
        withHealth: hasPermission('health:read'),
      });
  },
  tracing: (client: ApolloClient, { search, params }: Address) => {
    if (!hasPermission('tracing:read')) return;
    preloadTracingPage(client, { employee: readEmployee(params) });
    const number = readCaseInAddress(search);
    if (number !== null) preloadTracedCase(client, { number });
    // A window in the address ends when the page is rendered, which has not happened yet.
    else if (!isWindowInAddress(search)) preloadTrace(client, { employee: readEmployee(params) });
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
