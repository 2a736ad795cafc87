import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { InboxKind } from '../../members/inbox/inbox-enums.js';
import { InboxItem } from '../../members/inbox/inbox.types.js';
import { DiseaseCase } from '../register/disease-case.entity.js';
import { Employee, type ListedEmployee } from '../../people/directory/employee.entity.js';
import { followedPersonById } from '../../people/changes/former-employee.queries.js';
import { Person } from '../../people/directory/person.types.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { Exposure } from '../../contacts/tracing/trace.types.js';
import { CallClaim } from '../calls/call-claim.entity.js';
import { callClaimOfPerson } from '../calls/call-claim.service.js';
import { findCallBackAt } from './act-rules.js';
import { FollowUpAct } from './follow-up-act.entity.js';
import { FollowUp } from './follow-up.entity.js';
import { FollowUpFilterInput, FollowUpOrder, MarkFollowUpsSeenInput } from './follow-up.inputs.js';
import { countDueFollowUps, listFollowUps } from './follow-up-list.queries.js';
import { listFollowUpEvidence, maxEvidence } from './follow-up-evidence.service.js';
import { FollowUpEvidence } from './follow-up-evidence.types.js';
import {
  actsOfFollowUp,
  exposuresOfFollowUp,
  followUpById,
  followUpOfExposure,
  followUpsOfCase,
  openStateOfPerson,
  presenceOfPerson,
} from './follow-up.loaders.js';
import {
  findSeen,
  findUntilMove,
  isUnseen,
  markFollowUpsSeen,
  summarize,
} from './follow-up-seen.service.js';
import { ImmunityEvidence } from '../immunity/immunity-evidence.entity.js';
import { evidenceById } from '../immunity/immunity.queries.js';
import { ImmunityStatus } from '../immunity/judge-immunity.js';
import { FollowUpState } from './follow-up-facts.js';
import { findFollowUp, undoFollowUpAct } from './follow-up.service.js';
import {
  DueFollowUps,
  ExposureFollowUp,
  FollowUpActPayload,
  FollowUpExposure,
  FollowUpPage,
  FollowUpPlanStep,
  FollowUpSummary,
  UntilMove,
} from './follow-up.types.js';
import { Presence } from './presence.types.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { openChangeOfPerson } from '../../people/access/access-change.queries.js';
import { AccessChange } from '../../people/access/access-change.entity.js';
import { openAccessChangeField } from '../../people/access/access-change.types.js';
import { listAssignees } from './follow-up.queries.js';

const maxPageSize = 100;

@Resolver(() => FollowUp)
export class FollowUpResolver {
  @Authorized<Permission>('follow-up:read')
  @Query(() => FollowUpPage, {
    description:
      'A page of follow-ups. Each person has one follow-up per disease. That of somebody who has left the directory meanwhile stays until it is finished.',
  })
  async followUps(
    @Ctx() context: RequestContext,
    @Arg('filter', () => FollowUpFilterInput, {
      nullable: true,
      description: 'Only follow-ups that match the filter.',
    })
    filter: FollowUpFilterInput | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
    @Arg('order', () => FollowUpOrder, {
      defaultValue: FollowUpOrder.DUE,
      description: 'Sort order of the follow-ups.',
    })
    order: FollowUpOrder,
  ): Promise<FollowUpPage> {
    const { db, companyId } = context;
    const seen = await findSeen(context);
    const requested = {
      search: filter?.search ?? '',
      filter: filter ?? {},
      order,
      page,
      pageSize,
      seen,
    };
    const listing = parseListing(requested, maxPageSize);
    if (filter?.employeeId) logAccess(context, PersonReadKind.FOLLOW_UP, [filter.employeeId]);
    return new FollowUpPage(listFollowUps(db, companyId, listing));
  }

  @Authorized<Permission>('follow-up:read')
  @Query(() => FollowUp, { description: 'The follow-up of a person for a disease.' })
  followUp(
    @Ctx() context: RequestContext,
    @Arg('employeeId', () => GraphQLUUID, { description: 'Id of the person.' }) employeeId: string,
    @Arg('disease', () => DiseaseCode, { description: 'Disease of the follow-up.' })
    disease: DiseaseCode,
  ): Promise<FollowUp> {
    return findFollowUp(context, employeeId, disease);
  }

  @Authorized<Permission>('follow-up:read')
  @Query(() => FollowUpSummary, { description: 'Totals for the follow-ups of all people.' })
  followUpSummary(@Ctx() context: RequestContext): Promise<FollowUpSummary> {
    return summarize(context);
  }

