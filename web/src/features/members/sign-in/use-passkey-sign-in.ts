import type { ErrorLike } from '@apollo/client';
import { useState } from 'react';
import { notifyFailure } from '../../../ui/notify.tsx';
import { messageOfPasskey, signWithPasskey } from '../factors/passkeys.ts';
import {
  useSignInWithPasskeyMutation,
  useStartPasskeySignInMutation,
  type CompanySession_SessionFragment,
  type PasskeyAssertionInput,
} from '../../../generated/graphql.ts';

interface Options {
  onCompleted: (session: CompanySession_SessionFragment) => void;
  /** The gateway refused the passkey or asks for the company. */
  onError: (error: ErrorLike) => void;
}

/** Signs a challenge with a passkey, and shows why if that fails. */
export const useSignedPasskey = (onSigned: (passkey: PasskeyAssertionInput) => void) => {
  const [isAsking, setAsking] = useState(false);
  const [start] = useStartPasskeySignInMutation({ fetchPolicy: 'no-cache' });
  const begin = async (): Promise<void> => {
    setAsking(true);
    try {
      const { data } = await start();
      if (data) onSigned(await signWithPasskey(data.startPasskeySignIn));
    } catch (error) {
      notifyFailure(messageOfPasskey(error));
    } finally {
      setAsking(false);
    }
  };
  return { begin: () => void begin(), isAsking };
};

/** Signs in with a passkey, without email and password. */
export const usePasskeySignIn = ({ onCompleted, onError }: Options) => {
  const [signed, setSigned] = useState<PasskeyAssertionInput | null>(null);
  const [signIn, { loading, called }] = useSignInWithPasskeyMutation({
    // Keeps the session token out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ signInWithPasskey }) => onCompleted(signInWithPasskey),
    onError,
  });
  const { begin, isAsking } = useSignedPasskey((passkey) => {
    setSigned(passkey);
    void signIn({ variables: { input: { passkey } } });
  });
  return {
    begin,
    isBusy: isAsking || loading,
    /** True while the gateway is asked for a session. */
    called,
    /** Signs in to one of several companies with the same passkey response; null until there is one. */
    choose:
      signed &&
      ((companyId: string) =>
        void signIn({ variables: { input: { passkey: signed, companyId } } })),
    forget: () => setSigned(null),
  };
};
