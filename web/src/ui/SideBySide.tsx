import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SideBySide.module.css';

interface Props extends BoxProps {
  component?: 'div' | 'section';
  /** Columns of the grid. Default: two of the same width. */
  widths?: string;
  /** Gap between rows, then between columns. */
  gap?: string;
  align?: 'start' | 'center' | 'stretch';
  /** Whether the last block comes first when the blocks are stacked. */
  isLastFirst?: boolean;
  'aria-labelledby'?: string;
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** Blocks side by side, stacked on tablets and phones. */
export function SideBySide({
  component = 'div',
  widths = 'minmax(0, 1fr) minmax(0, 1fr)',
  gap = '40px 48px',
  align = 'start',
  isLastFirst = false,
  ...others
}: Props) {
  return (
    <Box
      component={component}
      className={classes.columns}
      __vars={{ '--columns-widths': widths, '--columns-gap': gap }}
      style={{ alignItems: align, justifyContent: 'space-between' }}
      data-last-first={isLastFirst || undefined}
      {...others}
    />
  );
}
