import { useState } from 'react';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { SecretDialog } from '../../../ui/SecretDialog.tsx';
import { useRotateWebhookSecretMutation } from '../../../generated/graphql.ts';
import { WebhookSecret } from './WebhookSecret.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  webhookId: string;
  onClose: () => void;
}

/** Replaces the secret after confirmation, and shows the new one once. */
export function RotateSecretDialog({ isOpen, webhookId, onClose }: Props) {
  return (
    <SecretDialog opened={isOpen} onClose={onClose} title={texts.rotateTitle} size="lg">
      <RotateSecret webhookId={webhookId} onClose={onClose} />
    </SecretDialog>
  );
}

/** Unmounts with the dialog, and drops the secret. */
function RotateSecret({ webhookId, onClose }: Omit<Props, 'isOpen'>) {
  const [secret, setSecret] = useState<string | null>(null);
  const [rotate, { loading }] = useRotateWebhookSecretMutation({
    // Keeps the secret out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ rotateWebhookSecret }) => setSecret(rotateWebhookSecret.secret),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (secret !== null) return <WebhookSecret value={secret} onDone={onClose} />;
  return (
    <Confirmation
      confirmLabel={texts.rotate}
      isBusy={loading}
      onConfirm={() => void rotate({ variables: { id: webhookId } })}
      onCancel={onClose}
    >
      {texts.rotateMeaning}
    </Confirmation>
  );
}
