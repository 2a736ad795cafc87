import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  AddFollowUpActDocument,
  CallSheetPageDocument,
  ClaimCallDocument,
  NoticePreviewsDocument,
  ReleaseCallDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import {
  aBlockedPreview,
  anAct,
  answerActs,
  answerPreviews,
  answerUndo,
  aPreview,
  batchId,
} from '../follow-up/follow-up.factory.tsx';
import type { CallRow } from './call-state.ts';
import {
  aCallRow,
  answerClaims,
  answerPeopleToCall,
  answerSheet,
  me,
  renderCalls,
  renderSheet,
} from './calls.factory.tsx';

const [ben, cara, dan] = [
  aCallRow({ name: 'Ben Ong' }),
  aCallRow({ name: 'Cara Lim' }),
  aCallRow({ name: 'Dan Goh' }),
] as const;

const callTo = async (name: string) => within(await screen.findByRole('region', { name }));
const list = () => within(screen.getByRole('navigation', { name: 'People on this sheet' }));

/** The person after they were told by phone. */
const told = (row: CallRow): CallRow => ({
  ...row,
  nextStep: 'RELEASE',
  state: 'IN_QUARANTINE',
  acts: [anAct({ kind: 'INFORMED', channel: 'CALL' })],
});

/** Announces the previews of any person. */
const answerAnyPreview = () => answerPreviews([aPreview(ben)]);

describe('a call', () => {
  it('shows the number, what to say with the days, and what not to say', async () => {
    answerSheet([ben]);
    answerPreviews([
      aPreview(ben, {
        blocked: 'NO_ADDRESS',
        announcedUntil: '2026-01-14',
        announcedTestDay: '2026-01-11',
      }),
    ]);
    renderSheet([ben]);
    const call = await callTo('Ben Ong');
    expect(call.getByRole('link', { name: 'Call Ben Ong, +65 8123 4567' })).toHaveAttribute(
      'href',
      'tel:+6581234567',
    );
    const say = within(await call.findByRole('region', { name: 'Say' }));
    expect(say.getByText(/^‘You may have been near somebody at work/)).toBeVisible();
    expect(say.getByText(/^‘Please stay home until the end of /)).toBeVisible();
    expect(say.getByText(/^‘A negative test from .* on may end this earlier/)).toBeVisible();
    expect(
      within(call.getByRole('region', { name: 'Do not say' })).getByText(
        'They have no email address.',
      ),
    ).toBeVisible();
  });

  it('to a wrong number proposes the right one, if it is known, and goes on', async () => {
    answerSheet([ben, cara]);
    answerAnyPreview();
    const acts = answerActs();
    const { user } = renderSheet([ben, cara]);
    await callTo('Ben Ong');
    await user.keyboard('w');
    const number = screen.getByLabelText('Right number, if you know it');
    expect(number).toHaveFocus();
    await user.keyboard('12{Enter}');
    expect(await screen.findByText('Minimum 6 digit required.')).toBeVisible();
    await user.clear(number);
    await user.keyboard('81112222{Enter}');
    await callTo('Cara Lim');
    await waitFor(() =>
      expect(acts).toMatchObject([
        { input: { kind: 'CALLED', callOutcome: 'WRONG_NUMBER', rightNumber: '81112222' } },
      ]),
    );
    await user.keyboard('w{Enter}');
    await waitFor(() =>
      expect(acts[1]).toMatchObject({ input: { callOutcome: 'WRONG_NUMBER', rightNumber: null } }),
    );
  });

  it('names no day that would show when they were exposed, and says why they get no notice', async () => {
    answerSheet([ben]);
    answerPreviews([aBlockedPreview(ben, 'TOO_FEW_CANDIDATES')]);
    const acts = answerActs();
    const { user } = renderSheet([ben]);
    const call = await callTo('Ben Ong');
    expect(
      await call.findByText(/^‘Stay at home until we call you, at the latest on/),
    ).toBeVisible();
    expect(call.getByText(/^Fewer than 5 colleagues were near them/)).toBeVisible();
    await user.click(call.getByRole('checkbox', { name: /^I named the exact last day/ }));
    await user.click(call.getByRole('button', { name: 'Informed' }));
    await waitFor(() =>
      expect(acts).toMatchObject([{ input: { kind: 'INFORMED', namesDay: true } }]),
    );
  });

  it('says only that the earlier notice no longer holds for a correction', async () => {
    const owed = aCallRow({
      state: 'NO_LONGER_EXPOSED',
      nextStep: 'CORRECT',
      owesCorrection: true,
    });
    answerSheet([owed]);
    answerPreviews([
      aPreview(owed, { kind: 'CORRECTION', announcedUntil: null, countedFrom: null }),
    ]);
    const acts = answerActs();
    const { user } = renderSheet([owed]);
    const call = await callTo('Ben Ong');
    const say = within(await call.findByRole('region', { name: 'Say' }));
    expect(say.getAllByText(/^‘/)).toHaveLength(1);
    await user.click(call.getByRole('button', { name: 'Corrected' }));
    await waitFor(() =>
      expect(acts).toMatchObject([{ input: { kind: 'CORRECTED', channel: 'CALL' } }]),
    );
  });

  it('goes on if the previews cannot be loaded', async () => {
    answerSheet([ben]);
    loseConnection(NoticePreviewsDocument);
    const { user } = renderSheet([ben]);
    const call = await callTo('Ben Ong');
    expect(await call.findByText(/Do not name it for now/)).toBeVisible();
    answerAnyPreview();
    await user.click(call.getByRole('button', { name: 'Try again' }));
    expect(await call.findByText(/^‘Please stay home until/)).toBeVisible();
  });
});

