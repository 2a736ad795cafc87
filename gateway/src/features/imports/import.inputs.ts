import { Field, InputType, Int } from 'type-graphql';
import { ImportField } from './import.words.js';

@InputType({ description: 'What a column of a file holds.' })
export class ImportColumnInput {
  @Field(() => Int, { description: 'From 0.' })
  index: number;

  @Field(() => ImportField, { nullable: true, description: 'What it holds; null: it is left out.' })
  field?: ImportField | null;
}
