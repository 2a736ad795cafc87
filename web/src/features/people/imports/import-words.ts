import { formatNumber } from '../../../lib/intl.ts';
import type { IdentifyBy, ImportField } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

export const maxFileBytes = 20 * 1024 * 1024;

/** Fields that a column can hold, in the order of the select. */
export const fields = Object.keys(texts.fields) as ImportField[];

/** The field that identifies a row's person in the directory. */
export const identifyingField: Record<IdentifyBy, ImportField> = {
  EMAIL: 'EMAIL',
  MOBILE: 'PHONE',
};

export const identifyChoices: { value: IdentifyBy; label: string }[] = [
  { value: 'EMAIL', label: texts.identifyByEmail },
  { value: 'MOBILE', label: texts.identifyByMobile },
];

export interface ImportCounts {
  total: number;
  new: number;
  changed: number;
  unchanged: number;
  wrong: number;
}

/** Describes what applying an import does: 'Add 120 people and change 14'. Null if it does nothing. */
export const formatAction = ({
  new: added,
  changed,
}: Pick<ImportCounts, 'new' | 'changed'>): string | null => {
  if (added === 0) return changed === 0 ? null : texts.change(changed);
  return changed === 0 ? texts.add(added) : texts.addAndChange(added, changed);
};

/** Describes what an import has done: '120 people added, 14 changed'. */
export const formatOutcome = ({
  new: added,
  changed,
}: Pick<ImportCounts, 'new' | 'changed'>): string => {
  if (added === 0) return changed === 0 ? texts.nothingChanged : texts.changed(changed);
  return changed === 0 ? texts.added(added) : texts.addedAndChanged(added, changed);
};

/** '437 rows: 120 new, 14 changed, 300 unchanged, 3 wrong', without the kinds that have no row. */
export const formatCounts = ({
  total,
  new: added,
  changed,
  unchanged,
  wrong,
}: ImportCounts): string => {
  const kinds = [
    [added, texts.kindCounts.NEW],
    [changed, texts.kindCounts.CHANGED],
    [unchanged, texts.kindCounts.UNCHANGED],
    [wrong, texts.kindCounts.WRONG],
  ] as const;
  const counts = kinds
    .filter(([count]) => count > 0)
    .map(([count, format]) => format(formatNumber(count)));
  return counts.length === 0 ? texts.rows(total) : texts.rowCounts(total, counts.join(', '));
};

/** Formats bytes: '640 KB', '12.4 MB'. */
export const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? texts.kilobytes(formatNumber(Math.ceil(bytes / 1024)))
    : texts.megabytes(formatNumber(bytes / 1024 / 1024, { maximumFractionDigits: 1 }));

export const explainTooLarge = (file: Pick<File, 'size'>): string =>
  texts.fileTooLarge(formatSize(maxFileBytes), formatSize(file.size));

/** Returns an error message, or null if the file can be uploaded. */
export const validateFile = (file: Pick<File, 'name' | 'size'> | null): string | null => {
  if (file === null) return texts.fileMissing;
  if (!/\.(?:csv|xlsx?)$/iu.test(file.name)) return texts.fileTypeWrong;
  if (file.size === 0) return texts.fileEmpty;
  if (file.size > maxFileBytes) return explainTooLarge(file);
  return null;
};
