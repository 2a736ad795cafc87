import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../apollo/session.ts';
import { openLiveGateway } from '../../testing/live-gateway.ts';
import { aSession } from '../../testing/render.tsx';
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
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    const askedAgain = answerCounts(2, { followUps: 9 });
    sockets[0]?.move('CASES');
    expect(await screen.findByRole('link', { name: 'Follow-up 9 to do' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cases 2 open' })).toBeVisible();
    expect(askedAgain).toHaveLength(1);
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
