import { endSession } from '../../apollo/session.ts';
import { useCompanyMenuMutation } from '../../generated/graphql.ts';

/** Signs the company out on this browser, even if the server fails. The token then expires. */
export const useSignOut = (): { signOut: () => void; isSigningOut: boolean } => {
  const [signOut, { loading }] = useCompanyMenuMutation({
    onCompleted: endSession,
    onError: endSession,
  });
  return { signOut: () => void signOut(), isSigningOut: loading };
};
