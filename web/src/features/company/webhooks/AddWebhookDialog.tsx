import { useState } from 'react';
import { SecretDialog } from '../../../ui/SecretDialog.tsx';
import { useCreateWebhookMutation } from '../../../generated/graphql.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import { texts } from './texts.tsx';
import { chosenEvents } from './webhook-words.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a webhook and shows its secret once. */
export function AddWebhookDialog({ isOpen, onClose }: Props) {
  return (
    <SecretDialog opened={isOpen} onClose={onClose} title={texts.add} size="lg">
      <AddWebhook onClose={onClose} />
    </SecretDialog>
  );
}

/** Unmounts with the dialog, and drops the secret. */
function AddWebhook({ onClose }: Pick<Props, 'onClose'>) {
  const [secret, setSecret] = useState<string | null>(null);
  const [create] = useCreateWebhookMutation({
    // Keeps the secret out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ createWebhook }) => setSecret(createWebhook.secret),
  });
  if (secret !== null) return <WebhookSecret value={secret} onDone={onClose} />;
  return (
    <WebhookForm
      action={texts.add}
      initialValues={{ url: '', events: [...chosenEvents] }}
      onSave={(input) => create({ variables: { input } })}
      onCancel={onClose}
    />
  );
}
