import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EmployeePhoto_EmployeeFragmentDoc,
  PhotoDialogDocument,
  RemovePhotoDialogDocument,
  type EmployeePhoto_EmployeeFragment,
} from '../../../../generated/graphql.ts';
import { loseOnce } from '../../../../testing/lose-once.ts';
import { renderScreen } from '../../../../testing/render.tsx';
import { refuse } from '../../../../testing/server.ts';
import { passUploads } from '../../../../testing/uploads.ts';
import { EmployeePhoto } from './EmployeePhoto.tsx';

const anna = {
  __typename: 'Employee',
  id: '01900000-0000-7000-8000-000000000007',
  name: 'Anna Li',
  photo: null,
};
let drawImage: () => void;
beforeEach(() => {
  drawImage = vi.fn<() => void>();
  // jsdom neither loads, measures nor draws pictures.
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(
    this: HTMLImageElement,
    address,
  ) {
    const isBroken = address.endsWith(btoa('broken'));
    queueMicrotask(() => {
      // Tests fire the load event themselves.
      if (!this.isConnected) this.dispatchEvent(new Event(isBroken ? 'error' : 'load'));
    });
  });
  for (const side of ['naturalWidth', 'naturalHeight'] as const)
    vi.spyOn(HTMLImageElement.prototype, side, 'get').mockReturnValue(64);
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(64);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 64, 64));
  const context = { fillRect: () => undefined, drawImage };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['cropped'])),
  );
});

/** Creates the photo of a loaded employee. */
function KnownPhoto({ photo }: { photo: string | null }) {
  const { cache } = useApolloClient();
  const [employee] = useState(
    () =>
      cache.writeFragment({
        fragment: EmployeePhoto_EmployeeFragmentDoc,
        data: { ...anna, photo },
      }) as FragmentType<EmployeePhoto_EmployeeFragment>,
  );
  return <EmployeePhoto employee={employee} />;
}

const renderPhoto = (photo: string | null = null) =>
  renderScreen(<KnownPhoto photo={photo} />, { path: '/', at: '/' });
const picture = (name = 'anna.png', content: BlobPart = 'x'): File =>
  new File([content], name, { type: 'image/png' });

const croppedPicture = async () => within(await screen.findByRole('dialog')).findByAltText('');

/** Waits until the initial crop is drawn as a preview. */
const crop = async () => {
  fireEvent.load(await croppedPicture());
  await waitFor(() => expect(drawImage).toHaveBeenCalled());
};

describe('uploading a photo', () => {
  it('requires a photo', async () => {
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await user.click(await screen.findByRole('button', { name: 'Upload photo' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select profile photo!');
  });

  it('shows an error with the size of a photo above 400 KB', async () => {
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await user.upload(
      await screen.findByLabelText('File'),
      picture('large.png', new Uint8Array(450 * 1024)),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select image less than 400kb, Selected image size is 450kb',
    );
  });

  it('refuses a file that is not a picture', async () => {
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await user.upload(await screen.findByLabelText('File'), picture('anna.png', 'broken'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This image cannot be read.');
  });

  it('sends the cropped photo, and shows a notice', async () => {
    const asked = loseOnce(PhotoDialogDocument, {
      uploadEmployeePhoto: { id: anna.id, photo: '/photos/new', version: 2 },
    });
    const sent = passUploads();
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await user.upload(await screen.findByLabelText('File'), picture());
    await crop();
    await user.click(screen.getByRole('button', { name: 'Upload photo' }));
    expect(await screen.findByText('Profile picture uploaded')).toBeVisible();
    expect(asked).toEqual([{ id: anna.id, photo: 'photo.jpg' }]);
    expect(sent[0]?.parts['1']).toBe('cropped');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('disables the button until the cropper has measured the picture', async () => {
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await user.upload(await screen.findByLabelText('File'), picture());
    await croppedPicture();
    expect(screen.getByRole('button', { name: 'Upload photo' })).toBeDisabled();
    await crop();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload photo' })).toBeEnabled());
  });

  it('shows an error, and keeps the cropped photo', async () => {
    refuse(PhotoDialogDocument, { code: 'NOT_FOUND', message: 'Not found' });
    passUploads();
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await user.upload(await screen.findByLabelText('File'), picture());
    await crop();
    await user.click(screen.getByRole('button', { name: 'Upload photo' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(await croppedPicture()).toBeVisible();
  });

  it('shows the gateway’s error beside the photo', async () => {
    const message = 'This image has too many pixels.';
    refuse(PhotoDialogDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Bad input',
      fields: [{ field: 'photo', message }],
    });
    passUploads();
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await user.upload(await screen.findByLabelText('File'), picture());
    await crop();
    await user.click(screen.getByRole('button', { name: 'Upload photo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('returns to choosing another photo', async () => {
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await user.upload(await screen.findByLabelText('File'), picture());
    await user.click(await screen.findByRole('button', { name: 'Choose another photo' }));
    expect(
      screen.getByRole('button', { name: /^Drop a photo here, or choose one/u }),
    ).toBeVisible();
  });

  it('closes with Escape and returns the focus', async () => {
    const { user } = renderPhoto();
    await user.click(screen.getByRole('button', { name: 'Add photo' }));
    await screen.findByRole('dialog', { name: 'Photo of Anna Li' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add photo' })).toHaveFocus());
  });
});

describe('removing a photo', () => {
  it('removes the photo after confirmation, and shows the initials', async () => {
    const asked = loseOnce(RemovePhotoDialogDocument, {
      deleteEmployeePhoto: { id: anna.id, photo: null, version: 3 },
    });
    const { user } = renderPhoto('/photos/a');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove the photo of Anna Li?' }),
    );
    expect(asked).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Profile picture removed')).toBeVisible();
    expect(asked).toEqual([{ id: anna.id }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows an error if removing fails', async () => {
    refuse(RemovePhotoDialogDocument, { code: 'NOT_FOUND', message: 'Not found' });
    const { user } = renderPhoto('/photos/a');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is not offered without a photo', () => {
    renderPhoto();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(screen.getByText('AL')).toBeInTheDocument();
  });
});
