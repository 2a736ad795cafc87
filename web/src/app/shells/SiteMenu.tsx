import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import classes from './PublicShell.module.css';

const places = [
  { label: 'Guide', to: paths.guide },
  { label: 'Contact Us', to: paths.contact },
  { label: 'PRICING', to: paths.plans },
];

/** The places of the public site side by side; on a phone in a menu. */
export function SiteMenu() {
  const { pathname } = useLocation();
  return (
    <>
      {places.map(({ label, to }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant="subtle"
          color="gray"
          size="sm"
          className={classes['place']}
          aria-current={pathname === to ? 'page' : undefined}
          visibleFrom="sm"
        >
          {label}
        </Button>
      ))}
      <Menu position="bottom-end" width={200} returnFocus withinPortal={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="dimmed"
            size="lg"
            aria-label="Open menu"
            hiddenFrom="sm"
            className={classes['burger']}
          >
            <IconMenu2 size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {places.map(({ label, to }) => (
            <Menu.Item
              key={to}
              component={Link}
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
