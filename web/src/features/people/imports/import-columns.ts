import type { IdentifyBy, ImportField } from '../../../generated/graphql.ts';
import { identifyingField } from './import-words.ts';
import { texts } from './texts.tsx';

interface NamedColumn {
  index: number;
  field: ImportField | null;
}

/** Required fields of a new person. */
const neededForNew: readonly ImportField[] = [
  'EMPLOYEE_ID',
  'NAME',
  'PHONE',
  'EMAIL',
  'DEPARTMENT',
];

/** Assigns a field to a column, and removes it from the column that had it. */
export const nameColumn = <Column extends NamedColumn>(
  columns: readonly Column[],
  index: number,
  field: ImportField | null,
): Column[] =>
  columns.map((column) => {
    if (column.index === index) return { ...column, field };
    return field !== null && column.field === field ? { ...column, field: null } : column;
  });

/** Fields that no column of the file is assigned to. */
export interface MissingColumns {
  /** The identifying field, if it is missing: without it no row can be matched to the directory. */
  identifying: ImportField | null;
  /** Missing fields that are required to add people; without them only existing people can be changed. */
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
