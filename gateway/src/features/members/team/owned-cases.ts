import type { RequestContext } from '../../../request/context.js';
import type { ListedMember } from './member.types.js';

declare module '../../../request/context.js' {
  interface App {
    ownedCases: OwnedCases;
  }
}

/** What the end of a membership, and another role, do to the cases of the member. The register of cases implements it. */
export interface OwnedCases {
  /**
   * Leaves the cases of a member without an owner, unless the member may still work on cases. Called after the membership has ended or the
   * role has changed, so that nobody gets a case in between.
   */
  release: (context: RequestContext, member: Pick<ListedMember, 'id' | 'email'>) => Promise<void>;
}
