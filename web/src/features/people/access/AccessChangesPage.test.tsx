import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AccessChangesPageDocument,
  type AccessChangesPageQuery,
  ConfirmAccessChangesDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { AccessChangesPage } from './AccessChangesPage.tsx';

type Change = AccessChangesPageQuery['accessChanges']['items'][number];

/** Creates a change of somebody's email by a directory manager. */
const aChange = (id: string, name: string): Change => ({
  employeeId: id,
  kinds: ['EMAIL', 'PHONE'],
  changedAt: '2026-01-05T02:00:00.000Z',
  changedBy: ['dora@acme.test'],
  endsAt: '2026-01-19T02:00:00.000Z',
  person: { id, name, code: id, department: 'Sales', callingCode: '+65', phone: '81234567' },
});

const answerChanges = (items: Change[]) =>
  answer(AccessChangesPageDocument, { accessChanges: { items, total: items.length } });

const renderPage = () =>
  renderScreen(<AccessChangesPage />, {
    path: '/dashboard/:companyName/follow-up/changes',
    at: '/dashboard/acme/follow-up/changes',
  });

const rows = async () => (await screen.findAllByRole('row')).slice(1);

describe('changed codes and addresses', () => {
  it('shows the change and its author', async () => {
    answerChanges([aChange('E1', 'Ben Ong')]);
    renderPage();
    const [row] = await rows();
    expect(
      within(row!).getAllByText(/^Email, phone number: changed .* by dora@acme\.test\./),
    ).not.toEqual([]);
    expect(within(row!).getByRole('link', { name: 'Ben Ong' })).toBeVisible();
  });

  it('confirms everybody on the page at once', async () => {
    answerChanges([aChange('E1', 'Ben Ong'), aChange('E2', 'Cleo Tan')]);
    const asked = loseOnce(ConfirmAccessChangesDocument, {
      confirmAccessChanges: { confirmedIds: ['E1', 'E2'], skipped: [] },
    });
    const { user } = renderPage();
    const name = 'Confirm the changes of everybody on this page';
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Changes confirmed')).toBeVisible();
    expect(asked).toEqual([{ input: { employeeIds: ['E1', 'E2'] } }]);
  });

  it('says that somebody else has to confirm the own change', async () => {
    answerChanges([aChange('E1', 'Ben Ong')]);
    answer(ConfirmAccessChangesDocument, {
      confirmAccessChanges: { confirmedIds: [], skipped: [{ employeeId: 'E1' }] },
    });
    const { user } = renderPage();
    const name = 'Confirm the changes of Ben Ong';
    await user.click((await screen.findAllByRole('button', { name })).at(-1)!);
    expect(
      await screen.findByText('You made this change. Somebody else has to confirm it.'),
    ).toBeVisible();
  });

  it('says that there is nothing to confirm', async () => {
    answerChanges([]);
    renderPage();
    expect(await screen.findByText('Nothing to confirm')).toBeVisible();
  });

  it('shows that the changes could not be loaded', async () => {
    loseConnection(AccessChangesPageDocument);
    renderPage();
    expect(await screen.findByText('The changes could not be loaded.')).toBeVisible();
  });
});
