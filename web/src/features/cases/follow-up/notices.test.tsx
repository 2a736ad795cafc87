import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticePreviewsDocument, SendNoticesDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { loseConnection, refuse } from '../../../testing/server.ts';
import {
  aBlockedPreview,
  aFollowUp,
  anAct,
  answerActs,
  answerDrawer,
  answerFollowUps,
  answerPreviews,
  answerSending,
  aPreview,
  renderFollowUps,
} from './follow-up.factory.tsx';

type Row = ReturnType<typeof aFollowUp>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Opens the notices to everybody in the list. */
const informAll = async ({ user }: ReturnType<typeof renderFollowUps>, name: string) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Select everybody on this page' }));
  const bar = within(screen.getByRole('group', { name: 'Selected people' }));
  await user.click(bar.getByRole('button', { name: 'Inform' }));
  return dialogOf(name);
};

/** Opens the dialog that records that Cara was informed. */
const openInformed = async ({ user }: ReturnType<typeof renderFollowUps>) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Cara Lim' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Informed' }));
  return dialogOf('Informed: Cara Lim');
};

const [ben, cara, dan, eve] = ['Ben Ong', 'Cara Lim', 'Dan Goh', 'Eve Poh'].map((name) =>
  aFollowUp({ name }),
) as [Row, Row, Row, Row];

