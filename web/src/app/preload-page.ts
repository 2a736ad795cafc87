import type { ApolloClient } from '@apollo/client';
import type { Params } from 'react-router-dom';
import { preloadQuery } from '../apollo/preload.ts';
import { currentSession } from '../apollo/session.ts';
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
    preloadQuery(client, InsightsPageDocument, {});
    preloadQuery(client, CaseTracesDocument, {});
    preloadQuery(client, CurrentFiguresDocument, {});
    preloadQuery(client, CaseFiguresDocument, {});
  },
  directory: (client: ApolloClient, { search }: Address) =>
    preloadQuery(client, EmployeesPageDocument, readDirectoryVariables(search)),
  cases: (client: ApolloClient, { search }: Address) =>
    preloadQuery(client, CasesPageDocument, readCasesVariables(search)),
  case: (client: ApolloClient, { params }: Address) => {
    const number = readCaseNumber(params['number'] ?? '');
    if (number === null) return;
    preloadQuery(client, CasePageDocument, { number });
    preloadQuery(client, CaseTraceDocument, { number });
  },
  person: (client: ApolloClient, { params }: Address) =>
    preloadQuery(client, EmployeePageDocument, { employee: personOf(params) }),
  tracing: (client: ApolloClient, { search, params }: Address) => {
    preloadQuery(client, TracingPageDocument, { employee: personOf(params) });
    const number = caseInAddress(search);
    if (number !== null) return preloadQuery(client, TracedCaseDocument, { number });
    // A window of the address ends when the page is opened, which is not known yet.
    if (!isWindowInAddress(search))
      preloadQuery(client, TraceDocument, { employee: personOf(params) });
  },
};

export type PreloadedPage = keyof typeof pages;

const personOf = ({ employeeId = '' }: Params) => employeeRef(employeeId);

/** Sends the first requests of a page of the signed-in company. */
export const preloadPage = (
  client: ApolloClient,
  page: PreloadedPage,
  address: URL,
  params: Params,
): void => {
  if (currentSession()) pages[page](client, { search: address.searchParams, params });
};
