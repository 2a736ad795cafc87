import { screen, waitFor, within } from '@testing-library/react';
import { IconChartBar } from '@tabler/icons-react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../apollo/client.ts';
import { currentSession } from '../../apollo/session.ts';
import { CompanyMenuDocument, QuickSearchDocument } from '../../generated/graphql.ts';
import { anEmployee } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/render.tsx';
import { answer, loseConnection } from '../../testing/server.ts';
import { createDashboardRoutes } from '../routes/dashboard-routes.tsx';
import { QuickSearchButton } from './QuickSearchButton.tsx';

const anna = anEmployee({ code: 'E7', name: 'Anna Li', department: 'Kitchen' });
const lobby = { id: 'c1', code: 'C-LOBBY', roomName: 'Lobby', roomNumber: '1-01' };

const renderSearch = ({ hasCameras = true, isLimited = false } = {}) =>
  renderScreen(
    <QuickSearchButton
      companyName="Acme"
      places={[{ label: 'Insights', icon: IconChartBar, to: '/dashboard/acme/insights' }]}
      hasCameras={hasCameras}
      isLimited={isLimited}
    />,
    { path: '*', at: '/' },
  );
const field = () =>
  screen.findByRole('textbox', { name: 'Search people, cases, cameras, pages and actions' });
const entries = () =>
  within(screen.getByRole('dialog', { name: 'Search' }))
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent);

/** Pages that belong to one person, case, camera, disease or run, and those of the sidebar. */
const notOffered = new Set([
  '',
  '*',
  'insights',
  'landing',
  'emp',
  'cases',
  'follow-up',
  'analytics',
  'camera-details',
  'monitor',
]);

const listPaths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...listPaths(children),
  ]);

