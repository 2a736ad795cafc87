import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';
import { CountedFrom, FollowUpState, FollowUpStep, type Restriction } from './follow-up-facts.js';
import type { OpenStepStatus, PersonStep } from './plan-steps.js';
import type { ImmunityStatus } from '../immunity/judge-immunity.js';
import { RestrictionKind } from '../diseases/plan-enums.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

@ObjectType({
  description: 'What an exposed person must not do, and when.',
  simpleResolvers: true,
})
export class FollowUpRestriction {
  @Field(() => RestrictionKind, { description: 'What the person must not do.' })
  kind: RestrictionKind;

  @Field(() => GraphQLLocalDate, { description: 'First day of the restriction.' })
  from: string;

  @Field(() => GraphQLLocalDate, { description: 'Last day of the restriction.' })
  until: string;
}

/** A person's follow-up for a disease, computed from exposures and acts and rewritten by each computation. */
@ObjectType({
  description:
    'The follow-up of a person for one disease, covering all cases that exposed the person.',
  simpleResolvers: true,
})
@Entity('follow_up')
export class FollowUp {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the follow-up.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => DiseaseCode, { description: 'Disease of the follow-up.' })
  @Column({ type: 'text' })
  disease: DiseaseCode;

  @Field(() => FollowUpState, { description: 'Current state of the follow-up.' })
  @Column({ type: 'text' })
  state: FollowUpState;

  @Field(() => FollowUpStep, {
    nullable: true,
    description: 'Next step to take; null: none.',
  })
  @Column({ type: 'text', nullable: true })
  nextStep: FollowUpStep | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the next step can be taken, which may be in the future; null: there is no next step.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  opensAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the next step is due; null: there is no next step.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  dueAt: Date | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine; null: none is required.',
  })
  @Column({ type: 'date', nullable: true })
  quarantineUntil: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'First day on which a negative test ends the quarantine; null: a test cannot end it.',
  })
  @Column({ type: 'date', nullable: true })
  releaseTestDay: string | null;

  @Field(() => String, { description: 'The dates and the reasons for them, in English.' })
  @Column({ type: 'text' })
  reason: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the person was last informed; null: never, or a correction has been sent since.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  informedAt: Date | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day of quarantine that the person was told; null: none was told.',
  })
  @Column({ type: 'date', nullable: true })
  toldUntil: string | null;

  @Field(() => CountedFrom, {
    nullable: true,
    description:
      'What the dates that the person was told count from; null: they were not informed, or before the product recorded it.',
  })
  @Column({ type: 'text', nullable: true })
  toldFrom: CountedFrom | null;

  /** First day that the person was told on which a negative test ends the quarantine; null: none. */
  @Column({ type: 'date', nullable: true })
  toldTestDay: string | null;

  /** Day on which a test or a doctor ended the quarantine that the person was told; null: nothing has. */
  @Column({ type: 'date', nullable: true })
  toldEndedOn: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the person was informed, is no longer exposed, and has not received a correction yet.',
  })
  @Column({ type: 'boolean' })
  owesCorrection: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the person assigned to the follow-up; null: nobody in particular.',
  })
  @Column({ type: 'text', nullable: true })
  assignee: string | null;

  /** INFORM or CORRECT if it would be the next step had the person's own phone reported nothing; null: neither. */
  @Column({ type: 'text', nullable: true })
  corroboratedStep: FollowUpStep | null;

  /** Last day of quarantine if the person's own phone had reported nothing; null: none. */
  @Column({ type: 'date', nullable: true })
  corroboratedUntil: string | null;

  @Field(() => Boolean, {
    description:
      "Whether only the person's own phone has reported what the person has to be told, or all that exposes them. Neither the infecting person's phone nor a camera nor anybody at the company has. Notices and acts on several follow-ups skip such a person.",
  })
  @Column({ type: 'boolean', default: false })
  isOwnPhoneOnly: boolean;

  /** How the last day of quarantine has moved, in order. */
  @Column({ type: 'jsonb', default: [] })
  untilMoves: UntilMoveRecord[];

  /** Immunity at the first exposure of the round; null: the person is not exposed now. */
  @Column({ type: 'text', nullable: true })
  immunity: ImmunityStatus | null;

  /** Evidence that decides on the immunity; null: none does. */
  @Column({ type: 'uuid', nullable: true })
  immunityEvidenceId: string | null;

  /** Whether the next step can be taken, or should have been by now; null: there is none. */
  @Column({ type: 'text', nullable: true })
  stepStatus: OpenStepStatus | null;

  /** Steps of the plan, in its order. */
  @Column({ type: 'jsonb', default: [] })
  steps: PersonStep[];

  @Field(() => FollowUpRestriction, {
    nullable: true,
    description: 'The strictest restriction that is not over; null: none.',
  })
  @Column({ type: 'jsonb', nullable: true })
  restriction: Restriction | null;

  @Field(() => GraphQLISODateTime, { description: 'When the follow-up last changed.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  changedAt: Date;

  /** Session whose act changed the row last; null: something else did. */
  @Column({ type: 'uuid', nullable: true })
  changedBy: string | null;
}

/** A move of the last day of quarantine. */
export interface UntilMoveRecord {
  /** ISO instant. */
  at: string;
  /** Session whose act moved it; null: something else did. */
  by: string | null;
  /** Last day before; null: none. */
  before: string | null;
}

/** Time of the latest change that a session has seen: one row a session. */
@Entity('follow_up_seen')
export class FollowUpSeen {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  seenUntil: Date;

  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  markedAt: Date;
}
