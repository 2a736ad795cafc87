import type { FollowUpActKind } from '../../../generated/graphql.ts';

/** An action for a person: an act, or to preview and send the due notice. */
export type RowAct = FollowUpActKind | 'NOTICE';
