import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AddCameraDialogDocument,
  CameraBreachesDocument,
  CameraPlanDocument,
  CamerasPageDocument,
  DeleteCameraDialogDocument,
  EditCameraDialogDocument,
  RotateKeyDialogDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { expectOnlyButtonCloses } from '../../../testing/secrets.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { aCamera, cameraPage, cameraPlan, type CameraRecord } from './cameras.factory.ts';
import { CamerasPage } from './CamerasPage.tsx';

const lobby = aCamera({ code: 'C-LOBBY', roomName: 'Lobby', roomNumber: '1-01' });

/** Creates a list of cameras that mutations change. */
const list = (cameras: CameraRecord[]) => {
  answer(CamerasPageDocument, () => cameraPage(cameras));
  answer(CameraPlanDocument, () => cameraPlan(cameras));
  answer(CameraBreachesDocument, { breachHistory: { byRooms: [] } });
  return cameras;
};

const renderList = async () => {
  const rendered = renderScreen(<CamerasPage />, {
    path: '/dashboard/:companyName/camera-details',
    at: '/dashboard/acme/camera-details',
  });
  await screen.findByRole('cell', { name: 'Lobby' });
  return rendered;
};

type User = Awaited<ReturnType<typeof renderList>>['user'];

const openBy = async (user: User, button: string): Promise<ReturnType<typeof within>> => {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

const into = (dialog: ReturnType<typeof within>, label: string) =>
  dialog.getByLabelText(label, { exact: false, selector: 'input' });

const fillIn = async (user: User, dialog: ReturnType<typeof within>) => {
  await user.type(into(dialog, 'Camera id'), 'C-GATE');
  await user.type(into(dialog, 'CCTV feed url'), 'rtsp://cameras/gate');
  await user.type(into(dialog, 'Room name'), 'Gate');
  await user.type(into(dialog, 'Room number'), '0-01');
  await user.type(into(dialog, 'Safe distance'), '6');
  await user.type(into(dialog, 'Time lag'), '5');
};

describe('adding a camera', () => {
  it('uses the default location if left blank, and shows the key once', async () => {
    const cameras = list([lobby]);
    const asked = loseOnce(AddCameraDialogDocument, ({ input }) => {
      const camera = aCamera({ code: input.code, roomName: input.roomName });
      cameras.push(camera);
      return { createCamera: { camera, key: 'vck_secret' } };
    });
    const { user } = await renderList();
    const dialog = await openBy(user, 'Add camera');
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('vck_secret')).toBeVisible();
    await expectOnlyButtonCloses(user, 'vck_secret');
    expect(dialog.getByText('POST /api/camera/C-GATE/breaches')).toBeVisible();
    expect(dialog.getByText('X-Camera-Key')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          code: 'C-GATE',
          feedUrl: 'rtsp://cameras/gate',
          roomName: 'Gate',
          roomNumber: '0-01',
          safeDistance: 6,
          timeLag: 5,
          latitude: 54.54,
          longitude: 87.5454,
          isCctv: true,
        },
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('cell', { name: 'Gate' })).toBeVisible();
    const again = await openBy(user, 'Add camera');
    expect(again.queryByText('vck_secret')).toBeNull();
    expect(into(again, 'Camera id')).toHaveValue('');
  });

  it('disables the button and shows errors beside invalid fields', async () => {
    list([lobby]);
    const { user } = await renderList();
    const dialog = await openBy(user, 'Add camera');
    await fillIn(user, dialog);
    expect(dialog.getByRole('button', { name: 'Add' })).toBeEnabled();
    await user.type(into(dialog, 'Room name'), '!');
    expect(dialog.getByText('Only alphabets and numbers accepted.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.type(into(dialog, 'Room name'), '{Backspace}');
    await user.clear(into(dialog, 'Time lag'));
    await user.type(into(dialog, 'Time lag'), '05');
    expect(dialog.getByText('Only numbers accepted.')).toBeVisible();
    await user.clear(into(dialog, 'Time lag'));
    expect(dialog.getByText('Please enter time lag')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  it('sends one request on a double click', async () => {
    list([lobby]);
    answer(
      AddCameraDialogDocument,
      { createCamera: { camera: lobby, key: 'vck_secret' } },
      { delay: 'infinite' },
    );
    const { user } = await renderList();
    const dialog = await openBy(user, 'Add camera');
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled());
  });

  it('shows the gateway’s errors beside the fields, and keeps the values', async () => {
    list([lobby]);
    refuse(AddCameraDialogDocument, {
      code: 'CONFLICT',
      message: 'Camera id is already taken',
      fields: [{ field: 'code', message: 'Camera id is already taken' }],
    });
    const { user } = await renderList();
    const dialog = await openBy(user, 'Add camera');
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Something went wrong, Please check camera id!')).toBeVisible();
    expect(dialog.getByText('Camera id is already taken')).toBeVisible();
    expect(into(dialog, 'Room name')).toHaveValue('Gate');
  });
});

describe('editing a camera', () => {
  it('opens from the row, saves the camera and returns the focus', async () => {
    const cameras = list([lobby]);
    const asked = loseOnce(EditCameraDialogDocument, ({ input }) => {
      cameras[0] = { ...lobby, roomName: input.roomName ?? '' };
      return { updateCamera: cameras[0] };
    });
    const { user } = await renderList();
    const dialog = await openBy(user, 'Edit C-LOBBY');
    await user.clear(into(dialog, 'Room name'));
    expect(dialog.getByRole('button', { name: 'Edit' })).toBeDisabled();
    await user.type(into(dialog, 'Room name'), 'Reception');
    await user.clear(into(dialog, 'Latitude'));
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('Camera edited')).toBeVisible();
    expect(asked[0]).toMatchObject({
      input: {
        camera: { id: lobby.id },
        code: 'C-LOBBY',
        roomName: 'Reception',
        latitude: 54.54,
        longitude: lobby.longitude,
      },
    });
    expect(await screen.findByRole('cell', { name: 'Reception' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit C-LOBBY' })).toHaveFocus());
  });

  it('shows the gateway’s error', async () => {
    list([lobby]);
    refuse(EditCameraDialogDocument, { code: 'NOT_FOUND', message: 'Camera not found' });
    const { user } = await renderList();
    const dialog = await openBy(user, 'Edit C-LOBBY');
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('Camera not found')).toBeVisible();
  });
});

describe('deleting a camera', () => {
  it('deletes after confirmation, and shows a notice', async () => {
    const cameras = list([lobby, aCamera()]);
    const asked = loseOnce(DeleteCameraDialogDocument, () => {
      cameras.shift();
      return { deleteCamera: { id: lobby.id } };
    });
    const { user } = await renderList();
    const dialog = await openBy(user, 'Delete C-LOBBY');
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Camera deleted')).toBeVisible();
    expect(asked).toEqual([{ id: lobby.id }]);
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Lobby' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add camera' })).toHaveFocus());
  });

  it('shows an error if deleting fails', async () => {
    list([lobby]);
    loseConnection(DeleteCameraDialogDocument);
    const { user } = await renderList();
    const dialog = await openBy(user, 'Delete C-LOBBY');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('replacing a camera’s key', () => {
  const open = async (user: User) => {
    await user.click(screen.getByRole('button', { name: 'C-LOBBY' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('button', { name: 'New key' }));
    return within(await screen.findByRole('dialog', { name: 'New key for C-LOBBY' }));
  };

  it('asks for confirmation because the old key stops working, and shows the new one once', async () => {
    list([lobby]);
    const asked = loseOnce(RotateKeyDialogDocument, {
      rotateCameraKey: { camera: lobby, key: 'vck_new' },
    });
    const { user } = await renderList();
    const dialog = await open(user);
    expect(dialog.getByText(/The old key stops working at once/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create new key' }));
    expect(await screen.findByText('vck_new')).toBeVisible();
    expect(asked).toEqual([{ id: lobby.id }]);
    await expectOnlyButtonCloses(user, 'vck_new');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('vck_new')).toBeNull());
    const again = await open(user);
    expect(again.queryByText('vck_new')).toBeNull();
  });

  it('shows an error if replacing fails', async () => {
    list([lobby]);
    loseConnection(RotateKeyDialogDocument);
    const { user } = await renderList();
    const dialog = await open(user);
    await user.click(dialog.getByRole('button', { name: 'Create new key' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
  });
});
