import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A record that was rejected.' })
export class RejectedRecord {
  @Field(() => String, {
    nullable: true,
    description: 'Id of the record as it was sent; null: it had none.',
  })
  id: string | null;

  @Field(() => String, { description: 'Reason why the record was rejected.' })
  message: string;
}

@ObjectType({
  description: 'Outcome of an upload. Accepted and duplicate records are stored.',
})
export class UploadReceipt {
  @Field(() => Int, { description: 'Records stored now.' })
  accepted: number;

  @Field(() => Int, { description: 'Records that had been stored before.' })
  duplicates: number;

  @Field(() => [RejectedRecord], {
    description: 'Rejected records, each with its reason.',
  })
  rejected: RejectedRecord[];
}
