import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../apollo/session.ts';
import { answerToday } from '../../features/overview/today/today.factory.ts';
import { DashboardShellDocument } from '../../generated/graphql.ts';
import type { Permission } from '../../generated/permissions.ts';
import { aCompany } from '../../testing/factories.ts';
import { openLiveGateway } from '../../testing/live-gateway.ts';
import { aSession } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { acmeAnswers, answerCounts, renderShell } from './DashboardShell.factory.tsx';

describe('MenuCount', () => {
  it('is loaded in one request for both links and updated on any page', async () => {
    const { received, sockets } = openLiveGateway();
    acmeAnswers();
    const asked = answerCounts(1, { followUps: 3 });
    startSession(aSession());
    renderShell('/dashboard/acme/insights');
    expect(await screen.findByRole('link', { name: 'Follow-up 3 to do' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cases 1 open' })).toBeVisible();
    expect(asked).toHaveLength(1);
    await waitFor(() =>
      expect(received.map(({ payload }) => String(payload?.['query'])).join(' ')).toContain(
        'insightsChanged',
      ),
    );
    const askedAgain = answerCounts(2, { followUps: 9 });
    sockets[0]?.move('CASES');
    expect(await screen.findByRole('link', { name: 'Follow-up 9 to do' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cases 2 open' })).toBeVisible();
    expect(askedAgain).toHaveLength(1);
  });

  it('counts the lines of Today beside the link to the insights', async () => {
    acmeAnswers();
    answerCounts(1);
    answerToday({
      dueFollowUps: [{ step: 'INFORM', followUps: 30, dueAt: '2026-01-05T01:00:00.000Z' }],
      employeeReports: { total: 2 },
    });
    startSession(aSession());
    const { user, address } = renderShell();
    await user.click(await screen.findByRole('link', { name: 'Insights 2 in Today' }));
    expect(address()).toBe('/dashboard/acme/insights');
  });

  it('asks for no lines of Today for a role that has none', async () => {
    const permissions: Permission[] = ['figures:read'];
    answer(DashboardShellDocument, {
      viewer: {
        email: 'vic@acme.test',
        role: 'VIEWER',
        name: null,
        memberNames: [],
        lacksSecondFactor: false,
        permissions,
        company: aCompany(),
      },
    });
    const asked = answerToday({ employeeReports: { total: 2 } });
    startSession(aSession({}, permissions));
    renderShell('/dashboard/acme/insights');
    await screen.findByText('Acme in Asia/Singapore');
    expect(screen.getByRole('link', { name: 'Insights' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('formats large numbers, and shows no zero', async () => {
    acmeAnswers();
    answerCounts(1200);
    startSession(aSession());
    renderShell();
    expect(await screen.findByRole('link', { name: 'Cases 1,200 open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Follow-up' })).toBeVisible();
  });
});
