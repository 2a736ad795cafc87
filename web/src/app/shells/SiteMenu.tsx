import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Burger } from './Burger.tsx';
import classes from './PublicShell.module.css';
import { places } from './places.ts';

// A menu and what places it weigh as much as the whole page before it.
const PlacesMenu = lazy(async () => ({
  default: (await import('./PlacesMenu.tsx')).PlacesMenu,
}));

/** The places of the public site side by side; on a phone in a menu. */
export function SiteMenu() {
  const { pathname } = useLocation();
  const [isMenuAsked, setIsMenuAsked] = useState(false);
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
      {isMenuAsked ? (
        <Suspense fallback={<Burger />}>
          <PlacesMenu />
        </Suspense>
      ) : (
        <Burger onClick={() => setIsMenuAsked(true)} />
      )}
    </>
  );
}
