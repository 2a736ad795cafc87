import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { TestResult } from '../cases/follow-up/follow-up-facts.js';
import {
  CorrectedField,
  EmployeeReportKind,
  EmployeeReportState,
} from './employee-report.entity.js';
import { DiseaseCode } from '../../validation/disease-code.js';

@ObjectType({
  description: 'A report that the employee sent from the own file, and its outcome.',
  simpleResolvers: true,
})
export class OwnReport {
  @Field(() => GraphQLUUID, { description: 'Id of the report.' })
  id: string;

  @Field(() => EmployeeReportKind, { description: 'Kind of report.' })
  kind: EmployeeReportKind;

  @Field(() => CorrectedField, {
    nullable: true,
    description: 'Which value a CORRECTION is about; null for other kinds.',
  })
  field: CorrectedField | null;

  @Field(() => String, {
    nullable: true,
    description: 'Correct value, as stated by a CORRECTION; null for other kinds.',
  })
  value: string | null;

  @Field(() => String, { nullable: true, description: 'Note written by the employee; null: none.' })
  note: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'First day of symptoms, or day of the test; null for a correction.',
  })
  day: string | null;

  @Field(() => DiseaseCode, {
    nullable: true,
    description: 'Disease that the report is about; null for a correction.',
  })
  disease: DiseaseCode | null;

  @Field(() => TestResult, {
    nullable: true,
    description: 'Result of a TEST; null for other kinds.',
  })
  result: TestResult | null;

  @Field(() => GraphQLISODateTime, { description: 'When the report was sent.' })
  reportedAt: Date;

  @Field(() => EmployeeReportState, {
    description: 'Current state: waiting, accepted or declined.',
  })
  state: EmployeeReportState;

  @Field(() => String, { nullable: true, description: 'Answer of the company; null: none yet.' })
  answer: string | null;
}

@ObjectType({
  description: 'A report that an employee has sent from the own file.',
  simpleResolvers: true,
})
export class EmployeeReport extends OwnReport {
  employeeId: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the case that the report opened or belongs to; null: none.',
  })
  caseNumber: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the report was decided on; null: not yet, or its state follows from its case.',
  })
  decidedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who decided on the report, or 'API key' and its name; null: not decided yet, or its state follows from its case.",
  })
  decidedBy: string | null;
}

@ObjectType({ description: 'A page of reports of employees, newest first.' })
export class EmployeeReportPage extends paginated(EmployeeReport, 'reports') {}
