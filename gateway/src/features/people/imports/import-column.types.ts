import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ImportField } from './import-enums.js';

registerEnumType(ImportField, {
  name: 'ImportField',
  description: 'Employee field that a column of a file can contain.',
  valuesConfig: {
    CALLING_CODE: { description: "Country calling code of the phone number, such as '+65'." },
    DATE_OF_BIRTH: { description: "Employee's date of birth." },
    DEPARTMENT: { description: 'Name of the department.' },
    DESIGNATION: { description: 'Job title of the person.' },
    EMAIL: { description: 'Email address.' },
    EMPLOYEE_ID: { description: 'Employee code.' },
    GENDER: { description: 'Gender: female or male.' },
    NAME: { description: 'Full name.' },
    PHONE: { description: 'Phone number.' },
    POSITIVE_DATE: { description: 'Day of the positive test.' },
    STATUS: { description: 'COVID-19 status: positive or negative.' },
  },
});

@ObjectType({ description: 'A column of an imported file.', simpleResolvers: true })
export class ImportColumn {
  @Field(() => Int, { description: 'Position of the column, from 0.' })
  index: number;

  @Field(() => String, { description: 'Text of the first cell of the column.' })
  heading: string;

  @Field(() => [String], { description: 'First values of the column, at most 3.' })
  samples: string[];

  @Field(() => ImportField, {
    nullable: true,
    description: 'Employee field to which the column is assigned; null: the column is ignored.',
  })
  field: ImportField | null;
}

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
