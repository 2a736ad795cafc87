import { useState } from 'react';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { createPasskey, messageOfPasskey } from './passkeys.ts';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../../../generated/graphql.ts';
import { passkeyTexts as texts } from './passkey-texts.ts';

/**
 * Adds a passkey of this device or its password manager to the account.
 * @param onAdded gets the recovery codes if this is the first second factor.
 */
export const useAddPasskey = (onAdded: (recoveryCodes: readonly string[]) => void) => {
  const [isBusy, setBusy] = useState(false);
  // Keeps challenges and codes out of the cache.
  const [start] = useStartPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [add] = useAddPasskeyMutation({
    fetchPolicy: 'no-cache',
  });
  const addPasskey = async (): Promise<void> => {
    setBusy(true);
    try {
      const started = await start();
      if (!started.data) return;
      const input = await createPasskey(started.data.startPasskey);
      const { data } = await add({ variables: { input } });
      if (!data) return;
      notifySuccess(texts.added(data.addPasskey.passkey.name));
      onAdded(data.addPasskey.recoveryCodes ?? []);
    } catch (error) {
      notifyFailure(messageOfPasskey(error));
    } finally {
      setBusy(false);
    }
  };
  return { addPasskey: () => void addPasskey(), isBusy };
};
