import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';
import type { Permission } from '../../access/permissions.js';
import { Role } from '../../access/role.js';
import { Company } from '../companies/company.entity.js';
import { AppSettings } from '../settings/settings.types.js';
import { Employee } from '../employees/employee.entity.js';

@ObjectType('Viewer', { description: 'Who is signed in.' })
export class ViewerIdentity {
  @Field(() => Role, { description: 'Role of the viewer.' })
  role: Role;

  @Field(() => [String], {
    description:
      "Permissions of the role, such as 'case:update', in alphabetical order: what the viewer may read and do.",
  })
  permissions: Permission[];

  @Field(() => String, { nullable: true, description: 'Address of the account or employee.' })
  email: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the company requires a second factor that the member does not have: until it is set up, the session is good for nothing else.',
  })
  lacksSecondFactor: boolean;

  @Field(() => Company, {
    nullable: true,
    description: 'Company of a member; null for an employee and for the provider.',
  })
  company: Company | null;

  @Field(() => Employee, { nullable: true, description: 'The employee whose phone this is.' })
  employee: Employee | null;
}

@ObjectType({ description: 'A started session of a member of a company.' })
export class CompanySession {
  @Field(() => String, {
    description: 'Session token. Send it in the header Authorization: Bearer.',
  })
  token: string;

  @Field(() => Company, { description: "The member's company." })
  company: Company;
}

@ObjectType({ description: "A started session of an employee's phone." })
export class EmployeeSession {
  @Field(() => String, {
    description: 'Session token. Send it in the header Authorization: Bearer.',
  })
  token: string;

  @Field(() => Employee, { description: 'Employee whose phone it is.' })
  employee: Employee;

  @Field(() => AppSettings, { description: 'Settings in force now.' })
  settings: AppSettings;
}

@ObjectType({ description: 'A started session of the provider administrator.' })
export class AdministratorSession {
  @Field(() => String, {
    description: 'Session token. Send it in the header Authorization: Bearer.',
  })
  token: string;

  @Field(() => String, { description: 'Address of the administrator.' })
  email: string;
}

@ObjectType({ description: 'A session that has just been ended.' })
export class SignOutPayload {
  @Field(() => GraphQLISODateTime, { description: 'When the session ended.' })
  signedOutAt: Date;
}
