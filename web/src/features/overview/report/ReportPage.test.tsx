import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  BreachesDocument,
  ReportTracesDocument,
  ReportSafetyDocument,
  ReportTracingDocument,
  TracingLinkDocument,
  type BreachesQuery,
} from '../../../generated/graphql.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { aReporting, nothingReported } from '../../contacts/reporting/reporting.factory.ts';
import { answer, loseConnection } from '../../../testing/server.ts';
import { ReportPage } from './ReportPage.tsx';

const anna = anEmployee({
  code: 'E7',
  name: 'Anna Li',
  isPositive: true,
  positiveSince: '2026-01-05',
});
const ben = anEmployee({
  code: 'E8',
  name: 'Ben Tan',
  isPositive: true,
  positiveSince: '2026-01-08',
});

const noBreaches = {
  source: 'MOBILE',
  from: '2026-01-01T00:00:00.000Z',
  until: '2026-01-08T00:00:00.000Z',
  isByHour: false,
  isStale: false,
  points: [],
  reportedDays: 7,
  reportedDaysBefore: 7,
  totals: { breaches: 0, minutes: 0 },
  before: { breaches: 0, minutes: 0 },
  byHourOfDay: Array.from({ length: 24 }, () => 0),
  byDepartments: [],
  byRooms: [],
} satisfies BreachesQuery['breachHistory'];

const exposure = (level: number, source: 'MOBILE' | 'CAMERA' | 'MANUAL') => ({
  level,
  path: [{ source }],
});

const renderReport = (search = '', cases = [anna, ben], reporting = aReporting()) => {
  answer(ReportSafetyDocument, {
    safetyIndicator: { level: 'GREEN', share: 0.95, active: 20, withoutBreach: 19 },
    coverage: { phones: 21, reported: 20, neverSignedIn: 0, cameras: 0, camerasReported: 0 },
  });
  answer(BreachesDocument, { breachHistory: noBreaches });
  answer(TracingLinkDocument, { positiveEmployees: cases });
  answer(ReportTracingDocument, { positiveEmployees: cases });
  answer(ReportTracesDocument, {
    positiveTraces: cases.map(({ id }) => ({
      person: { id },

      reporting,
      exposures: [
        exposure(1, 'MOBILE'),
        exposure(1, 'MOBILE'),
        exposure(2, 'MOBILE'),
        exposure(3, 'CAMERA'),
      ],
    })),
  });
  return renderScreen(<ReportPage />, {
    path: '/report/:companyName',
    at: `/report/acme${search}`,
  });
};

const cellsOf = async (name: string) => {
  const row = within(await screen.findByRole('row', { name: new RegExp(name, 'u') }));
  return row.getAllByRole('cell').map((cell) => cell.textContent);
};

describe('ReportPage with the insights', () => {
  it('shows the safety and its coverage, and links to tracing', async () => {
    const { user, address } = renderReport();
    const safety = within(await screen.findByRole('region', { name: 'Safety Indicator' }));
    expect(await safety.findByText('95%')).toBeVisible();
    expect(safety.getByText('20 of 21 phones reported in the last 24 hours.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Breach Trend' })).toBeVisible();
    expect(await screen.findByText('2 positive cases: see who was exposed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to tracing' }));
    expect(address()).toBe('/report/acme?tab=tracing');
    expect(screen.getByRole('tab', { name: 'Tracing' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('ReportPage with the tracing', () => {
  it('counts exposed people by category, latest case first, with a link to each tracing', async () => {
    const { user, address } = renderReport('?tab=tracing');
    await screen.findByText('Ben Tan');
    await waitFor(async () =>
      expect((await cellsOf('Anna Li')).slice(2, 6)).toEqual(['3', '2', '1', '0']),
    );
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Ben Tan');
    await user.selectOptions(screen.getByLabelText('Category'), 'Computer Vision');
    expect(address()).toBe('/report/acme?tab=tracing&category=camera');
    expect((await cellsOf('Anna Li')).slice(2, 6)).toEqual(['1', '0', '0', '1']);
    expect(screen.getByRole('link', { name: 'Open tracing of Anna Li' })).toHaveAttribute(
      'href',
      '/dashboard/acme/tracing/E7',
    );
  });

  it('says that nobody is marked positive', async () => {
    renderReport('?tab=tracing', []);
    expect(await screen.findByRole('heading', { name: 'Nobody is marked positive' })).toBeVisible();
  });

  const withoutExposures = (reporting: ReturnType<typeof aReporting>) =>
    answer(ReportTracesDocument, {
      positiveTraces: [{ person: { id: anna.id }, reporting, exposures: [] }],
    });

  it.each([
    ['', nothingReported(), 'Not known: no phone reported'],
    ['', aReporting({ phone: 'SILENT' }), 'Not known: the phone reported nothing'],
    [
      '&category=camera',
      aReporting({ company: { cameras: true } }),
      'Cameras saw breaches but name nobody',
    ],
    ['&category=camera', aReporting(), 'Not known: no camera reported'],
  ])('counts nobody where nothing was measured (%#)', async (search, reporting, words) => {
    renderReport(`?tab=tracing${search}`, [anna]);
    withoutExposures(reporting);
    await waitFor(async () => expect((await cellsOf('Anna Li'))[2]).toBe(` ${words}`));
    expect(await cellsOf('Anna Li')).not.toContain('0');
  });

  it('names the day from which the case counts', async () => {
    renderReport('?tab=tracing', [anna]);
    withoutExposures(aReporting());
    await waitFor(async () => expect((await cellsOf('Anna Li'))[1]).toMatch(/^POSITIVEon \d/));
    expect((await cellsOf('Anna Li')).slice(2, 6)).toEqual(['0', '0', '0', '0']);
  });

  it('shows a failure in each case, with a retry', async () => {
    const { user } = renderReport('?tab=tracing', [anna]);
    loseConnection(ReportTracesDocument);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(ReportTracesDocument, {
      positiveTraces: [
        {
          person: { id: anna.id },

          reporting: aReporting(),
          exposures: [exposure(1, 'MOBILE'), exposure(1, 'MANUAL')],
        },
      ],
    });
    await user.click(retry);
    await waitFor(async () =>
      expect((await cellsOf('Anna Li')).slice(2, 4)).toEqual([
        '1and 1 person by contacts added by hand',
        '1',
      ]),
    );
  });
});
