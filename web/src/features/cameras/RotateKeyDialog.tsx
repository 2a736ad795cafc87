import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import {
  useRotateKeyDialogMutation,
  type CameraRow_CameraFragment,
} from '../../generated/graphql.ts';
import { CameraKey } from './CameraKey.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  /** Which camera; stays while the dialog closes. */
  camera: CameraRow_CameraFragment | null;
  onClose: () => void;
}

/** Asks once more, makes another key and shows it this once. */
export function RotateKeyDialog({ isOpen, camera, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.newKeyTitle(camera?.code ?? texts.theCamera)}
      size="lg"
      closeOnClickOutside={false}
    >
      {camera && <RotateKey camera={camera} onClose={onClose} />}
    </Modal>
  );
}

/** Goes with the dialog, and the key with it. */
function RotateKey({ camera, onClose }: { camera: CameraRow_CameraFragment; onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const [rotate, { loading }] = useRotateKeyDialogMutation({
    // The key must be kept nowhere.
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
    <>
      <Text size="sm" c="dimmed">
        {texts.newKeyMeaning(camera.roomName)}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button loading={loading} onClick={() => void rotate({ variables: { id: camera.id } })}>
          {texts.makeNewKey}
        </Button>
      </Group>
    </>
  );
}
