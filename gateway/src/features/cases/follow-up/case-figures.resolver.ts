import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { countCaseFigures } from './case-figures.queries.js';
import { CaseFigures } from './case-figures.types.js';

@Resolver()
export class CaseFiguresResolver {
  @Authorized<Permission>('follow-up:read')
  @Query(() => CaseFigures, {
    description: 'Number of open cases, and how much of the follow-up of exposed people is done.',
  })
  async caseFigures(@Ctx() { db, companyId }: RequestContext): Promise<CaseFigures> {
    const { traced, followedUpToday, ...rest } = await countCaseFigures(db, companyId);
    const { inTime, late } = traced;
    const { done, due } = followedUpToday;
    return {
      ...rest,
      traced: { ...traced, share: getShare(inTime, inTime + late) },
      followedUpToday: { ...followedUpToday, share: getShare(done, due) },
    };
  }
}

function getShare(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
