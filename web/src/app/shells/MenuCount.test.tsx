import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../apollo/session.ts';
import { MenuCountsDocument } from '../../generated/graphql.ts';
import { openLiveGateway } from '../../testing/live-gateway.ts';
import { aSession } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { acmeAnswers, renderShell } from './DashboardShell.factory.tsx';

describe('MenuCount', () => {
  it('is loaded in one request for both links and updated on any page', async () => {
    const { received, sockets } = openLiveGateway();
    acmeAnswers();
    const asked = answer(MenuCountsDocument, { cases: { total: 1 }, followUps: { total: 3 } });
    startSession(aSession());
    renderShell('/dashboard/acme/insights');
    expect(await screen.findByRole('link', { name: 'Follow-up 3 to do' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cases 1 open' })).toBeVisible();
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    const askedAgain = answer(MenuCountsDocument, {
      cases: { total: 2 },
      followUps: { total: 9 },
    });
    sockets[0]?.move('CASES');
    expect(await screen.findByRole('link', { name: 'Follow-up 9 to do' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cases 2 open' })).toBeVisible();
    expect(askedAgain).toHaveLength(1);
  });

  it('formats large numbers, and shows no zero', async () => {
    acmeAnswers();
    answer(MenuCountsDocument, { cases: { total: 1200 }, followUps: { total: 0 } });
    startSession(aSession());
    renderShell();
    expect(await screen.findByRole('link', { name: 'Cases 1,200 open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Follow-up' })).toBeVisible();
  });
});
