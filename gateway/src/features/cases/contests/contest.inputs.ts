import { IsOptional, MaxLength, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { ContactSource } from '../../contacts/records/contact-source.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';
import { ContestReason, ContestState } from './contest.entity.js';

@InputType({ description: 'A recorded contact to contest, so that it no longer counts.' })
export class ContestContactInput {
  @Field(() => EmployeeRef, { description: 'One of the two people.' })
  person: EmployeeRef;

  @Field(() => EmployeeRef, { description: 'The other of the two people.' })
  other: EmployeeRef;

  @Field(() => ContactSource, { description: 'Source whose records to exclude.' })
  source: ContactSource;

  @Field(() => GraphQLISODateTime, {
    description:
      'Start of the contested period; not before the oldest day whose records are stored.',
  })
  from: Date;

  @Field(() => GraphQLISODateTime, {
    description:
      'End of the contested period: at most 24 hours after its start and not in the future.',
  })
  until: Date;

  @Field(() => ContestReason, { description: 'Why the recorded contact is contested.' })
  reason: ContestReason;

  @Field(() => String, {
    nullable: true,
    description: 'Explanation of the reason, at most 2000 characters. Required for OTHER.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  note?: string | null;
}

@InputType({ description: 'Filter for contests. A contest must match every given field.' })
export class ContestFilterInput {
  @Field(() => EmployeeRef, {
    nullable: true,
    description: 'Only contests of contacts with this person.',
  })
  person?: EmployeeRef | null;

  @Field(() => ContestState, { nullable: true, description: 'Only contests in this state.' })
  state?: ContestState | null;
}

@InputType({ description: 'A contest request to decline.' })
export class DeclineContestRequestInput {
  @Field(() => GraphQLUUID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, {
    description: 'Explanation that the employee can read, at most 2000 characters.',
  })
  @MaxLength(2000, { message: 'At most 2000 characters' })
  @Matches(/\S/, { message: 'Please enter the reason, which the employee can read' })
  answer: string;
}
