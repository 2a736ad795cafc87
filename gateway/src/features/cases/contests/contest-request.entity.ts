import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { ContestReason } from './contest.entity.js';

export enum ContestRequestState {
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  OPEN = 'OPEN',
}
registerEnumType(ContestRequestState, {
  name: 'ContestRequestState',
  description: "Whether an employee's request to contest contacts has been answered, and how.",
  valuesConfig: {
    ACCEPTED: { description: 'The company contested the contacts in the requested period.' },
    DECLINED: { description: 'The company declined the request, and nothing was contested.' },
    OPEN: { description: 'The request awaits an answer.' },
  },
});

/** An employee's request that their contacts in a span of time do not count: 'on Monday I was not there'. */
@ObjectType({
  description: 'A request of an employee that contacts recorded in a period should not count.',
  simpleResolvers: true,
})
@Entity('contest_request')
export class ContestRequest {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, {
    description: 'Id of the request, which acceptContestRequest and declineContestRequest accept.',
  })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => GraphQLISODateTime, { description: 'Start of the period that the request covers.' })
  @Column({ name: 'from_at', type: 'timestamp with time zone', precision: 3 })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the period that the request covers.' })
  @Column({ name: 'until_at', type: 'timestamp with time zone', precision: 3 })
  until: Date;

  @Field(() => ContestReason, { description: 'Why the employee contests the contacts.' })
  @Column({ type: 'text' })
  reason: ContestReason;

  @Field(() => String, {
    description: 'Explanation of the reason. May be empty unless the reason is OTHER.',
  })
  @Column({ type: 'text', default: '' })
  note: string;

  @Field(() => GraphQLISODateTime, { description: 'When the employee made the request.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  requestedAt: Date;

  @Field(() => ContestRequestState, {
    description: 'Whether the request has been answered, and how.',
  })
  @Column({ type: 'text', default: ContestRequestState.OPEN })
  state: ContestRequestState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the request was answered; null: it has not been answered yet.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the person who answered the request; null: not answered yet, or not known.',
  })
  @Column({ type: 'text', nullable: true })
  decidedBy: string | null;

  @Field(() => String, {
    description: "The company's answer to the employee; empty unless the request was declined.",
  })
  @Column({ type: 'text', default: '' })
  answer: string;
}
