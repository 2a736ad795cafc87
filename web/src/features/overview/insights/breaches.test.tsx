import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { aBreachHistory } from './breach-history.factory.ts';
import { BreachHistoryChart } from './BreachHistoryChart.tsx';
import { BreachTrend } from './BreachTrend.tsx';
import { SafetyIndicator } from '../../contacts/reporting/SafetyIndicator.tsx';
import { useTimeZone } from '../../company/current/CompanyContext.tsx';

const show = (part: ReactElement) => renderScreen(part, { path: '/', at: '/' });

const cellsOf = (name: string): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('safety indicator', () => {
  it.each([
    ['GREEN', 0.9, 9, 10, '90%', 'Green', '9 of 10 people active'],
    ['AMBER', 0.75, 9, 12, '75%', 'Amber', '9 of 12 people active'],
    ['AMBER', 0.899, 899, 1000, '89%', 'Amber', '899 of 1,000 people active'],
    ['RED', 0, 0, 1, '0%', 'Red', '0 of 1 person active'],
  ] as const)('%s at %f', (level, share, withoutBreach, active, percent, word, people) => {
    show(<SafetyIndicator indicator={{ level, share, withoutBreach, active }} />);
    expect(screen.getByText(percent)).toBeVisible();
    expect(screen.getByText(word, { selector: '[data-tone]' })).toBeVisible();
    const zones = ['Red', 'Amber', 'Green'].map((zone) =>
      screen.getByText(zone, { selector: '[aria-hidden] > span' }),
    );
    expect(
      zones.filter((zone) => 'current' in zone.dataset).map((zone) => zone.textContent),
    ).toEqual([word]);
    expect(screen.getByText(`${people} in the last 24 hours had no breach`)).toBeVisible();
  });

  it('has no percentage of too few phones', () => {
    show(<SafetyIndicator indicator={{ level: null, share: null, withoutBreach: 2, active: 3 }} />);
    expect(
      screen.getByText('Too few phones to say: 3 people were active in the last 24 hours.'),
    ).toBeVisible();
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('has no data if nobody is active', () => {
    show(<SafetyIndicator indicator={{ level: null, share: null, withoutBreach: 0, active: 0 }} />);
    expect(screen.getByText('No data yet')).toBeVisible();
    expect(screen.getByText('No phone reported in the last 24 hours.')).toBeVisible();
    expect(screen.queryByText(/%/)).toBeNull();
  });
});

const showHistory = (history = aBreachHistory(), timeZone = 'Asia/Singapore') =>
  show(<BreachHistoryChart history={history} before="in the 3 days before" timeZone={timeZone} />);

describe('breach history', () => {
  it('shows its finding, and compares periods', () => {
    showHistory();
    expect(
      screen.getByRole('heading', { name: '12 breaches, 4 fewer than in the 3 days before' }),
    ).toBeVisible();
    expect(
      screen.getByText(/They lasted 1 h 5 min in total, the most on Tue 6 Jan\./),
    ).toBeVisible();
    expect(screen.queryByText('Updating')).toBeNull();
  });

  it('says that today is not over yet, and names the day on paper', () => {
    vi.useFakeTimers({ now: new Date('2026-01-07T05:00:00Z'), shouldAdvanceTime: true });
    const history = aBreachHistory();
    function Chart() {
      return <BreachHistoryChart history={history} before="before" timeZone={useTimeZone()} />;
    }
    show(<Chart />);
    expect(screen.getByText(/Today is not over yet\./)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText(/\. Wed 7 Jan 2026 is not over yet\./)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('has a table', async () => {
    const { user } = showHistory();
    await user.click(screen.getByRole('button', { name: 'Table of Breach history by day' }));
    expect(cellsOf('Breach history by day')).toEqual([
      ['Day', 'Breaches', 'Minutes'],
      ['2026-01-05', '3', '10'],
      ['2026-01-06', '9', '55.3'],
      ['2026-01-07', '0', '0'],
    ]);
    await user.click(
      screen.getByRole('button', { name: 'Copy the table of Breach history by day' }),
    );
    expect(await navigator.clipboard.readText()).toBe(
      'Day\tBreaches\tMinutes\n2026-01-05\t3\t10\n2026-01-06\t9\t55.3\n2026-01-07\t0\t0',
    );
  });

  it('shows both hours when the clocks go back, in the company’s time zone', async () => {
    const at = (hour: string) => ({
      at: `2025-11-02T${hour}:00:00.000Z`,
      breaches: 1,
      minutes: 2,
      isReported: true,
    });
    const { user } = showHistory(
      aBreachHistory({ isByHour: true, points: [at('05'), at('06'), at('07')] }),
      'America/New_York',
    );
    await user.click(screen.getByRole('button', { name: 'Table of Breach history by hour' }));
    expect(cellsOf('Breach history by hour').map(([hour]) => hour)).toEqual([
      'Hour',
      '2025-11-02 01:00',
      '2025-11-02 01:00',
      '2025-11-02 02:00',
    ]);
  });

  it('shows that counting is under way', () => {
    showHistory(aBreachHistory({ isStale: true }));
    expect(screen.getByText('Updating')).toBeVisible();
  });

  it('draws nothing without data', () => {
    showHistory(
      aBreachHistory({
        totals: { breaches: 0, minutes: 0 },
        points: [{ at: '2026-01-04T16:00:00.000Z', breaches: 0, minutes: 0, isReported: true }],
      }),
    );
    expect(
      screen.getByRole('heading', { name: 'No breaches, 16 fewer than in the 3 days before' }),
    ).toBeVisible();
    expect(screen.queryByText('5/1')).toBeNull();
  });
});

describe('a period without measurements', () => {
  const unmeasured = aBreachHistory({
    totals: { breaches: 0, minutes: 0 },
    byHourOfDay: Array(24).fill(0),
    byDepartments: [],
    points: [{ at: '2026-01-04T16:00:00.000Z', breaches: 0, minutes: 0, isReported: false }],
    reportedDays: 0,
    reportedDaysBefore: 0,
  });

  it('is shown as not known in history and trend', () => {
    showHistory(unmeasured);
    show(<BreachTrend history={unmeasured} />);
    expect(screen.getAllByText('Not known: no phone reported in this period')).toHaveLength(2);
    expect(screen.queryByText(/No breaches|had a breach/u)).toBeNull();
  });

  it('names cameras for the camera category', () => {
    showHistory({ ...unmeasured, source: 'CAMERA' });
    expect(
      screen.getByRole('heading', { name: 'Not known: no camera reported in this period' }),
    ).toBeVisible();
  });

  it('shows no zero for a day without reports in the table', async () => {
    const [first, second] = aBreachHistory().points;
    const { user } = showHistory(
      aBreachHistory({
        reportedDays: 1,
        points: [first!, { ...second!, breaches: 0, minutes: 0, isReported: false }],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Table of Breach history by day' }));
    expect(cellsOf('Breach history by day').slice(1)).toEqual([
      ['2026-01-05', '3', '10'],
      ['2026-01-06', 'Not known', 'Not known'],
    ]);
  });

  it('does not compare departments with an unmeasured period', async () => {
    const { user } = show(<BreachTrend history={aBreachHistory({ reportedDaysBefore: 0 })} />);
    expect(screen.queryByText(/before/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Table of Breaches by departments' }));
    expect(cellsOf('Breaches by departments')[1]).toEqual(['Within Sales', '7', 'Not known', '40']);
  });
});

describe('breach trend', () => {
  it('shows time of day and departments', async () => {
    const { user } = show(<BreachTrend history={aBreachHistory()} />);
    expect(
      screen.getByRole('heading', { name: 'Breaches begin most often from 12:00 to 13:00' }),
    ).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Breaches happen most often within Sales' }),
    ).toBeVisible();
    expect(screen.getByText('2 fewer than before')).toBeVisible();
    expect(screen.getByText('none before')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Table of Breaches by hour of the day' }));
    const hours = cellsOf('Breaches by hour of the day');
    expect(hours).toHaveLength(25);
    expect([hours[10], hours[13], hours[24]]).toEqual([
      ['09:00 to 10:00', '4'],
      ['12:00 to 13:00', '8'],
      ['23:00 to 00:00', '0'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Table of Breaches by departments' }));
    expect(cellsOf('Breaches by departments').slice(1)).toEqual([
      ['Within Sales', '7', '9', '40'],
      ['Sales and Office', '5', '0', '25.3'],
    ]);
    expect(screen.queryByText(/Breaches by room/)).toBeNull();
  });

  it('shows rooms for the camera category', async () => {
    const { user } = show(
      <BreachTrend
        history={aBreachHistory({
          source: 'CAMERA',
          byDepartments: [],
          byRooms: [
            {
              cameraId: '01900000-0000-7000-8000-00000000000a',
              roomName: 'Canteen',
              roomNumber: '101',
              breaches: 12,
              minutes: 65.25,
              before: 9,
              maxPeople: 4,
            },
          ],
        })}
      />,
    );
    expect(
      screen.getByRole('heading', { name: 'Breaches happen most often in Canteen (101)' }),
    ).toBeVisible();
    expect(screen.getByText('3 more than before, up to 4 people')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Table of Breaches by room' }));
    expect(cellsOf('Breaches by room')[1]).toEqual(['Canteen (101)', '12', '9', '65.3', '4']);
    expect(screen.queryByText(/Breaches by departments/)).toBeNull();
  });

  it('is empty without breaches', () => {
    show(<BreachTrend history={aBreachHistory({ byHourOfDay: Array(24).fill(0) })} />);
    expect(screen.getByText('No hour, department or room had a breach.')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
