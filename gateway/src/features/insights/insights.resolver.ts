import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { ReadsOnReplica } from '../../graphql/replica-reads.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLLocalDate } from '../../scalars.js';
import { DeviceSource } from '../contacts/contact-source.js';
import { CaseFigures } from './case-figures.types.js';
import { BreachHistory, SafetyIndicator } from './insights.types.js';
import { countActive } from './insights.queries.js';
import { getBreachHistory, getCaseFigures, getSafetyIndicator } from './insights.service.js';

@Resolver()
export class InsightsResolver {
  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => SafetyIndicator, {
    description: 'How safe the last 24 hours were: by phones and cameras together.',
  })
  safetyIndicator(@Ctx() context: RequestContext): Promise<SafetyIndicator> {
    return getSafetyIndicator(context);
  }

  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => BreachHistory, {
    description: 'Breaches of a period; of the last 24 hours when no days are given.',
  })
  breachHistory(
    @Ctx() context: RequestContext,
    @Arg('source', () => DeviceSource, {
      description: 'Whether phones or cameras reported the breaches.',
    })
    source: DeviceSource,
    @Arg('from', () => GraphQLLocalDate, {
      nullable: true,
      description: "First day, in the company's time zone.",
    })
    from: string | null,
    @Arg('to', () => GraphQLLocalDate, {
      nullable: true,
      description: 'Last day, included; at most 366 days.',
    })
    to: string | null,
  ): Promise<BreachHistory> {
    return getBreachHistory(context, source, { from: from ?? null, to: to ?? null });
  }

  @Authorized<Permission>('employee:read')
  @ReadsOnReplica()
  @Query(() => Int, { description: 'People whose phones reported anything in the last 2 hours.' })
  activeCount(@Ctx() { db, companyId }: RequestContext): Promise<number> {
    return countActive(db, companyId);
  }

  @Authorized<Permission>('follow-up:read')
  @Query(() => CaseFigures, {
    description: 'Open cases, and how far the follow-up of exposed people is done.',
  })
  caseFigures(@Ctx() context: RequestContext): Promise<CaseFigures> {
    return getCaseFigures(context);
  }
}