  @Authorized<Permission>('follow-up:read')
  @Query(() => [DueFollowUps], {
    description:
      'Number of follow-ups whose next step can be taken now, for each step, the most urgent first. A release counts once the quarantine has ended; empty: there is nothing to do.',
  })
  dueFollowUps(@Ctx() { db, companyId }: RequestContext): Promise<DueFollowUps[]> {
    return countDueFollowUps(db, companyId);
  }

  @Authorized<Permission>('follow-up:read')
  @Query(() => [String], {
    description:
      'Email addresses of the members who can be assigned to follow-ups, in alphabetical order.',
  })
  followUpAssignees(@Ctx() { db, companyId }: RequestContext): Promise<string[]> {
    return listAssignees(db, companyId);
  }

  @Authorized<Permission>('follow-up:read')
  @Query(() => [FollowUpEvidence], {
    description: `Meetings that exposed the people of up to ${maxEvidence} follow-ups, in the order of the given ids. Unknown ids are skipped.`,
  })
  followUpEvidence(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [GraphQLUUID], { description: 'Ids of the follow-ups.' }) ids: string[],
  ): Promise<FollowUpEvidence[]> {
    return listFollowUpEvidence(context, ids);
  }

  @Authorized<Permission>('follow-up:read')
  @Mutation(() => FollowUpSummary, {
    description:
      "Marks the changes of follow-ups as seen in the viewer's current session. Other open sessions are not affected.",
  })
  markFollowUpsSeen(
    @Ctx() context: RequestContext,
    @Arg('input', () => MarkFollowUpsSeenInput, {
      description: 'Time up to which changes are marked as seen.',
    })
    { until }: MarkFollowUpsSeenInput,
  ): Promise<FollowUpSummary> {
    return markFollowUpsSeen(context, until);
  }

  @Authorized<Permission>('follow-up:update')
  @Mutation(() => FollowUpActPayload, {
    description:
      'Undoes an act, or all acts of a batch. A case that a positive test opened or confirmed stays so; undo that with undoCaseEntry.',
  })
  undoFollowUpAct(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the act or of the batch.' }) id: string,
  ): Promise<FollowUpActPayload> {
    return undoFollowUpAct(context, id);
  }

  @Authorized<Permission>('immunity:read')
  @FieldResolver(() => ImmunityStatus, {
    nullable: true,
    description:
      'Whether the person was immune at the first exposure that counts; null: no exposure does.',
  })
  immunity(@Root() { immunity }: FollowUp): ImmunityStatus | null {
    return immunity;
  }

  @Authorized<Permission>('immunity:read')
  @FieldResolver(() => ImmunityEvidence, {
    nullable: true,
    description: 'Evidence that decides on the immunity; null: none does.',
  })
  immunityEvidence(
    @Ctx() context: RequestContext,
    @Root() { immunityEvidenceId }: FollowUp,
  ): Promise<ImmunityEvidence | null> | null {
    return immunityEvidenceId === null
      ? null
      : context.loader(evidenceById).load(immunityEvidenceId);
  }

  @FieldResolver(() => [FollowUpPlanStep], {
    description:
      'Steps of the plan for exposed people that concern the person, in the order of the plan; empty if the person is not exposed now, or the disease has none.',
  })
  steps(@Root() { steps }: FollowUp): FollowUpPlanStep[] {
    const toDate = (moment: number | null) => (moment === null ? null : new Date(moment));
    return steps.map((step) => ({
      ...step,
      opensAt: new Date(step.opensAt),
      bestBy: toDate(step.bestBy),
      endsAt: toDate(step.endsAt),
      dueAt: toDate(step.dueAt),
      doneAt: toDate(step.doneAt),
    }));
  }

  @FieldResolver(() => Person, { description: 'Person who was exposed.' })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: FollowUp): Promise<Person> {
    return context.loader(followedPersonById).load(employeeId);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the follow-up has changed since the viewer last marked changes as seen in this session, other than by the viewer's own acts. A new session starts from what the account had already marked.",
  })
  async isChanged(@Ctx() context: RequestContext, @Root() row: FollowUp): Promise<boolean> {
    return isUnseen(row, await findSeen(context));
  }

  @FieldResolver(() => UntilMove, {
    nullable: true,
    description:
      'How the last day of quarantine has moved since the viewer last marked changes as seen; null: it is as the viewer saw it.',
  })
  async untilMove(
    @Ctx() context: RequestContext,
    @Root() row: FollowUp,
  ): Promise<UntilMove | null> {
    return findUntilMove(row, await findSeen(context));
  }

  @FieldResolver(() => CallClaim, {
    nullable: true,
    description: 'Who is calling the person, or is about to; null: nobody.',
  })
  callClaim(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: FollowUp,
  ): Promise<CallClaim | null> {
    return context.loader(callClaimOfPerson).load(employeeId);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When to call the person again who is still to be told, as the last call says; null: no such call, or no time.',
  })
  async callBackAt(@Ctx() context: RequestContext, @Root() row: FollowUp): Promise<Date | null> {
    return findCallBackAt(row, await context.loader(actsOfFollowUp).load(row.id));
  }

  @FieldResolver(() => Presence, {
    description: "Recent signs of the person's presence in the data.",
  })
  presence(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: FollowUp,
  ): Promise<Presence | null> {
    return context.loader(presenceOfPerson).load(employeeId);
  }

  @FieldResolver(() => [FollowUpExposure], {
    description: 'Exposures that count, newest first.',
  })
  exposures(@Ctx() context: RequestContext, @Root() { id }: FollowUp): Promise<FollowUpExposure[]> {
    return context.loader(exposuresOfFollowUp).load(id);
  }

  @FieldResolver(() => [FollowUpAct], {
    description: 'Acts of the follow-up, newest first, including undone ones.',
  })
  acts(@Ctx() context: RequestContext, @Root() { id }: FollowUp): Promise<FollowUpAct[]> {
    return context.loader(actsOfFollowUp).load(id);
  }
}

