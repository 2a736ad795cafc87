import { Field, Float, InputType } from 'type-graphql';
import { RecordInput } from './contact.inputs.js';
import { CameraRef } from './camera.inputs.js';

@InputType({
  description:
    'A breach recorded by a camera. A missing or invalid field causes only this record to be rejected, with a reason.',
})
export class BreachRecordInput extends RecordInput {
  @Field(() => Float, {
    nullable: true,
    description:
      'Number of people who were too close to each other, 2 to 1000. Required if person and other are absent.',
  })
  people?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id or employee code of one of the two people, if the camera recognised both.',
  })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id or employee code of the second person, if the camera recognised both.',
  })
  other?: string | null;
}

@InputType({ description: 'Breaches reported by a camera.' })
export class UploadBreachesInput {
  @Field(() => CameraRef, { description: 'The camera that the key belongs to.' })
  camera: CameraRef;

  @Field(() => [BreachRecordInput], { description: 'Records to store, 1 to 1000.' })
  records: BreachRecordInput[];
}
