import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { AllFollowUpsDocument, MarkFollowUpsSeenDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, server } from '../../../testing/server.ts';
import { aFollowUp, answerFollowUps, anAct, renderFollowUps } from './follow-up.factory.tsx';

const latestChangeAt = '2026-01-05T02:30:00.000Z';

describe('changes of the work list', () => {
  it('are marked on the row, and can be filtered', async () => {
    const rows = [aFollowUp({ isChanged: true }), aFollowUp({ name: 'Cara Lim' })];
    const asked = answerFollowUps(rows, { summary: { changed: 1 } });
    const { user, address } = renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(await row.findByText('Changed')).toBeVisible();
    expect(screen.getByRole('row', { name: /Cara Lim/ })).not.toHaveTextContent('Changed');
    expect(
      screen.getByText('1 person has changes that you have not marked as seen.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(address()).toBe('/dashboard/acme/follow-up?show=changed');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { isChanged: true } }));
  });

  it('are marked as seen up to the latest change that was loaded', async () => {
    const asked = answerFollowUps([aFollowUp()], { summary: { changed: 12 } });
    const marked = loseOnce(MarkFollowUpsSeenDocument, {
      markFollowUpsSeen: { changed: 0, latestChangeAt },
    });
    const { user } = renderFollowUps();
    await user.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() => expect(marked).toEqual([{ input: { until: latestChangeAt } }]));
    await waitFor(() => expect(asked).toHaveLength(2));
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
  ])('show what the phone has reported: %o', async (overrides, words) => {
    answerFollowUps([aFollowUp({ presence: { ...silent, ...overrides } })]);
    renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(row.getAllByText(words).at(-1)).toBeVisible();
  });

  it('highlight that a camera saw somebody in quarantine', async () => {
    const presence = {
      ...silent,
      cameraSeenAt: '2026-01-05T06:10:00.000Z',
      cameraRoom: 'Lobby',
    };
    answerFollowUps([
      aFollowUp({
        state: 'IN_QUARANTINE',
        nextStep: 'RELEASE',
        informedAt: '2026-01-05T02:00:00.000Z',
        presence,
      }),
      aFollowUp({ name: 'Cara Lim', presence }),
    ]);
    renderFollowUps();
    const row = within(await screen.findByRole('row', { name: /Ben Ong/ }));
    expect(row.getAllByText('Seen at work').at(-1)).toBeVisible();
    expect(row.getAllByText(/^Last seen .*14:10 by camera Lobby$/).at(-1)).toBeVisible();
    expect(screen.getByRole('row', { name: /Cara Lim/ })).not.toHaveTextContent('Seen at work');
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
