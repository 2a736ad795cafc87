import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import type { LiveTopic } from '../../live/live-topic.js';
import { InsightsChange } from './insights-change.types.js';

@Resolver()
export class InsightsChangeResolver {
  @Authorized<Permission>('contact:read')
  @Subscription(() => InsightsChange, {
    description: "Sends an event whenever data of the viewer's company changes. Uses graphql-ws.",
    subscribe: ({ context }: { context: RequestContext }) => context.watchChanges('contact:read'),
  })
  insightsChanged(@Root() topics: LiveTopic[]): InsightsChange {
    return { at: new Date(), topics };
  }
}
