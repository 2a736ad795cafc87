/** Who acts on cases, and in which change. */
export interface CaseOrigin {
  /** E-mail address; null: the program. */
  by: string | null;
  /** The directory change that the act is part of; null: none. */
  changeId: string | null;
  /** Whether a changed status raises the employee's version; false where the caller raises it for a larger change. */
  raisesEmployeeVersion: boolean;
  /** When it was done, for the past of the demo; absent: now. */
  at?: Date;
}
