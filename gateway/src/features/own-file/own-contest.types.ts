import { Field, InputType, ObjectType } from 'type-graphql';
import { IsOptional, MaxLength } from 'class-validator';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { ContestReason } from '../cases/contests/contest.entity.js';
import { ContestRequestState } from '../cases/contests/contest-request.entity.js';

@ObjectType({
  description: 'A request of an employee to exclude contacts in a period, and its outcome.',
  simpleResolvers: true,
})
export class OwnContestRequest {
  @Field(() => GraphQLUUID, { description: 'Id of the request.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'Start of the period.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the period.' })
  until: Date;

  @Field(() => ContestReason, { description: 'Why the employee contests the contacts.' })
  reason: ContestReason;

  @Field(() => String, { nullable: true, description: 'Note written by the employee; null: none.' })
  note: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the request was made.' })
  requestedAt: Date;

  @Field(() => ContestRequestState, {
    description: 'Current state: waiting, accepted or declined.',
  })
  state: ContestRequestState;

  @Field(() => String, { nullable: true, description: 'Answer of the company; null: none yet.' })
  answer: string | null;
}

@InputType({ description: 'A request of an employee to exclude their contacts in a period.' })
export class RequestContestInput {
  @Field(() => GraphQLISODateTime, {
    description: 'Start of the period; not before the oldest day whose records are stored.',
  })
  from: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the period: at most 31 days after its start and not in the future.',
  })
  until: Date;

  @Field(() => ContestReason, { description: 'Why the employee contests the contacts.' })
  reason: ContestReason;

  @Field(() => String, {
    nullable: true,
    description: 'Explanation of the reason, at most 2000 characters. Required for OTHER.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  note?: string | null;
}
