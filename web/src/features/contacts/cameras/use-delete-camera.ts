import { useConfirm } from '../../../ui/use-confirm.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import {
  useDeleteCameraDialogMutation,
  type CameraRow_CameraFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Returns a function that deletes a camera after confirmation. */
export const useDeleteCamera = (onDeleted: () => void) => {
  const confirm = useConfirm();
  const [remove] = useDeleteCameraDialogMutation();
  return ({ id, code, roomName }: CameraRow_CameraFragment): void =>
    confirm({
      title: texts.deleteTitle(code),
      meaning: texts.deleteMeaning(roomName),
      confirmLabel: texts.deleteAction,
      isDangerous: true,
      onConfirm: () => remove({ variables: { id } }),
      onDone: () => {
        notifySuccess(texts.deleted);
        onDeleted();
      },
    });
};
