import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Burger } from './Burger.tsx';
import { places } from './places.ts';

/** The places of the public site as a menu, which opens at once: it is loaded by the press that asks for it. */
export function PlacesMenu() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Closing gives the focus back to where it was.
    burger.current?.focus();
    const opening = setTimeout(() => setIsOpen(true));
    return () => clearTimeout(opening);
  }, []);
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={200}
      returnFocus
      withinPortal={false}
    >
      <Menu.Target>
        <Burger ref={burger} />
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
  );
}
