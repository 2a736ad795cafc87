import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { endSession } from '../../apollo/session.ts';
import { useCompanyMenuMutation } from '../../generated/graphql.ts';
import classes from './CompanyMenu.module.css';

/** The company, and the way out. */
export function CompanyMenu({ companyName }: { companyName: string }) {
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
