import type { EmployeeSort } from '../../../generated/graphql.ts';

/** What a column shows; the word for it in the address. */
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
  /** Pixels, or a share of the table; columns without share what is left, at least `flexibleWidth`. */
  width?: number | `${number}%`;
}

/** Pixels that a column without a width in pixels has at least. */
export const flexibleWidth = 184;

/** Every column, in its order, under the name that it is known by. */
export const employeeColumns: readonly Column[] = [
  { id: 'id', label: 'ID NO.', sort: 'EMPLOYEE_ID', width: 84 },
  { id: 'name', label: 'NAME', sort: 'NAME', width: '22%' },
  { id: 'phone', label: 'PHONE NO.', sort: 'PHONE', width: 136 },
  { id: 'email', label: 'EMAIL', sort: 'EMAIL' },
  { id: 'department', label: 'DEPARTMENT', sort: 'DEPARTMENT', width: '12%' },
  { id: 'status', label: 'COVID-19 STATUS', sort: 'STATUS', width: 148 },
  { id: 'active', label: 'LAST ACTIVE', sort: 'LAST_ACTIVE', width: 140 },
  { id: 'added', label: 'ADDED', sort: 'CREATED_AT', width: 140 },
];

/** Without a choice: all but the day of adding, as many as fit. */
export const usualColumns: readonly ColumnId[] = employeeColumns
  .map(({ id }) => id)
  .filter((id) => id !== 'added');

/** The columns that sort, for the select on narrow screens. */
export const sortChoices: readonly { value: EmployeeSort; label: string }[] = employeeColumns.map(
  ({ sort, label }) => ({ value: sort, label }),
);
