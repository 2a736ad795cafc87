import { Modal } from '@mantine/core';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useDeleteWebhookMutation,
  type Webhook_WebhookFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { parseHost } from './webhook-words.ts';

interface Props {
  isOpen: boolean;
  webhook: Webhook_WebhookFragment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a webhook after confirmation. */
export function DeleteWebhookDialog({ isOpen, webhook, onClose, onDeleted }: Props) {
  const [remove, { loading }] = useDeleteWebhookMutation({
    onCompleted: () => {
      notifySuccess(texts.removed);
      onDeleted();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.removeTitle}>
      <Confirmation
        confirmLabel={texts.remove}
        isDangerous
        isBusy={loading}
        onConfirm={() => void remove({ variables: { id: webhook.id } })}
        onCancel={onClose}
      >
        {texts.removeMeaning(parseHost(webhook.url))}
      </Confirmation>
    </Modal>
  );
}
