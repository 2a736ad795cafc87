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
}

/** All columns in their order. */
export const employeeColumns: readonly Column[] = [
  { id: 'id', label: texts.idColumn, sort: 'EMPLOYEE_ID' },
  { id: 'name', label: texts.nameColumn, sort: 'NAME' },
  { id: 'phone', label: texts.phoneColumn, sort: 'PHONE' },
  { id: 'email', label: texts.emailColumn, sort: 'EMAIL' },
  { id: 'department', label: texts.departmentColumn, sort: 'DEPARTMENT' },
  { id: 'status', label: texts.statusColumn, sort: 'STATUS' },
  { id: 'active', label: texts.lastActiveColumn, sort: 'LAST_ACTIVE' },
  { id: 'added', label: texts.addedColumn, sort: 'CREATED_AT' },
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
