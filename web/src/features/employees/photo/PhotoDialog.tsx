import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, somethingWentWrong } from '../../../apollo/errors.ts';
import { uploadContext } from '../../../apollo/upload.ts';
import { notifyFailure, notifySuccess } from '../../../components/notify.tsx';
import {
  usePhotoDialogMutation,
  type EmployeePhoto_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { cropPhoto, type CropArea } from './crop-photo.ts';
import { faultOf, openPicture, type Picture } from './photo-rules.ts';
import { PhotoCropper } from './PhotoCropper.tsx';
import { PhotoDrop } from './PhotoDrop.tsx';

interface Props {
  isOpen: boolean;
  employee: EmployeePhoto_EmployeeFragment;
  onClose: () => void;
}

/** Chooses, crops and uploads somebody's photo. */
export function PhotoDialog({ isOpen, employee, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Photo of ${employee.name}`}
      closeOnClickOutside={false}
      // The cropper measures itself, which it cannot do while the dialog grows.
      transitionProps={{ transition: 'fade' }}
    >
      <PhotoForm employee={employee} onClose={onClose} />
    </Modal>
  );
}

function PhotoForm({ employee, onClose }: Omit<Props, 'isOpen'>) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  const [upload] = usePhotoDialogMutation();
  // Closing the dialog stops what it sends.
  useEffect(() => () => sending.current?.abort(), []);
  const choose = async (file: File): Promise<void> => {
    const found = faultOf(file);
    setFault(found);
    if (found !== null) return;
    setIsOpening(true);
    try {
      setPicture(await openPicture(file));
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setIsOpening(false);
    }
  };
  const save = async (): Promise<void> => {
    if (!picture || !area) {
      setFault(faultOf(null));
      return;
    }
    const stopper = new AbortController();
    sending.current = stopper;
    setSent(0);
    try {
      const photo = await cropPhoto(picture.image, area);
      await upload({
        variables: { id: employee.id, photo },
        context: uploadContext({ onProgress: setSent, signal: stopper.signal }),
      });
      notifySuccess('Profile picture uploaded');
      onClose();
    } catch (error) {
      if (stopper.signal.aborted) return;
      const refused = fieldErrorsOf(error as Error)['photo'];
      if (refused === undefined) notifyFailure(somethingWentWrong);
      else {
        setPicture(null);
        setFault(refused);
      }
    } finally {
      setSent(null);
    }
  };
  const another = (): void => {
    setPicture(null);
    setArea(null);
  };
  const isSending = sent !== null;
  return (
    <Stack gap="md">
      {picture ? (
        <PhotoCropper
          picture={picture}
          area={area}
          onArea={setArea}
          onAnother={isSending ? undefined : another}
        />
      ) : (
        <PhotoDrop fault={fault} isBusy={isOpening} onChoose={(file) => void choose(file)} />
      )}
      {isSending && (
        <div>
          <Text size="sm" c="dimmed" mb={6} className="tabular">
            Uploading, {Math.floor(sent * 100)}%
          </Text>
          <Progress.Root size="sm">
            <Progress.Section value={sent * 100} aria-label="Uploading" />
          </Progress.Root>
        </div>
      )}
      <Group justify="flex-end" gap="sm">
        <Button
          variant="default"
          onClick={() => {
            if (isSending) sending.current?.abort();
            else onClose();
          }}
        >
          Cancel
        </Button>
        <Button loading={isSending} onClick={() => void save()}>
          Upload photo
        </Button>
      </Group>
    </Stack>
  );
}
