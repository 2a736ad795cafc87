import { Field, Int, ObjectType } from 'type-graphql';
import { ImportRow } from './import-row.entity.js';

@ObjectType({ description: 'A page of the rows of a file.', simpleResolvers: true })
export class ImportRowPage {
  @Field(() => [ImportRow], { description: 'Rows on this page, in the order of the file.' })
  items: ImportRow[];

  @Field(() => Int, { description: 'Rows on all pages.' })
  total: number;
}
