import { Modal } from '@mantine/core';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useDeleteCameraDialogMutation,
  type CameraRow_CameraFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  camera: CameraRow_CameraFragment | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a camera after confirmation. */
export function DeleteCameraDialog({ isOpen, camera, onClose, onDeleted }: Props) {
  const [remove, { loading }] = useDeleteCameraDialogMutation({
    onCompleted: () => {
      notifySuccess(texts.deleted);
      onDeleted();
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.deleteTitle(camera?.code ?? texts.theCamera)}
    >
      <Confirmation
        confirmLabel={texts.deleteAction}
        isDangerous
        isBusy={loading}
        onConfirm={() => void remove({ variables: { id: camera?.id ?? '' } })}
        onCancel={onClose}
      >
        {texts.deleteMeaning(camera?.roomName)}
      </Confirmation>
    </Modal>
  );
}
