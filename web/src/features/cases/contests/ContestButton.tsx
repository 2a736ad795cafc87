import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../company/current/use-can.ts';
import { ContestDialog, type ContestTarget } from './ContestDialog.tsx';
import { texts } from './texts.tsx';

interface Props extends ButtonProps {
  /** Names of the two people, which distinguish the button from others for screen readers. */
  pair: readonly [string, string];
  target: ContestTarget;
}

/** Opens the dialog that contests a contact. Renders the dialog only then, because lists have hundreds of these buttons. */
export function ContestButton({ pair, target, children = texts.contest, ...look }: Props) {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (!can('case:update')) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-xs"
        className="screen-only"
        aria-haspopup="dialog"
        aria-label={texts.contestContactOf(...pair)}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        {...look}
      >
        {children}
      </Button>
      {wasOpened && (
        <ContestDialog isOpen={isOpen} target={target} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
