import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { ContactSource } from '../../contacts/records/contact-source.js';

export enum ContestReason {
  OTHER = 'OTHER',
  PHONE_LEFT_BEHIND = 'PHONE_LEFT_BEHIND',
  PROTECTED = 'PROTECTED',
  WALL_BETWEEN = 'WALL_BETWEEN',
  WRONG_PERSON = 'WRONG_PERSON',
}
registerEnumType(ContestReason, {
  name: 'ContestReason',
  description: 'Why a recorded contact is contested.',
  valuesConfig: {
    OTHER: { description: 'Another reason, explained in the note.' },
    PHONE_LEFT_BEHIND: { description: 'A phone was left somewhere without its owner.' },
    PROTECTED: { description: 'The two people met but were protected from each other.' },
    WALL_BETWEEN: { description: 'A wall or a window was between the two people.' },
    WRONG_PERSON: { description: 'The device recorded the wrong person.' },
  },
});

export enum ContestState {
  AWAITING_CONFIRMATION = 'AWAITING_CONFIRMATION',
  IN_FORCE = 'IN_FORCE',
  TAKEN_BACK = 'TAKEN_BACK',
}
registerEnumType(ContestState, {
  name: 'ContestState',
  description: 'Whether a contest is in force.',
  valuesConfig: {
    AWAITING_CONFIRMATION: {
      description: 'The contest takes effect once somebody other than its author has confirmed it.',
    },
    IN_FORCE: {
      description:
        'The contest is in force: records in the contested period are excluded from all results.',
    },
    TAKEN_BACK: { description: 'The contest was withdrawn, and the records count again.' },
  },
});

/**
 * A span of time in which the records of two people, or of one with everybody, by one source do not count. The records stay as they are.
 */
@ObjectType({
  description:
    'A period in which the records of two people, or of one person with everybody, from one source are disputed. While the contest is in force, these records are excluded from all results; they are not changed.',
  simpleResolvers: true,
})
@Entity('contest')
export class Contest {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, {
    description: 'Id of the contest, which confirmContest and withdrawContest accept.',
  })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The smaller id of the two. */
  @Column({ type: 'uuid' })
  personId: string;

  /** Null: everybody, also those whose phones report later. */
  @Column({ type: 'uuid', nullable: true })
  otherId: string | null;

  @Field(() => ContactSource, { description: 'Source whose records are excluded.' })
  @Column({ type: 'text' })
  source: ContactSource;

  @Field(() => GraphQLISODateTime, { description: 'Start of the contested period.' })
  @Column({ name: 'from_at', type: 'timestamp with time zone', precision: 3 })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the contested period.' })
  @Column({ name: 'until_at', type: 'timestamp with time zone', precision: 3 })
  until: Date;

  @Field(() => ContestReason, { description: 'Why the recorded contact is contested.' })
  @Column({ type: 'text' })
  reason: ContestReason;

  @Field(() => String, {
    description: 'Explanation of the reason. May be empty unless the reason is OTHER.',
  })
  @Column({ type: 'text', default: '' })
  note: string;

  @Field(() => ContestState, { description: 'Whether the contest is in force.' })
  @Column({ type: 'text' })
  state: ContestState;

  @Field(() => GraphQLISODateTime, { description: 'When the contest was made.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  contestedAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the author of the contest, or 'API key' and its name; null: not known.",
  })
  @Column({ type: 'text', nullable: true })
  contestedBy: string | null;

  /** Account of the member who made it; null for an API key. */
  @Column({ type: 'uuid', nullable: true })
  contestedByAccountId: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the contest was confirmed; null: it needed no confirmation, or still awaits it.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  confirmedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the person who confirmed the contest; null: not confirmed.',
  })
  @Column({ type: 'text', nullable: true })
  confirmedBy: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the contest was withdrawn; null: it has not been withdrawn.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  takenBackAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who withdrew the contest, or 'API key' and its name; null: it has not been withdrawn.",
  })
  @Column({ type: 'text', nullable: true })
  takenBackBy: string | null;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description:
      "Id of the employee's request that led to the contest; null: there was no request.",
  })
  @Column({ type: 'uuid', nullable: true })
  requestId: string | null;
}
