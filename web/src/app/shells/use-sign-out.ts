import { endSession } from '../../apollo/session.ts';
import { useCompanyMenuMutation } from '../../generated/graphql.ts';

/** Signs the company out on this browser. An error of the server does not hold it up: without an answer the token expires by itself. */
export const useSignOut = (): { signOut: () => void; isSigningOut: boolean } => {
  const [signOut, { loading }] = useCompanyMenuMutation({
    onCompleted: endSession,
    onError: endSession,
  });
  return { signOut: () => void signOut(), isSigningOut: loading };
};
