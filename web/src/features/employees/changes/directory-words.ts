import type {
  DirectoryChange_ChangeFragment,
  UndoChangeMutation,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type Change = Pick<DirectoryChange_ChangeFragment, 'kind' | 'count' | 'detail'>;

/** '1 person', '5,012 people'. */
export const formatPeople = texts.people;

/** 'no positive case', '3 positive cases'. */
export const formatCases = (count: number): string =>
  count === 0 ? texts.noCase : texts.cases(count);

/** Describes a change in an alert: 'Employee deleted', '12 people moved to Sales'. */
export const formatDone = ({ kind, count, detail }: Change): string => {
  if (kind === 'DELETION') return texts.deleted(count);
  if (kind === 'DEPARTMENT') return texts.moved(count, detail);
  return kind === 'NEGATIVE' ? texts.markedNegative(count) : texts.imported(count);
};

/** Describes a change in the list of changes: 'Deleted 12 people'. */
export const formatChange = ({ kind, count, detail }: Change): string => {
  if (kind === 'DELETION') return texts.deletedEntry(count);
  if (kind === 'DEPARTMENT') return texts.movedEntry(count, detail);
  return kind === 'NEGATIVE'
    ? texts.markedNegativeEntry(count)
    : texts.importedEntry(count, detail);
};

const maxNames = 3;

/** '11 people restored. Left alone, because changed since: Anna Li and 2 more.' */
export const formatUndone = ({
  restored,
  skipped,
  change,
}: UndoChangeMutation['undoDirectoryChange']): string => {
  if (skipped.length === 0) return texts.restored(restored);
  const named = skipped.slice(0, maxNames).map(({ name }) => name);
  const names = named.join(', ');
  const more = Math.max(change.count - restored, skipped.length) - named.length;
  return texts.restoredBut(restored, more > 0 ? texts.andMore(names, more) : names);
};
