import { formatCount, formatNumber, plural } from '../../../intl.ts';
import type {
  DirectoryChange_ChangeFragment,
  EmployeeActivity,
  EmployeeStatus,
  UndoChangeMutation,
} from '../../../generated/graphql.ts';

export const statusWords: Record<EmployeeStatus, string> = {
  POSITIVE: 'Positive',
  NEGATIVE: 'Negative',
};

export const activityWords: Record<EmployeeActivity, string> = {
  ACTIVE: 'Last 2 hours',
  LAST_DAY: 'Last 24 hours',
  LAST_WEEK: 'Last 7 days',
  SILENT: 'Longer than 7 days ago',
  NEVER: 'Never',
};

/** '1 person', '5,012 people'. */
export const sayPeople = (count: number): string =>
  formatCount(count, { one: 'person', other: 'people' });

/** 'no positive case', '3 positive cases'. */
export const sayCases = (count: number): string => {
  if (count === 0) return 'no positive case';
  return `${formatNumber(count)} positive ${plural(count, { one: 'case', other: 'cases' })}`;
};

/** What was done, as an alert says it: 'Employee deleted', '12 people moved to Sales'. */
export const sayDone = ({
  kind,
  count,
  detail,
}: Pick<DirectoryChange_ChangeFragment, 'kind' | 'count' | 'detail'>): string => {
  if (kind === 'DELETION')
    return plural(count, {
      one: 'Employee deleted',
      other: `${formatNumber(count)} employees deleted`,
    });
  if (kind === 'DEPARTMENT') return `${sayPeople(count)} moved to ${detail}`;
  if (kind === 'NEGATIVE') return `${sayPeople(count)} marked negative`;
  return `${sayPeople(count)} imported`;
};

/** What was done, as the list of changes says it. */
export const sayChange = ({
  kind,
  count,
  detail,
}: Pick<DirectoryChange_ChangeFragment, 'kind' | 'count' | 'detail'>): string => {
  if (kind === 'DELETION') return `Deleted ${sayPeople(count)}`;
  if (kind === 'DEPARTMENT') return `Moved ${sayPeople(count)} to ${detail}`;
  if (kind === 'NEGATIVE') return `Marked ${sayPeople(count)} negative`;
  return `Imported ${sayPeople(count)} from ${detail}`;
};

const shownNames = 3;

/** '11 people restored. Left as they are, because they were changed since: Anna Li and 2 more.' */
export const sayUndone = ({
  restored,
  skipped,
  change,
}: UndoChangeMutation['undoDirectoryChange']): string => {
  const first = `${sayPeople(restored)} restored.`;
  if (skipped.length === 0) return first;
  const named = skipped.slice(0, shownNames).map(({ name }) => name);
  const more = Math.max(change.count - restored, skipped.length) - named.length;
  const names = more > 0 ? `${named.join(', ')} and ${formatNumber(more)} more` : named.join(', ');
  return `${first} Left alone, because changed since: ${names}.`;
};
