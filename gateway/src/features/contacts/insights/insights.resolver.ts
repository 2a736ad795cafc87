import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { ReadsOnReplica } from '../../../graphql/replica-reads.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLLocalDate } from '../../../scalars.js';
import { DeviceSource } from '../records/contact-source.js';
import { BreachHistory, SafetyIndicator } from './insights.types.js';
import { getActiveCount, getBreachHistory, getSafetyIndicator } from './insights.service.js';

@Resolver()
export class InsightsResolver {
  @Authorized<Permission>('figures:read')
  @ReadsOnReplica()
  @Query(() => SafetyIndicator, {
    description: 'How safe the last 24 hours were, according to phones and cameras together.',
  })
  safetyIndicator(@Ctx() context: RequestContext): Promise<SafetyIndicator> {
    return getSafetyIndicator(context);
  }

  @Authorized<Permission>('figures:read')
  @ReadsOnReplica()
  @Query(() => BreachHistory, {
    description: 'Breaches in a period. The default is the last 24 hours.',
  })
  breachHistory(
    @Ctx() context: RequestContext,
    @Arg('source', () => DeviceSource, {
      description: 'Kind of device that reported the breaches.',
    })
    source: DeviceSource,
    @Arg('from', () => GraphQLLocalDate, {
      nullable: true,
      description: "First day, in the company's time zone.",
    })
    from: string | null,
    @Arg('to', () => GraphQLLocalDate, {
      nullable: true,
      description: 'Last day, included. The period can have at most 366 days.',
    })
    to: string | null,
  ): Promise<BreachHistory> {
    return getBreachHistory(context, source, { from: from ?? null, to: to ?? null });
  }

  @Authorized<Permission>('figures:read')
  @ReadsOnReplica()
  @Query(() => Int, {
    nullable: true,
    description:
      'Number of people whose phones reported anything in the last 2 hours. Null if it is less than 5 and the viewer may not see such small numbers.',
  })
  activeCount(@Ctx() context: RequestContext): Promise<number | null> {
    return getActiveCount(context);
  }
}
