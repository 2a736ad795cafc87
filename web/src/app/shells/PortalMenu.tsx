import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { endAdministratorSession } from '../../apollo/administrator.ts';
import { usePortalMenuMutation } from '../../generated/graphql.ts';
import classes from './CompanyMenu.module.css';

/** The administrator, and the way out. */
export function PortalMenu({ email }: { email: string }) {
  // Leaving this browser does not wait for the server's consent: without it the token ends by itself.
  const [signOut, { loading }] = usePortalMenuMutation({
    onCompleted: endAdministratorSession,
    onError: endAdministratorSession,
  });
  return (
    <Menu position="bottom-end" width={240} returnFocus withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes['target']}>
          <Avatar
            size={26}
            radius="sm"
            classNames={{ placeholder: classes['initial'] }}
            aria-hidden
          >
            <IconShieldLock size={16} stroke={1.8} />
          </Avatar>
          <VisuallyHidden>Administrator menu, </VisuallyHidden>
          <Text component="span" className={classes['name']}>
            {email}
          </Text>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{email}</Menu.Label>
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
