import { Field, InputType, Int } from 'type-graphql';
import { GraphQLUpload, type UploadedFile } from '../../graphql/upload-scalar.js';
import { GraphQLUUID } from '../../scalars.js';
import { IdentifyBy, ImportField, ImportTake } from './import-enums.js';

@InputType({ description: 'Assignment of a column to a field.' })
export class ImportColumnInput {
  @Field(() => Int, { description: 'Place of the column in the file, from 0.' })
  index: number;

  @Field(() => ImportField, {
    nullable: true,
    description: 'Employee field that the column holds; null: the column is left out.',
  })
  field?: ImportField | null;
}

@InputType()
abstract class ImportFileInput {
  @Field(() => GraphQLUpload, { description: 'A csv, xls or xlsx file of at most 20 MB.' })
  file: Promise<UploadedFile>;

  @Field(() => IdentifyBy, { description: 'Column that identifies the person of a row.' })
  identifyBy: IdentifyBy;
}

@InputType({ description: 'A file to preview and then to apply.' })
export class StartImportInput extends ImportFileInput {}

@InputType({ description: 'A file whose good rows are taken at once.' })
export class ImportEmployeesInput extends ImportFileInput {}

@InputType({ description: 'Assignment of the columns of an import to fields.' })
export class UpdateImportColumnsInput {
  @Field(() => GraphQLUUID, { description: 'Id of the import.' })
  id: string;

  @Field(() => [ImportColumnInput], {
    description: 'At most 200 columns; those not named are left out.',
  })
  columns: ImportColumnInput[];

  @Field(() => IdentifyBy, { description: 'Column that identifies the person of a row.' })
  identifyBy: IdentifyBy;
}

@InputType({ description: 'Which rows of an import are applied.' })
export class ApplyImportInput {
  @Field(() => GraphQLUUID, { description: 'Id of the import.' })
  id: string;

  @Field(() => ImportTake, { description: 'The kinds of rows to apply.' })
  take: ImportTake;
}
