import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useCancelImportMutation } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  importId: string;
  /** Whether to ask for confirmation, because work would be lost. */
  asksFirst?: boolean;
}

/** Cancels an import and discards its file. */
export function CancelImport({ importId, asksFirst = false }: Props) {
  const [isAsking, { open, close }] = useDisclosure(false);
  const [cancel, { loading }] = useCancelImportMutation({
    onError: (error) => {
      close();
      notifyFailure(messageOf(error));
    },
  });
  const confirm = (): void => void cancel({ variables: { id: importId } });
  return (
    <>
      <Button variant="default" loading={loading} onClick={asksFirst ? open : confirm}>
        {asksFirst ? texts.cancelImport : texts.cancel}
      </Button>
      <Modal opened={isAsking} onClose={close} title={texts.cancelTitle}>
        <Confirmation
          confirmLabel={texts.discard}
          cancelLabel={texts.keepIt}
          isDangerous
          isBusy={loading}
          onConfirm={confirm}
          onCancel={close}
        >
          {texts.cancelMeaning}
        </Confirmation>
      </Modal>
    </>
  );
}
