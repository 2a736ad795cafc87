import { fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  RoiPageDocument,
  SaveRegionDocument,
  type RoiPageQuery,
  EmbeddedPageDocument,
} from '../../../../generated/graphql.ts';
import { provider } from '../../../../lib/provider.ts';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { renderScreen } from '../../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../../testing/server.ts';
import { RoiPage } from './RoiPage.tsx';

type Camera = RoiPageQuery['cameras']['items'][number];

const lobby: Camera = {
  id: '01900000-0000-7000-8000-000000000101',
  code: 'C-LOBBY',
  roomName: 'Lobby',
  roomNumber: '1-01',
  region: [],
};
const canteen: Camera = {
  ...lobby,
  id: '01900000-0000-7000-8000-000000000102',
  code: 'C-CANTEEN',
  roomName: 'Canteen',
  region: [
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.2 },
    { x: 0.5, y: 0.9 },
  ],
};

const renderPage = (search = '', cameras = [lobby, canteen]) => {
  answer(RoiPageDocument, { cameras: { items: cameras, total: cameras.length } });
  return renderScreen(<RoiPage />, {
    path: '/dashboard/:companyName/roi',
    at: `/dashboard/acme/roi${search}`,
  });
};

/** Renders the effects of an event before the next one, as a browser does. */
const dispatch = (event: () => void) => flushSync(event);
const corners = () => screen.queryAllByRole('button', { name: /^Corner \d/u });
const picture = async () => {
  const canvas = await screen.findByRole('group', { name: 'Picture with the region of interest' });
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  Element.prototype.setPointerCapture = () => undefined;
  return canvas;
};

afterEach(() => {
  provider.embeddedPages.roi = '';
});

describe('the region of interest', () => {
  it('adds a corner on a click and moves it by dragging', async () => {
    renderPage();
    const canvas = await picture();
    expect(screen.getByText(/No region: the whole picture counts/u)).toBeVisible();
    for (const [clientX, clientY] of [
      [20, 10],
      [180, 10],
      [100, 90],
    ])
      dispatch(() => fireEvent.pointerDown(canvas, { button: 0, clientX, clientY }));
    expect(corners()).toHaveLength(3);
    expect(corners()[0]).toHaveAccessibleName('Corner 1 of 3, 10% from the left, 10% from the top');
    dispatch(() => fireEvent.pointerDown(corners()[0]!, { button: 0, clientX: 20, clientY: 10 }));
    dispatch(() => fireEvent.pointerMove(canvas, { clientX: 40, clientY: 20 }));
    dispatch(() => fireEvent.pointerMove(canvas, { clientX: 60, clientY: -5 }));
    dispatch(() => fireEvent.pointerUp(canvas));
    expect(corners()[0]).toHaveAccessibleName('Corner 1 of 3, 30% from the left, 0% from the top');
  });

  it('can be drawn by keyboard, undone and saved', async () => {
    const asked = loseOnce(SaveRegionDocument, ({ input: { camera, corners } }) => ({
      updateCameraRegion: { id: camera.id ?? '', region: corners },
    }));
    const { user } = renderPage();
    await picture();
    const add = screen.getByRole('button', { name: 'Add corner' });
    const save = screen.getByRole('button', { name: 'Save region' });
    expect(save).toBeDisabled();
    await user.click(add);
    await user.click(add);
    expect(screen.getByText(/2 corners\. A region has at least 3\./u)).toBeVisible();
    expect(save).toBeDisabled();
    await user.click(add);
    corners()[0]!.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(corners()[0]).toHaveAccessibleName(/27% from the left, 27% from the top/u);
    await user.keyboard('{Control>}z{/Control}');
    await user.click(save);
    expect(await screen.findByText('Region saved')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          camera: { id: lobby.id },
          corners: [
            { x: 0.27, y: 0.27 },
            { x: 0.75, y: 0.25 },
            { x: 0.5, y: 0.75 },
          ],
        },
      },
    ]);
    await waitFor(() => expect(save).toBeDisabled());
  });

  it('starts from the saved region; corners can be deleted and cleared', async () => {
    const asked = answer(SaveRegionDocument, ({ input: { camera, corners } }) => ({
      updateCameraRegion: { id: camera.id ?? '', region: corners },
    }));
    const { user } = renderPage('?camera=C-CANTEEN');
    await picture();
    expect(corners()).toHaveLength(3);
    corners()[1]!.focus();
    await user.keyboard('{Delete}');
    expect(corners()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(corners()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(corners()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save region' }));
    await waitFor(() =>
      expect(asked).toEqual([{ input: { camera: { id: canteen.id }, corners: [] } }]),
    );
  });

  it('shows the region of the selected camera', async () => {
    const { user, address } = renderPage();
    await picture();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Camera' }), 'C-CANTEEN');
    expect(address()).toBe('/dashboard/acme/roi?camera=C-CANTEEN');
    expect(corners()).toHaveLength(3);
  });

  it('shows an error if saving fails', async () => {
    refuse(SaveRegionDocument, { code: 'NOT_FOUND', message: 'Not found' });
    const { user } = renderPage('?camera=C-CANTEEN');
    await picture();
    await user.click(screen.getByRole('button', { name: 'Add corner' }));
    await user.click(screen.getByRole('button', { name: 'Save region' }));
    expect(await screen.findByText('Not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save region' })).toBeEnabled();
  });

  // jsdom does not load pictures.
  const load = async (decode: () => Promise<void>) => {
    HTMLImageElement.prototype.decode = decode;
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(480);
    const rendered = renderPage();
    await picture();
    const field = rendered.container.querySelector<HTMLInputElement>('input[type=file]');
    await rendered.user.upload(field!, new File(['x'], 'x.png', { type: 'image/png' }));
    return rendered;
  };

  it('is drawn over a picture that stays in the browser', async () => {
    const { user, container } = await load(() => Promise.resolve());
    const back = await screen.findByRole('button', { name: 'Plain grid' });
    expect(container.querySelector('image')?.getAttribute('href')).toMatch(/^data:image\/png/u);
    await user.click(back);
    expect(container.querySelector('image')).toBeNull();
  });

  it('shows an error if a file is not a picture', async () => {
    await load(() => Promise.reject(new Error('no picture')));
    expect(await screen.findByText(/not a picture/u)).toBeVisible();
  });
});

it('RoiPage links to Computer Vision if there are no cameras', async () => {
  const { user, address } = renderPage('', []);
  await user.click(await screen.findByRole('link', { name: 'Go to Computer Vision' }));
  expect(address()).toBe('/dashboard/acme/camera-details');
});

it('RoiPage shows an error if the cameras cannot be loaded', async () => {
  renderPage();
  loseConnection(RoiPageDocument);
  expect(await screen.findByText('Cannot get camera')).toBeVisible();
});

it('RoiPage embeds the configured page without same-origin access', async () => {
  answer(EmbeddedPageDocument, { embeddedPath: '/embedded/roi' });
  provider.embeddedPages.roi = 'https://roi.example/';
  renderScreen(<RoiPage />, {
    path: '/dashboard/:companyName/roi',
    at: '/dashboard/acme/roi',
  });
  const frame = await screen.findByTitle('Select your Region of Interest', { exact: true });
  expect(frame).toHaveAttribute('src', '/embedded/roi');
  expect(frame.getAttribute('sandbox')).not.toContain('same-origin');
});
