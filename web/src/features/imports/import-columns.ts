import type { IdentifyBy, ImportField } from '../../generated/graphql.ts';
import { fieldLabels, identifyingField } from './import-words.ts';

interface NamedColumn {
  index: number;
  field: ImportField | null;
}

/** What somebody new cannot be added without. */
const neededForNew: readonly ImportField[] = [
  'EMPLOYEE_ID',
  'NAME',
  'PHONE',
  'EMAIL',
  'DEPARTMENT',
];

/** Names a column. A field stands for one column only: another one that had it is left out. */
export const nameColumn = <Column extends NamedColumn>(
  columns: readonly Column[],
  index: number,
  field: ImportField | null,
): Column[] =>
  columns.map((column) => {
    if (column.index === index) return { ...column, field };
    return field !== null && column.field === field ? { ...column, field: null } : column;
  });

/** What the columns, as they are named, do not allow. */
export interface ColumnGaps {
  /** Without it no row can be found in the directory; null: there. */
  identifying: ImportField | null;
  /** Without these only people who are in the directory already can be changed. */
  forNew: ImportField[];
}

export const gapsOf = (columns: readonly NamedColumn[], identifyBy: IdentifyBy): ColumnGaps => {
  const has = (field: ImportField): boolean => columns.some((column) => column.field === field);
  const identifying = identifyingField[identifyBy];
  return {
    identifying: has(identifying) ? null : identifying,
    forNew: neededForNew.filter((field) => field !== identifying && !has(field)),
  };
};

/** 'Name, Phone and Department' */
export const listed = (fields: readonly ImportField[]): string => {
  const labels = fields.map((field) => fieldLabels[field]);
  return labels.length < 2
    ? (labels[0] ?? '')
    : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
};
