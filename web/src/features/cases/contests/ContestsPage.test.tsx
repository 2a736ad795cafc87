import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aContest, answerAccount, aRequest } from './contests.factory.ts';
import {
  ConfirmContestDocument,
  ConfirmContestPreviewDocument,
  ContestedPersonDocument,
  ContestRequestsPageDocument,
  ContestsPageDocument,
  PersonSelectDocument,
  type Contest_ContestFragment as Contest,
} from '../../../generated/graphql.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { ContestsPage } from './ContestsPage.tsx';

const dewi = anEmployee({ name: 'Dewi Sari', code: 'E8' });

const answerContests = (...items: Contest[]) =>
  answer(ContestsPageDocument, { contests: { items, total: items.length } });

const render = (search = '') =>
  renderScreen(<ContestsPage />, {
    path: '/dashboard/:companyName/follow-up/contests',
    at: `/dashboard/acme/follow-up/contests${search}`,
  });

beforeEach(() => {
  answerAccount();
  answer(PersonSelectDocument, { employees: { items: [dewi], total: 1 } });
  answer(ContestedPersonDocument, { employee: dewi });
});

describe('ContestsPage', () => {
  it('shows the pair, the reason, and who did what', async () => {
    const asked = answerContests(
      aContest(),
      aContest({
        state: 'TAKEN_BACK',
        requestId: '01900000-0000-7000-a000-0000000000ff',
        takenBackAt: '2025-11-19T01:00:00.000Z',
        takenBackBy: 'bo@acme.test',
      }),
    );
    render();
    expect(await screen.findByText('2 contests')).toBeVisible();
    const [, first, second] = screen.getAllByRole('row').map((row) => within(row));
    expect(first!.getByRole('link', { name: 'Ana' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E-Ana',
    );
    expect(first!.getByText(/10:05–10:27 · Phones$/)).toBeVisible();
    expect(first!.getAllByText('Glass in room 2').at(-1)).toBeVisible();
    expect(first!.getByText('In force')).toBeVisible();
    expect(second!.getByText('Withdrawn')).toBeVisible();
    expect(second!.getByText(/^Withdrawn by bo@acme\.test$/)).toBeVisible();
    expect(second!.getByText('At the request of the employee')).toBeVisible();
    expect(second!.queryByRole('button')).toBeNull();
    expect(asked).toEqual([{ filter: { state: null, person: null }, page: 1, pageSize: 20 }]);
  });

  it('filters by state and person through the address', async () => {
    const asked = answerContests(aContest());
    const { user, address } = render('?state=awaiting-confirmation');
    expect(await screen.findByText('1 contest found')).toBeVisible();
    expect(asked[0]).toMatchObject({ filter: { state: 'AWAITING_CONFIRMATION' } });
    await user.selectOptions(screen.getByLabelText('State'), 'In force');
    await user.click(screen.getByRole('combobox', { name: 'Person' }));
    await user.click(await screen.findByRole('option', { name: /Dewi Sari/ }));
    expect(address()).toBe(`/dashboard/acme/follow-up/contests?state=in-force&person=${dewi.id}`);
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        filter: { state: 'IN_FORCE', person: { id: dewi.id } },
      }),
    );
  });

  it('names the person in the address', async () => {
    answerContests(aContest());
    render(`?person=${dewi.id}`);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('Dewi Sari'),
    );
  });

  it('confirms a contest, and loads the list again', async () => {
    const contest = aContest({
      state: 'AWAITING_CONFIRMATION',
      contestedBy: 'bo@acme.test',
      other: null,
    });
    const asked = answerContests(contest);
    const previewed = answer(ConfirmContestPreviewDocument, {
      preview: { contactMinutes: 22, people: [] },
    });
    const sent = answer(ConfirmContestDocument, {
      confirmContest: { ...contest, state: 'IN_FORCE' },
    });
    const { user } = render();
    const name = 'Confirm the contest: Ana and everybody';
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('dialog', { name }));
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('In force')).toBeVisible();
    expect(previewed).toEqual([{ id: contest.id }]);
    expect(sent).toEqual([{ id: contest.id }]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('shows a decision before the answer, and puts the contest back if it is refused', async () => {
    const contest = aContest({ state: 'AWAITING_CONFIRMATION', contestedBy: 'bo@acme.test' });
    const asked = answerContests(contest);
    answer(ConfirmContestPreviewDocument, { preview: { contactMinutes: 22, people: [] } });
    const pending = Promise.withResolvers<void>();
    const message = 'It was withdrawn already';
    refuse(ConfirmContestDocument, { code: 'CONFLICT', message }, { until: () => pending.promise });
    const { user } = render();
    const name = 'Confirm the contest: Ana and Ben';
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('dialog', { name }));
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = within(screen.getAllByRole('row')[1]!);
    expect(row.getByText('In force')).toBeVisible();
    expect(row.getByText(/^Confirmed by anna@acme\.test/)).toBeVisible();
    pending.resolve();
    expect(await screen.findByText(`Not saved for Ana and Ben: ${message}`)).toBeVisible();
    const again = within(await screen.findByRole('dialog', { name }));
    expect(again.getByRole('alert')).toHaveTextContent(message);
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row.getByText('To confirm')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('explains where to contest contacts if there are no contests', async () => {
    answerContests();
    render();
    expect(await screen.findByRole('heading', { name: 'Nothing is contested' })).toBeVisible();
  });

  it('clears filters without results', async () => {
    answerContests();
    const { user, address } = render('?state=taken-back');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(address()).toBe('/dashboard/acme/follow-up/contests');
  });

  it('loads again on “Try again”', async () => {
    loseConnection(ContestsPageDocument);
    const { user } = render();
    expect(await screen.findByText('The contests could not be loaded.')).toBeVisible();
    answerContests(aContest());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('In force')).toBeVisible();
  });
});

describe('requests of employees', () => {
  const answerRequests = (...items: ReturnType<typeof aRequest>[]) =>
    answer(ContestRequestsPageDocument, { contestRequests: { items, total: items.length } });

  it('shows how they were decided', async () => {
    answerContests();
    const asked = answerRequests(
      aRequest({
        state: 'ACCEPTED',
        decidedAt: '2025-11-19T01:00:00.000Z',
        decidedBy: 'bo@acme.test',
        contests: [{ id: 'c1' }, { id: 'c2' }],
      }),
      aRequest({
        state: 'DECLINED',
        decidedAt: '2025-11-19T01:00:00.000Z',
        answer: 'Two phones saw you',
      }),
    );
    const { user, address } = render();
    await user.click(await screen.findByRole('tab', { name: 'Requests of employees' }));
    expect(await screen.findByText('2 requests')).toBeVisible();
    const [, accepted, declined] = screen.getAllByRole('row').map((row) => within(row));
    expect(accepted!.getAllByText('2 contacts contested').at(-1)).toBeVisible();
    expect(accepted!.getAllByText(/^Accepted by bo@acme\.test$/).at(-1)).toBeVisible();
    expect(declined!.getAllByText('Answer: Two phones saw you').at(-1)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('State'), 'Declined');
    expect(address()).toBe('/dashboard/acme/follow-up/contests?tab=requests&request=declined');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'DECLINED' }));
  });

  it('shows that there are none, or none in a state', async () => {
    answerRequests();
    const { unmount } = render('?tab=requests');
    expect(await screen.findByRole('heading', { name: 'No request yet' })).toBeVisible();
    unmount();
    const { user, address } = render('?tab=requests&request=open');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(address()).toBe('/dashboard/acme/follow-up/contests?tab=requests');
  });
});
