import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { Employee, type ListedEmployee } from './employee.entity.js';
import { Secret } from '../../../access/step-up.js';

@ObjectType({
  description: 'A page of the directory. Each count is calculated only if it is requested.',
})
export class EmployeePage extends paginated<Employee, ListedEmployee>(Employee, 'people') {}

@ObjectType({ description: 'A department of the directory.', simpleResolvers: true })
export class Department {
  @Field(() => String, { description: 'Name of the department.' })
  name: string;

  @Field(() => Int, { description: 'Number of people in the department.' })
  people: number;
}

@ObjectType({ description: 'A newly added employee.' })
export class CreatedEmployee {
  @Field(() => Employee, { description: 'Employee who was added.' })
  employee: Employee;

  @Secret()
  @Field(() => String, {
    nullable: true,
    description: 'Generated password for the app, shown only once; null: none was generated.',
  })
  password: string | null;
}
