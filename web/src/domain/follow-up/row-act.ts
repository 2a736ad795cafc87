import type { FollowUpActKind } from '../../generated/graphql.ts';

/** What can be done for a person: an act, or to look at the notice that is due and to send it. */
export type RowAct = FollowUpActKind | 'NOTICE';
