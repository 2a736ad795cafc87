import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { ContestReason } from './contest.entity.js';

export enum ContestRequestState {
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  OPEN = 'OPEN',
}
registerEnumType(ContestRequestState, {
  name: 'ContestRequestState',
  description: "Whether an employee's request for a contest was answered.",
  valuesConfig: {
    ACCEPTED: { description: 'The contacts of the time were contested.' },
    DECLINED: { description: 'Nothing was contested.' },
    OPEN: { description: 'It waits for an answer.' },
  },
});

/** An employee's request that their contacts in a span of time do not count: 'on Monday I was not there'. */
@ObjectType({
  description:
    'An employee asks for a contest: that what was recorded of them in a span of time did not happen as recorded.',
  simpleResolvers: true,
})
@Entity('contest_request')
@Index('contest_request_newest', ['companyId', 'requestedAt', 'id'])
@ForeignKey('Employee', ['companyId', 'employeeId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
@Check(
  'contest_request_span_check',
  `until_at > from_at AND until_at <= from_at + interval '31 days'`,
)
@Check(
  'contest_request_reason_check',
  `reason IN ('WALL_BETWEEN', 'PHONE_LEFT_BEHIND', 'WRONG_PERSON', 'PROTECTED', 'OTHER')`,
)
@Check('contest_request_state_check', `state IN ('OPEN', 'ACCEPTED', 'DECLINED')`)
@Check('contest_request_decided_check', `(state = 'OPEN') = (decided_at IS NULL)`)
export class ContestRequest {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, {
    description: 'Id of the request; acceptContestRequest and declineContestRequest take it.',
  })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => GraphQLISODateTime, { description: 'Start of the time that it is about.' })
  @Column({ name: 'from_at', type: 'timestamp with time zone', precision: 3 })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the time that it is about.' })
  @Column({ name: 'until_at', type: 'timestamp with time zone', precision: 3 })
  until: Date;

  @Field(() => ContestReason, { description: 'Why nothing happened as recorded.' })
  @Column({ type: 'text' })
  reason: ContestReason;

  @Field(() => String, { description: 'The reason in words; may be empty unless it is OTHER.' })
  @Column({ type: 'text', default: '' })
  note: string;

  @Field(() => GraphQLISODateTime, { description: 'When the employee asked.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  requestedAt: Date;

  @Field(() => ContestRequestState, { description: 'Whether it was answered.' })
  @Column({ type: 'text', default: ContestRequestState.OPEN })
  state: ContestRequestState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was answered; null: it waits.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address of who answered it; null: nobody did, or it is not known any more.',
  })
  @Column({ type: 'text', nullable: true })
  decidedBy: string | null;

  @Field(() => String, { description: 'What the employee was answered; empty unless declined.' })
  @Column({ type: 'text', default: '' })
  answer: string;
}
