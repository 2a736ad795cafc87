import { Field, InputType, Int } from 'type-graphql';
import { GraphQLUpload, type UploadedFile } from '../../../graphql/upload-scalar.js';
import { GraphQLUUID } from '../../../scalars.js';
import { IdentifyBy, ImportField, ImportTake } from './import-enums.js';

@InputType({ description: 'Assignment of a column of an imported file to an employee field.' })
export class ImportColumnInput {
  @Field(() => Int, { description: 'Position of the column in the file, from 0.' })
  index: number;

  @Field(() => ImportField, {
    nullable: true,
    description: 'Employee field to which the column is assigned; null: the column is ignored.',
  })
  field?: ImportField | null;
}

@InputType()
abstract class ImportFileInput {
  @Field(() => GraphQLUpload, { description: 'A csv, xls or xlsx file of at most 20 MB.' })
  file: Promise<UploadedFile>;

  @Field(() => IdentifyBy, { description: 'Column that identifies the person in a row.' })
  identifyBy: IdentifyBy;
}

@InputType({ description: 'A file to import after a preview.' })
export class StartImportInput extends ImportFileInput {}

@InputType({ description: 'A file to import at once, without a preview.' })
export class ImportEmployeesInput extends ImportFileInput {}

@InputType({ description: 'Assignment of the columns of an import to employee fields.' })
export class UpdateImportColumnsInput {
  @Field(() => GraphQLUUID, { description: 'Id of the import.' })
  id: string;

  @Field(() => [ImportColumnInput], {
    description: 'Assignments of at most 200 columns. Columns not listed are ignored.',
  })
  columns: ImportColumnInput[];

  @Field(() => IdentifyBy, { description: 'Column that identifies the person in a row.' })
  identifyBy: IdentifyBy;
}

@InputType({ description: 'The import and the rows of it to apply.' })
export class ApplyImportInput {
  @Field(() => GraphQLUUID, { description: 'Id of the import.' })
  id: string;

  @Field(() => ImportTake, { description: 'Which rows of the import to apply.' })
  take: ImportTake;
}
