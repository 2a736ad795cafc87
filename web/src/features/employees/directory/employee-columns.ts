import type { EmployeeSort } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Id of a column, as in the address. */
export type ColumnId =
  | 'id'
  | 'name'
  | 'phone'
  | 'email'
  | 'department'
  | 'status'
  | 'active'
  | 'added';

interface Column {
  id: ColumnId;
  label: string;
  sort: EmployeeSort;
  /** Width in pixels, or as a percentage of the table. Columns without a width share the rest, each with at least `flexibleWidth`. */
  width?: number | `${number}%`;
}

/** Minimum width in pixels of a column without a width in pixels. */
export const flexibleWidth = 184;

/** All columns in their order. */
export const employeeColumns: readonly Column[] = [
  { id: 'id', label: texts.idColumn, sort: 'EMPLOYEE_ID', width: 84 },
  { id: 'name', label: texts.nameColumn, sort: 'NAME', width: '22%' },
  { id: 'phone', label: texts.phoneColumn, sort: 'PHONE', width: 136 },
  { id: 'email', label: texts.emailColumn, sort: 'EMAIL' },
  { id: 'department', label: texts.departmentColumn, sort: 'DEPARTMENT', width: '12%' },
  { id: 'status', label: texts.statusColumn, sort: 'STATUS', width: 148 },
  { id: 'active', label: texts.lastActiveColumn, sort: 'LAST_ACTIVE', width: 140 },
  { id: 'added', label: texts.addedColumn, sort: 'CREATED_AT', width: 140 },
];

/** Returns whether a column shows health data, or sorts by it. */
const isOfHealth = ({ id }: { id: ColumnId }): boolean => id === 'status';

/** The columns that a member may see. */
export const listColumns = (withHealth: boolean): readonly Column[] =>
  employeeColumns.filter((column) => withHealth || !isOfHealth(column));

/** The default columns. */
export const defaultColumns: readonly ColumnId[] = employeeColumns
  .map(({ id }) => id)
  .filter((id) => id !== 'added');

/** Sortable columns, for the select on narrow screens. */
export const listSortChoices = (
  withHealth: boolean,
): readonly { value: EmployeeSort; label: string }[] =>
  listColumns(withHealth).map(({ sort, label }) => ({ value: sort, label }));
