import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CameraBreachesDocument,
  CameraPlanDocument,
  CamerasPageDocument,
} from '../../../generated/graphql.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { aCamera, cameraPage, cameraPlan } from './cameras.factory.ts';
import { CamerasPage } from './CamerasPage.tsx';

const heard = new Date().toISOString();
const lobby = aCamera({
  code: 'C-LOBBY',
  roomName: 'Lobby',
  roomNumber: '1-01',
  latitude: 1.28,
  longitude: 103.85,
  lastReportedAt: heard,
});
const store = aCamera({ code: 'C-STORE', roomName: 'Store', roomNumber: '0-02' });
const fiveMore = Array.from({ length: 5 }, () => aCamera({ lastReportedAt: heard }));

const renderPage = (search = '') =>
  renderScreen(<CamerasPage />, {
    path: '/dashboard/:companyName/camera-details',
    at: `/dashboard/acme/camera-details${search}`,
  });

describe('the list of cameras', () => {
  it('shows id, room, location, last report and age of the key', async () => {
    answer(CamerasPageDocument, cameraPage([lobby, store]));
    answer(CameraPlanDocument, cameraPlan([lobby, store]));
    renderPage();
    const cellsOf = (id: string) => within(screen.getByRole('row', { name: new RegExp(id, 'u') }));
    await screen.findByRole('cell', { name: 'Lobby' });
    for (const name of ['1-01', '1.28, 103.85', /^Today, \d\d:\d\d$/u])
      expect(cellsOf('C-LOBBY').getByRole('cell', { name })).toBeVisible();
    // jsdom's window is 1,024 pixels wide; this column needs 1,200.
    expect(cellsOf('C-LOBBY').getByText(/^\d+ (days|months)/u)).toBeInTheDocument();
    expect(cellsOf('C-STORE').getByRole('cell', { name: /Silent ?Never/u })).toBeVisible();
    expect(await screen.findByText('2 cameras, 1 silent for 24 hours')).toBeVisible();
  });

  it('shows five cameras per page, with links to the other pages', async () => {
    const asked = answer(CamerasPageDocument, ({ page }) =>
      cameraPage(page === 1 ? fiveMore : [lobby], 6),
    );
    answer(CameraPlanDocument, cameraPlan([]));
    const { user, address } = renderPage();
    expect(await screen.findByText('1–5 of 6')).toBeVisible();
    expect(asked[0]).toEqual({
      search: null,
      page: 1,
      pageSize: 5,
      sort: 'CAMERA_ID',
      direction: 'ASC',
    });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(address()).toContain('page=2');
    expect(await screen.findByText('Lobby')).toBeVisible();
  });

  it('keeps search and sorting in the address', async () => {
    const asked = answer(CamerasPageDocument, cameraPage([lobby]));
    answer(CameraPlanDocument, cameraPlan([]));
    const { user, address } = renderPage();
    await screen.findByText('Lobby');
    await user.type(screen.getByRole('searchbox', { name: 'Search cameras' }), 'lob');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'lob', page: 1 }));
    expect(await screen.findByText('1 camera found')).toBeVisible();
    for (const [head, sort] of [
      ['ROOM NAME', 'ROOM_NAME'],
      ['ROOM NUMBER', 'ROOM_NUMBER'],
      ['LAST REPORTED', 'LAST_REPORTED'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: head }));
      expect(address()).toContain(`sort=${sort.toLowerCase()}`);
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort, search: 'lob' }));
    }
  });

  it('shows an empty list, and that none matches the search', async () => {
    answer(CamerasPageDocument, cameraPage([]));
    answer(CameraPlanDocument, cameraPlan([]));
    const { user } = renderPage();
    expect(await screen.findByRole('heading', { name: 'No camera yet' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search cameras' }), 'x');
    expect(await screen.findByRole('heading', { name: 'No camera found' })).toBeVisible();
    await user.click(screen.getByText('Clear search'));
    expect(await screen.findByRole('heading', { name: 'No camera yet' })).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(CamerasPageDocument);
    answer(CameraPlanDocument, cameraPlan([]));
    const { user } = renderPage();
    expect(await screen.findByText('Cannot get camera')).toBeVisible();
    answer(CamerasPageDocument, cameraPage([lobby]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Lobby')).toBeVisible();
  });
});

describe('rooms and map of the cameras', () => {
  const seen = { cameraId: lobby.id, breaches: 3, minutes: 12, maxPeople: 4 };

  it('shows today’s breaches, and that silence is not safety', async () => {
    answer(CamerasPageDocument, cameraPage([lobby, store, fiveMore[0]!]));
    answer(CameraPlanDocument, cameraPlan([lobby, store, fiveMore[0]!], [seen]));
    renderPage();
    const rooms = within(await screen.findByRole('region', { name: 'Rooms today' }));
    const cards = rooms.getAllByRole('button');
    expect(cards[0]).toHaveTextContent(/Lobby.*3 breaches.*Up to 4 people at once/u);
    expect(cards[1]).toHaveTextContent(/Store.*Camera silent.*Has never reported/u);
    expect(cards[2]).toHaveTextContent(/No breach/u);
  });

  it('shows no count for a camera without a report in 7 days', async () => {
    answer(CamerasPageDocument, cameraPage([store]));
    answer(CameraPlanDocument, cameraPlan([store]));
    answer(CameraBreachesDocument, { breachHistory: { byRooms: [] } });
    const { user } = renderPage();
    await user.click(await screen.findByRole('cell', { name: 'Store' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(
      await drawer.findByText('This camera reported nothing in the last 7 days.'),
    ).toBeVisible();
    expect(drawer.queryByText('0')).toBeNull();
  });

  it('opens a camera that is on another page of the list from its room and from the map', async () => {
    answer(CamerasPageDocument, cameraPage([lobby], 6));
    answer(CameraPlanDocument, cameraPlan([lobby, store]));
    answer(CameraBreachesDocument, { breachHistory: { byRooms: [] } });
    const { user } = renderPage();
    const rooms = within(await screen.findByRole('region', { name: 'Rooms today' }));
    await user.click(rooms.getByRole('button', { name: /Store/u }));
    expect(await screen.findByRole('dialog', { name: 'C-STORE' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const map = within(screen.getByRole('group', { name: 'Where the cameras are' }));
    map.getByRole('button', { name: /C-LOBBY in Lobby/u }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'C-LOBBY' })).toBeVisible();
  });
});

describe('cameras without a location', () => {
  const nowhere = aCamera({ code: 'C-NEW', latitude: 54.54, longitude: 87.5454 });

  it('are left off the map and listed below it', async () => {
    answer(CamerasPageDocument, cameraPage([lobby, store, nowhere]));
    answer(CameraPlanDocument, cameraPlan([lobby, store, nowhere]));
    renderPage();
    const map = within(await screen.findByRole('group', { name: 'Where the cameras are' }));
    expect(map.getAllByRole('button').map((spot) => spot.getAttribute('aria-label'))).toEqual([
      'C-LOBBY in Lobby',
      'C-STORE in Store',
    ]);
    expect(map.getByText(/^\d+ m$/u)).toBeVisible();
    expect(
      screen.getByText(
        'Not on the map, because no location is set: C-NEW. Edit a camera to set one.',
      ),
    ).toBeVisible();
  });

  it('show no map if none has a location, and say so in their details', async () => {
    answer(CamerasPageDocument, cameraPage([nowhere]));
    answer(CameraPlanDocument, cameraPlan([nowhere]));
    answer(CameraBreachesDocument, { breachHistory: { byRooms: [] } });
    const { user } = renderPage();
    await screen.findByText(/^Not on the map/u);
    expect(screen.queryByRole('group', { name: 'Where the cameras are' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'C-NEW' }));
    const details = within(await screen.findByRole('dialog', { name: 'C-NEW' }));
    expect(details.getByText('Not set')).toBeVisible();
    expect(details.queryByRole('img', { name: 'Where the cameras are' })).toBeNull();
  });
});

describe('the details of a camera', () => {
  it('opens from the row with facts, region, and breaches of 7 days', async () => {
    const regional = {
      ...lobby,
      region: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 0.5, y: 1 },
      ],
    };
    answer(CamerasPageDocument, cameraPage([regional]));
    answer(CameraPlanDocument, cameraPlan([regional]));
    const asked = answer(CameraBreachesDocument, {
      breachHistory: {
        byRooms: [
          { cameraId: 'another', breaches: 9, minutes: 9, maxPeople: 9 },
          { cameraId: lobby.id, breaches: 12, minutes: 65, maxPeople: 4 },
        ],
      },
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('cell', { name: 'Lobby' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('12')).toBeVisible();
    expect(
      drawer.getByText('breaches in the last 7 days, 1 h 5 min in total, up to 4 people at once'),
    ).toBeVisible();
    const { from, to } = asked[0]!;
    expect(Date.parse(to) - Date.parse(from)).toBe(6 * 86_400_000);
    expect(drawer.getByText(lobby.feedUrl)).toBeVisible();
    expect(drawer.getByRole('img', { name: 'Region of interest with 3 corners' })).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      '/dashboard/acme/roi?camera=C-LOBBY',
    );
  });

  it('loads the breaches again on “try again”', async () => {
    answer(CamerasPageDocument, cameraPage([lobby]));
    answer(CameraPlanDocument, cameraPlan([lobby]));
    loseConnection(CameraBreachesDocument);
    const { user } = renderPage();
    await user.click(await screen.findByRole('cell', { name: 'Lobby' }));
    const drawer = within(await screen.findByRole('dialog'));
    const line = await drawer.findByText(/^The breaches of the last 7 days could not be loaded, /u);
    answer(CameraBreachesDocument, {
      breachHistory: { byRooms: [{ cameraId: lobby.id, breaches: 3, minutes: 12, maxPeople: 4 }] },
    });
    await user.click(within(line).getByRole('button', { name: 'try again' }));
    expect(await drawer.findByText(/^breaches in the last 7 days/u)).toBeVisible();
  });
});
