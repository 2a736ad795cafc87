import { Table, type TableProps } from '@mantine/core';
import { useTableRoles } from './use-table-roles.ts';
import classes from './PlainTable.module.css';

interface Props extends TableProps {
  /**
   * Stacks the cells of a row on phones; each cell's `data-name` then replaces the column title. `pairs` shows two cells side by side, below
   * the first one.
   */
  isStacked?: boolean | 'pairs';
  /** Highlights the hovered row. */
  hasHover?: boolean;
}

/** A table within a page. Its rows and cells are plain elements, because some tables have hundreds. */
export function PlainTable({ isStacked = false, hasHover = false, ...props }: Props) {
  const table = useTableRoles(isStacked !== false);
  return (
    <Table
      ref={table}
      classNames={{ table: classes.table }}
      mod={{ stacked: isStacked, hover: hasHover }}
      {...props}
    />
  );
}
