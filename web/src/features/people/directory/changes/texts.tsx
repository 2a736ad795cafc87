import type { ReactNode } from 'react';
import { Actor } from '../../../company/current/Actor.tsx';
import { formatCount, formatNumber, plural } from '../../../../lib/intl.ts';
import type { EmployeeActivity, EmployeeStatus } from '../../../../generated/graphql.ts';

const people = (count: number): string => formatCount(count, { one: 'person', other: 'people' });

export const texts = {
  people,
  noCase: 'no positive case',
  cases: (count: number): string =>
    `${formatNumber(count)} positive ${plural(count, { one: 'case', other: 'cases' })}`,
  statuses: { POSITIVE: 'Positive', NEGATIVE: 'Negative' } satisfies Record<EmployeeStatus, string>,
  activities: {
    ACTIVE: 'Last 2 hours',
    LAST_DAY: 'Last 24 hours',
    LAST_WEEK: 'Last 7 days',
    SILENT: 'Longer than 7 days ago',
    NEVER: 'Never',
  } satisfies Record<EmployeeActivity, string>,
  deleted: (count: number): string =>
    plural(count, {
      one: 'Employee deleted',
      other: `${formatNumber(count)} employees deleted`,
    }),
  moved: (count: number, department: string | null): string =>
    `${people(count)} moved to ${department}`,
  markedNegative: (count: number): string => `${people(count)} marked negative`,
  markedPositive: (count: number, disease: string): string =>
    `${people(count)} marked positive for ${disease}`,
  imported: (count: number): string => `${people(count)} imported`,
  deletedEntry: (count: number): string => `Deleted ${people(count)}`,
  movedEntry: (count: number, department: string | null): string =>
    `Moved ${people(count)} to ${department}`,
  markedNegativeEntry: (count: number): string => `Marked ${people(count)} negative`,
  markedPositiveEntry: (count: number, disease: string): string =>
    `Marked ${people(count)} positive for ${disease}`,
  importedEntry: (count: number, file: string | null): string =>
    `Imported ${people(count)} from ${file}`,
  restored: (count: number): string => `${people(count)} restored.`,
  restoredBut: (count: number, skipped: string): string =>
    `${people(count)} restored. Left unchanged because of later changes: ${skipped}.`,
  alreadyPositive: (names: string): string =>
    `Left unchanged because they have an open confirmed case: ${names}.`,
  andMore: (names: string, count: number): string => `${names} and ${formatNumber(count)} more`,
  doneBy: (moment: ReactNode, actor: string) => (
    <>
      {moment}, by <Actor by={actor} />
    </>
  ),
  undone: (moment: ReactNode) => <>Undone {moment}</>,
  canBeUndone: (moment: ReactNode) => <>Can be undone until {moment}</>,
  undo: 'Undo',
  undoChange: (change: string): string => `Undo: ${change}`,
  drawerTitle: 'Recent changes',
  listFailed: 'The changes could not be loaded.',
  loading: 'Loading',
  nothingYet: 'No change yet',
  nothingYetHelp:
    'Changes to several people at once appear here: departments, statuses, deletions and imports.',
  showOlder: 'Show older changes',
};
