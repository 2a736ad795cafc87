import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type To } from 'react-router-dom';
import { icons } from './tokens.ts';

interface Props {
  to: To;
  children: string;
}

/** Link to the page above the current one. */
export function BackLink({ to, children }: Props) {
  return (
    <Anchor
      component={Link}
      to={to}
      size="sm"
      mb="sm"
      display="inline-flex"
      style={{ alignItems: 'center', gap: 6 }}
      className="screen-only"
    >
      <IconArrowLeft {...icons.sm} /> {children}
    </Anchor>
  );
}
