import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { TestResult } from '../follow-up/follow-up-facts.js';
import {
  CorrectedField,
  EmployeeReportKind,
  EmployeeReportState,
} from './employee-report.entity.js';

@ObjectType({
  description: 'What the employee has reported from the own file, and what became of it.',
  simpleResolvers: true,
})
export class OwnReport {
  @Field(() => GraphQLUUID, { description: 'Id of the report.' })
  id: string;

  @Field(() => EmployeeReportKind, { description: 'What was reported.' })
  kind: EmployeeReportKind;

  @Field(() => CorrectedField, {
    nullable: true,
    description: 'CORRECTION: which value is wrong; null for the others.',
  })
  field: CorrectedField | null;

  @Field(() => String, {
    nullable: true,
    description: 'CORRECTION: the right value; null for the others.',
  })
  value: string | null;

  @Field(() => String, { nullable: true, description: "The employee's note; null: none." })
  note: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'First day of symptoms, or day of the test; null for a correction.',
  })
  day: string | null;

  @Field(() => DiseaseCode, {
    nullable: true,
    description: 'The disease; null for a correction.',
  })
  disease: DiseaseCode | null;

  @Field(() => TestResult, { nullable: true, description: 'TEST: the result.' })
  result: TestResult | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was reported.' })
  reportedAt: Date;

  @Field(() => EmployeeReportState, { description: 'What became of it.' })
  state: EmployeeReportState;

  @Field(() => String, { nullable: true, description: 'Answer of the company; null: none.' })
  answer: string | null;
}

@ObjectType({
  description: 'What an employee has reported from the own file.',
  simpleResolvers: true,
})
export class EmployeeReport extends OwnReport {
  employeeId: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the case that it opened or belongs to; null: none.',
  })
  caseNumber: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When somebody decided; null: not yet, or its case tells.',
  })
  decidedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who decided; null: nobody yet, or its case tells.',
  })
  decidedBy: string | null;
}

@ObjectType({ description: 'A page of reports of employees, newest first.' })
export class EmployeeReportPage extends paginated(EmployeeReport, 'reports') {}
