import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { TestResult } from '../follow-up/follow-up-facts.js';
import {
  CorrectedField,
  EmployeeReportKind,
  EmployeeReportState,
} from './employee-report.entity.js';

const tooLong = { message: 'At most 500 characters' };

@InputType()
abstract class OwnReportInput {
  @Field(() => String, {
    nullable: true,
    description: 'What else the company should know, at most 500 characters.',
  })
  @IsOptional()
  @MaxLength(500, tooLong)
  note?: string | null;
}

@InputType({ description: 'A value of the directory that is wrong.' })
export class RequestCorrectionInput extends OwnReportInput {
  @Field(() => CorrectedField, { description: 'Which value is wrong.' })
  field: CorrectedField;

  @Field(() => String, { description: 'The right value, at most 500 characters.' })
  @MaxLength(500, tooLong)
  @IsNotEmpty({ message: 'Please enter the correct value' })
  value: string;
}

@InputType({ description: 'Symptoms of a disease.' })
export class ReportSymptomsInput extends OwnReportInput {
  @Field(() => GraphQLLocalDate, { description: 'First day of symptoms, today at the latest.' })
  onsetDay: string;

  @Field(() => DiseaseCode, {
    nullable: true,
    description:
      'The disease, one that the company uses; absent: COVID-19, or else the first one that the company uses.',
  })
  disease?: DiseaseCode | null;
}

@InputType({ description: 'The result of a test.' })
export class ReportTestInput extends OwnReportInput {
  @Field(() => GraphQLLocalDate, { description: 'Day of the test, today at the latest.' })
  takenOn: string;

  @Field(() => TestResult, { description: 'The result.' })
  result: TestResult;

  @Field(() => DiseaseCode, { description: 'The disease, one that the company uses.' })
  disease: DiseaseCode;
}

@InputType({ description: 'Filter of reports. Reports match all fields that are given.' })
export class EmployeeReportFilterInput {
  @Field(() => EmployeeReportState, { nullable: true, description: 'Only reports in this state.' })
  state?: EmployeeReportState | null;

  @Field(() => EmployeeReportKind, { nullable: true, description: 'Only reports of this kind.' })
  kind?: EmployeeReportKind | null;
}

@InputType({ description: 'A decision on a report of an employee.' })
export class DecideCorrectionInput {
  @Field(() => GraphQLUUID, { description: 'Id of the report.' })
  id: string;

  @Field(() => Boolean, {
    description: 'Whether it is accepted. An accepted correction is written to the directory.',
  })
  isAccepted: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What the employee reads about it, at most 500 characters; needed to decline.',
  })
  @IsOptional()
  @MaxLength(500, tooLong)
  answer?: string | null;
}
