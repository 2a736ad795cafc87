import { useState } from 'react';
import { SecretDialog } from '../../../ui/SecretDialog.tsx';
import { useCreateApiKeyMutation } from '../../../generated/graphql.ts';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { NewApiKey } from './NewApiKey.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Creates a key and shows it once. */
export function CreateApiKeyDialog({ isOpen, onClose }: Props) {
  return (
    <SecretDialog opened={isOpen} onClose={onClose} title={texts.create} size="lg">
      <CreateApiKey onClose={onClose} />
    </SecretDialog>
  );
}

/** Unmounts with the dialog, and drops the key. */
function CreateApiKey({ onClose }: Pick<Props, 'onClose'>) {
  const [key, setKey] = useState<string | null>(null);
  const [create] = useCreateApiKeyMutation({
    // Keeps the key out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ createApiKey }) => setKey(createApiKey.key),
  });
  if (key !== null) return <NewApiKey value={key} onDone={onClose} />;
  return <ApiKeyForm onSave={(input) => create({ variables: { input } })} onCancel={onClose} />;
}
