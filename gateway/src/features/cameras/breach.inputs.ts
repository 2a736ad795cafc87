import { Field, Float, InputType } from 'type-graphql';
import { RecordInput } from '../contacts/contact.inputs.js';
import { CameraRef } from './camera.inputs.js';

@InputType({
  description:
    'A breach as a camera saw it. A field that is missing or cannot be read gets this record rejected with its reason; the others of the upload are not touched.',
})
export class BreachRecordInput extends RecordInput {
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
