import { IconShieldLock } from '@tabler/icons-react';
import { endAdministratorSession } from '../../apollo/administrator.ts';
import { usePortalMenuMutation } from '../../generated/graphql.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** The administrator, and the way out. */
export function PortalMenu({ email }: { email: string }) {
  // Leaving this browser does not wait for the server's consent: without it the token ends by itself.
  const [signOut, { loading }] = usePortalMenuMutation({
    onCompleted: endAdministratorSession,
    onError: endAdministratorSession,
  });
  return (
    <AccountMenu
      label="Administrator menu"
      name={email}
      picture={<IconShieldLock size={16} stroke={1.8} />}
      width={240}
      isSigningOut={loading}
      onSignOut={() => void signOut()}
    />
  );
}
