import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReporting } from '../../contacts/reporting/reporting.factory.ts';
import { aContest, answerAccount, answerPreview } from '../../cases/contests/contests.factory.ts';
import { PersonMeetingsDocument } from '../../../generated/graphql.ts';
import { loseConnection } from '../../../testing/server.ts';
import { aMeeting, anna, announce, now, region, render } from './person.factory.tsx';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true, toFake: ['Date'] }),
);
afterEach(() => vi.useRealTimers());

describe('meetings of a person', () => {
  it('are shown as not known if the phone reported nothing', async () => {
    announce(anna(), [], aReporting({ phone: 'SILENT', recordedBy: [] }));
    render();
    expect(await screen.findByText('Meetings on these days are not known')).toBeVisible();
    expect(
      screen.getByText(
        'The phone of Anna Li reported nothing on these days, and no other phone or camera recorded Anna Li.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Nobody met')).toBeNull();
  });

  it('cover the last 7 days, highlight long ones, and link to the other person', async () => {
    const { asked } = announce(anna(), [
      aMeeting(),
      aMeeting({
        startedAt: '2026-03-09T01:00:00.000Z',
        endedAt: '2026-03-09T01:10:00.000Z',
        minutes: 10,
        coveredMinutes: 4,
        isContinuous: false,
        source: 'CAMERA',
      }),
      aMeeting({
        startedAt: '2026-03-08T01:00:00.000Z',
        other: {
          id: '01900000-0000-7000-8000-000000000999',
          code: null,
          name: 'Former employee',
          department: null,
          isPositive: false,
          isDeleted: true,
        },
      }),
    ]);
    render();
    expect(await screen.findByText('3 meetings with 2 people, 2 of them long')).toBeVisible();
    expect(asked).toEqual([{ id: anna().id, from: '2026-03-04', to: '2026-03-10' }]);
    const [, first, second, third] = region('Meetings').getAllByRole('row');
    expect(first).toHaveTextContent('Ben TanE8 · SalesToday09:00–09:2020 min Long Phones');
    expect(second).toHaveTextContent('Yesterday09:00–09:1010 min4 min without gaps Camera');
    expect(second).not.toHaveTextContent('Long');
    expect(within(first!).getByRole('link', { name: 'Ben Tan' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E8',
    );
    expect(within(third!).queryByRole('link')).toBeNull();
  });

  it('follow the days in the address and in the fields', async () => {
    const { asked } = announce();
    const { user, address } = render('?from=2026-02-10&to=2026-02-12');
    await screen.findByRole('link', { name: 'Ben Tan' });
    expect(asked.at(-1)).toMatchObject({ from: '2026-02-10', to: '2026-02-12' });
    const to = screen.getByLabelText('To');
    await user.clear(to);
    await user.type(to, '20/2/2026');
    await user.tab();
    await waitFor(() =>
      expect(address()).toBe('/dashboard/acme/emp/E7?from=2026-02-10&to=2026-02-20'),
    );
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ to: '2026-02-20' }));
  });

  it('show ten first, and all on “Show all”', async () => {
    const many = Array.from({ length: 12 }, (_meeting, day) =>
      aMeeting({ startedAt: `2026-03-0${(day % 9) + 1}T0${Math.floor(day / 9)}:00:00.000Z` }),
    );
    announce(anna(), many);
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Show all 12 meetings' }));
    expect(region('Meetings').getAllByRole('row')).toHaveLength(13);
  });

  it('show an empty list, and an error', async () => {
    announce(anna(), []);
    const { unmount } = render();
    expect(await screen.findByText('No meeting on these days')).toBeVisible();
    unmount();
    loseConnection(PersonMeetingsDocument);
    render();
    expect(await screen.findByText('The meetings could not be loaded.')).toBeVisible();
  });

  it('strike through contested meetings, and do not count them', async () => {
    announce(anna(), [
      aMeeting(),
      aMeeting({
        startedAt: '2026-03-09T01:00:00.000Z',
        isContested: true,
        contests: [aContest()],
      }),
      aMeeting({ startedAt: '2026-03-08T01:00:00.000Z', contests: [aContest()] }),
    ]);
    render();
    expect(await screen.findByText('2 meetings with 1 person, 2 of them long')).toBeVisible();
    const [, , whole, part] = region('Meetings').getAllByRole('row');
    expect(whole).toHaveAttribute('data-struck');
    expect(within(whole!).getByRole('button', { name: 'Contested' })).toBeVisible();
    expect(part).not.toHaveAttribute('data-struck');
    expect(within(part!).getByRole('button', { name: 'Partly contested' })).toBeVisible();
  });

  it('can be contested', async () => {
    answerAccount();
    announce();
    const previewed = answerPreview();
    const { user } = render();
    await user.click(
      await screen.findByRole('button', { name: 'Contest contact: Anna Li and Ben Tan' }),
    );
    const form = within(await screen.findByRole('dialog', { name: 'Contest contact' }));
    expect(await form.findByText(/^22 min of contact/)).toBeVisible();
    expect(previewed).toMatchObject([
      {
        input: {
          person: { id: anna().id },
          other: { id: aMeeting().other.id },
          from: '2026-03-10T01:00:00.000Z',
          until: '2026-03-10T01:20:00.000Z',
        },
      },
    ]);
  });
});
