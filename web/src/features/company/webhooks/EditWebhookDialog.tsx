import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import {
  useUpdateWebhookMutation,
  type Webhook_WebhookFragment,
} from '../../../generated/graphql.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  webhook: Webhook_WebhookFragment;
  onClose: () => void;
}

/** Edits the address and the events of a webhook. */
export function EditWebhookDialog({ isOpen, webhook, onClose }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.editTitle} size="lg">
      <EditWebhook webhook={webhook} onClose={onClose} />
    </FormDialog>
  );
}

function EditWebhook({ webhook, onClose }: Omit<Props, 'isOpen'>) {
  const [update] = useUpdateWebhookMutation({
    onCompleted: () => {
      notifySuccess(texts.saved);
      onClose();
    },
  });
  return (
    <WebhookForm
      action={texts.save}
      initialValues={{ url: webhook.url, events: webhook.events }}
      onSave={(values) => update({ variables: { input: { id: webhook.id, ...values } } })}
      onCancel={onClose}
    />
  );
}
