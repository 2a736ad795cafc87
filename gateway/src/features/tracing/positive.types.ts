import { Field, ObjectType } from 'type-graphql';
import { GraphQLLocalDate } from '../../scalars.js';
import { Employee, type ListedEmployee } from '../employees/employee.entity.js';

@ObjectType({
  description: 'A positive case, limited to what the viewer may know.',
  simpleResolvers: true,
})
export class PositiveCase {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day of the positive test; null: not positive, or not disclosed.',
  })
  date: string | null;

  @Field(() => Employee, {
    nullable: true,
    description: "The positive employee; null if the viewer is an employee's phone.",
  })
  employee: ListedEmployee | null;
}
