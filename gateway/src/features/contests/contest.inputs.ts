import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';
import { ContactSource } from '../contacts/contact-source.js';
import { EmployeeRef } from '../employees/employee.inputs.js';
import { ContestReason, ContestState } from './contest.entity.js';

@InputType({ description: 'A recorded contact to contest.' })
export class ContestContactInput {
  @Field(() => EmployeeRef, { description: 'One of the two people.' })
  person: EmployeeRef;

  @Field(() => EmployeeRef, { description: 'The other one.' })
  other: EmployeeRef;

  @Field(() => ContactSource, { description: 'Whose records shall not count.' })
  source: ContactSource;

  @Field(() => GraphQLISODateTime, {
    description: 'Start of the contested time; not before the first day whose records are kept.',
  })
  from: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the contested time: at most 24 hours after its start, not in the future.',
  })
  until: Date;

  @Field(() => ContestReason, { description: 'Why the contact did not happen as recorded.' })
  reason: ContestReason;

  @Field(() => String, {
    nullable: true,
    description: 'The reason in words, at most 2000 characters; needed for OTHER.',
  })
  @IsOptional()
  @MaxLength(2000, { message: 'At most 2000 characters' })
  note?: string | null;
}

@InputType({ description: 'Filter of contests. Contests match all fields that are given.' })
export class ContestFilterInput {
  @Field(() => EmployeeRef, {
    nullable: true,
    description: 'Only of contacts of this person.',
  })
  person?: EmployeeRef | null;

  @Field(() => ContestState, { nullable: true, description: 'Only in this state.' })
  state?: ContestState | null;
}
