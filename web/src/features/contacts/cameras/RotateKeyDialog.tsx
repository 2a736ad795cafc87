import { useState } from 'react';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { SecretDialog } from '../../../ui/SecretDialog.tsx';
import {
  useRotateKeyDialogMutation,
  type CameraRow_CameraFragment,
} from '../../../generated/graphql.ts';
import { CameraKey } from './CameraKey.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  /** Stays set while the dialog closes. */
  camera: CameraRow_CameraFragment | null;
  onClose: () => void;
}

/** Replaces a camera's key after confirmation, and shows the new one once. */
export function RotateKeyDialog({ isOpen, camera, onClose }: Props) {
  return (
    <SecretDialog
      opened={isOpen}
      onClose={onClose}
      title={texts.newKeyTitle(camera?.code ?? texts.theCamera)}
      size="lg"
    >
      {camera && <RotateKey camera={camera} onClose={onClose} />}
    </SecretDialog>
  );
}

/** Unmounts with the dialog, and drops the key. */
function RotateKey({ camera, onClose }: { camera: CameraRow_CameraFragment; onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const [rotate, { loading }] = useRotateKeyDialogMutation({
    // Keeps the key out of the cache.
    fetchPolicy: 'no-cache',
    update: (cache, { data }) => {
      const camera = data?.rotateCameraKey.camera;
      if (camera)
        cache.modify({ id: cache.identify(camera), fields: { keyMadeAt: () => camera.keyMadeAt } });
    },
    onCompleted: ({ rotateCameraKey }) => setKey(rotateCameraKey.key),
    onError: () => notifyFailure(somethingWentWrong),
  });
  if (key !== null) return <CameraKey cameraId={camera.code} value={key} onDone={onClose} />;
  return (
    <Confirmation
      confirmLabel={texts.makeNewKey}
      isBusy={loading}
      onConfirm={() => void rotate({ variables: { id: camera.id } })}
      onCancel={onClose}
    >
      {texts.newKeyMeaning(camera.roomName)}
    </Confirmation>
  );
}
