import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { fontWeights } from './tokens.ts';

interface Props {
  onOpen: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** What names a row, as the button that opens it: the way in by keyboard. */
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
        // The row behind opens it too.
        event.stopPropagation();
        onOpen();
      }}
    >
      {children}
    </Anchor>
  );
}
