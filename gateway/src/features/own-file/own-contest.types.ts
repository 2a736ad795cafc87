import { Field, InputType, ObjectType } from 'type-graphql';
import { IsOptional, MaxLength } from 'class-validator';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { ContestReason } from '../contests/contest.entity.js';
import { ContestRequestState } from '../contests/contest-request.entity.js';

@ObjectType({
  description: 'What an employee has asked not to count, and what became of it.',
  simpleResolvers: true,
})
export class OwnContestRequest {
  @Field(() => GraphQLUUID, { description: 'Id of the request.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'Start of the time.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the time.' })
  until: Date;

  @Field(() => ContestReason, { description: 'Why the contacts did not happen as recorded.' })
  reason: ContestReason;

  @Field(() => String, { nullable: true, description: "The employee's note; null: none." })
  note: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was asked for.' })
  requestedAt: Date;

  @Field(() => ContestRequestState, { description: 'What became of it.' })
  state: ContestRequestState;

  @Field(() => String, { nullable: true, description: 'Answer of the company; null: none.' })
  answer: string | null;
}

@InputType({ description: 'Contacts of the employee that did not happen as recorded.' })
export class RequestContestInput {
  @Field(() => GraphQLISODateTime, {
    description: 'Start of the time; not before the first day whose records are kept.',
  })
  from: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the time: at most 31 days after its start, not in the future.',
  })
  until: Date;

  @Field(() => ContestReason, { description: 'Why they did not happen as recorded.' })
  reason: ContestReason;

  @Field(() => String, {
    nullable: true,
    description: 'The reason in words, at most 2000 characters; needed for OTHER.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  note?: string | null;
}
