import { FormDialog } from '../../../ui/FormDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useUpdateWebhookMutation,
  type Webhook_WebhookFragment,
} from '../../../generated/graphql.ts';
import { WebhookForm, type WebhookFormValues } from './WebhookForm.tsx';
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
  const [update, { loading }] = useUpdateWebhookMutation({
    onCompleted: () => {
      notifySuccess(texts.saved);
      onClose();
    },
    onError: (error) => {
      if (Object.keys(fieldErrorsOf(error)).length === 0) notifyFailure(messageOf(error));
    },
  });
  const submit = (values: WebhookFormValues): Promise<Record<string, string>> =>
    update({ variables: { input: { id: webhook.id, ...values } } }).then(() => ({}), fieldErrorsOf);
  return (
    <WebhookForm
      action={texts.save}
      initialValues={{ url: webhook.url, events: webhook.events }}
      isBusy={loading}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
