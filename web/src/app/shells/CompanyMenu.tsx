import { Menu } from '@mantine/core';
import { IconBuilding, IconKey, IconLayoutDashboard } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { icons } from '../../components/tokens.ts';
import { paths } from '../../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useSignOut } from './use-sign-out.ts';
import { texts } from './texts.ts';

interface Props {
  companyName: string;
  /** Adds a link to the dashboard, for pages outside it. */
  withDashboard?: boolean;
}

/** Menu of the signed-in company: profile, password and logout. */
export function CompanyMenu({ companyName, withDashboard = false }: Props) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <AccountMenu
      label={texts.companyMenu}
      name={companyName}
      picture={companyName.slice(0, 1).toUpperCase()}
      width={220}
      isSigningOut={isSigningOut}
      onSignOut={signOut}
    >
      {withDashboard && (
        <Menu.Item
          component={Link}
          to={paths.insights(companyName)}
          leftSection={<IconLayoutDashboard {...icons.md} />}
        >
          {texts.dashboard}
        </Menu.Item>
      )}
      <Menu.Item
        component={Link}
        to={paths.profile(companyName)}
        leftSection={<IconBuilding {...icons.md} />}
      >
        {texts.profile}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={paths.changePassword(companyName)}
        leftSection={<IconKey {...icons.md} />}
      >
        {texts.changePassword}
      </Menu.Item>
    </AccountMenu>
  );
}
