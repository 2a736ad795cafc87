import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MonitorPageDocument,
  type MonitorPageQuery,
  EmbeddedPageDocument,
} from '../../../generated/graphql.ts';
import { provider } from '../../../lib/provider.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { passTime } from '../../../testing/pass-time.ts';
import { answer, loseConnection } from '../../../testing/server.ts';
import { MonitorPage } from './MonitorPage.tsx';

// 09:30 in Singapore.
const start = Date.parse('2026-11-21T01:30:00Z');
const hours = (counts: number[]) => ({
  points: counts.map((breaches, index) => ({
    at: new Date(start - (counts.length - index) * 3_600_000).toISOString(),
    breaches,
  })),
  reportedDays: 1,
  totals: { breaches: counts.reduce((sum, count) => sum + count, 0) },
});
const camera = (id: string, roomName: string, lastReportedAt: string | null) => ({
  id,
  roomName,
  roomNumber: '1',
  lastReportedAt,
});
const figures = (overrides: Partial<MonitorPageQuery> = {}): MonitorPageQuery => ({
  safetyIndicator: { level: 'AMBER', share: 0.8999, active: 10, withoutBreach: 8 },
  activeCount: 7,
  mobile: hours([0, 3, 1]),
  camera: hours([0, 0, 0]),
  today: { byRooms: [{ cameraId: 'b', breaches: 2 }] },
  cameras: {
    items: [
      camera('a', 'Lobby', new Date(start).toISOString()),
      camera('b', 'Canteen', new Date(start).toISOString()),
      camera('c', 'Store', null),
    ],
    total: 3,
  },
  coverage: { phones: 12, reported: 10, neverSignedIn: 1, cameras: 3, camerasReported: 2 },
  ...overrides,
});

const renderWall = () =>
  renderScreen(<MonitorPage />, {
    path: '/dashboard/:companyName/monitor',
    at: '/dashboard/acme/monitor',
  });

beforeEach(() => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
});
afterEach(() => {
  provider.embeddedPages.monitor = '';
});

describe('live monitor', () => {
  it('shows the current state, each colour with a word', async () => {
    answer(MonitorPageDocument, figures());
    renderWall();
    const indicator = within(await screen.findByRole('region', { name: 'Safety Indicator' }));
    expect(indicator.getByText('Amber')).toBeVisible();
    expect(indicator.getByText('89%')).toBeVisible();
    expect(
      indicator.getByText('8 of 10 people active in the last 24 hours had no breach'),
    ).toBeVisible();
    expect(
      screen.getByRole('figure', {
        name: 'by phones: 4 breaches in the last 24 hours, most of them from 07:30: 3',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('figure', { name: 'by cameras: 0 breaches in the last 24 hours' }),
    ).toBeVisible();
    const rooms = within(screen.getByRole('region', { name: 'Rooms today' }));
    expect(rooms.getAllByRole('listitem').map((room) => room.textContent)).toEqual([
      'Canteen 12 breaches',
      'Lobby 1No breach',
      'Store 1Camera silent',
    ]);
    expect(
      screen.getByText(
        '10 of 12 phones and 2 of 3 cameras reported in the last 24 hours. 1 person has never signed in on the app.',
      ),
    ).toBeVisible();
  });

  it('shows that unmeasured values are not known, without zeros', async () => {
    const dark = { ...hours([0, 0]), reportedDays: 0 };
    answer(
      MonitorPageDocument,
      figures({
        safetyIndicator: { level: null, share: null, active: 0, withoutBreach: 0 },
        activeCount: 0,
        mobile: dark,
        camera: dark,
        today: { byRooms: [] },
        // Heard from yesterday evening, but not yet today.
        cameras: {
          items: [camera('a', 'Lobby', new Date(start - 12 * 3_600_000).toISOString())],
          total: 1,
        },
        coverage: { phones: 0, reported: 0, neverSignedIn: 3, cameras: 1, camerasReported: 1 },
      }),
    );
    renderWall();
    expect(
      await screen.findByRole('figure', { name: 'by phones: no phone reported in 24 hours' }),
    ).toHaveTextContent(/^Not knownno phone reported in 24 hours/u);
    expect(
      screen.getByRole('figure', { name: 'by cameras: no camera reported in 24 hours' }),
    ).toBeVisible();
    const active = screen.getByRole('region', { name: /people active/u });
    expect(active).toHaveTextContent(/No data yet$/u);
    expect(screen.getByRole('listitem')).toHaveTextContent('Lobby 1Nothing reported today');
    expect(
      screen.getByText(
        'No phone has signed in yet. 1 of 1 camera reported in the last 24 hours. 3 people have never signed in on the app.',
      ),
    ).toBeVisible();
  });

  it('shows the time in the company’s zone and polls every 10 seconds', async () => {
    const asked = answer(MonitorPageDocument, figures());
    renderWall();
    await screen.findByText('89%');
    expect(screen.getByText('09:30')).toBeVisible();
    expect(screen.getByText('Saturday, 21 November 2026')).toBeVisible();
    expect(asked).toEqual([{ today: '2026-11-21', withCameras: true }]);
    await passTime(10_500);
    expect(asked).toHaveLength(2);
  });

  it('warns that silence is not safety if nobody was active', async () => {
    answer(
      MonitorPageDocument,
      figures({ safetyIndicator: { level: null, share: null, active: 0, withoutBreach: 0 } }),
    );
    renderWall();
    expect(await screen.findByText('No data yet')).toBeVisible();
    expect(screen.getByText('No phone reported in the last 24 hours.')).toBeVisible();
  });

  it('keeps its numbers while the gateway is away, shows since when, and recovers', async () => {
    answer(MonitorPageDocument, figures());
    renderWall();
    await screen.findByText('89%');
    loseConnection(MonitorPageDocument);
    await passTime(15_500);
    expect(await screen.findByText('Not up to date since 09:30')).toBeVisible();
    expect(screen.getByText('89%')).toBeVisible();
    answer(MonitorPageDocument, figures({ activeCount: 99 }));
    await passTime(10_500);
    expect(await screen.findByText('99')).toBeVisible();
    expect(screen.queryByText(/Not up to date/u)).toBeNull();
  });

  it('loads again on “Try again” if the first request fails', async () => {
    loseConnection(MonitorPageDocument);
    const { user } = renderWall();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(MonitorPageDocument, figures());
    await user.click(retry);
    expect(await screen.findByText('89%')).toBeVisible();
  });

  it('keeps the screen on, and releases it on unmount', async () => {
    const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const request = vi.fn<(type: string) => Promise<{ release: () => Promise<void> }>>(() =>
      Promise.resolve({ release }),
    );
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    answer(MonitorPageDocument, figures());
    const { unmount } = renderWall();
    await screen.findByText('89%');
    expect(request).toHaveBeenCalledWith('screen');
    unmount();
    expect(release).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

it('MonitorPage embeds the configured page without same-origin access', async () => {
  answer(EmbeddedPageDocument, { embeddedPath: '/embedded/monitor' });
  provider.embeddedPages.monitor = 'https://monitor.example/';
  renderWall();
  const frame = await screen.findByTitle('Live monitor');
  expect(frame).toHaveAttribute('src', '/embedded/monitor');
  expect(frame.getAttribute('sandbox')).not.toContain('same-origin');
});
