import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A row of a file that was refused.', simpleResolvers: true })
export class RefusedRow {
  @Field(() => Int, { description: 'Row of the file, the heading is row 1.' })
  row: number;

  @Field(() => String, { description: 'Error message for a person.' })
  message: string;
}

@ObjectType({ description: 'Outcome of an import without a preview.', simpleResolvers: true })
export class ImportReceipt {
  @Field(() => Int, { description: 'People who were added.' })
  added: number;

  @Field(() => Int, { description: 'People who were changed.' })
  updated: number;

  @Field(() => [RefusedRow], { description: 'Rows that were refused, in the order of the file.' })
  refused: RefusedRow[];
}
