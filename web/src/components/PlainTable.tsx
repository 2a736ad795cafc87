import { Table, type TableProps } from '@mantine/core';
import classes from './PlainTable.module.css';

interface Props extends TableProps {
  /** Puts the cells of a row below each other on phones; a cell's `data-name` then stands above it in place of the column title. */
  isStacked?: boolean;
  /** Marks the row below the pointer. */
  hasHover?: boolean;
}

/** A table of a few columns within a page. Its rows and cells are plain `tr`, `th` and `td`: some of these tables have hundreds. */
export function PlainTable({ isStacked = false, hasHover = false, ...props }: Props) {
  return (
    <Table
      classNames={{ table: classes.table }}
      mod={{ stacked: isStacked, hover: hasHover }}
      {...props}
    />
  );
}
