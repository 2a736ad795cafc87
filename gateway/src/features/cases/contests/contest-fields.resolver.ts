import { Authorized, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { DAY } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { FollowUp } from '../follow-up/follow-up.entity.js';
import { PersonMeeting } from '../../contacts/reports/person-meetings.types.js';
import { ContinuousContact, CumulativeContact } from '../../contacts/reports/report.types.js';
import { ContactRecord, Trace } from '../../contacts/tracing/trace.types.js';
import { Contest } from './contest.entity.js';
import { contestsOfFollowUp, contestsOfSpan } from './contest.loaders.js';
import { ContestedExposure } from './contest.types.js';
import { listContestedExposures } from './contested-exposures.service.js';

/*
 * Resolves contests on types of other features. Those leave contested time out, but don't know who contested it and why.
 */

@Resolver(() => ContactRecord)
export class RecordContestsResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => [Contest], {
    description: 'Contests in force that affect the record, oldest first.',
  })
  contests(
    @Ctx() context: RequestContext,
    @Root() { pair, source, startedAt, endedAt }: ContactRecord,
  ): Promise<Contest[]> {
    const [personId, otherId] = pair;
    const span = { personId, otherId, source, from: startedAt, until: endedAt };
    return context.loader(contestsOfSpan).load(span);
  }
}

@Resolver(() => PersonMeeting)
export class MeetingContestsResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => [Contest], {
    description: 'Contests in force that affect the meeting, oldest first.',
  })
  contests(
    @Ctx() context: RequestContext,
    @Root() { personId, other, source, startedAt, endedAt }: PersonMeeting,
  ): Promise<Contest[]> {
    const span = { personId, otherId: other.id, source, from: startedAt, until: endedAt };
    return context.loader(contestsOfSpan).load(span);
  }
}

@Resolver(() => ContinuousContact)
export class ContinuousContestsResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => [Contest], {
    description: 'Contests in force that affect the contact, oldest first.',
  })
  contests(
    @Ctx() context: RequestContext,
    @Root() { person, other, source, startedAt, endedAt }: ContinuousContact,
  ): Promise<Contest[]> {
    const pair = { personId: person.id, otherId: other.id, source };
    return context.loader(contestsOfSpan).load({ ...pair, from: startedAt, until: endedAt });
  }
}

@Resolver(() => CumulativeContact)
export class CumulativeContestsResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => [Contest], {
    description: 'Contests in force that affect these 24 hours, oldest first.',
  })
  contests(
    @Ctx() context: RequestContext,
    @Root() { person, other, source, windowStart }: CumulativeContact,
  ): Promise<Contest[]> {
    const pair = { personId: person.id, otherId: other.id, source };
    const until = new Date(windowStart.getTime() + DAY);
    return context.loader(contestsOfSpan).load({ ...pair, from: windowStart, until });
  }
}

@Resolver(() => FollowUp)
export class FollowUpContestsResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => [Contest], {
    description:
      'Contests in force of contacts with people who were able to pass the disease on at the time, newest first.',
  })
  contests(@Ctx() context: RequestContext, @Root() { id }: FollowUp): Promise<Contest[]> {
    return context.loader(contestsOfFollowUp).load(id);
  }
}

@Resolver(() => Trace)
export class TraceContestsResolver {
  @Authorized<Permission>('case:read')
  @FieldResolver(() => [ContestedExposure], {
    description:
      'People who would be exposed if no contacts were contested, sorted by level, then by time.',
  })
  contestedExposures(
    @Ctx() context: RequestContext,
    @Root() trace: Trace,
  ): Promise<ContestedExposure[]> {
    return listContestedExposures(context, trace);
  }
}
