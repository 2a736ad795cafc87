import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { followedPersonById } from '../../people/changes/former-employee.queries.js';
import { Person } from '../../people/directory/person.types.js';
import { FollowUp } from '../follow-up/follow-up.entity.js';
import { AddFollowUpActInput } from '../follow-up/follow-up.inputs.js';
import { addFollowUpAct } from '../follow-up/follow-up.service.js';
import { FollowUpActPayload } from '../follow-up/follow-up.types.js';
import { countNotices, NoticeCounts } from './notice-counts.js';
import { maxNotices, ResendNoticesInput, SendNoticesInput } from './notice.inputs.js';
import {
  listMyNotices,
  markNoticeRead,
  prepareAnnouncements,
  previewNotices,
  resendNotices,
  sendNotices,
} from './notice.service.js';
import {
  MyNotice,
  NoticeOfFollowUp,
  NoticePreview,
  ResendNoticesPayload,
  SendNoticesPayload,
} from './notice.types.js';
import { noticesOfFollowUp } from './notice.queries.js';

@Resolver(() => NoticePreview)
export class NoticeResolver {
  @Authorized<Permission>('follow-up:read')
  @Query(() => [NoticePreview], {
    description: `Previews of the notices that would be sent now for up to ${maxNotices} follow-ups, in the order of the given ids. Unknown ids are skipped.`,
  })
  noticePreviews(
    @Ctx() context: RequestContext,
    @Arg('followUpIds', () => [GraphQLUUID], { description: 'Ids of the follow-ups.' })
    followUpIds: string[],
  ): Promise<NoticePreview[]> {
    return previewNotices(context, followUpIds);
  }

  @Authorized<Permission>('follow-up:update')
  @Mutation(() => SendNoticesPayload, {
    description:
      'Sends each follow-up the notice that is due by mail and in the app: about the exposure, or a correction. Adds the act INFORMED or CORRECTED. The same notice is never sent twice.',
  })
  sendNotices(
    @Ctx() context: RequestContext,
    @Arg('input', () => SendNoticesInput, {
      description: 'The follow-ups to which the notices belong.',
    })
    input: SendNoticesInput,
  ): Promise<SendNoticesPayload> {
    return sendNotices(context, input);
  }

  @Authorized<Permission>('follow-up:update')
  @Mutation(() => ResendNoticesPayload, {
    description:
      'Queues the mail of the last notice again if it failed, or was not sent because mail was not set up, up to 20 times an hour for a company. Skips follow-ups that isNoticeUndelivered does not match and people without an address. Must be the only mutation of its document.',
  })
  resendNotices(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendNoticesInput, {
      description: 'The follow-ups to which the notices belong.',
    })
    input: ResendNoticesInput,
  ): Promise<ResendNoticesPayload> {
    return resendNotices(context, input);
  }

  @Authorized<Permission>('safeguard:update')
  @Query(() => NoticeCounts, {
    description:
      'How many people notices could inform with each value of Company.minNoticeCandidates, for an owner to see before changing it.',
  })
  noticeCounts(@Ctx() context: RequestContext): Promise<NoticeCounts> {
    return countNotices(context);
  }

  @Authorized<Permission>('notice:read')
  @Query(() => [MyNotice], { description: 'Notices sent to the viewer, newest first.' })
  myNotices(@Ctx() context: RequestContext): Promise<MyNotice[]> {
    return listMyNotices(context);
  }

  @Authorized<Permission>('notice:read')
  @Mutation(() => MyNotice, {
    description: 'Records that the viewer has opened a notice. Only the first time is stored.',
  })
  markNoticeRead(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the notice.' }) id: string,
  ): Promise<MyNotice> {
    return markNoticeRead(context, id);
  }

  @FieldResolver(() => Person, { description: 'Person who would receive the notice.' })
  person(@Ctx() context: RequestContext, @Root() { employeeId }: NoticePreview): Promise<Person> {
    return context.loader(followedPersonById).load(employeeId);
  }
}

@Resolver(() => FollowUp)
export class FollowUpNoticesResolver {
  @Authorized<Permission>('follow-up:update')
  @Mutation(() => FollowUpActPayload, {
    description:
      'Adds an act to follow-ups: to all of them, or to none if one fails. INFORMED on several follow-ups leaves out those whose isOwnPhoneOnly is true.',
  })
  addFollowUpAct(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddFollowUpActInput, {
      description: 'The act, and the follow-ups to add it to.',
    })
    input: AddFollowUpActInput,
  ): Promise<FollowUpActPayload> {
    return addFollowUpAct(context, input, (followUps) =>
      prepareAnnouncements(context, followUps, input),
    );
  }

  @Authorized<Permission>('follow-up:read')
  @FieldResolver(() => [NoticeOfFollowUp], {
    description: 'Notices sent to the person about the disease, newest first.',
  })
  notices(@Ctx() context: RequestContext, @Root() { id }: FollowUp): Promise<NoticeOfFollowUp[]> {
    return context.loader(noticesOfFollowUp).load(id);
  }
}
