import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { ReadsOnReplica } from '../../graphql/replica-reads.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLLocalDate } from '../../scalars.js';
import { DeviceSource } from '../contacts/contact-source.js';
import { CaseFigures } from './case-figures.types.js';
import { BreachHistory, SafetyIndicator } from './insights.types.js';
import {
  getActiveCount,
  getBreachHistory,
  getCaseFigures,
  getSafetyIndicator,
} from './insights.service.js';

@Resolver()
export class InsightsResolver {
  @Authorized<Permission>('figures:read')
  @ReadsOnReplica()
  @Query(() => SafetyIndicator, {
    description: 'How safe the last 24 hours were: by phones and cameras together.',
  })
  safetyIndicator(@Ctx() context: RequestContext): Promise<SafetyIndicator> {
    return getSafetyIndicator(context);
  }

  @Authorized<Permission>('figures:read')
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

  @Authorized<Permission>('figures:read')
  @ReadsOnReplica()
  @Query(() => Int, {
    nullable: true,
    description:
      'People whose phones reported anything in the last 2 hours; null: withheld from the viewer, because there are fewer than 5.',
  })
  activeCount(@Ctx() context: RequestContext): Promise<number | null> {
    return getActiveCount(context);
  }

  @Authorized<Permission>('follow-up:read')
  @Query(() => CaseFigures, {
    description: 'Open cases, and how far the follow-up of exposed people is done.',
  })
  caseFigures(@Ctx() context: RequestContext): Promise<CaseFigures> {
    return getCaseFigures(context);
  }
}