describe('the outcome of a call', () => {
  it('informed: saves it with the note and opens the next person', async () => {
    answerSheet([ben, cara]);
    answerAnyPreview();
    const acts = answerActs();
    const { user } = renderSheet([ben, cara]);
    const call = await callTo('Ben Ong');
    expect(screen.getByText('1 of 2 · 0 told')).toBeVisible();
    await user.type(call.getByRole('textbox', { name: 'Note' }), 'Lives alone');
    answerSheet([told(ben), cara]);
    await user.click(call.getByRole('button', { name: 'Informed' }));
    await callTo('Cara Lim');
    expect(await screen.findByText('2 of 2 · 1 told')).toBeVisible();
    expect(acts).toMatchObject([
      {
        input: {
          followUpIds: [ben.id],
          kind: 'INFORMED',
          channel: 'CALL',
          note: 'Lives alone',
          batchId: expect.any(String),
        },
      },
    ]);
  });

  it('goes on by keys: no answer, next, previous, undo', async () => {
    answerSheet([ben, cara]);
    answerAnyPreview();
    const acts = answerActs();
    answerUndo();
    const { user } = renderSheet([ben, cara]);
    await callTo('Ben Ong');
    await user.keyboard('n');
    await callTo('Cara Lim');
    expect(acts).toMatchObject([{ input: { kind: 'CALLED', callOutcome: 'NO_ANSWER' } }]);
    await user.keyboard('k');
    await callTo('Ben Ong');
    await user.keyboard('{ArrowRight}');
    await callTo('Cara Lim');
    await user.keyboard('u');
    expect(await screen.findByText('Undone')).toBeVisible();
  });

  it('call back: takes an offered time or a day and a time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-05T03:00:00.000Z') });
    answerSheet([ben, cara]);
    answerAnyPreview();
    const acts = answerActs();
    const { user } = renderSheet([ben, cara]);
    const call = await callTo('Ben Ong');
    await user.click(call.getByRole('button', { name: 'Call back at …' }));
    await user.click(call.getByRole('button', { name: 'Save' }));
    expect(await call.findByText('Please select a day and a time')).toBeVisible();
    await user.click(call.getByRole('button', { name: 'In an hour' }));
    await callTo('Cara Lim');
    expect(acts).toMatchObject([
      {
        input: {
          kind: 'CALLED',
          callOutcome: 'CALL_BACK',
          callBackAt: '2026-01-05T04:00:00.000Z',
        },
      },
    ]);
    vi.useRealTimers();
  });

  it('is sent once more with the same id if the answer is lost', async () => {
    answerSheet([ben]);
    answerAnyPreview();
    const acts = loseOnce(
      AddFollowUpActDocument,
      {
        addFollowUpAct: { batchId, followUps: [], skipped: [] },
      },
      {
        again: async () => {
          screen.getByRole('button', { name: 'Back to Ben Ong' }).click();
          (await screen.findByRole('button', { name: 'No answer' })).click();
        },
      },
    );
    const { user } = renderSheet([ben]);
    const call = await callTo('Ben Ong');
    await user.click(call.getByRole('button', { name: 'No answer' }));
    await waitFor(() => expect(acts).toHaveLength(1));
  });

  it('leads back to the person with the note if it is refused', async () => {
    answerSheet([ben, cara]);
    answerAnyPreview();
    refuse(AddFollowUpActDocument, {
      code: 'CONFLICT',
      message: 'bo@acme.test is calling this person',
      fields: [{ field: 'followUpIds', message: 'bo@acme.test is calling this person' }],
    });
    const { user } = renderSheet([ben, cara]);
    const call = await callTo('Ben Ong');
    await user.type(call.getByRole('textbox', { name: 'Note' }), 'Lives alone');
    await user.click(call.getByRole('button', { name: 'Informed' }));
    await callTo('Cara Lim');
    await user.click(await screen.findByRole('button', { name: 'Back to Ben Ong' }));
    const again = await callTo('Ben Ong');
    expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('Lives alone');
    expect(screen.queryByRole('button', { name: 'Back to Ben Ong' })).toBeNull();
  });
});

