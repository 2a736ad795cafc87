import type { IdentifyBy, ImportField } from '../../generated/graphql.ts';
import { identifyingField } from './import-words.ts';
import { texts } from './texts.tsx';

interface NamedColumn {
  index: number;
  field: ImportField | null;
}

/** Fields that a new person needs. */
const neededForNew: readonly ImportField[] = [
  'EMPLOYEE_ID',
  'NAME',
  'PHONE',
  'EMAIL',
  'DEPARTMENT',
];

/** Assigns a field to a column, and takes it from the column that had it. */
export const nameColumn = <Column extends NamedColumn>(
  columns: readonly Column[],
  index: number,
  field: ImportField | null,
): Column[] =>
  columns.map((column) => {
    if (column.index === index) return { ...column, field };
    return field !== null && column.field === field ? { ...column, field: null } : column;
  });

/** Fields that the file's columns, as they are named, do not hold. */
export interface MissingColumns {
  /** Without it no row can be found in the directory. Null if it is there. */
  identifying: ImportField | null;
  /** Without these only people who are in the directory already can be changed. */
  forNew: ImportField[];
}

export const findMissingColumns = (
  columns: readonly NamedColumn[],
  identifyBy: IdentifyBy,
): MissingColumns => {
  const has = (field: ImportField): boolean => columns.some((column) => column.field === field);
  const identifying = identifyingField[identifyBy];
  return {
    identifying: has(identifying) ? null : identifying,
    forNew: neededForNew.filter((field) => field !== identifying && !has(field)),
  };
};

/** 'Name, Phone and Department' */
export const formatFieldList = (fields: readonly ImportField[]): string => {
  const labels = fields.map((field) => texts.fields[field]);
  return labels.length < 2
    ? (labels[0] ?? '')
    : texts.listEnd(labels.slice(0, -1).join(', '), labels.at(-1) ?? '');
};
