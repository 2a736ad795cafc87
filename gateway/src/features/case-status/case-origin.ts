/** Who changes cases, when, and as part of which directory change. */
export interface CaseOrigin {
  /** E-mail address of the account; null: the program itself. */
  by: string | null;
  /** The directory change that the act is part of; null: none. */
  changeId: string | null;
  /** Time of the act, for the history of the demo; absent: now. */
  at?: Date;
}
