import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CaseFiguresDocument, CurrentFiguresDocument } from '../../../generated/graphql.ts';
import { openLiveGateway } from '../../../testing/live-gateway.ts';
import { answer, loseConnection } from '../../../testing/server.ts';
import {
  aCaseFigures,
  answerInsights,
  currentFigures,
  noCaseFigures,
  renderInsights,
} from './insights.factory.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

const renderFigures = () => {
  answerInsights();
  answer(CaseFiguresDocument, aCaseFigures());
  return renderInsights();
};

describe('CaseFigures', () => {
  it('counts open cases by disease, with links', async () => {
    const { user, address } = renderFigures();
    const open = await region('Open cases');
    expect(await open.findByText('4')).toBeVisible();
    expect(open.getByRole('link', { name: 'COVID-19: 3' })).toBeVisible();
    await user.click(open.getByRole('link', { name: 'Influenza: 1' }));
    expect(address()).toBe('/dashboard/acme/cases?state=open&disease=influenza');
  });

  it('links the total to the list of all', async () => {
    renderFigures();
    const open = await region('Open cases');
    expect(await open.findByRole('link', { name: '4' })).toHaveAttribute(
      'href',
      '/dashboard/acme/cases?state=open',
    );
  });

  it('shows shares, as a percentage only of 5 or more', async () => {
    renderFigures();
    const traced = await region('Traced within 24 h');
    expect(await traced.findByText('2 of 3')).toBeVisible();
    expect(traced.getByText('cases of the last 30 days')).toBeVisible();
    expect(traced.getByText('1 case is within its 24 hours')).toBeVisible();
    expect(traced.getByText('2 cases exposed nobody')).toBeVisible();
    expect(traced.getByText(/^1 case: not known who was exposed/)).toBeVisible();
    const followedUp = await region('Followed up today');
    expect(followedUp.getByText('25%')).toBeVisible();
    expect(followedUp.getByText('2 of 8 people due today')).toBeVisible();
  });

  it('explains on hover and focus how a share is calculated', async () => {
    const { user } = renderFigures();
    await user.hover(
      await screen.findByRole('button', { name: 'How ‘Traced within 24 h’ is counted' }),
    );
    expect(
      await screen.findByText(/^Cases of the last 30 days whose exposed people/),
    ).toBeVisible();
  });

  it('shows that there is nothing in place of 0 or 100%', async () => {
    answerInsights();
    renderInsights();
    expect(await screen.findByText('No open cases')).toBeVisible();
    expect(screen.getByText('None in the last 30 days')).toBeVisible();
    expect(screen.getByText('Nothing is due today')).toBeVisible();
  });

  it('refetches when cases change, and not when phones report', async () => {
    const { received, sockets } = openLiveGateway();
    answerInsights();
    const asked = answer(CaseFiguresDocument, noCaseFigures());
    const others = answer(CurrentFiguresDocument, currentFigures());
    renderInsights();
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    sockets[0]!.move('ACTIVITY');
    await waitFor(() => expect(others).toHaveLength(2));
    expect(asked).toHaveLength(1);
    sockets[0]!.move('CASES');
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('loads again on “Try again”', async () => {
    answerInsights();
    loseConnection(CaseFiguresDocument);
    const { user } = renderInsights();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(CaseFiguresDocument, noCaseFigures());
    await user.click(retry);
    expect(await screen.findByText('No open cases')).toBeVisible();
  });
});
