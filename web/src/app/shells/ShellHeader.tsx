import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo.tsx';
import classes from './ShellHeader.module.css';

interface Props {
  /** Where the logo leads. */
  to: string;
  /** Says that to screen readers. */
  label: string;
  children: ReactNode;
}

/** Bar at the top of pages without a sidebar: the logo, and what the page offers on the right. */
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
