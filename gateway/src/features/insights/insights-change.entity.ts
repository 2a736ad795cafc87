import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LiveTopic } from '../../live/live-topic.js';
import { GraphQLISODateTime } from '../../scalars.js';

registerEnumType(LiveTopic, {
  name: 'InsightsTopic',
  description: "What of a company's figures has moved.",
  valuesConfig: {
    ACTIVITY: { description: 'Phones or cameras were heard.' },
    BREACHES: { description: 'Breaches were counted.' },
    CAMERAS: { description: 'Cameras were added, changed or deleted.' },
    STATUS: { description: "Somebody's status has changed." },
  },
});

@ObjectType({ description: 'A word that figures have moved: ask for them again.' })
export class InsightsChange {
  @Field(() => GraphQLISODateTime, { description: 'When the figures changed.' })
  at: Date;

  @Field(() => [LiveTopic], { description: 'Which.' })
  topics: LiveTopic[];
}
