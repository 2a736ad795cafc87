import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aContest,
  aPreview,
  answerAccount,
  answerPreview,
  aRequest,
} from '../contests/contests.factory.ts';
import {
  AcceptContestRequestDocument,
  AllFollowUpsDocument,
  ContestedSpanDocument,
  ContestedStepDocument,
  ContestRequestPreviewDocument,
  DeclineContestRequestDocument,
  FollowUpAccountDocument,
  WaitingContestsDocument,
  WaitingReportsDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { aFollowUp, answerDrawer, answerFollowUps, renderFollowUps } from './follow-up.factory.tsx';

const answerWaiting = (
  items: ReturnType<typeof aRequest>[],
  { total = items.length, waiting = 0 } = {},
) =>
  answer(WaitingContestsDocument, {
    contestRequests: { items, total },
    contests: { total: waiting },
  });

beforeEach(() => void answerAccount());

describe('requests of employees in the work list', () => {
  it('are accepted after showing what that changes', async () => {
    answerFollowUps([aFollowUp()]);
    const request = aRequest();
    const asked = answerWaiting([request]);
    const previewed = answer(ContestRequestPreviewDocument, {
      preview: aPreview({ contactMinutes: 90 }),
    });
    const sent = loseOnce(AcceptContestRequestDocument, {
      acceptContestRequest: { ...request, state: 'ACCEPTED' },
    });
    const { user } = renderFollowUps();
    const requests = within(await screen.findByRole('region', { name: 'Requests of employees' }));
    expect(requests.getAllByText('I was not there').at(-1)).toBeVisible();
    // On a narrow screen the state follows the reason.
    expect(requests.getAllByText('Another reason').map(({ tagName }) => tagName)).toEqual([
      'DIV',
      'DIV',
    ]);
    const name = 'Accept the request of Ana';
    await user.click(requests.getByRole('button', { name }));
    const question = within(await screen.findByRole('dialog', { name }));
    expect(
      await question.findByText(/^1 h 30 min of contact would no longer count\./),
    ).toBeVisible();
    answerWaiting([]);
    await user.click(question.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Request of Ana accepted')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(previewed[0]).toEqual({ id: request.id });
    expect(sent).toEqual([{ id: request.id }]);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Requests of employees' })).toBeNull(),
    );
  });

  it('are declined with a reply', async () => {
    answerFollowUps([aFollowUp()]);
    const request = aRequest();
    answerWaiting([request]);
    const message = 'At most 2000 characters';
    refuse(DeclineContestRequestDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'answer', message }],
    });
    const { user } = renderFollowUps();
    const name = 'Decline the request of Ana';
    await user.click(await screen.findByRole('button', { name }));
    const form = within(await screen.findByRole('dialog', { name }));
    await user.click(form.getByRole('button', { name: 'Decline' }));
    expect(form.getByText('Please enter an answer')).toBeVisible();
    await user.type(form.getByLabelText(/^Answer/), 'Two phones saw you');
    await user.click(form.getByRole('button', { name: 'Decline' }));
    await screen.findByText(`Not saved for Ana: ${message}`);
    const again = within(await screen.findByRole('dialog', { name }));
    expect(again.getByText(message)).toBeVisible();
    expect(again.getByLabelText(/^Answer/)).toHaveValue('Two phones saw you');
    const sent = loseOnce(DeclineContestRequestDocument, {
      declineContestRequest: { ...request, state: 'DECLINED' },
    });
    await user.click(again.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Request of Ana declined')).toBeVisible();
    expect(sent).toEqual([{ input: { id: request.id, answer: 'Two phones saw you' } }]);
  });

  it('link to all requests, and to contests that wait for a second person', async () => {
    answerFollowUps([aFollowUp()]);
    answerWaiting([aRequest()], { total: 7, waiting: 2 });
    renderFollowUps();
    expect(await screen.findByRole('link', { name: 'Show all 7 requests' })).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up/contests?tab=requests&request=open',
    );
    expect(screen.getByText('2 contests wait for a second person to confirm.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up/contests?state=awaiting-confirmation',
    );
    expect(screen.getByRole('link', { name: 'Contested contacts' })).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up/contests',
    );
  });

  it('leave the list visible when they fail to load, and load again on “Try again”', async () => {
    answerFollowUps([aFollowUp()]);
    loseConnection(WaitingContestsDocument);
    const { user } = renderFollowUps();
    expect(await screen.findByText(/^The requests of employees could not be loaded/)).toBeVisible();
    expect(await screen.findByRole('row', { name: /Ben Ong/ })).toBeVisible();
    answerWaiting([aRequest()]);
    await user.click(screen.getByRole('button', { name: 'try again' }));
    expect(await screen.findByRole('region', { name: 'Requests of employees' })).toBeVisible();
  });

  it.each([
    [
      'the number of reports',
      () => loseConnection(WaitingReportsDocument),
      'The number of reports could not be loaded',
    ],
    [
      'the members',
      () => loseConnection(FollowUpAccountDocument),
      'The members who can be assigned could not be loaded',
    ],
  ] as const)('says that %s failed to load, and loads again', async (_, lose, words) => {
    answerFollowUps([aFollowUp()]);
    lose();
    const { user } = renderFollowUps();
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
    answerFollowUps([aFollowUp()]);
    await user.click(screen.getByRole('button', { name: 'try again' }));
    await waitFor(() => expect(screen.queryByText(new RegExp(`^${words}`))).toBeNull());
  });
});

