import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { ReleaseTest } from '../diseases/disease-enums.js';
import {
  CallOutcome,
  CountedFrom,
  FollowUpActKind,
  ProphylaxisOutcome,
  TestResult,
} from './follow-up-facts.js';
import { InformChannel } from './follow-up.types.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

@ObjectType({
  description: 'An act in the follow-up of a person: what was done, by whom and when.',
  simpleResolvers: true,
})
@Entity('follow_up_act')
export class FollowUpAct {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the act, which undoFollowUpAct accepts.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Column({ type: 'text' })
  disease: DiseaseCode;

  @Field(() => FollowUpActKind, { description: 'Type of the act.' })
  @Column({ type: 'text' })
  kind: FollowUpActKind;

  @Field(() => GraphQLISODateTime, { description: 'When the act was recorded.' })
  @Column({
    name: 'done_at',
    type: 'timestamp with time zone',
    precision: 3,
    default: () => 'clock_timestamp()',
  })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who recorded the act, or 'API key' and its name; null: the product recorded it.",
  })
  @Column({ name: 'done_by', type: 'text', nullable: true })
  by: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day of the test (TESTED) or the release (RELEASED); null for other acts.',
  })
  @Column({ type: 'date', nullable: true })
  day: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it happened, for PROOF_ASKED, PROPHYLAXIS and SYMPTOMS_CHECKED; null for other acts.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  happenedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the step of the plan, for PROPHYLAXIS; null for other acts.',
  })
  @Column({ type: 'text', nullable: true })
  step: string | null;

  @Field(() => ProphylaxisOutcome, {
    nullable: true,
    description: 'What came of the prophylaxis, for PROPHYLAXIS; null for other acts.',
  })
  @Column({ type: 'text', nullable: true })
  prophylaxis: ProphylaxisOutcome | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the person had symptoms, for SYMPTOMS_CHECKED; null for other acts.',
  })
  @Column({ type: 'boolean', nullable: true })
  hasSymptoms: boolean | null;

  @Field(() => ReleaseTest, {
    nullable: true,
    description: 'Kind of test, for TESTED; null for other acts.',
  })
  @Column({ type: 'text', nullable: true })
  test: ReleaseTest | null;

  @Field(() => TestResult, {
    nullable: true,
    description: 'Result of the test, for TESTED; null for other acts.',
  })
  @Column({ type: 'text', nullable: true })
  result: TestResult | null;

  /** The person's case that the positive test opened, or that was already open. */
  @Column({ type: 'uuid', nullable: true })
  caseId: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine when the act was recorded; null: none.',
  })
  @Column({ type: 'date', nullable: true })
  quarantineUntil: string | null;

  /** Last day of quarantine when the act was recorded, if the person's own phone had reported nothing; null: none. */
  @Column({ type: 'date', nullable: true })
  corroboratedUntil: string | null;
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Last day of quarantine that the person was told, for INFORMED; null: none was told, or the act is of another type.',
  })
  @Column({ type: 'date', nullable: true })
  announcedUntil: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'First day that the person was told on which a negative test ends the quarantine, for INFORMED; null: none was told, or the act is of another type.',
  })
  @Column({ type: 'date', nullable: true })
  announcedTestDay: string | null;

  @Field(() => CountedFrom, {
    nullable: true,
    description:
      'What the dates that the person was told count from, for INFORMED; null for other acts.',
  })
  @Column({ type: 'text', nullable: true })
  countedFrom: CountedFrom | null;

  @Field(() => InformChannel, {
    nullable: true,
    description: 'How the person was told, for INFORMED and CORRECTED; null for other acts.',
  })
  @Column({ type: 'text', nullable: true })
  channel: InformChannel | null;

  @Field(() => CallOutcome, {
    nullable: true,
    description: 'Why the person was not told anything, for CALLED; null for other acts.',
  })
  @Column({ type: 'text', nullable: true })
  callOutcome: CallOutcome | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When to call again, for CALLED with NO_ANSWER or CALL_BACK; null for other acts and outcomes.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  callBackAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the person assigned by ASSIGNED; null for other acts, or if nobody in particular is assigned.',
  })
  @Column({ type: 'text', nullable: true })
  assignee: string | null;

  @Field(() => String, { description: 'Note on the act; empty: none.' })
  @Column({ type: 'text', default: '' })
  note: string;

  @Field(() => GraphQLUUID, {
    description:
      'Id shared by acts that were added together. undoFollowUpAct accepts it to undo them all.',
  })
  @Column({ type: 'uuid' })
  batchId: string;

  /** When the step that the act completed was due; null: the act was not the next step of the row. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  dueAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the act was undone; null: it has not been undone.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  undoneAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who undid the act, or 'API key' and its name; null: it has not been undone.",
  })
  @Column({ type: 'text', nullable: true })
  undoneBy: string | null;
}
