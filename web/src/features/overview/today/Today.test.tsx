import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TodayDocument, WaitingReportDocument } from '../../../generated/graphql.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { openLiveGateway } from '../../../testing/live-gateway.ts';
import { aCompany } from '../../../testing/factories.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { Today } from './Today.tsx';
import { answerToday } from './today.factory.ts';

const dueAt = '2019-05-06T01:30:00.000Z';
const officer: Permission[] = [
  'figures:read',
  'health:read',
  'contact:read',
  'case:read',
  'case:update',
  'follow-up:read',
  'follow-up:update',
  'immunity:write',
  'employee-report:decide',
  'exact-record:decide',
];

const renderToday = (session = aSession()) =>
  renderScreen(<Today />, {
    path: '/dashboard/:companyName/insights',
    at: '/dashboard/acme/insights',
    session,
  });

const findLines = async () => {
  const list = await screen.findByRole('list', { name: 'Today' });
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.querySelector('p')?.textContent);
};

const everything = {
  dueFollowUps: [
    { step: 'INFORM' as const, followUps: 3, dueAt },
    { step: 'CORRECT' as const, followUps: 2, dueAt },
    { step: 'TEST' as const, followUps: 2, dueAt },
  ],
  silentPhones: { total: 1 },
  employeeReports: { total: 2 },
  exactRecordRequests: { total: 1 },
  contestRequests: { total: 1 },
  cameras: {
    total: 1,
    items: [
      {
        id: '01900000-0000-7000-8000-00000000000c',
        code: 'dock-1',
        lastReportedAt: '2019-05-03T23:10:00.000Z',
      },
    ],
  },
  viewer: {
    company: {
      ...aCompany(),
      isMailSetUp: false,
      trial: { endsAt: '2099-01-05T01:00:00.000Z', daysLeft: 2, isOver: false },
    },
  },
};

describe('Today', () => {
  it('shows an owner seven lines, and unfolds the rest', async () => {
    answerToday(everything);
    const { user } = renderToday();
    const first = [
      '3 to inform, the first overdue since Mon 6 May 2019, 09:30',
      '2 corrections due',
      '2 tests due',
      '2 reports',
      '1 request for exact records',
      '1 request to contest contacts',
      '1 phone of an exposed person is silent',
    ];
    expect(await findLines()).toEqual(first);
    const more = screen.getByRole('button', { name: 'and 3 more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(await findLines()).toEqual([
      ...first,
      'dock-1 silent since Sat 4 May 2019, 07:10',
      'Email is not set up, so notices appear in the app only',
      'Trial ends in 2 days',
    ]);
    const fewer = screen.getByRole('button', { name: 'Show fewer' });
    expect(fewer).toHaveAttribute('aria-expanded', 'true');
    await user.click(fewer);
    expect(await findLines()).toEqual(first);
  });

  it('leads from a line to its act', async () => {
    answerToday(everything);
    const { user, address } = renderToday();
    await user.click(
      await screen.findByRole('link', {
        name: 'Call: 3 to inform, the first overdue since Mon 6 May 2019, 09:30',
      }),
    );
    expect(address()).toBe('/dashboard/acme/follow-up/calls');
  });

  it('asks a safety officer neither for cameras nor for the trial', async () => {
    const asked = answerToday();
    renderToday(aSession({}, officer));
    expect(
      await screen.findByText('Nothing needs you now. Looked at: follow-ups, reports, requests.'),
    ).toBeVisible();
    expect(asked).toEqual([
      {
        withFollowUps: true,
        withReports: true,
        withExactRecords: true,
        withImmunity: true,
        withContests: true,
        withCameras: false,
        withEmail: true,
        withTrial: false,
      },
    ]);
  });

  it('tells an owner with nothing to do what was looked at, without cameras if the plan has none', async () => {
    answerToday();
    const { unmount } = renderToday();
    expect(
      await screen.findByText(
        'Nothing needs you now. Looked at: follow-ups, reports, requests, cameras.',
      ),
    ).toBeVisible();
    unmount();
    const asked = answerToday();
    renderToday(aSession({ hasCameras: false }));
    expect(
      await screen.findByText('Nothing needs you now. Looked at: follow-ups, reports, requests.'),
    ).toBeVisible();
    expect(asked[0]).toMatchObject({ withCameras: false });
  });

  it('shows nothing to a viewer, and asks for nothing', async () => {
    const asked = answerToday();
    renderScreen(
      <>
        <Today />
        <p>The figures</p>
      </>,
      {
        path: '/dashboard/:companyName/insights',
        at: '/dashboard/acme/insights',
        session: aSession({}, ['figures:read']),
      },
    );
    expect(await screen.findByText('The figures')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('says what the only waiting report says', async () => {
    answerToday({ employeeReports: { total: 1 } });
    answer(WaitingReportDocument, {
      employeeReports: {
        items: [
          {
            id: '01900000-0000-7000-8000-00000000000e',
            kind: 'SYMPTOMS',
            field: null,
            value: null,
            day: '2019-05-04',
            disease: 'COVID_19',
            result: null,
            note: 'fever, cough',
          },
        ],
      },
    });
    renderToday();
    expect(
      await screen.findByText(
        '1 report · Symptoms since Sat 4 May 2019: COVID-19 · “fever, cough”',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Decide: 1 report/u })).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up/reports?state=waiting',
    );
  });

  it('reads no report while several wait', async () => {
    answerToday({ employeeReports: { total: 2 } });
    const read = answer(WaitingReportDocument, { employeeReports: { items: [] } });
    renderToday();
    expect(await screen.findByText('2 reports')).toBeVisible();
    expect(read).toEqual([]);
  });

  it('changes when cases change', async () => {
    const { received, sockets } = openLiveGateway();
    answerToday();
    renderToday();
    await screen.findByText(/^Nothing needs you now/u);
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    answerToday({ dueFollowUps: [{ step: 'TEST', followUps: 2, dueAt }] });
    sockets[0]!.move('CASES');
    expect(await screen.findByText('2 tests due')).toBeVisible();
  });

  it('says that it could not be loaded, and loads again on “Try again”', async () => {
    loseConnection(TodayDocument);
    const { user } = renderToday();
    expect(await screen.findByText('What needs you today could not be loaded.')).toBeVisible();
    answerToday({ dueFollowUps: [{ step: 'TEST', followUps: 1, dueAt }] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 test due')).toBeVisible();
    expect(screen.queryByText(/could not be loaded/u)).toBeNull();
  });
});
