import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession, companySource, startSession } from '../../apollo/session.ts';
import { ProfilePage } from '../../features/company/profile/ProfilePage.tsx';
import {
  DashboardShellDocument,
  DeletionBannerDocument,
  ProfileOrdersDocument,
  ProfilePageDocument,
  UpdateCompanyDocument,
} from '../../generated/graphql.ts';
import { loseOnce } from '../../testing/lose-once.ts';
import { aCompany, countries, plans } from '../../testing/factories.ts';
import { aSession, renderRoutes } from '../../testing/render.tsx';
import { findAskedPage } from '../../lib/browser/asked-page.ts';
import { ownerPermissions } from '../../testing/permissions.ts';
import { answer, loseConnection } from '../../testing/server.ts';
import { acmeAnswers, answerCounts, renderShell } from './DashboardShell.factory.tsx';
import { DashboardShell } from './DashboardShell.tsx';

describe('DashboardShell', () => {
  it('redirects to sign-in without a session', async () => {
    const { address } = renderShell();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('does not remember the page on which somebody signs out', async () => {
    acmeAnswers();
    startSession(aSession());
    const { address } = renderShell('/dashboard/acme/cases/13');
    await screen.findByText('Acme in Asia/Singapore');
    act(() => endSession());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(findAskedPage('Acme')).toBeNull();
  });

  it('remembers the page on which the server ends the session', async () => {
    acmeAnswers();
    startSession(aSession());
    const { address } = renderShell('/dashboard/acme/cases/13');
    await screen.findByText('Acme in Asia/Singapore');
    act(() => companySource.end(undefined));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(findAskedPage('Acme')).toBe('/dashboard/acme/cases/13');
  });

  it('remembers the page for the sign-in until it is opened', async () => {
    const first = renderShell('/dashboard/acme/cases/13?from=mail');
    await waitFor(() => expect(first.address()).toBe('/login'));
    expect(findAskedPage('Acme')).toBe('/dashboard/acme/cases/13?from=mail');
    expect(findAskedPage('Beta')).toBeNull();
    first.unmount();
    acmeAnswers();
    startSession(aSession());
    renderShell('/dashboard/acme/cases/13?from=mail');
    await screen.findByText('Acme in Asia/Singapore');
    expect(findAskedPage('Acme')).toBeNull();
  });

  it('replaces another company name in the path and keeps the rest', async () => {
    acmeAnswers(aCompany({ name: 'Acme & Sons' }));
    startSession(aSession({ name: 'Acme & Sons' }));
    const { address } = renderShell('/dashboard/beta/emp?page=2');
    await waitFor(() => expect(address()).toBe('/dashboard/acme%20%26%20sons/emp?page=2'));
    expect(await screen.findByText('Acme & Sons in Asia/Singapore')).toBeVisible();
  });

  it('stores the company as the server returns it', async () => {
    acmeAnswers(aCompany({ name: 'Acme', timeZone: 'Europe/Paris' }));
    startSession(aSession());
    renderShell();
    expect(await screen.findByText('Acme in Europe/Paris')).toBeVisible();
  });

  it('links to its pages and marks the open one', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user, address } = renderShell();
    const directory = screen.getByRole('link', { name: 'Employee Directory' });
    expect(directory).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Analytics' }));
    expect(address()).toBe('/dashboard/acme/analytics');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(address()).toBe('/dashboard/acme/landing');
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    expect(address()).toBe('/dashboard/acme/insights');
    await waitFor(() => expect(directory).not.toHaveAttribute('aria-current'));
  });

  it.each([
    ['tracing/E-1?case=12', 'Cases'],
    ['roi?camera=7', 'Computer Vision'],
    ['emp/E-1', 'Employee Directory'],
  ])('marks the link that %s belongs to', async (page, label) => {
    acmeAnswers();
    startSession(aSession());
    renderShell(`/dashboard/acme/${page}`);
    await screen.findByText('Acme in Asia/Singapore');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label);
  });

  it('lists the pages by use, and the log first for auditors', async () => {
    acmeAnswers();
    startSession(aSession());
    const { unmount } = renderShell();
    await screen.findByText('Acme in Asia/Singapore');
    const links = () =>
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(links()).toEqual([
      'Insights',
      'Cases',
      'Follow-up',
      'Employee Directory',
      'Analytics',
      'Report',
      'Computer Vision',
      'Monitor',
      'Dashboard',
    ]);
    unmount();
    answer(DashboardShellDocument, {
      viewer: {
        email: 'aud@acme.test',
        role: 'AUDITOR',
        name: null,
        memberNames: [],
        lacksSecondFactor: false,
        permissions: ['audit:read', 'disease:read', 'retention:read'],
        company: aCompany(),
      },
    });
    startSession(aSession({}, ['audit:read', 'disease:read', 'retention:read']));
    renderShell('/dashboard/acme/audit');
    await screen.findByText('Acme in Asia/Singapore');
    expect(links()).toEqual(['Audit Log', 'Dashboard']);
  });

  it('counts the open cases beside the link to the cases', async () => {
    acmeAnswers();
    answerCounts(3);
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(await screen.findByRole('link', { name: 'Cases 3 open' }));
    expect(address()).toBe('/dashboard/acme/cases');
  });

  it('counts follow-ups, requests and reports that wait beside their link', async () => {
    acmeAnswers();
    answerCounts(0, {
      followUps: 3,
      contestRequests: 2,
      contests: 1,
      employeeReports: 4,
      exactRecordRequests: 1,
    });
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(await screen.findByRole('link', { name: 'Follow-up 11 to do' }));
    expect(address()).toBe('/dashboard/acme/follow-up');
  });

  it('shows Computer Vision if the plan has cameras', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(await screen.findByRole('link', { name: 'Computer Vision' }));
    expect(address()).toBe('/dashboard/acme/camera-details');
  });

  it('reserves the space of Computer Vision until the plan is known', async () => {
    answer(
      DashboardShellDocument,
      {
        viewer: {
          email: 'anna@acme.test',
          role: 'OWNER',
          name: null,
          memberNames: [],
          lacksSecondFactor: false,
          permissions: [...ownerPermissions],
          company: aCompany(),
        },
      },
      { delay: 'infinite' },
    );
    startSession(aSession());
    renderShell();
    expect(screen.getByText('Computer Vision')).toBeInTheDocument();
    expect(screen.getByText('Computer Vision')).not.toBeVisible();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('remembers whether the plan has cameras: %s', (hasCameras, links) => {
    answer(
      DashboardShellDocument,
      {
        viewer: {
          email: 'anna@acme.test',
          role: 'OWNER',
          name: null,
          memberNames: [],
          lacksSecondFactor: false,
          permissions: [...ownerPermissions],
          company: aCompany(),
        },
      },
      { delay: 'infinite' },
    );
    startSession(aSession({ hasCameras }));
    renderShell();
    expect(screen.queryAllByRole('link', { name: 'Computer Vision' })).toHaveLength(links);
    expect(screen.queryAllByText('Computer Vision')).toHaveLength(links);
  });

  it('hides Computer Vision if the plan has no cameras', async () => {
    acmeAnswers(aCompany({ plan: plans.standard }));
    startSession(aSession());
    renderShell();
    await screen.findByRole('link', { name: 'Upgrade' });
    expect(screen.queryByRole('link', { name: 'Computer Vision' })).toBeNull();
  });

  it('hides and shows the sidebar', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Hide menu' }));
    expect(screen.queryByRole('link', { name: 'Analytics' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show menu' }));
    expect(screen.getByRole('link', { name: 'Analytics' })).toBeInTheDocument();
  });

  it('opens the sidebar as a drawer on a phone and closes it with Escape', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user } = renderShell();
    await user.click(screen.getByLabelText('Open menu'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes the path when the company is renamed and keeps the page mounted', async () => {
    acmeAnswers();
    answer(ProfilePageDocument, { countries, company: aCompany() });
    answer(ProfileOrdersDocument, { orders: { items: [], total: 0 } });
    loseOnce(UpdateCompanyDocument, { updateCompany: aCompany({ name: 'Acme Sons' }) });
    startSession(aSession());
    const { user, address } = renderRoutes(
      [
        {
          path: '/dashboard/:companyName',
          element: <DashboardShell />,
          children: [{ path: 'profile', element: <ProfilePage /> }],
        },
      ],
      '/dashboard/acme/profile',
    );
    const name = await screen.findByLabelText('Company name');
    await user.type(name, ' Sons');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme%20sons/profile'));
    expect(
      await screen.findByRole('button', { name: /^Company menu, ?Acme Sons$/u }),
    ).toBeVisible();
    // The same element, so the page was not mounted again.
    expect(name).toBeInTheDocument();
  });
});

describe('CompanyMenu', () => {
  it('links to the change of password', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(screen.getByRole('button', { name: /^Company menu/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change Password' }));
    expect(address()).toBe('/dashboard/acme/change-pass');
  });

  it('names the signed-in member and the role', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user } = renderShell();
    await screen.findByText('Acme in Asia/Singapore');
    await user.click(screen.getByRole('button', { name: /^Company menu/u }));
    const menu = await screen.findByRole('menu');
    expect(menu).toHaveTextContent('anna@acme.test');
    expect(menu).toHaveTextContent('Owner');
  });

  it('shows the name of the signed-in member in the menu, and changes it there', async () => {
    acmeAnswers(aCompany(), 'Anna Koh');
    startSession(aSession());
    const { user } = renderShell();
    await screen.findByText('Acme in Asia/Singapore');
    await user.click(screen.getByRole('button', { name: /^Company menu/u }));
    expect(await screen.findByRole('menu')).toHaveTextContent('Anna Kohanna@acme.testOwner');
    await user.click(screen.getByRole('menuitem', { name: 'Your name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your name' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Anna Koh');
  });

  it('links to the profile', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(screen.getByRole('button', { name: /^Company menu/u }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Members',
      'Audit Log',
      'Webhooks',
      'API keys',
      'Your name',
      'Change Password',
      'Sign-in & security',
      'Logout',
    ]);
    await user.click(items[0]!);
    expect(address()).toBe('/dashboard/acme/profile');
  });
});

describe('DeletionBanner', () => {
  const leaving = aCompany({ deletionAt: '2099-01-05T01:00:00.000Z' });
  const banner = () => screen.findByRole('region', { name: 'Pending deletion' });

  it('is shown above every page until the deletion is undone', async () => {
    acmeAnswers(leaving);
    const asked = loseOnce(DeletionBannerDocument, {
      cancelCompanyDeletion: { ...leaving, deletionAt: null },
    });
    startSession(aSession());
    const { user } = renderShell();
    expect(await banner()).toHaveTextContent(
      'Acme and all its data are deleted on Mon 5 Jan 2099, 09:00.',
    );
    await user.click(within(await banner()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Deletion undone')).toBeVisible();
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/are deleted on/u)).toBeNull());
  });

  it('stays if undoing fails', async () => {
    acmeAnswers(leaving);
    loseConnection(DeletionBannerDocument);
    startSession(aSession());
    const { user } = renderShell();
    await user.click(within(await banner()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(await banner()).toBeVisible();
  });
});

describe('the upgrade button of the sidebar', () => {
  it('leads to the plans if the plan has no cameras', async () => {
    acmeAnswers(aCompany({ plan: plans.standard }));
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(await screen.findByRole('link', { name: 'Upgrade' }));
    expect(address()).toBe('/dashboard/acme/plan');
  });

  it('is hidden if the plan has cameras', async () => {
    acmeAnswers(aCompany({ timeZone: 'Europe/Paris' }));
    startSession(aSession());
    renderShell();
    // Shown once the query has completed.
    await screen.findByText('Acme in Europe/Paris');
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });
});

describe('DashboardShell in a trial', () => {
  const inTrial = (trial: { daysLeft: number; isOver: boolean }) =>
    aCompany({ plan: plans.standard, trial: { endsAt: '2099-01-05T01:00:00.000Z', ...trial } });

  it.each([
    [3, '3 days left'],
    [1, '1 day left'],
  ])('of %i more days shows them above the pages', async (daysLeft, words) => {
    acmeAnswers(inTrial({ daysLeft, isOver: false }));
    startSession(aSession());
    renderShell();
    const notice = within(await screen.findByRole('region', { name: 'Trial' }));
    expect(notice.getByText(`Trial: ${words}`)).toBeVisible();
    expect(notice.getByText(/5 Jan 2099, 09:00/u)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      '/dashboard/acme/plan',
    );
  });

  it('shows them on the insights in Today alone', async () => {
    acmeAnswers(inTrial({ daysLeft: 3, isOver: false }));
    startSession(aSession());
    const { user } = renderShell('/dashboard/acme/insights');
    expect(await screen.findByRole('link', { name: 'Insights 1 in Today' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Trial' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Employee Directory' }));
    expect(await screen.findByRole('region', { name: 'Trial' })).toBeVisible();
  });

  const over = inTrial({ daysLeft: 0, isOver: true });

  it.each([
    'insights',
    'emp',
    'emp/E7',
    'landing',
    'analytics',
    'monitor',
    'camera-details',
    'planning',
  ])('redirects from %s to the plans once the trial is over', async (page) => {
    acmeAnswers(over);
    startSession(aSession());
    const { address } = renderShell(`/dashboard/acme/${page}`);
    await waitFor(() => expect(address()).toBe('/dashboard/acme/plan'));
    expect(await screen.findAllByRole('link', { name: 'Choose a plan' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Insights' })).toBeNull();
  });

  it('keeps the log in the menu of auditors once the trial is over', async () => {
    answer(DashboardShellDocument, {
      viewer: {
        email: 'aud@acme.test',
        role: 'AUDITOR',
        name: null,
        memberNames: [],
        lacksSecondFactor: false,
        permissions: ['audit:read', 'disease:read'],
        company: over,
      },
    });
    startSession(aSession({}, ['audit:read', 'disease:read']));
    renderShell('/dashboard/acme/audit');
    await waitFor(() =>
      expect(
        within(screen.getByRole('navigation'))
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Audit Log']),
    );
  });

  it.each([
    'tracing/E7',
    'profile',
    'members',
    'audit',
    'api-keys',
    'webhooks',
    'change-pass',
    'security',
    'plan',
  ])('keeps %s open once the trial is over', async (page) => {
    acmeAnswers(over);
    startSession(aSession());
    const { address } = renderShell(`/dashboard/acme/${page}`);
    await screen.findByRole('link', { name: 'Choose a plan' });
    expect(address()).toBe(`/dashboard/acme/${page}`);
  });
});
