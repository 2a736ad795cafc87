import { Field, Float, InputType } from 'type-graphql';
import { CameraRef } from './camera.inputs.js';

@InputType({
  description:
    'A breach as a camera saw it. A field that is missing or cannot be read gets this record rejected with its reason; the others of the upload are not touched.',
})
export class BreachRecordInput {
  @Field(() => String, {
    nullable: true,
    description: 'UUID made by the camera. It identifies a record that is sent again.',
  })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Start, ISO 8601 with a time zone, at most 5 minutes in the future.',
  })
  startedAt?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Minutes that it lasted: more than 0, at most 1440.',
  })
  minutes?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance in feet; absent if the camera could not tell.',
  })
  distance?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Number of people who were too close, 2 to 1000; required if nobody is named.',
  })
  people?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id or employee code of one of the two people, if the camera knows both.',
  })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id or employee code of the other person, if the camera knows both.',
  })
  other?: string | null;
}

@InputType({ description: 'What a camera reports.' })
export class UploadBreachesInput {
  @Field(() => CameraRef, { description: "The key's own camera." })
  camera: CameraRef;

  @Field(() => [BreachRecordInput], { description: '1 to 1000 records.' })
  records: BreachRecordInput[];
}
