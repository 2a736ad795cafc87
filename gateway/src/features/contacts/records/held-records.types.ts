import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime, GraphQLLocalDate } from '../../../scalars.js';
import { HeldReason } from './held-record.entity.js';
import { EmployeeRef } from '../../people/directory/employee.inputs.js';

@ObjectType({
  description:
    "Contact records of a phone's day that exceed its budget. They count nowhere until they are released.",
  simpleResolvers: true,
})
export class HeldRecords {
  employeeId: string;

  @Field(() => GraphQLLocalDate, { description: 'Day on which the records begin.' })
  day: string;

  @Field(() => [HeldReason], { description: 'Why the records are held.' })
  reasons: HeldReason[];

  @Field(() => Int, { description: 'Number of records that are held.' })
  records: number;

  @Field(() => Int, { description: 'Number of people whom the phone is said to have been near.' })
  people: number;

  @Field(() => GraphQLISODateTime, { description: 'When the latest of the records arrived.' })
  receivedAt: Date;
}

@ObjectType({ description: 'A page of held records, by phone and day.' })
export class HeldRecordsPage extends paginated(HeldRecords, 'days of phones') {}

@InputType({ description: "The held records of a phone's day." })
export class HeldRecordsInput {
  @Field(() => EmployeeRef, { description: 'Employee whose phone sent the records.' })
  employee: EmployeeRef;

  @Field(() => GraphQLLocalDate, { description: 'Day on which the records begin.' })
  day: string;
}

@ObjectType({ description: 'Result of a decision on held records.', simpleResolvers: true })
export class HeldRecordsPayload {
  @Field(() => Int, { description: 'Number of records that were released or discarded.' })
  records: number;
}
