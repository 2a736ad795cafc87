import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { ContactSource } from '../contacts/contact-source.js';

export enum ContestReason {
  OTHER = 'OTHER',
  PHONE_LEFT_BEHIND = 'PHONE_LEFT_BEHIND',
  PROTECTED = 'PROTECTED',
  WALL_BETWEEN = 'WALL_BETWEEN',
  WRONG_PERSON = 'WRONG_PERSON',
}
registerEnumType(ContestReason, {
  name: 'ContestReason',
  description: 'Why a recorded contact did not happen as recorded.',
  valuesConfig: {
    OTHER: { description: 'Another reason, which the note tells.' },
    PHONE_LEFT_BEHIND: { description: 'A phone lay there without its owner.' },
    PROTECTED: { description: 'The two met, but were protected from each other.' },
    WALL_BETWEEN: { description: 'There was a wall or a pane between them.' },
    WRONG_PERSON: { description: 'It was somebody else.' },
  },
});

export enum ContestState {
  AWAITING_CONFIRMATION = 'AWAITING_CONFIRMATION',
  IN_FORCE = 'IN_FORCE',
  TAKEN_BACK = 'TAKEN_BACK',
}
registerEnumType(ContestState, {
  name: 'ContestState',
  description: 'Whether a contest counts.',
  valuesConfig: {
    AWAITING_CONFIRMATION: {
      description: 'It counts once somebody else than its author confirms it.',
    },
    IN_FORCE: { description: 'It counts: the contested time counts nowhere a contact counts.' },
    TAKEN_BACK: { description: 'It no longer counts.' },
  },
});

/** A span of time in which the records of two people by one source do not count. The records stay as they are. */
@ObjectType({
  description:
    'A span of time in which what a source recorded of two people did not happen as recorded. The records stay as they are, and count nowhere while the contest is in force.',
  simpleResolvers: true,
})
@Entity('contest')
@Index('contest_in_force', { synchronize: false })
@Index('contest_newest', ['companyId', 'contestedAt', 'id'])
@Check('contest_pair_check', 'person_id < other_id')
@Check('contest_source_check', `source IN ('mobile', 'camera', 'manual')`)
@Check('contest_span_check', `until_at > from_at AND until_at <= from_at + interval '31 days'`)
@Check(
  'contest_reason_check',
  `reason IN ('WALL_BETWEEN', 'PHONE_LEFT_BEHIND', 'WRONG_PERSON', 'PROTECTED', 'OTHER')`,
)
@Check('contest_state_check', `state IN ('AWAITING_CONFIRMATION', 'IN_FORCE', 'TAKEN_BACK')`)
@Check('contest_taken_back_check', `(state = 'TAKEN_BACK') = (taken_back_at IS NOT NULL)`)
@Check('contest_awaiting_check', `state <> 'AWAITING_CONFIRMATION' OR confirmed_at IS NULL`)
export class Contest {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, {
    description: 'Id of the contest; confirmContest and takeBackContest take it.',
  })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The smaller id of the two. */
  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'uuid' })
  otherId: string;

  @Field(() => ContactSource, { description: 'Whose records do not count.' })
  @Column({ type: 'text' })
  source: ContactSource;

  @Field(() => GraphQLISODateTime, { description: 'Start of the contested time.' })
  @Column({ name: 'from_at', type: 'timestamp with time zone', precision: 3 })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the contested time.' })
  @Column({ name: 'until_at', type: 'timestamp with time zone', precision: 3 })
  until: Date;

  @Field(() => ContestReason, { description: 'Why the contact did not happen as recorded.' })
  @Column({ type: 'text' })
  reason: ContestReason;

  @Field(() => String, { description: 'The reason in words; may be empty unless it is OTHER.' })
  @Column({ type: 'text', default: '' })
  note: string;

  @Field(() => ContestState, { description: 'Whether it counts.' })
  @Column({ type: 'text' })
  state: ContestState;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  contestedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who made it; null once that is not known any more.',
  })
  @Column({ type: 'text', nullable: true })
  contestedBy: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was confirmed; null: it needed no confirmation, or waits for it.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  confirmedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who confirmed it; null: nobody did.',
  })
  @Column({ type: 'text', nullable: true })
  confirmedBy: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was taken back; null: it was not.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  takenBackAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who took it back; null: nobody did.',
  })
  @Column({ type: 'text', nullable: true })
  takenBackBy: string | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: "Id of the employee's request that it answers; null: it answers none.",
  })
  @Column({ type: 'uuid', nullable: true })
  requestId: string | null;
}
