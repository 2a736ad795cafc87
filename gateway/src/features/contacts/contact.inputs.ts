import { Field, Float, InputType } from 'type-graphql';

/** Time and distance of a record. Every field is optional, so that an invalid record is rejected alone and not with the whole upload. */
@InputType()
export abstract class RecordInput {
  @Field(() => String, {
    nullable: true,
    description: 'UUID made by the device. It identifies a record that is sent again.',
  })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Start, ISO 8601 with a time zone, at most 5 minutes in the future.',
  })
  startedAt?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Length in minutes: more than 0, at most 1440.',
  })
  minutes?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance in feet; absent if the device could not tell.',
  })
  distance?: number | null;
}

@InputType({
  description:
    'A contact record as a phone made it. A field that is missing or cannot be read gets this record rejected with its reason; the others of the upload are not touched.',
})
export class ContactRecordInput extends RecordInput {
  @Field(() => String, {
    nullable: true,
    description: 'Id or employee code of the person that was met.',
  })
  other?: string | null;
}

@InputType({ description: "A phone's contact records." })
export class UploadContactsInput {
  @Field(() => [ContactRecordInput], { description: '1 to 1000 records.' })
  records: ContactRecordInput[];
}
