import { ActionIcon, Button } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { icons } from '../../ui/tokens.ts';
import classes from './PublicShell.module.css';
import { places } from './places.ts';
import { texts } from './public-texts.ts';

/** Links of the public site. On phones they are in a menu that works without script. */
export function SiteMenu() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={menu} id="places" popover="auto" className={classes.places}>
        {places.map(({ label, to }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="subtle"
            color="gray"
            size="sm"
            className={classes.place}
            aria-current={pathname === to ? 'page' : undefined}
            onClick={() => menu.current?.hidePopover()}
          >
            {label}
          </Button>
        ))}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="dimmed"
        size="lg"
        aria-label={texts.openMenu}
        hiddenFrom="sm"
        className={classes.burger}
        popoverTarget="places"
      >
        <IconMenu2 {...icons.xl} />
      </ActionIcon>
    </>
  );
}
