import { Checkbox, Skeleton, Table, VisuallyHidden } from '@mantine/core';
import { useCallbackRef, useMergedRef } from '@mantine/hooks';
import { useMemo, type Ref } from 'react';
import { SortHeader } from '../../../ui/SortHeader.tsx';
import type { TableState } from '../../../ui/table-state.ts';
import { useTableRoles } from '../../../ui/use-table-roles.ts';
import type { EmployeeSort } from '../../../generated/graphql.ts';
import { EmployeeRow, type EmployeeRef } from './EmployeeRow.tsx';
import classes from './EmployeeTable.module.css';
import { employeeColumns, type ColumnId } from './employee-columns.ts';
import { isSelected, type Selection } from './selection.ts';
import { useRowKeys } from './use-row-keys.ts';
import { texts } from './texts.ts';

/** Minimum width in pixels of columns that the user chose, and of the checkbox and the buttons of a row. */
const columnWidth = 150;
const checkAndActionsWidth = 144;
/** Rows further down are below the fold. */
const maxSkeletons = 30;

export interface PageOfEmployees<Employee> {
  employees: readonly Employee[];
  /** Number of people on the pages before. */
  before: number;
}

export interface EmployeeTableProps<Employee> {
  ref?: Ref<HTMLTableElement>;
  /** Undefined while loading. */
  page: PageOfEmployees<Employee> | undefined;
  /** Number of people on all pages. */
  total: number;
  state: TableState<EmployeeSort>;
  columns: readonly ColumnId[];
  /** Columns that the user has not chosen are hidden if they do not fit. */
  areColumnsChosen: boolean;
  selection: Selection;
  onSort: (change: Pick<TableState<EmployeeSort>, 'sort' | 'direction'>) => void;
  onOpen: (employee: Employee) => void;
  onEdit: (employee: Employee) => void;
  onOpenCase: (employee: Employee) => void;
  onDelete: (employee: Employee) => void;
  /** Selects or deselects a person; with `isRange` all since the last one. */
  onSelect: (id: string, shall: boolean, isRange: boolean) => void;
  onSelectPage: (shall: boolean) => void;
  /** Called if Escape is pressed in a row. */
  onEscape: () => void;
}

/** The directory as a table; clicking a row opens the employee's page. */
export function EmployeeTable<Employee extends EmployeeRef>({
  ref,
  page,
  total,
  state,
  columns,
  areColumnsChosen,
  selection,
  onSort,
  ...acts
}: EmployeeTableProps<Employee>) {
  // On a phone the rows have another layout.
  const table = useMergedRef(useTableRoles(true, 'grid'), ref);
  const columnKey = columns.join(',');
  const shown = useMemo(
    () => employeeColumns.filter(({ id }) => columnKey.split(',').includes(id)),
    [columnKey],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { employees, before = 0 } = page ?? {};
  const rows = employees ?? [];
  const skeletons = employees ? 0 : state.pageSize;
  const selectedCount = rows.filter(({ id }) => isSelected(selection, id)).length;
  const isWholePage = rows.length > 0 && selectedCount === rows.length;

  // Stable callbacks, because a row renders again only if its props change.
  const open = useCallbackRef(acts.onOpen) as (employee: EmployeeRef) => void;
  const edit = useCallbackRef(acts.onEdit) as typeof open;
  const openCase = useCallbackRef(acts.onOpenCase) as typeof open;
  const remove = useCallbackRef(acts.onDelete) as typeof open;
  const selectRow = useCallbackRef(({ id }: { id: string }, shall: boolean, isRange: boolean) =>
    acts.onSelect(id, shall, isRange),
  );
  const keys = useRowKeys({
    count: rows.length,
    onOpen: (row) => open(rows[row]!),
    onEdit: (row) => edit(rows[row]!),
    onSelect: (row, isRange) =>
      selectRow(rows[row]!, isRange || !isSelected(selection, rows[row]!.id), isRange),
    onSelectAll: () => acts.onSelectPage(true),
    onEscape: acts.onEscape,
  });
  return (
    <div className={classes.frame} data-chosen={areColumnsChosen || undefined}>
      {!employees && <VisuallyHidden component="output">{texts.loading}</VisuallyHidden>}
      <Table
        ref={table}
        // A table with keyboard navigation between rows has the role grid.
        role="grid"
        aria-label={texts.employees}
        aria-multiselectable
        aria-rowcount={employees ? total + 1 : -1}
        aria-busy={!employees}
        className={classes.table}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        mod={{ fitting: !areColumnsChosen }}
        style={
          areColumnsChosen
            ? { minWidth: checkAndActionsWidth + shown.length * columnWidth }
            : undefined
        }
      >
        <thead className={classes.head}>
          <tr aria-rowindex={1}>
            <th scope="col" className={classes.check}>
              <Checkbox
                size="xs"
                radius="xs"
                aria-label={texts.selectPage}
                disabled={rows.length === 0}
                checked={isWholePage}
                indeterminate={selectedCount > 0 && !isWholePage}
                onChange={() => acts.onSelectPage(!isWholePage)}
              />
            </th>
            {shown.map(({ id, label, sort }) => (
              <th
                key={id}
                scope="col"
                data-column={id}
                aria-sort={
                  state.sort === sort
                    ? state.direction === 'ASC'
                      ? 'ascending'
                      : 'descending'
                    : undefined
                }
              >
                <SortHeader label={label} by={sort} state={state} onSort={onSort} />
              </th>
            ))}
            <th scope="col" className={classes.actions}>
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((employee, row) => (
            <EmployeeRow
              key={employee.id}
              employee={employee}
              rowIndex={before + row + 2}
              isActive={keys.active === row}
              isSelected={isSelected(selection, employee.id)}
              columns={ids}
              onOpen={open}
              onEdit={edit}
              onOpenCase={openCase}
              onDelete={remove}
              onSelect={selectRow}
            />
          ))}
          {Array.from({ length: skeletons }, (_row, row) => (
            <SkeletonRow key={row} row={row} columns={ids} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Skeleton of a row. Its bars have different widths, as text has. */
function SkeletonRow({ row, columns }: { row: number; columns: readonly ColumnId[] }) {
  return (
    <tr className={`${classes.row} ${classes.skeleton}`}>
      <td className={classes.check}>{'\u00a0'}</td>
      {columns.map((column, place) => (
        <td key={column} data-column={column}>
          {row < maxSkeletons && <Skeleton h={10} w={`${45 + ((row * 7 + place * 5) % 6) * 8}%`} />}
        </td>
      ))}
      <td className={classes.actions}>{'\u00a0'}</td>
    </tr>
  );
}
