import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ResendNoticesDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { answer, refuse } from '../../../testing/server.ts';
import { aFollowUp, answerFollowUps, renderFollowUps } from './follow-up.factory.tsx';

const failed = (name: string) =>
  aFollowUp({
    name,
    state: 'IN_QUARANTINE',
    nextStep: 'RELEASE',
    notices: [
      {
        id: `01900000-0000-7000-9000-${name === 'Ben Ong' ? 'e00000000001' : 'e00000000002'}`,
        kind: 'EXPOSURE',
        state: 'FAILED',
        detail: 'DAY',
        subject: 'A message from Acme',
        text: 'You may have been near somebody.',
        sentAt: '2026-01-05T02:00:00.000Z',
        deliveredAt: null,
        readAt: null,
      },
    ],
  });

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name, 'u') }));

describe('notices whose email failed', () => {
  it('can be filtered', async () => {
    const asked = answerFollowUps([failed('Ben Ong')]);
    const { user, address } = renderFollowUps();
    await user.selectOptions(await screen.findByLabelText('Show'), 'Notice not delivered');
    expect(address()).toContain('show=undelivered');
    expect(asked.at(-1)).toMatchObject({ filter: { isNoticeUndelivered: true } });
  });

  it('can be sent again from the row', async () => {
    const ben = failed('Ben Ong');
    answerFollowUps([ben]);
    const sent = loseOnce(ResendNoticesDocument, {
      resendNotices: { resent: 1, followUps: [ben] },
    });
    const { user } = renderFollowUps();
    const row = await rowOf('Ben Ong');
    await user.click(row.getAllByRole('button', { name: 'Send the notice to Ben Ong again' })[0]!);
    expect(await screen.findByText('1 notice sent again')).toBeVisible();
    expect(sent).toEqual([{ input: { followUpIds: [ben.id] } }]);
  });

  it('can be sent again to all selected people whose email failed', async () => {
    const rows = [failed('Ben Ong'), aFollowUp({ name: 'Cara Lim' }), failed('Dev Rao')];
    answerFollowUps(rows);
    const sent = answer(ResendNoticesDocument, { resendNotices: { resent: 2, followUps: rows } });
    const { user } = renderFollowUps();
    await user.click(await screen.findByLabelText('Select everybody on this page'));
    await user.click(screen.getByRole('button', { name: 'Send the failed notices again' }));
    expect(await screen.findByText('2 notices sent again')).toBeVisible();
    expect(sent).toEqual([{ input: { followUpIds: [rows[0]!.id, rows[2]!.id] } }]);
  });

  it('show why none was sent, and the gateway’s error', async () => {
    const ben = failed('Ben Ong');
    answerFollowUps([ben]);
    answer(ResendNoticesDocument, { resendNotices: { resent: 0, followUps: [ben] } });
    const { user } = renderFollowUps();
    const again = async () =>
      (await rowOf('Ben Ong')).getAllByRole('button', { name: /^Send the notice/u })[0]!;
    await user.click(await again());
    expect(await screen.findByText(/^No notice was sent again/u)).toBeVisible();
    refuse(ResendNoticesDocument, { code: 'RATE_LIMITED', message: 'Too many, try later' });
    await user.click(await again());
    expect(await screen.findByText('Too many, try later')).toBeVisible();
  });
});
