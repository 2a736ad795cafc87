import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { ReleaseTest } from '../cases/diseases/disease-enums.js';
import { TestResult } from '../cases/follow-up/follow-up-facts.js';
import {
  CorrectedField,
  EmployeeReportKind,
  EmployeeReportState,
} from './employee-report.entity.js';
import { EmployeeRef } from '../people/directory/employee.inputs.js';
import { DiseaseCode } from '../../validation/disease-code.js';

const tooLong = { message: 'At most 500 characters' };

@InputType()
abstract class OwnReportInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Anything else that the company should know, at most 500 characters; absent: nothing.',
  })
  @IsOptional()
  @MaxLength(500, tooLong)
  note?: string | null;
}

@InputType({ description: 'A correction to an incorrect value in the directory.' })
export class RequestCorrectionInput extends OwnReportInput {
  @Field(() => CorrectedField, { description: 'Which value is incorrect.' })
  field: CorrectedField;

  @Field(() => String, { description: 'The correct value, at most 500 characters.' })
  @MaxLength(500, tooLong)
  @IsNotEmpty({ message: 'Please enter the correct value' })
  value: string;
}

@InputType({ description: 'A report of symptoms of a disease.' })
export class ReportSymptomsInput extends OwnReportInput {
  @Field(() => GraphQLLocalDate, { description: 'First day of symptoms, today at the latest.' })
  onsetDay: string;

  @Field(() => DiseaseCode, {
    nullable: true,
    description:
      'Disease that the company uses. The default is COVID-19 or, if the company does not use it, the first disease that it uses.',
  })
  disease?: DiseaseCode | null;
}

@InputType({ description: 'A report of a test and its result.' })
export class ReportTestInput extends OwnReportInput {
  @Field(() => GraphQLLocalDate, { description: 'Day of the test, today at the latest.' })
  takenOn: string;

  @Field(() => TestResult, { description: 'Result of the test.' })
  result: TestResult;

  @Field(() => DiseaseCode, { description: 'Disease that the company uses.' })
  disease: DiseaseCode;
}

@InputType({
  description: 'Filter for reports of employees. A report must match every given field.',
})
export class EmployeeReportFilterInput {
  @Field(() => EmployeeReportState, { nullable: true, description: 'Only reports in this state.' })
  state?: EmployeeReportState | null;

  @Field(() => EmployeeReportKind, { nullable: true, description: 'Only reports of this kind.' })
  kind?: EmployeeReportKind | null;

  @Field(() => EmployeeRef, {
    nullable: true,
    description: 'Only reports of this employee.',
  })
  employee?: EmployeeRef | null;
}

@InputType({ description: 'A decision on a report from an employee.' })
export class DecideCorrectionInput {
  @Field(() => GraphQLUUID, { description: 'Id of the report.' })
  id: string;

  @Field(() => Boolean, {
    description:
      'Whether to accept the report. An accepted correction is written to the directory, an accepted test to the follow-up of the employee.',
  })
  isAccepted: boolean;

  @Field(() => ReleaseTest, {
    nullable: true,
    description: 'Kind of the test. Required to accept the report of a test.',
  })
  test?: ReleaseTest | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Explanation that the employee can read, at most 500 characters. Required to decline.',
  })
  @IsOptional()
  @MaxLength(500, tooLong)
  answer?: string | null;
}
