import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ImportField } from './import.words.js';

registerEnumType(ImportField, {
  name: 'ImportField',
  description: 'What a column of a file can hold.',
});

@ObjectType({ description: 'A column of a file.', simpleResolvers: true })
export class ImportColumn {
  @Field(() => Int, { description: 'From 0.' })
  index: number;

  @Field(() => String, { description: 'Its first cell.' })
  heading: string;

  @Field(() => [String], { description: 'Up to 3 first values.' })
  samples: string[];

  @Field(() => ImportField, { nullable: true, description: 'What it holds; null: left out.' })
  field: ImportField | null;
}
