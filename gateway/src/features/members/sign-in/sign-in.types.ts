import { Field, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';
import type { Permission } from '../../../access/permissions.js';
import { Role } from '../../../access/role.js';
import { MemberName } from '../team/member.types.js';
import { Company } from '../../company/profile/company.entity.js';

@ObjectType('Viewer', { description: 'The person, device or system that is signed in.' })
export class ViewerIdentity {
  @Field(() => Role, { description: 'Role of the viewer.' })
  role: Role;

  @Field(() => [String], {
    description: "Permissions of the viewer, such as 'case:update', in alphabetical order.",
  })
  permissions: Permission[];

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the account or employee, or 'API key' and its name; null: a camera.",
  })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the member; null for other viewers, and if only the address is known.',
  })
  name: string | null;

  @Field(() => [MemberName], {
    description:
      "Names of the members of the company, by email address, for showing who did something; at most 500. Empty for viewers who read nobody's names.",
  })
  memberNames: MemberName[];

  @Field(() => Boolean, {
    description:
      'Whether the member lacks a second factor that the company requires. Until one is set up, the session cannot be used for anything else.',
  })
  lacksSecondFactor: boolean;

  @Field(() => Company, {
    nullable: true,
    description: 'Company of a member; null for employees and the provider.',
  })
  company: Company | null;
}

/** The viewer without what field resolvers add. */
export type IdentityWithoutFields = Omit<ViewerIdentity, 'company' | 'memberNames' | 'name'>;

@ObjectType({ description: 'A new session of a member of a company.' })
export class CompanySession {
  @Field(() => String, {
    description: 'Session token. Send it in the Authorization header as "Bearer <token>".',
  })
  token: string;

  @Field(() => Company, { description: 'Company that the member has signed in to.' })
  company: Company;
}

@ObjectType({ description: 'A new session of the provider administrator.' })
export class AdministratorSession {
  @Field(() => String, {
    description: 'Session token. Send it in the Authorization header as "Bearer <token>".',
  })
  token: string;

  @Field(() => String, { description: 'Email address of the administrator.' })
  email: string;
}

@ObjectType({ description: 'Result of signing out.' })
export class SignOutPayload {
  @Field(() => GraphQLISODateTime, { description: 'When the session ended.' })
  signedOutAt: Date;
}
