import type { ErrorLike } from '@apollo/client';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { createPasskey, messageOfPasskey, signWithPasskey } from '../factors/passkeys.ts';
import {
  useStartInvitationPasskeyMutation,
  type AcceptInvitationInput,
} from '../../../generated/graphql.ts';

interface Options {
  token: string;
  /** Called once the browser has created a passkey, or one of the account has signed. */
  onSigned: (proof: Pick<AcceptInvitationInput, 'passkey' | 'newPasskey'>) => void;
  /** Called if the invitation has ended. */
  onRefused: () => void;
}

/** Creates a first passkey for the invited address, or uses one of its account. */
export const useInvitationPasskey = ({ token, onSigned, onRefused }: Options) => {
  const [isAsking, setAsking] = useState(false);
  const [start] = useStartInvitationPasskeyMutation({ fetchPolicy: 'no-cache' });
  const begin = async (): Promise<void> => {
    setAsking(true);
    try {
      const { data } = await start({ variables: { token } });
      const { creation, request } = data?.startInvitationPasskey ?? {};
      if (creation) onSigned({ newPasskey: await createPasskey(creation) });
      else if (request) onSigned({ passkey: await signWithPasskey(request) });
    } catch (error) {
      if (fieldErrorsOf(error as ErrorLike)['token'] !== undefined) onRefused();
      else notifyFailure(messageOfPasskey(error));
    } finally {
      setAsking(false);
    }
  };
  return { begin: () => void begin(), isAsking };
};
