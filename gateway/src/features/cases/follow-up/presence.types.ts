import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';

@ObjectType({
  description:
    "Recent signs of a person's presence in the data. None is proof: a phone reports from anywhere, a camera recognises people only when it sees them with somebody, and silence does not prove absence.",
  simpleResolvers: true,
})
export class Presence {
  @Field(() => Boolean, {
    description:
      'Whether the person has ever signed in on the app. Without the app, no phone can report.',
  })
  hasApp: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When the person's phone last reported its state or a contact, from anywhere; null: never.",
  })
  phoneReportedAt: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the person has signed in on the app but the phone has not reported for 24 hours. The person's contacts since then are unknown.",
  })
  isPhoneSilent: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When a camera last saw the person with somebody, within the last 24 hours; null: no camera did.',
  })
  cameraSeenAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Room of the camera that last saw the person; null: no camera did in the last 24 hours.',
  })
  cameraRoom: string | null;
}
