import { Modal } from '@mantine/core';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { type ApiKey_KeyFragment, useRevokeApiKeyMutation } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  /** Null if the dialog is closed. */
  apiKey: ApiKey_KeyFragment | null;
  onClose: () => void;
}

/** Revokes a key after confirmation. */
export function RevokeApiKeyDialog({ apiKey, onClose }: Props) {
  const shown = useLastValue(apiKey);
  const [revoke, { loading }] = useRevokeApiKeyMutation({
    onCompleted: () => {
      notifySuccess(texts.revoked);
      onClose();
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Modal opened={apiKey !== null} onClose={onClose} title={texts.revokeTitle(shown?.name ?? '')}>
      <Confirmation
        confirmLabel={texts.revoke}
        isDangerous
        isBusy={loading}
        onConfirm={() => apiKey && void revoke({ variables: { id: apiKey.id } })}
        onCancel={onClose}
      >
        {texts.revokeMeaning}
      </Confirmation>
    </Modal>
  );
}