describe('the sheet', () => {
  it('offers to undo a call once it is saved', async () => {
    answerSheet([ben, cara]);
    answerAnyPreview();
    const pending = Promise.withResolvers<void>();
    answer(
      AddFollowUpActDocument,
      { addFollowUpAct: { batchId, followUps: [], skipped: [] } },
      { until: () => pending.promise },
    );
    const { user } = renderSheet([ben, cara]);
    await user.click((await callTo('Ben Ong')).getByRole('button', { name: 'Informed' }));
    expect(await list().findByText('Told')).toBeVisible();
    expect(list().queryByRole('button', { name: /^Undo/ })).toBeNull();
    answerSheet([told(ben), cara]);
    pending.resolve();
    expect(await list().findByRole('button', { name: 'Undo: Informed, Ben Ong' })).toBeVisible();
  });

  it('keeps the call from others while it is open, and releases it', async () => {
    // Somebody whom no other test has left open.
    const gil = aCallRow({ name: 'Gil Ho' });
    const ofGil = { input: { employeeId: gil.person.id } };
    answerSheet([gil, cara]);
    answerAnyPreview();
    const { claims, releases } = answerClaims({
      by: me,
      isMine: true,
      expiresAt: '2099-01-01T00:00:00.000Z',
    });
    const { user } = renderSheet([gil, cara]);
    const call = await callTo('Gil Ho');
    await waitFor(() => expect(claims).toContainEqual(ofGil));
    expect(releases).not.toContainEqual(ofGil);
    await user.click(call.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(releases).toContainEqual(ofGil));
    expect(claims).toContainEqual({ input: { employeeId: cara.person.id } });
  });

  it('says who is calling somebody, and lets nobody else record the call', async () => {
    answerSheet([ben, cara]);
    answerAnyPreview();
    answerClaims({ by: 'bo@acme.test', isMine: false, expiresAt: '2099-01-01T00:00:00.000Z' });
    renderSheet([ben, cara]);
    const call = await callTo('Ben Ong');
    expect(await call.findByText('bo@acme.test is calling this person now.')).toBeVisible();
    expect(call.queryByRole('button', { name: 'Informed' })).toBeNull();
  });

  it('goes on if a call cannot be claimed', async () => {
    answerSheet([ben]);
    answerAnyPreview();
    loseConnection(ClaimCallDocument);
    loseConnection(ReleaseCallDocument);
    renderSheet([ben]);
    expect((await callTo('Ben Ong')).getByRole('button', { name: 'Informed' })).toBeVisible();
  });

  it('lists everybody with what came of the call, each of which can be undone', async () => {
    const eve = told(aCallRow({ name: 'Eve Poh' }));
    answerSheet([ben, eve]);
    answerAnyPreview();
    answerUndo();
    const { user } = renderSheet([ben, eve]);
    await callTo('Ben Ong');
    expect(list().getByText('Told')).toBeVisible();
    await user.click(list().getByRole('button', { name: 'Undo: Informed, Eve Poh' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    await user.click(list().getByRole('button', { name: 'Eve Poh' }));
    expect((await callTo('Eve Poh')).getByText(/^By phone/)).toBeVisible();
  });

  it('ends with what remains, and opens where it was left', async () => {
    const waiting = aCallRow({
      name: 'Fay Tan',
      acts: [
        anAct({
          kind: 'CALLED',
          callOutcome: 'NO_ANSWER',
          callBackAt: '2099-01-05T02:00:00.000Z',
        }),
      ],
    });
    answerSheet([ben, waiting]);
    answerAnyPreview();
    answerActs();
    const { user } = renderSheet([ben, waiting]);
    const call = await callTo('Ben Ong');
    answerSheet([told(ben), waiting]);
    await user.click(call.getByRole('button', { name: 'Informed' }));
    const end = await callTo('Nobody else to call now');
    expect(await end.findByText('1 of 2 have been told.')).toBeVisible();
    expect(end.getByText(/^1 person to call again, the first/)).toBeVisible();
    expect(end.getByRole('link', { name: 'Back to the follow-up' })).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up',
    );
  });

  it('opens at the person in the address', async () => {
    answerSheet([ben, cara, dan]);
    answerAnyPreview();
    renderSheet([ben, cara, dan], cara);
    await callTo('Cara Lim');
    expect(screen.getByText('2 of 3 · 0 told')).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(CallSheetPageDocument);
    const { user } = renderSheet([ben]);
    expect(await screen.findByText('The people to call could not be loaded.')).toBeVisible();
    answerSheet([ben]);
    answerAnyPreview();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await callTo('Ben Ong');
  });
});

describe('a new sheet', () => {
  it('lists the people to tell now', async () => {
    const asked = answerPeopleToCall([ben, cara]);
    const opened = answerSheet([ben, cara]);
    answerAnyPreview();
    renderCalls('?case=12');
    await callTo('Ben Ong');
    expect(asked).toEqual([{ filter: { nextSteps: ['INFORM', 'CORRECT'], caseNumber: 12 } }]);
    expect(opened).toEqual([{ ids: [ben.id, cara.id] }]);
  });

  it('says so if nobody has to be told', async () => {
    answerPeopleToCall([]);
    renderCalls();
    expect(await screen.findByText('Nobody to call')).toBeVisible();
  });

  it('says so if nobody of its people is followed up any more', async () => {
    answerSheet([]);
    renderSheet([ben]);
    expect(await screen.findByText('Nobody on this sheet is followed up any more.')).toBeVisible();
  });
});
