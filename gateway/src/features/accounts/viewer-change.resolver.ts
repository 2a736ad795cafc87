import { Authorized, Resolver, Subscription } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { LiveTopic } from '../../live/live-topic.js';
import type { RequestContext } from '../../request/context.js';
import { ViewerChange } from './viewer-change.types.js';

@Resolver()
export class ViewerChangeResolver {
  @Authorized<Permission>('own-sign-in:read')
  @Subscription(() => ViewerChange, {
    description:
      'Sends an event whenever profile, settings, plan or deletion of the company of a member change. Served over graphql-ws, which closes the connection with code 4205 when the role of the member changes, and with 4403 when the session ends.',
    subscribe: ({ context }: { context: RequestContext }) =>
      context.watchChanges('own-sign-in:read', [LiveTopic.COMPANY]),
  })
  viewerChanged(): ViewerChange {
    return { at: new Date() };
  }
}
