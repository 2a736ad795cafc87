import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, somethingWentWrong } from '../../../../apollo/errors.ts';
import { uploadContext } from '../../../../apollo/upload.ts';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import {
  usePhotoDialogMutation,
  type EmployeePhoto_EmployeeFragment,
} from '../../../../generated/graphql.ts';
import { cropPhoto, type CropArea } from './crop-photo.ts';
import { validatePhoto, openPicture, type Picture } from './photo-rules.ts';
import { PhotoCropper } from './PhotoCropper.tsx';
import { PhotoDrop } from './PhotoDrop.tsx';
import { texts } from './texts.ts';

interface Props {
  isOpen: boolean;
  employee: EmployeePhoto_EmployeeFragment;
  onClose: () => void;
}

/** Chooses, crops and uploads an employee's photo. */
export function PhotoDialog({ isOpen, employee, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.dialogTitle(employee.name)}
      closeOnClickOutside={false}
      // The cropper measures itself, which fails while the dialog animates.
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
  // Closing the dialog aborts the upload.
  useEffect(() => () => sending.current?.abort(), []);
  const chooseAnother = (): void => {
    setPicture(null);
    setArea(null);
  };
  const choose = async (file: File): Promise<void> => {
    const found = validatePhoto(file);
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
      setFault(validatePhoto(null));
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
      notifySuccess(texts.uploaded);
      onClose();
    } catch (error) {
      if (stopper.signal.aborted) return;
      const refused = fieldErrorsOf(error as Error)['photo'];
      if (refused === undefined) notifyFailure(somethingWentWrong);
      else {
        chooseAnother();
        setFault(refused);
      }
    } finally {
      setSent(null);
    }
  };
  const isSending = sent !== null;
  const isMeasuring = picture !== null && area === null;
  return (
    <Stack gap="md">
      {picture ? (
        <PhotoCropper
          picture={picture}
          area={area}
          onArea={setArea}
          onAnother={isSending ? undefined : chooseAnother}
        />
      ) : (
        <PhotoDrop fault={fault} isBusy={isOpening} onChoose={(file) => void choose(file)} />
      )}
      {isSending && (
        <div>
          <Text size="sm" c="dimmed" mb={6} className="tabular">
            {texts.uploadProgress(Math.floor(sent * 100))}
          </Text>
          <Progress.Root size="sm">
            <Progress.Section value={sent * 100} aria-label={texts.uploading} />
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
          {texts.cancel}
        </Button>
        <Button loading={isSending} disabled={isMeasuring} onClick={() => void save()}>
          {texts.upload}
        </Button>
      </Group>
    </Stack>
  );
}
