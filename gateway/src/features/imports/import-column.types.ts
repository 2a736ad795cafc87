import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ImportField } from './import-enums.js';

registerEnumType(ImportField, {
  name: 'ImportField',
  description: 'What a column of a file can hold.',
  valuesConfig: {
    CALLING_CODE: { description: "Country code of the phone, as '+65'." },
    DATE_OF_BIRTH: { description: 'Day of birth.' },
    DEPARTMENT: { description: 'Name of the department.' },
    DESIGNATION: { description: 'Job title.' },
    EMAIL: { description: 'E-mail address.' },
    EMPLOYEE_ID: { description: 'Employee code.' },
    GENDER: { description: 'Female or male.' },
    NAME: { description: 'Full name.' },
    PHONE: { description: 'Phone number.' },
    POSITIVE_DATE: { description: 'Day of the positive test.' },
    STATUS: { description: 'COVID-19 status.' },
  },
});

@ObjectType({ description: 'A column of a file.', simpleResolvers: true })
export class ImportColumn {
  @Field(() => Int, { description: 'Position of the column, from 0.' })
  index: number;

  @Field(() => String, { description: 'First cell of the column.' })
  heading: string;

  @Field(() => [String], { description: 'First values of the column, at most 3.' })
  samples: string[];

  @Field(() => ImportField, {
    nullable: true,
    description: 'Employee field that the column holds; null: the column is left out.',
  })
  field: ImportField | null;
}
