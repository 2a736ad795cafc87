import {
  Authorized,
  Resolver,
  Root,
  Subscription,
  Field,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { GraphQLISODateTime } from '../../../scalars.js';

/** Topics of figures: what a member's own inbox shows is none. */
const InsightsTopic = {
  ACTIVITY: LiveTopic.ACTIVITY,
  BREACHES: LiveTopic.BREACHES,
  CAMERAS: LiveTopic.CAMERAS,
  CASES: LiveTopic.CASES,
  COMPANY: LiveTopic.COMPANY,
  STATUS: LiveTopic.STATUS,
} as const;
type InsightsTopic = (typeof InsightsTopic)[keyof typeof InsightsTopic];
registerEnumType(InsightsTopic, {
  name: 'InsightsTopic',
  description: 'Kind of company data that can change.',
  valuesConfig: {
    ACTIVITY: { description: 'A phone or camera reported.' },
    BREACHES: { description: 'New breaches were counted.' },
    CAMERAS: { description: 'Cameras were added, changed or deleted.' },
    CASES: { description: 'Cases or follow-ups changed.' },
    COMPANY: { description: "The company's profile, settings, plan or deletion changed." },
    STATUS: { description: 'The COVID-19 status of an employee changed.' },
  },
});

@ObjectType({
  description:
    'An event that lists which data of the company changed. Query that data again to get the new values.',
})
export class InsightsChange {
  @Field(() => GraphQLISODateTime, { description: 'When the data changed.' })
  at: Date;

  @Field(() => [InsightsTopic], { description: 'Kinds of data that changed.' })
  topics: InsightsTopic[];
}

@Resolver()
export class InsightsChangeResolver {
  @Authorized<Permission>('contact:read')
  @Subscription(() => InsightsChange, {
    description: "Sends an event whenever data of the viewer's company changes. Uses graphql-ws.",
    subscribe: ({ context }: { context: RequestContext }) =>
      context.watchChanges('contact:read', Object.values(InsightsTopic)),
  })
  insightsChanged(@Root() topics: InsightsTopic[]): InsightsChange {
    return { at: new Date(), topics };
  }
}
