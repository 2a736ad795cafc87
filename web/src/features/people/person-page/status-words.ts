import type { PersonTimeline_EmployeeFragment } from '../../../generated/graphql.ts';

export type StatusEntry = NonNullable<PersonTimeline_EmployeeFragment['statusHistory']>[number];

/** Returns whether an entry records the undoing of a change, not the change itself. */
export const isUndoing = (
  { createdAt, undoneAt }: Pick<NonNullable<StatusEntry['change']>, 'createdAt' | 'undoneAt'>,
  changedAt: string,
): boolean => {
  const at = Date.parse(changedAt);
  return (
    undoneAt !== null && Math.abs(at - Date.parse(undoneAt)) < Math.abs(at - Date.parse(createdAt))
  );
};