describe('contested contacts of a person to follow up', () => {
  const cara = aFollowUp({
    name: 'Cara Lim',
    state: 'NO_LONGER_EXPOSED',
    nextStep: null,
    contests: [aContest()],
  });

  it('are marked, and struck through in the drawer', async () => {
    answerFollowUps([cara]);
    answerDrawer(cara);
    const { user } = renderFollowUps('?show=all');
    const row = within(await screen.findByRole('row', { name: /Cara Lim/ }));
    expect(row.getAllByText('Contested').at(-1)).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Cara Lim' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/^Ana and Ben, .*10:05–10:27$/)).toHaveStyle({
      textDecoration: 'line-through',
    });
    expect(drawer.getByRole('button', { name: 'Contested' })).toBeVisible();
  });

  it('can be withdrawn in the drawer', async () => {
    answerFollowUps([cara]);
    answerDrawer(cara);
    const { user } = renderFollowUps('?show=all');
    await user.click(await screen.findByRole('button', { name: 'Cara Lim' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByRole('heading', { name: 'Contested contacts' })).toBeVisible();
    expect(
      await drawer.findByRole('button', { name: 'Withdraw the contest: Ana and Ben' }),
    ).toBeVisible();
    expect(
      drawer.getByRole('button', { name: 'Contest contact: C-12 and Cara Lim' }),
    ).toBeVisible();
  });

  it('can be created from the menu of a row, for each case that exposed the person', async () => {
    const row = aFollowUp({ name: 'Dev Rao' });
    answerFollowUps([row]);
    const from = '2026-01-04T06:10:00.000Z';
    const until = '2026-01-04T06:35:00.000Z';
    const step = {
      carrier: { id: '01900000-0000-7000-8000-0000000000aa', name: 'Ana' },
      person: { id: row.person.id, name: 'Dev Rao' },
      source: 'MOBILE' as const,
      countedFrom: from,
      countedUntil: until,
    };
    const traced = answer(ContestedStepDocument, {
      case: { id: 'k1', trace: { exposures: [{ person: step.person, path: [step] }] } },
    });
    answer(ContestedSpanDocument, {
      transmission: { evidence: { spanStart: from, spanEnd: until } },
    });
    const previewed = answerPreview();
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Actions for Dev Rao' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Contest contact with C-12' }));
    const form = within(await screen.findByRole('dialog', { name: 'Contest contact' }));
    expect(await form.findByText(/^22 min of contact would no longer count/)).toBeVisible();
    expect(traced).toEqual([{ number: 12 }]);
    expect(previewed).toMatchObject([
      { input: { person: { id: step.carrier.id }, other: { id: row.person.id }, from, until } },
    ]);
  });

  it('have a column in print', async () => {
    answerFollowUps([cara]);
    answer(AllFollowUpsDocument, { followUps: { items: [cara], total: 1 } });
    const printed: (string | null)[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(screen.getByRole('region', { name: 'Printed list', hidden: true }).textContent);
    });
    const { user } = renderFollowUps('?show=all');
    await screen.findByRole('row', { name: /Cara Lim/ });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print the list' }));
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(
      /Next stepContestedNotes.*10:05–10:27 A wall or glass between them\. Glass in room 2\. Contested 18\/11\/2025, 09:00 by anna@acme\.test\./,
    );
  });
});
