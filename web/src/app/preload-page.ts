import type { ApolloClient } from '@apollo/client';
import type { Params } from 'react-router-dom';
import { preloadQuery } from '../apollo/preload.ts';
import { currentSession } from '../apollo/session.ts';
import type { Permission } from '../generated/permissions.ts';
import { employeeRef } from '../domain/people/reference.ts';
import { readCasesVariables } from '../features/cases/list/cases-state.ts';
import { readCaseNumber } from '../features/cases/page/case-number.ts';
import { readDirectoryVariables } from '../features/employees/directory/directory-state.ts';
import { caseInAddress, isWindowInAddress } from '../features/tracing/trace-window.ts';
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
    if (maySee('health:read')) preloadQuery(client, InsightsPageDocument, {});
    if (maySee('tracing:read')) preloadQuery(client, CaseTracesDocument, {});
    if (!maySee('figures:read')) return;
    preloadQuery(client, CurrentFiguresDocument, {});
    preloadQuery(client, CaseFiguresDocument, {});
  },
  directory: (client: ApolloClient, { search }: Address) => {
    if (maySee('employee:read'))
      preloadQuery(
        client,
        EmployeesPageDocument,
        readDirectoryVariables(search, maySee('health:read')),
      );
  },
  cases: (client: ApolloClient, { search }: Address) => {
    if (maySee('case:read')) preloadQuery(client, CasesPageDocument, readCasesVariables(search));
  },
  case: (client: ApolloClient, { params }: Address) => {
    const number = readCaseNumber(params['number'] ?? '');
    if (number === null || !maySee('case:read')) return;
    preloadQuery(client, CasePageDocument, { number });
    preloadQuery(client, CaseTraceDocument, { number });
  },
  person: (client: ApolloClient, { params }: Address) => {
    if (maySee('employee:read'))
      preloadQuery(client, EmployeePageDocument, {
        employee: personOf(params),
        withHealth: maySee('health:read'),
      });
  },
  tracing: (client: ApolloClient, { search, params }: Address) => {
    if (!maySee('tracing:read')) return;
    preloadQuery(client, TracingPageDocument, { employee: personOf(params) });
    const number = caseInAddress(search);
    if (number !== null) preloadQuery(client, TracedCaseDocument, { number });
    // A window of the address ends when the page is opened, which is not known yet.
    else if (!isWindowInAddress(search))
      preloadQuery(client, TraceDocument, { employee: personOf(params) });
  },
};

export type PreloadedPage = keyof typeof pages;

/** Whether the member may, as far as is known before the first answer. */
const maySee = (permission: Permission): boolean =>
  currentSession()?.permissions?.includes(permission) ?? false;

const personOf = ({ employeeId = '' }: Params) => employeeRef(employeeId);

/** Sends the first requests of a page of the signed-in company. */
export const preloadPage = (
  client: ApolloClient,
  page: PreloadedPage,
  address: URL,
  params: Params,
): void => {
  pages[page](client, { search: address.searchParams, params });
};