@Resolver(() => DiseaseCase)
export class CaseFollowUpsResolver {
  @Authorized<Permission>('follow-up:read')
  @FieldResolver(() => [FollowUp], {
    description: 'Follow-ups of the people exposed by the case, sorted by level and name.',
  })
  followUps(@Ctx() context: RequestContext, @Root() { id }: DiseaseCase): Promise<FollowUp[]> {
    return context.loader(followUpsOfCase).load(id);
  }
}

@Resolver(() => Employee)
export class EmployeeFollowUpResolver {
  @Authorized<Permission>('follow-up:read')
  @FieldResolver(() => FollowUpState, {
    nullable: true,
    description:
      "The most serious state of the employee's follow-ups that are not over: in quarantine, test due, to inform, or informed; null: none.",
  })
  async followUpState(
    @Ctx() context: RequestContext,
    @Root() { id }: ListedEmployee,
  ): Promise<FollowUpState | null> {
    const open = await context.loader(openStateOfPerson).load(id);
    return open?.state ?? null;
  }
}

@Resolver(() => InboxItem)
export class InboxFollowUpResolver {
  // Inboxes have no items of kinds that the viewer may not read.
  @FieldResolver(() => FollowUp, {
    nullable: true,
    description:
      'The follow-up of FOLLOW_UP_ASSIGNED and MENTIONED_IN_FOLLOW_UP; null for several, for other kinds, and if it is gone.',
  })
  followUp(
    @Ctx() context: RequestContext,
    @Root() { kind, id }: InboxItem,
  ): Promise<FollowUp | null> | null {
    const isAboutFollowUp =
      kind === InboxKind.FOLLOW_UP_ASSIGNED || kind === InboxKind.MENTIONED_IN_FOLLOW_UP;
    return isAboutFollowUp ? context.loader(followUpById).load(id) : null;
  }
}

@Resolver(() => Exposure)
export class ExposureFollowUpResolver {
  @Authorized<Permission>('follow-up:read')
  @FieldResolver(() => ExposureFollowUp, {
    nullable: true,
    description:
      "The person's follow-up for the disease of the trace; null: there is none, or the viewer may not read it.",
  })
  followUp(
    @Ctx() context: RequestContext,
    @Root() { person, disease, exposedAt }: Exposure,
  ): Promise<ExposureFollowUp | null> {
    return context.loader(followUpOfExposure).load({ personId: person.id, disease, exposedAt });
  }
}

@Resolver(() => FollowUp)
export class FollowUpAccessChangeResolver {
  @Authorized<Permission>('access-change:confirm')
  @FieldResolver(() => AccessChange, openAccessChangeField)
  accessChange(
    @Ctx() context: RequestContext,
    @Root() { employeeId }: FollowUp,
  ): Promise<AccessChange | null> {
    return context.loader(openChangeOfPerson).load(employeeId);
  }
}
