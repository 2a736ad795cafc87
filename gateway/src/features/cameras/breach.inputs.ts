import { Field, Float, InputType } from 'type-graphql';
import { CameraRef } from './camera.inputs.js';

@InputType({
  description:
    'A breach as a camera saw it. A field that is missing or cannot be read gets this record rejected with its reason; the others of the upload are not touched.',
})
export class BreachRecordInput {
  @Field(() => String, {
    nullable: true,
    description: 'UUID made by the camera: a record that comes again is known by it.',
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
    description: 'Feet; absent when the camera could not tell.',
  })
  distance?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'How many were too close, 2 to 1000; needed where nobody is named.',
  })
  people?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of the two, where the camera knows both: id or employee code.',
  })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The other person, where the camera knows both: id or employee code.',
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
