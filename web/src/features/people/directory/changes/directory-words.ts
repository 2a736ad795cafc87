import type {
  DirectoryChange_ChangeFragment,
  DiseaseCode,
  MarkPositiveDialogMutation,
  UndoChangeMutation,
} from '../../../../generated/graphql.ts';
import { texts as caseTexts } from '../../../cases/base/texts.ts';
import { texts } from './texts.tsx';

type Change = Pick<DirectoryChange_ChangeFragment, 'kind' | 'count' | 'detail'>;

/** '1 person', '5,012 people'. */
export const formatPeople = texts.people;

/** 'no positive case', '3 positive cases'. */
export const formatCases = (count: number): string =>
  count === 0 ? texts.noCase : texts.cases(count);

/** Returns the disease of a change to positive; its detail is the code. */
const formatDisease = (detail: string | null): string =>
  caseTexts.diseaseNames[detail as DiseaseCode];

/** Describes a change in an alert: 'Employee deleted', '12 people moved to Sales'. */
export const formatDone = ({ kind, count, detail }: Change): string => {
  if (kind === 'DELETION') return texts.deleted(count);
  if (kind === 'DEPARTMENT') return texts.moved(count, detail);
  if (kind === 'POSITIVE') return texts.markedPositive(count, formatDisease(detail));
  return kind === 'NEGATIVE' ? texts.markedNegative(count) : texts.imported(count);
};

/** Describes a change in the list of changes: 'Deleted 12 people'. */
export const formatChange = ({ kind, count, detail }: Change): string => {
  if (kind === 'DELETION') return texts.deletedEntry(count);
  if (kind === 'DEPARTMENT') return texts.movedEntry(count, detail);
  if (kind === 'POSITIVE') return texts.markedPositiveEntry(count, formatDisease(detail));
  return kind === 'NEGATIVE'
    ? texts.markedNegativeEntry(count)
    : texts.importedEntry(count, detail);
};

const maxNames = 3;

/** Lists the first names and counts the rest: 'Anna Li, Ben Tan, Cleo Ong and 2 more'. */
const formatNames = (people: readonly { name: string }[], count: number): string => {
  const named = people.slice(0, maxNames).map(({ name }) => name);
  const names = named.join(', ');
  const more = count - named.length;
  return more > 0 ? texts.andMore(names, more) : names;
};

/** '11 people restored. Left unchanged because of later changes: Anna Li and 2 more.' */
export const formatUndone = ({
  restored,
  skipped,
  change,
}: UndoChangeMutation['undoDirectoryChange']): string => {
  if (skipped.length === 0) return texts.restored(restored);
  const all = Math.max(change.count - restored, skipped.length);
  return texts.restoredBut(restored, formatNames(skipped, all));
};

/** 'Left unchanged because they have an open confirmed case: Anna Li and 2 more.' */
export const formatAlreadyPositive = ({
  alreadyPositive,
  alreadyPositiveCount,
}: Pick<
  MarkPositiveDialogMutation['markEmployeesPositive'],
  'alreadyPositive' | 'alreadyPositiveCount'
>): string => texts.alreadyPositive(formatNames(alreadyPositive, alreadyPositiveCount));
