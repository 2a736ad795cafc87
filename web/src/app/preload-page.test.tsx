import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../apollo/session.ts';
import {
  CaseTracesDocument,
  CurrentFiguresDocument,
  DashboardShellDocument,
  EmployeePageDocument,
  EmployeesPageDocument,
  EmployeesPageFiguresDocument,
  InsightsPageDocument,
  OpenAppCodeRunsDocument,
  PlanSummariesDocument,
  TodayDocument,
  TraceDocument,
  TracingExampleDocument,
  TracingPageDocument,
} from '../generated/graphql.ts';
import { EmployeesPage } from '../features/people/directory/EmployeesPage.tsx';
import { aCompany, anEmployee } from '../testing/factories.ts';
import { aSession, renderRoutes } from '../testing/render.tsx';
import { ownerPermissions } from '../testing/permissions.ts';
import { answer, refuse } from '../testing/server.ts';
import { createRoutes } from './router.tsx';

type Code = Promise<{ Component: ComponentType }>;

/** Creates all routes, and replaces the code of the given paths. */
const createRoutesWith =
  (code: Record<string, Code>) =>
  (client: ApolloClient): RouteObject[] => {
    const replace = (route: RouteObject): RouteObject => {
      const replaced = code[route.path ?? ''];
      if (replaced) return { ...route, lazy: () => replaced };
      return { ...route, children: route.children?.map(replace) } as RouteObject;
    };
    return createRoutes(client).map(replace);
  };
/** Code that never loads, so that all requests are preloads. */
const never: Code = new Promise(() => undefined);
const createRoutesWithoutCode = createRoutesWith({
  'emp/:employeeId': never,
  'tracing/:employeeId': never,
  insights: never,
});
const directory = Promise.resolve({ Component: EmployeesPage });

const anna = anEmployee({ name: 'Anna Li' });
const ben = anEmployee({ name: 'Ben Ng' });
const answerDirectory = () =>
  answer(EmployeesPageDocument, { employees: { items: [anna], total: 1 } });

beforeEach(() => {
  answer(DashboardShellDocument, {
    viewer: {
      email: 'anna@acme.test',
      role: 'OWNER',
      name: null,
      memberNames: [],
      lacksSecondFactor: false,
      permissions: [...ownerPermissions],
      company: aCompany(),
    },
  });
  answer(EmployeesPageFiguresDocument, { positive: { total: 0 }, departments: [] });
  answer(OpenAppCodeRunsDocument, { appCodeRuns: [] });
  startSession(aSession());
});

/** Collects the variables of requests that are never answered. */
const collect = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): Variables[] =>
  answer(
    document,
    () => {
      throw new Error('Not answered');
    },
    { delay: 'infinite' },
  );

/** Opens the directory from another page of the dashboard. */
const openDirectory = async (code: Code = directory) => {
  const rendered = renderRoutes(createRoutesWith({ emp: code }), '/dashboard/acme/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await rendered.user.click(screen.getByRole('link', { name: 'Employee Directory' }));
  return rendered;
};

describe('preloadPage', () => {
  it('requests the person while the code of the page loads', async () => {
    const asked = collect(EmployeePageDocument);
    renderRoutes(createRoutesWithoutCode, '/dashboard/acme/emp/E-17');
    await waitFor(() => expect(asked).toEqual([{ employee: { code: 'E-17' }, withHealth: true }]));
  });

  it('requests a trace and its person together', async () => {
    const people = collect(TracingPageDocument);
    const traces = collect(TraceDocument);
    renderRoutes(createRoutesWithoutCode, '/dashboard/acme/tracing/E-17');
    const variables = { employee: { code: 'E-17' } };
    await waitFor(() => expect([people, traces]).toEqual([[variables], [variables]]));
  });

  it('leaves the trace to the page if the address has a window', async () => {
    const people = collect(TracingPageDocument);
    const traces = collect(TraceDocument);
    renderRoutes(createRoutesWithoutCode, '/dashboard/acme/tracing/E-17?from=7d');
    await waitFor(() => expect(people).toHaveLength(1));
    expect(traces).toEqual([]);
  });

  it('requests the positive cases, their traces and the figures of the insights', async () => {
    const asked = [
      collect(InsightsPageDocument),
      collect(CaseTracesDocument),
      collect(CurrentFiguresDocument),
    ];
    const today = collect(TodayDocument);
    renderRoutes(createRoutesWithoutCode, '/dashboard/acme/insights');
    await waitFor(() => expect(asked).toEqual([[{}], [{}], [{}]]));
    await waitFor(() => expect(today).toHaveLength(1));
  });

  it('requests nothing without a session', async () => {
    const asked = answerDirectory();
    endSession();
    const { address } = renderRoutes(createRoutes, '/dashboard/acme/emp');
    await import('./preload-page.ts');
    expect(asked).toEqual([]);
    expect(address()).toBe('/dashboard/acme/emp');
  });

  it('discards preloaded answers when the session ends', async () => {
    answer(PlanSummariesDocument, { plans: [] });
    answer(TracingExampleDocument, {
      tracingExample: { length: 60, people: [], meetings: [], exposures: [] },
    });
    const asked = collect(EmployeesPageDocument);
    const { address } = await openDirectory();
    await waitFor(() => expect(asked).toHaveLength(1));
    endSession();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('sends the request at the click, and the page only for the next page of its list', async () => {
    const asked = answer(EmployeesPageDocument, ({ page }) => ({
      employees: { items: [page === 1 ? anna : ben], total: 11 },
    }));
    const code = Promise.withResolvers<Awaited<Code>>();
    const { user, address } = await openDirectory(code.promise);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    code.resolve({ Component: EmployeesPage });
    expect(await screen.findByText('Anna Li')).toBeVisible();
    expect(address()).toBe('/dashboard/acme/emp');
    expect(asked).toMatchObject([{ page: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Ben Ng')).toBeVisible();
    expect(asked).toMatchObject([{ page: 1 }, { page: 2 }]);
  });

  it('leaves a failed request to the page, which repeats it on “Try again”', async () => {
    refuse(EmployeesPageDocument, { message: 'Out of order' });
    const { user } = renderRoutes(createRoutes, '/dashboard/acme/emp');
    expect(await screen.findByText('The directory could not be loaded.')).toBeVisible();
    answerDirectory();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna Li')).toBeVisible();
  });
});