describe('notice to a person', () => {
  it('shows its text and the candidates, and is sent', async () => {
    const asked = answerFollowUps([ben]);
    const previews = answerPreviews([aPreview(ben)]);
    const sent = loseOnce(SendNoticesDocument, {
      sendNotices: { sent: 1, skipped: [], followUps: [] },
    });
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Inform: Ben Ong' }));
    const dialog = await dialogOf('Inform: Ben Ong');
    const notice = within(await dialog.findByRole('region', { name: 'Notice to Ben Ong' }));
    expect(notice.getByText('Names the day · 7 people could have been the source')).toBeVisible();
    expect(notice.getByText('A message from Acme')).toBeVisible();
    expect(notice.getByText(/^On Mon 4 Jan you may have been near/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send 1 notice' }));
    expect(await screen.findByText('1 notice sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(previews).toEqual([{ followUpIds: [ben.id] }]);
    expect(sent).toEqual([{ input: { followUpIds: [ben.id], texts: [aPreview(ben).text] } }]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('says before and after sending that it is in the app only without mail', async () => {
    answerFollowUps([ben]);
    answerPreviews([aPreview(ben, { isInAppOnly: true, announcedTestDay: '2027-01-11' })]);
    answerSending(1);
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Inform: Ben Ong' }));
    const dialog = await dialogOf('Inform: Ben Ong');
    expect(
      await dialog.findByText(/^Mail is not set up, so these notices appear in the app/),
    ).toBeVisible();
    expect(dialog.getByText(/A negative test from .* on may end this earlier\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send 1 notice' }));
    expect(
      await screen.findByText('1 notice sent to the app only: mail is not set up'),
    ).toBeVisible();
  });

  it('is not sent about what only the phone of its reader has reported', async () => {
    const row = aFollowUp({ isOwnPhoneOnly: true });
    answerFollowUps([row]);
    answerPreviews([aBlockedPreview(row, 'OWN_PHONE_ONLY')]);
    const { user } = renderFollowUps();
    // In the table, and in the cards of narrow screens.
    expect(await screen.findAllByText('By this phone alone')).not.toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Inform: Ben Ong' }));
    const dialog = await dialogOf('Inform: Ben Ong');
    expect(
      await dialog.findByText(
        /^Only their own phone has reported it, so nothing is sent: Ben Ong\./,
      ),
    ).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('corrects an earlier one if a correction is owed', async () => {
    const owed = aFollowUp({
      state: 'NO_LONGER_EXPOSED',
      nextStep: 'CORRECT',
      owesCorrection: true,
    });
    answerFollowUps([owed]);
    answerPreviews([aPreview(owed, { kind: 'CORRECTION', detail: 'NO_TIME', candidates: 0 })]);
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Correct: Ben Ong' }));
    const dialog = await dialogOf('Correct: Ben Ong');
    expect(await dialog.findByText('Corrects the earlier notice')).toBeVisible();
    expect(dialog.queryByText(/could have been the source/)).toBeNull();
  });

  it('records that the officer has named the last day, after showing how many people that leaves', async () => {
    answerFollowUps([cara]);
    answerPreviews([aBlockedPreview(cara, 'TOO_FEW_CANDIDATES')]);
    const acts = answerActs();
    const rendered = renderFollowUps();
    const { user } = rendered;
    const form = await openInformed(rendered);
    expect(await form.findByText(/then only 2 people could have been the source/)).toBeVisible();
    await user.click(form.getByRole('radio', { name: /^The exact last day/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Cara Lim informed')).toBeVisible();
    expect(acts).toMatchObject([{ input: { kind: 'INFORMED', namesDay: true } }]);
  });

  it('does not ask about the last day where a notice may name the day', async () => {
    answerFollowUps([cara]);
    const previews = answerPreviews([aPreview(cara, { blocked: 'NO_ADDRESS' })]);
    const form = await openInformed(renderFollowUps());
    await waitFor(() => expect(previews).toHaveLength(1));
    expect(form.queryByRole('radio', { name: /exact last day/i })).toBeNull();
  });

  it('loads again on “Try again”', async () => {
    answerFollowUps([ben]);
    loseConnection(NoticePreviewsDocument);
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Inform: Ben Ong' }));
    const dialog = await dialogOf('Inform: Ben Ong');
    expect(await dialog.findByText('The notices could not be loaded.')).toBeVisible();
    answerPreviews([aPreview(ben)]);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Send 1 notice' })).toBeVisible();
  });

  it('stays open with the reason if sending fails', async () => {
    answerFollowUps([ben]);
    answerPreviews([aPreview(ben)]);
    refuse(SendNoticesDocument, { code: 'NOT_FOUND', message: 'Not found' });
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Inform: Ben Ong' }));
    const dialog = await dialogOf('Inform: Ben Ong');
    await user.click(await dialog.findByRole('button', { name: 'Send 1 notice' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The list has changed');
  });
});

describe('notices to several people', () => {
  it('are sent to those who can get one, and say why the others have to be called', async () => {
    answerFollowUps([ben, cara, dan, eve]);
    answerPreviews([
      aPreview(ben),
      aBlockedPreview(cara, 'TOO_FEW_CANDIDATES'),
      aBlockedPreview(dan, 'NO_ADDRESS'),
      aBlockedPreview(eve, 'ALREADY_SENT'),
    ]);
    const sent = answerSending(1);
    const rendered = renderFollowUps();
    const { user } = rendered;
    const dialog = await informAll(rendered, 'Inform: 4 people');
    const calls = within(await dialog.findByRole('region', { name: 'Call these people' }));
    expect(
      calls.getByText(
        /^Fewer than 5 colleagues were near them on the day of the exposure, .*, so any notice would/,
      ),
    ).toBeVisible();
    expect(calls.getByText('They have no email address.')).toBeVisible();
    expect(dialog.getByText('Nothing new to tell: Eve Poh')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send 1 notice' }));
    expect(await screen.findByText('1 notice sent')).toBeVisible();
    expect(sent).toEqual([{ input: { followUpIds: [ben.id], texts: [aPreview(ben).text] } }]);
    expect(dialog.queryByRole('region', { name: 'Notice to Ben Ong' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'Call 2 people' })).toHaveAttribute(
      'href',
      `/dashboard/acme/follow-up/calls?id=${cara.id}&id=${dan.id}`,
    );
  });

  it('name people skipped in the meantime', async () => {
    answerFollowUps([ben, cara]);
    answerPreviews([aPreview(ben), aPreview(cara)]);
    answerSending(1, [cara]);
    const rendered = renderFollowUps();
    const dialog = await informAll(rendered, 'Inform: 2 people');
    await rendered.user.click(await dialog.findByRole('button', { name: 'Send 2 notices' }));
    expect(await screen.findByText(/^1 notice sent\. Some were not sent/)).toBeVisible();
  });

  it('expand when there are many', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => aFollowUp({ name: `Person ${index}` }));
    answerFollowUps(rows);
    answerPreviews(rows.map((row) => aPreview(row)));
    const rendered = renderFollowUps();
    const dialog = await informAll(rendered, 'Inform: 12 people');
    expect(await dialog.findAllByRole('region')).toHaveLength(10);
    await rendered.user.click(dialog.getByRole('button', { name: 'Show all 12' }));
    expect(dialog.getAllByRole('region')).toHaveLength(12);
  });

  it('are empty if nobody needs one', async () => {
    answerFollowUps([ben]);
    answerPreviews([aBlockedPreview(ben, 'NOT_EXPOSED')]);
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Inform: Ben Ong' }));
    const dialog = await dialogOf('Inform: Ben Ong');
    expect(await dialog.findByText('There is no notice to send.')).toBeVisible();
    expect(dialog.getByText('Not exposed any more: Ben Ong')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});

const informedAt = '2026-01-05T02:00:00.000Z';
const told = (notice: Partial<ReturnType<typeof aFollowUp>['notices'][number]>) =>
  aFollowUp({
    state: 'IN_QUARANTINE',
    nextStep: 'RELEASE',
    informedAt,
    acts: [anAct({ kind: 'INFORMED', channel: 'NOTICE', at: informedAt })],
    notices: [
      {
        id: '01900000-0000-7000-9000-bbbbbbbbbbbb',
        kind: 'EXPOSURE',
        state: 'SENT',
        detail: 'DAY',
        subject: 'A message from Acme',
        text: 'On Mon 4 Jan you may have been near somebody at work.',
        sentAt: informedAt,
        deliveredAt: null,
        readAt: null,
        ...notice,
      },
    ],
  });

describe('sent notices', () => {
  it.each([
    ['Notice waits to be mailed', { state: 'QUEUED' as const }],
    ['Notice sent', {}],
    ['Correction sent', { kind: 'CORRECTION' as const }],
    [/^Read .*5 Jan/, { state: 'READ' as const, readAt: '2026-01-05T03:00:00.000Z' }],
    ['Email failed', { state: 'FAILED' as const }],
  ])('show their delivery on the row: %s', async (words, notice) => {
    answerFollowUps([told(notice)]);
    renderFollowUps('?show=all');
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(row.getAllByText(words)[0]).toBeInTheDocument();
  });

  it('appear in the drawer with their texts, without undo', async () => {
    const row = told({ state: 'READ', readAt: '2026-01-05T03:00:00.000Z' });
    answerFollowUps([row]);
    answerDrawer(row);
    const { user } = renderFollowUps('?show=all');
    await user.click(await screen.findByRole('button', { name: 'Ben Ong' }));
    const drawer = await dialogOf('Ben Ong, COVID-19');
    const notices = within(await drawer.findByRole('region', { name: 'Notices' }));
    expect(
      notices.getByText('On Mon 4 Jan you may have been near somebody at work.'),
    ).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Undo: Informed' })).toBeNull();
  });
});
