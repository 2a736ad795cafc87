import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An uploaded record that was rejected.' })
export class RejectedRecord {
  @Field(() => String, {
    nullable: true,
    description: 'Id of the record as sent; null: it had none.',
  })
  id: string | null;

  @Field(() => String, { description: 'Why the record was rejected.' })
  message: string;
}

@ObjectType({
  description: 'Result of an upload. Accepted records and duplicates are stored.',
})
export class UploadReceipt {
  @Field(() => Int, { description: 'Number of records stored by this upload.' })
  accepted: number;

  @Field(() => Int, { description: 'Number of records that were already stored.' })
  duplicates: number;

  @Field(() => Int, {
    description:
      "Number of the accepted records that exceed the budget of the phone's day: they count once an officer has released them. Always 0 for cameras.",
  })
  held: number;

  @Field(() => [RejectedRecord], {
    description: 'Rejected records, each with its reason.',
  })
  rejected: RejectedRecord[];
}
