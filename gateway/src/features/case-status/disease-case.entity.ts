import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { DiseaseCode } from '../diseases/disease-enums.js';

export enum CaseClassification {
  SUSPECTED = 'SUSPECTED',
  PROBABLE = 'PROBABLE',
  CONFIRMED = 'CONFIRMED',
  NOT_A_CASE = 'NOT_A_CASE',
}
registerEnumType(CaseClassification, {
  name: 'CaseClassification',
  description: 'How sure it is that a person has the disease.',
  valuesConfig: {
    SUSPECTED: { description: 'The person may have the disease, for example with symptoms.' },
    PROBABLE: { description: 'A physician takes the person for ill; no test confirms it.' },
    CONFIRMED: { description: 'A test has confirmed the disease.' },
    NOT_A_CASE: { description: 'The disease was ruled out; the case is closed.' },
  },
});

export enum CaseOutcome {
  RECOVERED = 'RECOVERED',
  NOT_A_CASE = 'NOT_A_CASE',
  OPENED_IN_ERROR = 'OPENED_IN_ERROR',
}
registerEnumType(CaseOutcome, {
  name: 'CaseOutcome',
  description: 'Why a case was closed.',
  valuesConfig: {
    RECOVERED: { description: 'The person no longer passes the disease on.' },
    NOT_A_CASE: { description: 'The person did not have the disease.' },
    OPENED_IN_ERROR: { description: 'The case should not have been opened.' },
  },
});

@ObjectType('Case', {
  description: 'A disease that a person has, may have or had.',
  simpleResolvers: true,
})
@Entity('disease_case')
@Unique('disease_case_number_key', ['companyId', 'number'])
@Index('disease_case_open', { synchronize: false })
@Index('disease_case_employee', ['companyId', 'employeeId'])
@Index('disease_case_closed', ['companyId', 'closedAt'])
@ForeignKey('Employee', ['companyId', 'employeeId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
@Check(
  'disease_case_classification_check',
  `classification IN ('SUSPECTED', 'PROBABLE', 'CONFIRMED', 'NOT_A_CASE')`,
)
@Check('disease_case_onset_check', 'onset_at IS NULL OR onset_day IS NOT NULL')
@Check('disease_case_outcome_check', `outcome IN ('RECOVERED', 'NOT_A_CASE', 'OPENED_IN_ERROR')`)
@Check('disease_case_closed_check', '(closed_at IS NULL) = (outcome IS NULL)')
export class DiseaseCase {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the case.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => Int, {
    description: "Number of the case within the company, from 1; people call case 12 'C-12'.",
  })
  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => DiseaseCode, { description: 'The disease.' })
  @Column({ type: 'text' })
  disease: DiseaseCode;

  @Field(() => CaseClassification, { description: 'How sure it is that the person has it.' })
  @Column({ type: 'text' })
  classification: CaseClassification;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day on which symptoms began; null: not known, or no symptoms.',
  })
  @Column({ type: 'date', nullable: true })
  onsetDay: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment at which symptoms began, on onsetDay; null: only the day is known, if any.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  onsetAt: Date | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day on which the specimen of the test was taken; null: not disclosed, or no test.',
  })
  @Column({ type: 'date', nullable: true })
  specimenDay: string | null;

  @Field(() => GraphQLLocalDate, { description: 'Day on which the company heard of it.' })
  @Column({ type: 'date' })
  reportedDay: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Moment from which the person met nobody of the company; null: not isolated.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  isolatedAt: Date | null;

  @Field(() => String, { description: 'Notes of the company; empty: none.' })
  @Column({ type: 'text', default: '' })
  notes: string;

  @Field(() => GraphQLISODateTime, { description: 'When the case was opened.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  openedAt: Date;

  @Field(() => String, { nullable: true, description: 'E-mail address of who opened the case.' })
  @Column({ type: 'text', nullable: true })
  openedBy: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the case was closed; null: it is open.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  closedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who closed the case; null: it is open.',
  })
  @Column({ type: 'text', nullable: true })
  closedBy: string | null;

  @Field(() => CaseOutcome, {
    nullable: true,
    description: 'Why the case was closed; null: it is open.',
  })
  @Column({ type: 'text', nullable: true })
  outcome: CaseOutcome | null;

  @Field(() => Int, {
    description: 'Version of the case, which increases with every act; each act compares it.',
  })
  @Column({ type: 'integer', default: 1 })
  version: number;
}
