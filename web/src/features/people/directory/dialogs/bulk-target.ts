import type { EmployeeSelectionInput } from '../../../../generated/graphql.ts';

/** The people that a dialog changes. */
export interface BulkTarget {
  selection: EmployeeSelectionInput;
  count: number;
  /** Ids of those in the table. */
  shown: readonly string[];
  /** Set if the target is one person of the table. */
  person?: { name: string; code: string };
}
