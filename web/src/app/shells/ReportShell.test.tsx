import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startSession } from '../../apollo/session.ts';
import { longDay, todayIn } from '../../lib/dates/dates.ts';
import { ReportHeadDocument, ReportShellDocument, type Role } from '../../generated/graphql.ts';
import { aCompany } from '../../testing/factories.ts';
import { aSession, renderRoutes } from '../../testing/render.tsx';
import { ownerPermissions } from '../../testing/permissions.ts';
import { captureSavedFiles } from '../../testing/saved-files.ts';
import { answer, answerFile } from '../../testing/server.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { ReportShell } from './ReportShell.tsx';

/** A page of the dashboard that asks before it acts, as that of the cameras does. */
function AskingPage() {
  const confirm = useConfirm();
  const ask = (): void =>
    confirm({
      title: 'Delete this?',
      meaning: 'It is gone for good.',
      confirmLabel: 'Delete',
      onConfirm: () => Promise.resolve(),
    });
  return (
    <button type="button" onClick={ask}>
      Remove
    </button>
  );
}

const renderShell = (at = '/report/acme') =>
  renderRoutes(
    [
      {
        path: '/report/:companyName',
        element: <ReportShell />,
        children: [
          { index: true, element: <p>The report</p> },
          { path: 'asking', element: <AskingPage /> },
          { path: '*', element: <p>A page of the dashboard</p> },
        ],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );

interface Viewer {
  role: Role;
  permissions: string[];
  company: ReturnType<typeof aCompany>;
}

const answerViewer = (viewer: Partial<Viewer> = {}) =>
  answer(ReportShellDocument, {
    viewer: {
      email: 'anna@acme.test',
      role: 'OWNER',
      name: null,
      memberNames: [],
      permissions: [...ownerPermissions],
      company: { ...aCompany(), passKey: 'acme-pass' },
      ...viewer,
    },
  });
const acmeAnswers = ({ activeCount = 1_234, phones = 2_000 } = {}) => {
  answer(ReportHeadDocument, { activeCount, coverage: { phones } });
  return answerViewer();
};

describe('ReportShell', () => {
  it('redirects to sign-in without a session', async () => {
    const { address } = renderShell();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('redirects to the plans when the trial is over', async () => {
    answer(ReportHeadDocument, { activeCount: 0, coverage: { phones: 0 } });
    const trial = { endsAt: '2026-01-05T01:00:00.000Z', daysLeft: 0, isOver: true };
    answerViewer({ company: aCompany({ trial }) });
    startSession(aSession());
    const { address } = renderShell();
    await waitFor(() => expect(address()).toBe('/dashboard/acme/plan'));
  });

  it('replaces another company name in the path and keeps the rest', async () => {
    acmeAnswers();
    startSession(aSession());
    const { address } = renderShell('/report/beta/emp?page=2');
    await waitFor(() => expect(address()).toBe('/report/acme/emp?page=2'));
  });

  it('lets a page of the dashboard ask for confirmation', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user } = renderShell('/report/acme/asking');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('dialog', { name: 'Delete this?' })).toBeVisible();
  });

  it('shows that there is no data yet, not 0 people, before a phone has signed in', async () => {
    acmeAnswers({ activeCount: 0, phones: 0 });
    startSession(aSession());
    renderShell();
    expect(await screen.findByText('No data yet')).toBeVisible();
  });

  it('shows the company, active people, pass-key and date', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user } = renderShell();
    expect(await screen.findByText('1,234')).toBeVisible();
    expect(screen.getByText('Number of people active (Last 2 hrs)')).toBeVisible();
    expect(screen.getByText('Acme', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('acme-pass')).toBeVisible();
    expect(screen.getByText(longDay(todayIn('Asia/Singapore')))).toBeVisible();
    expect(screen.getByText('The report')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the pass-key' }));
    expect(await navigator.clipboard.readText()).toBe('acme-pass');
  });

  it('exports the app status', async () => {
    acmeAnswers();
    answerFile('/api/healths/export', 'app_status_2026-01-05.csv', 'id,bluetooth');
    startSession(aSession());
    const saved = captureSavedFiles();
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Export App status CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('app_status_2026-01-05.csv');
  });

  it('prints', async () => {
    acmeAnswers();
    startSession(aSession());
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('prints in the light look, and who printed it when', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T05:00:00Z'), shouldAdvanceTime: true });
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    acmeAnswers();
    startSession({ ...aSession(), member: { email: 'anna@acme.test', role: 'OWNER' } });
    renderShell();
    await screen.findByText('1,234');
    const page = document.documentElement;
    const colorScheme = () => page.getAttribute('data-mantine-color-scheme');
    expect(colorScheme()).toBe('dark');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(colorScheme()).toBe('light');
    expect(
      screen.getByText('Confidential. Acme, printed Mon 5 Jan 2026, 13:00 by anna@acme.test.'),
    ).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(colorScheme()).toBe('dark');
    expect(screen.queryByText(/^Confidential/)).toBeNull();
  });

  it('links back to the report from its other pages', async () => {
    acmeAnswers();
    startSession(aSession());
    const { user, address } = renderShell('/report/acme/emp');
    expect(screen.getByText('A page of the dashboard')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the report' }));
    expect(address()).toBe('/report/acme');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Back to the report' })).toBeNull(),
    );
  });
});
