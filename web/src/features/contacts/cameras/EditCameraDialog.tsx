import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { notifySuccess } from '../../../ui/notify.tsx';
import {
  EditCameraDialog_CameraFragmentDoc,
  useEditCameraDialogMutation,
  type EditCameraDialog_CameraFragment,
} from '../../../generated/graphql.ts';
import { toCameraInput, toCameraValues } from './camera-rules.ts';
import { CameraForm } from './CameraForm.tsx';
import { texts } from './texts.tsx';

type EditedCamera = { id: string; code: string } & FragmentType<EditCameraDialog_CameraFragment>;

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  camera: EditedCamera | null;
  onClose: () => void;
}

export function EditCameraDialog({ isOpen, camera, onClose }: Props) {
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={texts.editTitle(camera?.code ?? texts.theCamera)}
      size="lg"
    >
      {camera && <EditCamera key={camera.id} camera={camera} onClose={onClose} />}
    </FormDialog>
  );
}

function EditCamera({ camera: from, onClose }: { camera: EditedCamera; onClose: () => void }) {
  const { data: camera } = useSuspenseFragment({
    fragment: EditCameraDialog_CameraFragmentDoc,
    from,
  });
  const [edit] = useEditCameraDialogMutation({
    onCompleted: () => {
      notifySuccess(texts.edited);
      onClose();
    },
  });
  return (
    <CameraForm
      action={texts.edit}
      initialValues={toCameraValues(camera)}
      formatFailure={messageOf}
      onSave={(values) =>
        edit({ variables: { input: { camera: { id: camera.id }, ...toCameraInput(values) } } })
      }
      onCancel={onClose}
    />
  );
}
