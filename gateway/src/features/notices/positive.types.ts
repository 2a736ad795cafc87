import { Field, ObjectType } from 'type-graphql';
import { GraphQLLocalDate } from '../../scalars.js';
import { Employee, type ListedEmployee } from '../employees/employee.entity.js';

@ObjectType({
  description: 'A positive case; for an employee, an exposure of which they were told.',
  simpleResolvers: true,
})
export class PositiveCase {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day of the positive test; for an employee, the day of the exposure that the notice named. Null: not disclosed.',
  })
  date: string | null;

  @Field(() => Employee, {
    nullable: true,
    description: "The positive employee; null if the viewer is an employee's phone.",
  })
  employee: ListedEmployee | null;
}
