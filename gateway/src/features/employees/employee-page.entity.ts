import { Field, ObjectType } from 'type-graphql';
import { Employee } from './employee.entity.js';
import type { EmployeeListing } from './employee.inputs.js';

@ObjectType({
  description: 'A page of the directory. Each figure is counted only when it is asked for.',
})
export class EmployeePage {
  readonly listing: EmployeeListing;

  constructor(listing: EmployeeListing) {
    this.listing = listing;
  }
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
