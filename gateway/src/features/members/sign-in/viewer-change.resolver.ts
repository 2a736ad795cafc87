import { Authorized, Resolver, Subscription, Field, ObjectType } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { LiveTopic } from '../../../live/live-topic.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLISODateTime } from '../../../scalars.js';

@ObjectType({
  description:
    "An event that is sent when the viewer's company changes. Query the viewer again to get the new values.",
})
export class ViewerChange {
  @Field(() => GraphQLISODateTime, { description: 'When the company changed.' })
  at: Date;
}

@Resolver()
export class ViewerChangeResolver {
  @Authorized<Permission>('own-sign-in:read')
  @Subscription(() => ViewerChange, {
    description:
      "Sends an event whenever the profile, settings, plan or deletion of the member's company changes. Uses graphql-ws, which closes the connection with code 4205 if the member's role changes and with 4403 if the session ends.",
    subscribe: ({ context }: { context: RequestContext }) =>
      context.watchChanges('own-sign-in:read', [LiveTopic.COMPANY]),
  })
  viewerChanged(): ViewerChange {
    return { at: new Date() };
  }
}
