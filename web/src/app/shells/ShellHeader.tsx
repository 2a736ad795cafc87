import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../ui/Logo.tsx';
import classes from './ShellHeader.module.css';

interface Props {
  /** Target of the logo. */
  to: string;
  /** Accessible name of the logo. */
  label: string;
  children: ReactNode;
}

/** Top bar of pages without a sidebar: the logo, and controls on the right. */
export function ShellHeader({ to, label, children }: Props) {
  return (
    <header className={classes.header}>
      <UnstyledButton component={Link} to={to} aria-label={label}>
        <Logo />
      </UnstyledButton>
      {children}
    </header>
  );
}
