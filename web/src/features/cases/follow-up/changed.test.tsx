import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AllFollowUpsDocument, MarkFollowUpsSeenDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, server } from '../../../testing/server.ts';
import {
  aFollowUp,
  anAct,
  answerDrawer,
  answerFollowUps,
  renderFollowUps,
} from './follow-up.factory.tsx';
import { formatCallBack } from './follow-up-words.ts';

const latestChangeAt = '2026-01-05T02:30:00.000Z';

describe('changes of the work list', () => {
  it('are marked on the row, and can be filtered', async () => {
    const rows = [aFollowUp({ isChanged: true }), aFollowUp({ name: 'Cara Lim' })];
    const asked = answerFollowUps(rows, { summary: { changed: 1 } });
    const { user, address } = renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(await row.findByText('new exposure')).toBeVisible();
    expect(screen.getByRole('row', { name: /Cara Lim/ })).not.toHaveTextContent('Changed');
    expect(
      screen.getByText('1 person has changes that you have not marked as seen.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(address()).toBe('/dashboard/acme/follow-up?show=changed');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { isChanged: true } }));
  });

  const seenUntil = '2026-01-05T02:00:00.000Z';
  const seen = '2026-01-05T01:59:00.000Z';
  const at = '2026-01-05T02:29:59.000Z';
  const by = 'bo@acme.test';
  const anExposure = (caseNumber: number, foundAt: string | null) => ({
    caseNumber,
    foundAt,
    level: 1,
    exposedAt: seen,
    lastExposedAt: seen,
    minutes: 20,
    source: 'MOBILE' as const,
    isOwnPhoneOnly: false,
  });
  const known = [anExposure(12, seen)];
  it.each([
    ['tested by bo@acme.test', { acts: [anAct({ kind: 'TESTED', at, by })] }],
    [
      'note added undone by bo@acme.test',
      { acts: [anAct({ at: seen, undoneAt: at, undoneBy: by })] },
    ],
    ['until moved from Mon 12 Jan.* to Wed 14 Jan', { untilMove: { before: '2026-01-12' } }],
    ['now until Wed 14 Jan', { untilMove: { before: null } }],
    [
      'no longer has to stay at home',
      { quarantineUntil: null, untilMove: { before: '2026-01-12' } },
    ],
    ['new exposure', { exposures: [anExposure(12, at)] }],
    ['a second exposure', { exposures: [anExposure(13, at), ...known] }],
    ['another exposure', { exposures: [anExposure(13, at), anExposure(11, null), ...known] }],
    [
      'correction due',
      {
        state: 'NO_LONGER_EXPOSED',
        nextStep: 'CORRECT',
        owesCorrection: true,
        quarantineUntil: null,
        untilMove: { before: '2026-01-12' },
      },
    ],
    [
      'a second exposure, tested by bo@acme.test',
      {
        exposures: [anExposure(13, at), ...known],
        acts: [anAct({ kind: 'TESTED', at, by })],
      },
    ],
    [
      'became a case',
      { state: 'BECAME_A_CASE', nextStep: null, acts: [anAct({ kind: 'TESTED', at })] },
    ],
  ] as const)('are described in words: %s', async (words, overrides) => {
    answerFollowUps(
      [
        aFollowUp({
          isChanged: true,
          ...overrides,
          exposures: [...('exposures' in overrides ? overrides.exposures : known)],
          acts: [...('acts' in overrides ? overrides.acts : [])],
        }),
      ],
      { summary: { seenUntil } },
    );
    renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(row.getByText(new RegExp(`^${words}$`, 'u'))).toBeVisible();
  });

  it('are marked as seen up to the latest change that was loaded', async () => {
    const asked = answerFollowUps([aFollowUp()], { summary: { changed: 12 } });
    const marked = loseOnce(MarkFollowUpsSeenDocument, {
      markFollowUpsSeen: { changed: 0, latestChangeAt, seenUntil: latestChangeAt },
    });
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() => expect(marked).toEqual([{ input: { until: latestChangeAt } }]));
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

describe('a call that told nothing', () => {
  it('says in the row and the drawer when to call again', async () => {
    const ben = aFollowUp({ callBackAt: '2099-01-05T06:30:00.000Z' });
    answerFollowUps([ben]);
    answerDrawer(ben);
    const { user } = renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(row.getAllByText('Call again Mon 5 Jan 2099, 14:30').at(-1)).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Ben Ong' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Call again Mon 5 Jan 2099, 14:30')).toBeVisible();
  });

  it('says the time alone of today', () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T02:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(formatCallBack('2026-01-05T06:30:00.000Z', 'Asia/Singapore')).toBe(
      'Call again at 14:30',
    );
  });
});

describe('signs of a person', () => {
  const silent = {
    hasApp: true,
    phoneReportedAt: '2026-01-04T06:10:00.000Z',
    isPhoneSilent: true,
    cameraSeenAt: null,
    cameraRoom: null,
  };

  it.each([
    [{}, /^No report since .*14:10$/],
    [{ isPhoneSilent: false }, /^Phone reported .* ago$/],
    [{ phoneReportedAt: null }, /^No report yet$/],
    [{ hasApp: false, isPhoneSilent: false }, /^Never signed in on the app$/],
  ])('show what the phone has reported in the drawer: %o', async (overrides, words) => {
    const presence = { ...silent, ...overrides };
    const ben = aFollowUp({ presence });
    answerFollowUps([ben]);
    answerDrawer(ben);
    const { user } = renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(row.queryAllByText('Phone silent').length > 0).toBe(presence.isPhoneSilent);
    await user.click(row.getByRole('button', { name: 'Ben Ong' }));
    expect(await within(await screen.findByRole('dialog')).findByText(words)).toBeVisible();
  });

  it('highlight that a camera saw somebody in quarantine', async () => {
    const presence = {
      ...silent,
      cameraSeenAt: '2026-01-05T06:10:00.000Z',
      cameraRoom: 'Lobby',
    };
    const ben = aFollowUp({
      state: 'IN_QUARANTINE',
      nextStep: 'RELEASE',
      informedAt: '2026-01-05T02:00:00.000Z',
      presence,
    });
    answerFollowUps([ben, aFollowUp({ name: 'Cara Lim', presence })]);
    answerDrawer(ben);
    const { user } = renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(row.getAllByText('Seen at work').at(-1)).toBeVisible();
    expect(screen.getByRole('row', { name: /Cara Lim/ })).not.toHaveTextContent('Seen at work');
    await user.click(row.getByRole('button', { name: 'Ben Ong' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/^Last seen .*14:10 by camera Lobby$/)).toBeVisible();
  });

  it('can be filtered by silent phones of people who are still exposed', async () => {
    const asked = answerFollowUps([aFollowUp()]);
    renderFollowUps('?show=silent');
    await screen.findByRole('row', { name: /Ben Ong/ });
    expect(asked[0]).toMatchObject({
      filter: {
        isPhoneSilent: true,
        states: ['TO_INFORM', 'INFORMED', 'IN_QUARANTINE', 'TEST_DUE'],
      },
    });
  });
});

describe('work list of a team', () => {
  it('shows the latest note, and filters by assignee', async () => {
    answerFollowUps([aFollowUp({ acts: [anAct({ note: 'Called twice' })] })]);
    const { user, address } = renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(row.getAllByText('Note: Called twice').at(-1)).toBeInTheDocument();
    await user.selectOptions(await screen.findByLabelText('Assigned to'), 'bo@acme.test');
    expect(address()).toBe('/dashboard/acme/follow-up?assignee=bo%40acme.test');
  });

  it('selects all pages of the list for one act', async () => {
    const rows = [aFollowUp(), aFollowUp({ name: 'Cara Lim' })];
    answerFollowUps([rows[0]!], { total: 2 });
    answer(AllFollowUpsDocument, { followUps: { items: rows, total: 2 } });
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Ong' }));
    await user.click(await screen.findByRole('button', { name: 'Select all 2' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
  });

  it('exports a CSV file with the current filters', async () => {
    answerFollowUps([aFollowUp()]);
    const asked: URLSearchParams[] = [];
    server.use(
      http.get('*/api/follow-up/export', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return new HttpResponse('NAME', {
          headers: { 'content-disposition': 'attachment; filename="follow-up_2026-01-05.csv"' },
        });
      }),
    );
    const saved = captureSavedFiles();
    const { user } = renderFollowUps('?show=inform&assignee=nobody&case=12&search=ben');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toMatchObject([{ name: 'follow-up_2026-01-05.csv' }]));
    expect(Object.fromEntries(asked[0]!)).toEqual({
      order: 'DUE',
      nextSteps: 'INFORM',
      unassigned: 'true',
      caseNumber: '12',
      search: 'ben',
    });
  });
});
