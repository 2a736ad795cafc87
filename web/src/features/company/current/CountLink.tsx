import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Permission } from '../../../generated/permissions.ts';
import { useCan } from './use-can.ts';

interface Props {
  /** Address of the list behind the number, with its filter set. */
  to: string;
  /** What the list requires. Without it the number is plain text. */
  needs: Permission;
  /** What is counted, for screen readers: 'Exposed by Anna Li: 4'. Omit it if the text says so. */
  label?: string;
  children: ReactNode;
}

/** A number that links to the list behind it. */
export function CountLink({ to, needs, label, children }: Props) {
  return useCan()(needs) ? (
    <Anchor component={Link} to={to} inherit underline="always" aria-label={label}>
      {children}
    </Anchor>
  ) : (
    children
  );
}
