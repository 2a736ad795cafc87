import type { ErrorLike } from '@apollo/client';
import { useState } from 'react';
import { notifyFailure } from '../../components/notify.tsx';
import { messageOfPasskey, signWithPasskey } from '../../domain/passkeys/passkeys.ts';
import {
  useSignInWithPasskeyMutation,
  useStartPasskeySignInMutation,
  type CompanySession_SessionFragment,
  type PasskeyAssertionInput,
} from '../../generated/graphql.ts';

interface Options {
  onCompleted: (session: CompanySession_SessionFragment) => void;
  /** The gateway has refused the passkey, or asks for the company. */
  onError: (error: ErrorLike) => void;
}

/** Signing in with a passkey, without an address and a password. */
export const usePasskeySignIn = ({ onCompleted, onError }: Options) => {
  const [isAsking, setAsking] = useState(false);
  const [signed, setSigned] = useState<PasskeyAssertionInput | null>(null);
  const [start] = useStartPasskeySignInMutation({ fetchPolicy: 'no-cache' });
  const [signIn, { loading, called }] = useSignInWithPasskeyMutation({
    // Keeps the token of the session out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ signInWithPasskey }) => onCompleted(signInWithPasskey),
    onError,
  });
  const begin = async (): Promise<void> => {
    setAsking(true);
    try {
      const { data } = await start();
      if (!data) return;
      const passkey = await signWithPasskey(data.startPasskeySignIn);
      setSigned(passkey);
      void signIn({ variables: { input: { passkey } } });
    } catch (error) {
      notifyFailure(messageOfPasskey(error));
    } finally {
      setAsking(false);
    }
  };
  return {
    begin: () => void begin(),
    isBusy: isAsking || loading,
    /** Whether the gateway was asked for a session. */
    called,
    /** Signs in to one of several companies with the same answer of the passkey; null before there is one. */
    choose:
      signed &&
      ((companyId: string) =>
        void signIn({ variables: { input: { passkey: signed, companyId } } })),
    forget: () => setSigned(null),
  };
};
