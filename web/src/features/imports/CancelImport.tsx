import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { messageOf } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import { useCancelImportMutation } from '../../generated/graphql.ts';

interface Props {
  importId: string;
  /** Whether to ask before: what has been done with the file so far would be lost. */
  asksFirst?: boolean;
}

/** Stops an import; nothing of it stays. */
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
        {asksFirst ? 'Cancel import' : 'Cancel'}
      </Button>
      <Modal opened={isAsking} onClose={close} title="Cancel this import?">
        <Text size="sm" c="dimmed">
          The file and its preview are discarded. Nothing in the directory changes.
        </Text>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            Keep it
          </Button>
          <Button color="red" loading={loading} onClick={confirm}>
            Discard
          </Button>
        </Group>
      </Modal>
    </>
  );
}
