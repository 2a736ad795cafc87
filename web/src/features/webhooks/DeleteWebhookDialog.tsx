import { Button, Group, Modal, Text } from '@mantine/core';
import { messageOf } from '../../apollo/errors.ts';
import { outdates } from '../../apollo/outdated-fields.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useDeleteWebhookMutation, type Webhook_WebhookFragment } from '../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { hostOf } from './webhook-words.ts';

interface Props {
  isOpen: boolean;
  webhook: Webhook_WebhookFragment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a webhook after confirmation. */
export function DeleteWebhookDialog({ isOpen, webhook, onClose, onDeleted }: Props) {
  const [remove, { loading }] = useDeleteWebhookMutation({
    ...outdates('webhooks'),
    onCompleted: () => {
      notifySuccess(texts.removed);
      onDeleted();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.removeTitle}>
      <Text size="sm" c="dimmed">
        {texts.removeMeaning(hostOf(webhook.url))}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button
          color="red"
          loading={loading}
          onClick={() => void remove({ variables: { id: webhook.id } })}
        >
          {texts.remove}
        </Button>
      </Group>
    </Modal>
  );
}
