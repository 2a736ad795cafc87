import { Field, Int, ObjectType } from 'type-graphql';
import type { Rows } from '../../database/tenant.js';
import { findDirectoryPage, type FoundPage } from './directory-page.queries.js';
import { Employee } from './employee.entity.js';
import type { EmployeeListing } from './employee.inputs.js';

@ObjectType({
  description: 'A page of the directory. Each figure is counted only when it is asked for.',
})
export class EmployeePage {
  private found: Promise<FoundPage> | undefined;

  /** @param withHealth whether the latest health of phones is selected as well. */
  constructor(
    readonly listing: EmployeeListing,
    private readonly withHealth: boolean,
  ) {}

  /** Finds the people of the page, once for all its fields. */
  find(db: Rows, companyId: string): Promise<FoundPage> {
    this.found ??= findDirectoryPage(db, companyId, this.listing, this.withHealth);
    return this.found;
  }
}

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
