import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A row of an imported file that was rejected.', simpleResolvers: true })
export class RefusedRow {
  @Field(() => Int, { description: 'Number of the row in the file, where the heading is row 1.' })
  row: number;

  @Field(() => String, { description: 'Error message for people to read.' })
  message: string;
}

@ObjectType({ description: 'Result of an import without a preview.', simpleResolvers: true })
export class ImportReceipt {
  @Field(() => Int, { description: 'Number of people who were added.' })
  added: number;

  @Field(() => Int, { description: 'Number of people who were changed.' })
  updated: number;

  @Field(() => [RefusedRow], { description: 'Rows that were rejected, in the order of the file.' })
  refused: RefusedRow[];
}
