import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  OwnSessionsDocument,
  type OwnSessionsQuery,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { OwnSessions } from './OwnSessions.tsx';

type OwnSession = OwnSessionsQuery['mySessions'][number];

const here: OwnSession = {
  id: '01900000-0000-7000-8000-0000000000a1',
  device: 'Firefox on Windows',
  network: '203.0.113.7',
  startedAt: '2026-01-05T04:00:00.000Z',
  lastUsedAt: '2026-01-05T06:00:00.000Z',
  isCurrent: true,
};
const phone: OwnSession = {
  ...here,
  id: '01900000-0000-7000-8000-0000000000a2',
  device: 'Safari on iPhone',
  network: '2001:db8:1:2::/64',
  isCurrent: false,
};

const renderPage = () =>
  renderScreen(<OwnSessions />, {
    path: '/dashboard/:companyName/security',
    at: '/dashboard/acme/security',
  });
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Where you are signed in' });
  return within(table).getAllByRole('row').slice(1);
};

describe('sessions of the account', () => {
  it('show device, network and times; the current one has no sign-out button', async () => {
    answer(OwnSessionsDocument, { mySessions: [here, phone] });
    renderPage();
    const [own, other] = await rows();
    expect(own).toHaveTextContent('Firefox on WindowsThis device203.0.113.7Mon 5 Jan, 12:00now');
    expect(within(own!).queryByRole('button')).toBeNull();
    expect(other).toHaveTextContent('Safari on iPhone2001:db8:1:2::/64');
  });

  it('show that there is no other device', async () => {
    answer(OwnSessionsDocument, { mySessions: [{ ...here, device: null, network: null }] });
    renderPage();
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
    expect(screen.getByText('Unknown device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('can be ended one by one', async () => {
    let left = [here, phone];
    answer(OwnSessionsDocument, () => ({ mySessions: left }));
    const asked = loseOnce(EndSessionDocument, ({ id }) => {
      left = [here];
      return { endSession: { endedSessionId: id } };
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Safari on iPhone is signed out')).toBeVisible();
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
    expect(asked).toEqual([{ id: phone.id }]);
  });

  it('can all be ended except the current one', async () => {
    let left = [here, phone];
    answer(OwnSessionsDocument, () => ({ mySessions: left }));
    loseOnce(EndOtherSessionsDocument, () => {
      left = [here];
      return { endOtherSessions: { endedCount: 1 } };
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByText('1 other device is signed out')).toBeVisible();
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
  });

  it('show why one could not be ended, and keep the row', async () => {
    answer(OwnSessionsDocument, { mySessions: [here, phone] });
    refuse(EndSessionDocument, { code: 'NOT_FOUND', message: 'Not found' });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Not found')).toBeVisible();
    expect(await rows()).toHaveLength(2);
  });

  it('load again on “Try again”', async () => {
    loseConnection(OwnSessionsDocument);
    const { user } = renderPage();
    expect(await screen.findByText('Your sign-ins could not be loaded.')).toBeVisible();
    answer(OwnSessionsDocument, { mySessions: [here] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
