import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { fontWeights } from './tokens.ts';

interface Props {
  onOpen: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** The name of a row as a button, so that the row can be opened by keyboard. */
export function OpenButton({ onOpen, className, children }: Props) {
  return (
    <Anchor
      component="button"
      type="button"
      c="var(--mantine-color-text)"
      fw={fontWeights.medium}
      size="sm"
      ta="left"
      className={className}
      onClick={(event) => {
        // The row has a click handler too.
        event.stopPropagation();
        onOpen();
      }}
    >
      {children}
    </Anchor>
  );
}
