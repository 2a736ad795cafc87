import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LiveTopic } from '../../live/live-topic.js';
import { GraphQLISODateTime } from '../../scalars.js';

registerEnumType(LiveTopic, {
  name: 'InsightsTopic',
  description: 'Figures of a company that can change.',
  valuesConfig: {
    ACTIVITY: { description: 'Phones or cameras reported.' },
    BREACHES: { description: 'Breaches were counted.' },
    CAMERAS: { description: 'Cameras were added, changed or deleted.' },
    CASES: { description: 'Cases, or the follow-up of people exposed by them, have changed.' },
    COMPANY: { description: "The company's profile, settings, plan or deletion have changed." },
    STATUS: { description: "Somebody's status has changed." },
  },
});

@ObjectType({
  description:
    'An event that says which figures of the company changed. Query them again to get the new values.',
})
export class InsightsChange {
  @Field(() => GraphQLISODateTime, { description: 'When the figures changed.' })
  at: Date;

  @Field(() => [LiveTopic], { description: 'The figures that changed.' })
  topics: LiveTopic[];
}
