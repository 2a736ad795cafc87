import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

export enum CaseClassification {
  SUSPECTED = 'SUSPECTED',
  PROBABLE = 'PROBABLE',
  CONFIRMED = 'CONFIRMED',
  NOT_A_CASE = 'NOT_A_CASE',
}
registerEnumType(CaseClassification, {
  name: 'CaseClassification',
  description: 'How certain it is that a person has the disease.',
  valuesConfig: {
    SUSPECTED: { description: 'The person may have the disease, for example with symptoms.' },
    PROBABLE: {
      description: 'A physician considers the person ill, but no test has confirmed it.',
    },
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
    RECOVERED: { description: 'The person can no longer infect others.' },
    NOT_A_CASE: { description: 'The person did not have the disease.' },
    OPENED_IN_ERROR: { description: 'The case should not have been opened.' },
  },
});

@ObjectType('Case', {
  description: 'A disease that a person has, may have or had, from opening to closing.',
  simpleResolvers: true,
})
@Entity('disease_case')
export class DiseaseCase {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the case.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => Int, {
    description:
      "Number of the case within the company, counted from 1. Case 12 is displayed as 'C-12'.",
  })
  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => DiseaseCode, { description: 'Disease of the case.' })
  @Column({ type: 'text' })
  disease: DiseaseCode;

  @Field(() => CaseClassification, {
    description: 'How certain it is that the person has the disease.',
  })
  @Column({ type: 'text' })
  classification: CaseClassification;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day on which symptoms began; null: unknown, or no symptoms.',
  })
  @Column({ type: 'date', nullable: true })
  onsetDay: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment at which symptoms began, on onsetDay. Null if only the day is known or there is no onset.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  onsetAt: Date | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day on which the specimen for the test was taken; null: not disclosed, or no test.',
  })
  @Column({ type: 'date', nullable: true })
  specimenDay: string | null;

  @Field(() => GraphQLLocalDate, { description: 'Day on which the company learned of the case.' })
  @Column({ type: 'date' })
  reportedDay: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Moment from which the person met nobody else in the company; null: not isolated.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  isolatedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Moment at which symptoms ended; null: not reported, or they go on.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  symptomsEndedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment at which fever ended without medicine against it; null: not reported, or it goes on.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  feverEndedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Moment at which effective treatment began; null: not reported, or not begun.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  treatmentStartedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Moment at which negative tests or a physician cleared the person; null: not cleared.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  clearedAt: Date | null;

  @Field(() => String, { description: "The company's notes about the case; empty: none." })
  @Column({ type: 'text', default: '' })
  notes: string;

  @Field(() => GraphQLISODateTime, { description: 'When the case was opened.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  openedAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who opened the case, or 'API key' and its name; null: an employee's report opened it.",
  })
  @Column({ type: 'text', nullable: true })
  openedBy: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the case was closed; null: it is still open.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  closedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who closed the case, or 'API key' and its name; null: it is still open.",
  })
  @Column({ type: 'text', nullable: true })
  closedBy: string | null;

  /** Membership of the owner; null: nobody. Without a foreign key: the end of a membership releases its cases. */
  @Column({ type: 'uuid', nullable: true })
  ownerId: string | null;

  @Field(() => CaseOutcome, {
    nullable: true,
    description: 'Why the case was closed; null: it is still open.',
  })
  @Column({ type: 'text', nullable: true })
  outcome: CaseOutcome | null;

  @Field(() => Int, {
    description: 'Version of the case. Every act increases it and is checked against it.',
  })
  @Column({ type: 'integer', default: 1 })
  version: number;
}

/** The last number that a company has given to a case. */
@Entity('case_counter')
export class CaseCounter {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Column({ type: 'integer' })
  lastNumber: number;
}
