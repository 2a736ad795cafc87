import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './PublicShell.module.css';

/** The button of the menu on a phone. */
export function Burger(button: Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size="lg"
      aria-label="Open menu"
      hiddenFrom="sm"
      className={classes['burger']}
      {...button}
    >
      <IconMenu2 size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
