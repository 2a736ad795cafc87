import { Field, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { Employee, type ListedEmployee } from './employee.entity.js';

@ObjectType({
  description: 'A page of the directory. Each figure is counted only when it is asked for.',
})
export class EmployeePage extends paginated<Employee, ListedEmployee>(Employee, 'people') {}

@ObjectType({ description: 'A department of the directory.', simpleResolvers: true })
export class Department {
  @Field(() => String, { description: 'Name of the department.' })
  name: string;

  @Field(() => Int, { description: 'People of the department.' })
  people: number;
}

@ObjectType({ description: 'An employee who has just been added.' })
export class CreatedEmployee {
  @Field(() => Employee, { description: 'The employee.' })
  employee: Employee;

  @Field(() => String, {
    nullable: true,
    description: "The app's password when it was made by the gateway; shown this once.",
  })
  password: string | null;
}
