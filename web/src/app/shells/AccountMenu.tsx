import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icons } from '../../ui/tokens.ts';
import classes from './AccountMenu.module.css';
import { texts } from './texts.ts';

interface Props {
  /** Name of the menu for screen readers. */
  label: string;
  /** Name of the account. */
  name: string;
  /** Below the name in the menu. */
  about?: ReactNode;
  picture: ReactNode;
  width: number;
  isSigningOut: boolean;
  onSignOut: () => void;
  /** Items above Logout. */
  children?: ReactNode;
}

/** Menu of the signed-in account with Logout; shared by companies and the administrator. */
export function AccountMenu({
  label,
  name,
  about,
  picture,
  width,
  isSigningOut,
  onSignOut,
  children,
}: Props) {
  return (
    <Menu position="bottom-end" width={width} returnFocus withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <Avatar size={26} radius="sm" classNames={{ placeholder: classes.initial }} aria-hidden>
            {picture}
          </Avatar>
          <VisuallyHidden>{label}, </VisuallyHidden>
          <Text component="span" className={classes.name}>
            {name}
          </Text>
          <IconChevronDown {...icons.sm} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          {about}
        </Menu.Label>
        {children}
        <Menu.Item
          leftSection={<IconLogout {...icons.md} />}
          disabled={isSigningOut}
          onClick={onSignOut}
        >
          {texts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
