import { useState } from 'react';
import { SecretDialog } from '../../../ui/SecretDialog.tsx';
import {
  useAddCameraDialogMutation,
  type AddCameraDialogMutation,
} from '../../../generated/graphql.ts';
import { blankCamera, toCameraInput } from './camera-rules.ts';
import { CameraForm } from './CameraForm.tsx';
import { CameraKey } from './CameraKey.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a camera and shows its key once. */
export function AddCameraDialog({ isOpen, onClose }: Props) {
  return (
    <SecretDialog opened={isOpen} onClose={onClose} title={texts.addCamera} size="lg">
      <AddCamera onClose={onClose} />
    </SecretDialog>
  );
}

/** Unmounts with the dialog, and drops the key. */
function AddCamera({ onClose }: Pick<Props, 'onClose'>) {
  const [added, setAdded] = useState<AddCameraDialogMutation['createCamera'] | null>(null);
  const [add] = useAddCameraDialogMutation({
    // Keeps the key out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ createCamera }) => setAdded(createCamera),
  });
  if (added) return <CameraKey cameraId={added.camera.code} value={added.key} onDone={onClose} />;
  return (
    <CameraForm
      action={texts.add}
      initialValues={blankCamera}
      formatFailure={() => texts.addFailed}
      onSave={(values) => add({ variables: { input: toCameraInput(values) } })}
      onCancel={onClose}
    />
  );
}
