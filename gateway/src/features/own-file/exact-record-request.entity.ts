import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';

export enum ExactRecordRequestState {
  OPEN = 'OPEN',
  GIVEN = 'GIVEN',
  REFUSED = 'REFUSED',
}
registerEnumType(ExactRecordRequestState, {
  name: 'ExactRecordRequestState',
  description: "Whether an employee's request for their exact records was answered, and how.",
  valuesConfig: {
    OPEN: { description: 'The request awaits an answer.' },
    GIVEN: { description: 'The employee may download the records for 30 days.' },
    REFUSED: { description: 'The company refused in writing.' },
  },
});

/**
 * An employee's request for the exact records of their contacts. From `givenAt` on they know the lengths of contacts until then.
 */
@ObjectType({
  description: 'A request of an employee for the exact records of their contacts.',
  simpleResolvers: true,
})
@Entity('exact_record_request')
export class ExactRecordRequest {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, {
    description: 'Id of the request, which giveExactRecords and refuseExactRecords accept.',
  })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => GraphQLISODateTime, { description: 'When the employee asked.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  requestedAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When the company must have answered: one month after the request.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3 })
  dueAt: Date;

  @Field(() => ExactRecordRequestState, {
    description: 'Whether the request was answered, and how.',
  })
  @Column({ type: 'text', default: ExactRecordRequestState.OPEN })
  state: ExactRecordRequestState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the request was answered; null: not yet.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  decidedBy: string | null;

  /** From when the employee may download the records that were kept until then. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  givenAt: Date | null;

  @Field(() => String, {
    description: 'Why the company refused, for the employee; empty unless it did.',
  })
  @Column({ type: 'text', default: '' })
  refusal: string;

  /** The mail that tells the employee of the answer. */
  @Column({ type: 'uuid', nullable: true })
  mailId: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when the employee can download the records; null: they were not given, or the time is over.',
  })
  availableUntil: Date | null;
}

@ObjectType({ description: 'A page of requests for exact records: open ones first, by due date.' })
export class ExactRecordRequestPage extends paginated(ExactRecordRequest, 'requests') {}
