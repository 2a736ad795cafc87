import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Burger } from './Burger.tsx';
import classes from './PublicShell.module.css';
import { places } from './places.ts';

// A menu and its positioning code weigh as much as the rest of the page.
const PlacesMenu = lazyPart(async () => (await import('./PlacesMenu.tsx')).PlacesMenu, {
  pending: <Burger />,
  failed: (retry) => <Burger onClick={retry} />,
});

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
      {isMenuAsked ? <PlacesMenu /> : <Burger onClick={() => setIsMenuAsked(true)} />}
    </>
  );
}