describe('QuickSearch', () => {
  it('offers every page of the dashboard that the sidebar does not', async () => {
    const pages = listPaths(createDashboardRoutes(createClient()).children ?? []).filter(
      (path) => !path.includes(':') && !notOffered.has(path),
    );
    const { user, address } = renderSearch();
    const reached = new Set<string>();
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const labels = entries().filter((label) => !/mode$|Logout|Export|Insights/u.test(label ?? ''));
    for (const label of labels) {
      if (screen.queryByRole('dialog', { name: 'Search' }) === null)
        await user.keyboard('{Control>}k{/Control}');
      await field();
      await user.click(screen.getByRole('button', { name: label, hidden: true }));
      reached.add(
        address()
          .replace(/^\/dashboard\/acme\//u, '')
          .split('?')[0]!,
      );
    }
    expect([...reached]).toEqual(expect.arrayContaining(pages));
  });

  it('opens with Ctrl+K and offers the pages and actions of the session', async () => {
    const { user } = renderSearch();
    await user.keyboard('{Control>}k{/Control}');
    await field();
    expect(entries()).toEqual([
      'Insights',
      'Open a case',
      'Add employee',
      'Import people',
      'Export all people',
      'Inbox',
      'Call sheet',
      'Contested contacts',
      'Reports of employees',
      'Corrections',
      'Changed codes and addresses',
      'Immunity',
      'Region of a camera',
      'Diseases',
      'Plan',
      'Profile',
      'Members',
      'Audit Log',
      'Webhooks',
      'API keys',
      'Change Password',
      'Sign-in & security',
      'Use dark mode',
      'Logout',
    ]);
  });

  it.each([
    ['open case', 'Open a case'],
    ['security sign-in', 'Sign-in & security'],
    ['contsted', 'Contested contacts'],
  ])(
    'finds actions by their words in any order and with letters left out: %s',
    async (term, label) => {
      answer(QuickSearchDocument, {
        employees: { items: [] },
        cases: { items: [] },
        cameras: { items: [] },
      });
      const { user } = renderSearch();
      await user.keyboard('{Control>}k{/Control}');
      await user.type(await field(), term);
      expect(await screen.findByRole('button', { name: label, hidden: true })).toBeVisible();
    },
  );

  it('offers what can be done about the first person found', async () => {
    answer(QuickSearchDocument, {
      employees: { items: [anna] },
      cases: { items: [] },
      cameras: { items: [] },
    });
    const { user, address } = renderSearch();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'anna');
    await screen.findByRole('button', { name: 'Trace Anna Li', hidden: true });
    expect(
      screen.getByRole('button', { name: 'Follow-up of Anna Li', hidden: true }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open a case of Anna Li', hidden: true }));
    await waitFor(() => expect(address()).toBe(`/dashboard/acme/emp/${anna.id}?dialog=case`));
  });

  it('finds people and cameras on the server, and opens the first one with Enter', async () => {
    const asked = answer(QuickSearchDocument, {
      employees: { items: [anna] },
      cases: { items: [] },
      cameras: { items: [lobby] },
    });
    const { user, address } = renderSearch();
    await user.click(screen.getAllByRole('button', { name: 'Search' })[0]!);
    await user.type(await field(), 'an ');
    expect(await screen.findByText('Anna Li', { selector: 'button *' })).toBeVisible();
    expect(screen.getByText('E7, Kitchen')).toBeVisible();
    expect(screen.getByText('Lobby, 1-01')).toBeVisible();
    expect(asked).toEqual([{ search: 'an', withPeople: true, withCases: true, withCameras: true }]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/dashboard/acme/emp/${anna.id}`));
  });

  it('hides earlier results that do not match the new term', async () => {
    answer(QuickSearchDocument, {
      employees: { items: [anna] },
      cases: { items: [] },
      cameras: { items: [] },
    });
    const { user, address } = renderSearch();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'ann');
    await screen.findByText('E7, Kitchen');
    answer(
      QuickSearchDocument,
      { employees: { items: [] }, cases: { items: [] } },
      { delay: 'infinite' },
    );
    await user.clear(await field());
    await user.type(await field(), 'insi');
    expect(entries()).toEqual(['Insights']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/insights'));
  });

  it('finds cases by their number and goes to the page of one', async () => {
    const found = {
      id: 'k1',
      number: 12,
      disease: 'COVID_19' as const,
      outcome: 'RECOVERED' as const,
      person: anna,
    };
    answer(QuickSearchDocument, {
      employees: { items: [] },
      cases: { items: [found] },
      cameras: { items: [] },
    });
    const { user, address } = renderSearch();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'C-12');
    expect(await screen.findByText('C-12 · Anna Li', { selector: 'button *' })).toBeVisible();
    expect(screen.getByText('COVID-19, Closed as recovered')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard/acme/cases/12'));
  });

  it('requests no cameras if the plan has none', async () => {
    const asked = answer(QuickSearchDocument, {
      employees: { items: [anna] },
      cases: { items: [] },
    });
    const { user } = renderSearch({ hasCameras: false });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'an');
    await screen.findByText('E7, Kitchen');
    expect(asked).toEqual([
      { search: 'an', withPeople: true, withCases: true, withCameras: false },
    ]);
  });

  it('offers neither people nor the directory once the trial is over', async () => {
    const { user } = renderSearch({ isLimited: true });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'e');
    expect(entries()).toEqual([
      'Plan',
      'Profile',
      'Members',
      'Webhooks',
      'API keys',
      'Change Password',
      'Sign-in & security',
      'Use dark mode',
    ]);
  });

  it('says that nothing was found if nothing matches', async () => {
    answer(QuickSearchDocument, {
      employees: { items: [] },
      cases: { items: [] },
      cameras: { items: [] },
    });
    const { user } = renderSearch();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'zz');
    expect(
      await screen.findByText('Nothing has ‘zz’ in its name, id or email.'),
    ).toBeInTheDocument();
  });

  it('keeps pages and actions if the search fails, and retries it', async () => {
    loseConnection(QuickSearchDocument);
    const { user } = renderSearch();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'ins');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'People, cases and cameras could not be searched.',
    );
    expect(screen.getByText('Insights', { selector: 'button *' })).toBeVisible();
    answer(QuickSearchDocument, {
      employees: { items: [anna] },
      cases: { items: [] },
      cameras: { items: [] },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('E7, Kitchen')).toBeVisible();
  });

  it('finds the sign-out by a synonym, and signs out', async () => {
    answer(CompanyMenuDocument, { signOut: { signedOutAt: new Date().toISOString() } });
    answer(QuickSearchDocument, {
      employees: { items: [] },
      cases: { items: [] },
      cameras: { items: [] },
    });
    const { user } = renderSearch();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'sign out');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentSession()).toBeNull());
  });
});
