import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { parseListing } from '../../../database/listing.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { MarkInboxInput, UpdateInboxSettingsInput } from './inbox.inputs.js';
import { addressOfMember } from '../team/member.queries.js';
import { InboxKind } from './inbox-enums.js';
import {
  findInboxSettings,
  listInbox,
  markInbox,
  summarizeInbox,
  updateInboxSettings,
  listInboxTopics,
} from './inbox.service.js';
import { InboxChange, InboxItem, InboxPage, InboxSettings, InboxSummary } from './inbox.types.js';

const maxPageSize = 100;

@Resolver(() => InboxItem)
export class InboxResolver {
  @Authorized<Permission>('own-inbox:read')
  @Query(() => InboxPage, {
    description:
      "The viewer's inbox: what was assigned to them or mentions them, and what concerns their role, of the last 90 days.",
  })
  inbox(
    @Ctx() context: RequestContext,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize, 50) pageSize: number,
    @Arg('isUnreadOnly', () => Boolean, {
      defaultValue: false,
      description: 'Whether to list only items with something unread.',
    })
    isUnreadOnly: boolean,
  ): InboxPage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new InboxPage(listInbox(context, { ...listing, isUnreadOnly }));
  }

  @Authorized<Permission>('own-inbox:read')
  @Query(() => InboxSummary, { description: "How much of the viewer's inbox is unread." })
  inboxSummary(@Ctx() context: RequestContext): Promise<InboxSummary> {
    return summarizeInbox(context);
  }

  @Authorized<Permission>('own-inbox:read')
  @Query(() => InboxSettings, { description: "The viewer's own choices for the inbox." })
  inboxSettings(@Ctx() context: RequestContext): Promise<InboxSettings> {
    return findInboxSettings(context);
  }

  @Authorized<Permission>('own-inbox:update')
  @Mutation(() => InboxSummary, {
    description: "Marks items of the viewer's inbox as read or unread.",
  })
  markInbox(
    @Ctx() context: RequestContext,
    @Arg('input', () => MarkInboxInput, { description: 'The items, and how to mark them.' })
    input: MarkInboxInput,
  ): Promise<InboxSummary> {
    return markInbox(context, input);
  }

  @Authorized<Permission>('own-inbox:update')
  @Mutation(() => InboxSettings, { description: "Changes the viewer's choices for the inbox." })
  updateInboxSettings(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateInboxSettingsInput, { description: 'The new choices.' })
    input: UpdateInboxSettingsInput,
  ): Promise<InboxSettings> {
    return updateInboxSettings(context, input);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Email address of the member of MEMBER_JOINED; null for other kinds, and if they have left.',
  })
  async member(
    @Ctx() context: RequestContext,
    @Root() { kind, id }: InboxItem,
  ): Promise<string | null> {
    if (kind !== InboxKind.MEMBER_JOINED) return null;
    const joined = await context.loader(addressOfMember).load(id);
    return joined?.email ?? null;
  }

  @Authorized<Permission>('own-inbox:read')
  @Subscription(() => InboxChange, {
    description: "Sends an event whenever the viewer's inbox may have changed. Uses graphql-ws.",
    subscribe: ({ context }: { context: RequestContext }) =>
      context.watchChanges('own-inbox:read', listInboxTopics(context)),
  })
  inboxChanged(): InboxChange {
    return { at: new Date() };
  }
}
