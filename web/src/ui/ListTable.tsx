import { type MantineBreakpoint, Table } from '@mantine/core';
import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import classes from './ListTable.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** The narrowest screen that shows the column. Default: every screen. */
  visibleFrom?: MantineBreakpoint;
  width?: CSSProperties['width'];
  align?: 'right';
  hasNoWrap?: boolean;
  /** Truncates text wider than `width` with an ellipsis. */
  isTruncated?: boolean;
  /** Uses proportional digits, because tabular ones let 'VC-1021' break at its hyphen. */
  hasProportionalDigits?: boolean;
}

/** Turns the table into a grid with keyboard navigation between rows. */
export interface Grid<Row> {
  label: string;
  ref: Ref<HTMLTableSectionElement>;
  getRowProps: (row: Row, index: number) => Omit<ComponentProps<'tr'>, 'className'>;
}

interface Props<Row> {
  columns: Column<Row>[];
  rows: Row[];
  /** Called on a click anywhere on a row. */
  onOpen?: (row: Row) => void;
  /** Reduces the padding, for rows with buttons. `rows` also makes rows 44 pixels high, with columns as wide as they say, whose text is cut off. */
  isDense?: boolean | 'rows';
  isTall?: boolean;
  /** Shows the column titles on phones too. */
  keepsHeaderOnPhones?: boolean;
  grid?: Grid<Row>;
}

/** The table of a list. A click anywhere on a row opens it. */
export function ListTable<Row extends { id: string }>({
  columns,
  rows,
  onOpen,
  isDense = false,
  isTall = false,
  keepsHeaderOnPhones = false,
  grid,
}: Props<Row>) {
  return (
    <Table.ScrollContainer type="native" minWidth={0}>
      <Table
        horizontalSpacing={12}
        verticalSpacing={isDense ? 6 : 8}
        layout={isDense === 'rows' ? 'fixed' : 'auto'}
        borderColor="var(--vc-border)"
        highlightOnHover={onOpen !== undefined}
        highlightOnHoverColor="var(--vc-hover)"
        {...(grid && { role: 'grid', 'aria-label': grid.label })}
      >
        <Table.Thead className={classes.head} visibleFrom={keepsHeaderOnPhones ? undefined : 'sm'}>
          <Table.Tr>
            {columns.map(({ key, title, ...column }) => (
              <Table.Th key={key} scope="col" {...cellProps(column)}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody {...(grid && { ref: grid.ref })}>
          {rows.map((row, index) => (
            <Table.Tr
              key={row.id}
              className={classes.row}
              mod={{ tall: isTall, short: isDense === 'rows', opens: onOpen !== undefined }}
              onClick={onOpen && (() => onOpen(row))}
              {...grid?.getRowProps(row, index)}
            >
              {columns.map(({ key, render, ...column }) => (
                <Table.Td key={key} {...cellProps(column)}>
                  {render(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type Look = Omit<Column<never>, 'key' | 'title' | 'render'>;

const cellProps = (column: Look) => ({
  visibleFrom: column.visibleFrom,
  ta: column.align,
  w: column.width,
  miw: column.width,
  maw: column.width,
  className: `${classes.cell} ${column.hasProportionalDigits ? 'proportional' : ''}`,
  mod: {
    'no-wrap': column.hasNoWrap,
    truncated: column.isTruncated,
  },
});
