import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconKey, IconLayoutDashboard, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { endSession } from '../../apollo/session.ts';
import { useCompanyMenuMutation } from '../../generated/graphql.ts';
import { paths } from '../paths.ts';
import classes from './CompanyMenu.module.css';

interface Props {
  companyName: string;
  /** On the public pages: the way back to the dashboard. */
  withDashboard?: boolean;
}

/** The company, its password, and the way out. */
export function CompanyMenu({ companyName, withDashboard = false }: Props) {
  // Leaving this browser does not wait for the server's consent: without it the token ends by itself.
  const [signOut, { loading }] = useCompanyMenuMutation({
    onCompleted: endSession,
    onError: endSession,
  });
  return (
    <Menu position="bottom-end" width={220} returnFocus withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes['target']}>
          <Avatar
            size={26}
            radius="sm"
            classNames={{ placeholder: classes['initial'] }}
            aria-hidden
          >
            {companyName.slice(0, 1).toUpperCase()}
          </Avatar>
          <VisuallyHidden>Company menu, </VisuallyHidden>
          <Text component="span" className={classes['name']}>
            {companyName}
          </Text>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{companyName}</Menu.Label>
        {withDashboard && (
          <Menu.Item
            component={Link}
            to={paths.insights(companyName)}
            leftSection={<IconLayoutDashboard size={16} stroke={1.6} aria-hidden />}
          >
            Dashboard
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={paths.changePassword(companyName)}
          leftSection={<IconKey size={16} stroke={1.6} aria-hidden />}
        >
          Change Password
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />}
          disabled={loading}
          onClick={() => void signOut()}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
