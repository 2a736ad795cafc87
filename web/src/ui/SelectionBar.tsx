import { ActionBar, Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SelectionBar.module.css';
import { fontWeights } from './tokens.ts';

interface Props {
  /** Accessible name, such as 'Selected people'. */
  label: string;
  /** Number of selected rows. */
  count: string;
  clearLabel: string;
  onClear: () => void;
  /** Shown after the count, such as a link that selects all. */
  beside?: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** Actions for the selected rows of a list, fixed at the bottom of the page. */
export function SelectionBar({ label, count, clearLabel, onClear, beside, children }: Props) {
  return (
    <>
      {/* Leaves room below the table, so that the bar never covers its last rows. */}
      <Box h={56} />
      <ActionBar
        opened
        onClose={onClear}
        position={{ bottom: 20, left: 'var(--app-shell-navbar-offset, 0)', right: 0 }}
        zIndex={90}
        withinPortal={false}
        aria-label={label}
        shadow="lg"
        radius="lg"
        className={classes.bar}
      >
        <Group gap="sm" wrap="nowrap">
          <ActionBar.CloseButton aria-label={clearLabel} />
          <Text
            component="output"
            size="sm"
            fw={fontWeights.medium}
            className="tabular"
            style={{ whiteSpace: 'nowrap' }}
          >
            {count}
          </Text>
          {beside}
        </Group>
        <Group gap="sm" wrap="nowrap" className={classes.acts}>
          {children}
        </Group>
      </ActionBar>
    </>
  );
}
