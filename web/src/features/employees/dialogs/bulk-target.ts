import type { EmployeeSelectionInput } from '../../../generated/graphql.ts';

/** The people that a dialog changes. */
export interface BulkTarget {
  selection: EmployeeSelectionInput;
  count: number;
  /** Ids of those on the screen. */
  shown: readonly string[];
  /** Set if the target is one person that the screen knows. */
  person?: { name: string; code: string };
}
