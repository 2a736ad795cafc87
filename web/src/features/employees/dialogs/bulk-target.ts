import type { EmployeeSelectionInput } from '../../../generated/graphql.ts';

/** Who something is done to. */
export interface BulkTarget {
  selection: EmployeeSelectionInput;
  count: number;
  /** Where it is one person whom the screen knows. */
  person?: { name: string; code: string };
}
