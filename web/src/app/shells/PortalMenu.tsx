import { IconShieldLock } from '@tabler/icons-react';
import { endAdministratorSession } from '../../apollo/administrator.ts';
import { icons } from '../../ui/tokens.ts';
import { usePortalMenuMutation } from '../../generated/graphql.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { texts } from './texts.ts';

/** Menu of the signed-in administrator. */
export function PortalMenu({ email }: { email: string }) {
  // Sign out in any case. If there is no answer, the token expires.
  const [signOut, { loading }] = usePortalMenuMutation({
    onCompleted: endAdministratorSession,
    onError: endAdministratorSession,
  });
  return (
    <AccountMenu
      label={texts.administratorMenu}
      name={email}
      picture={<IconShieldLock {...icons.md} />}
      width={240}
      isSigningOut={loading}
      onSignOut={() => void signOut()}
    />
  );
}
