import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({
  description:
    "Signs of a person in the data. None of them proves where the person is: a phone reports from anywhere, and a camera names people only while it sees them with somebody. Silence doesn't prove absence.",
  simpleResolvers: true,
})
export class Presence {
  @Field(() => Boolean, {
    description: 'Whether the person ever signed in on the app. Without it no phone can report.',
  })
  hasApp: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When the person's phone last reported its state or a contact, wherever it was; null: never.",
  })
  phoneReportedAt: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether the person has signed in on the app and the phone has reported nothing for 24 hours, so that their contacts since then are not known.',
  })
  isPhoneSilent: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Latest moment in the last 24 hours at which a camera saw the person with somebody; null: none did.',
  })
  cameraSeenAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Room of the camera of cameraSeenAt.',
  })
  cameraRoom: string | null;
}
