import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { isMemberRole, Role } from '../../access/role.js';
import type { RequestContext } from '../../request/context.js';
import { Company } from '../companies/company.entity.js';
import { ownCompany } from '../companies/company.service.js';
import { Employee } from '../employees/employee.entity.js';
import { findEmployee } from '../employees/employee.service.js';
import {
  AdministratorSession,
  CompanySession,
  EmployeeSession,
  SignOutPayload,
  ViewerIdentity,
} from './sign-in.types.js';
import {
  SignInAdministratorInput,
  SignInEmployeeInput,
  SignInCompanyInput,
} from './sign-in.inputs.js';
import {
  signInAdministrator,
  signInCompany,
  signInEmployee,
  signOut,
  getViewerIdentity,
} from './sign-in.service.js';

@Resolver(() => ViewerIdentity)
export class SignInResolver {
  @Authorized<Permission>('session:read')
  @Query(() => ViewerIdentity, { description: 'Who is signed in.' })
  viewer(@Ctx() context: RequestContext): Omit<ViewerIdentity, 'company' | 'employee'> {
    return getViewerIdentity(context);
  }

  @FieldResolver(() => Company, { nullable: true })
  company(@Ctx() context: RequestContext): Promise<Company> | null {
    return context.viewer && isMemberRole(context.viewer.role) ? ownCompany(context) : null;
  }

  @FieldResolver(() => Employee, { nullable: true })
  employee(@Ctx() context: RequestContext): Promise<Employee> | null {
    return context.viewer?.role === Role.EMPLOYEE
      ? findEmployee(context, { id: context.employeeId })
      : null;
  }

  @Mutation(() => CompanySession, {
    description:
      'Signs a member of a company in. Public. COMPANY_CHOICE, after the right password: the account has several companies, listed in extensions.companies with id and name; send one of them as companyId.',
  })
  signInCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInCompanyInput, { description: 'Address and password.' })
    input: SignInCompanyInput,
  ): Promise<CompanySession> {
    return signInCompany(context, input);
  }

  @Mutation(() => EmployeeSession, { description: "Signs an employee's phone in. Public." })
  signInEmployee(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInEmployeeInput, { description: 'Pass-key, who it is, and password.' })
    input: SignInEmployeeInput,
  ): Promise<EmployeeSession> {
    return signInEmployee(context, input);
  }

  @Mutation(() => AdministratorSession, {
    description: "Signs the provider's administrator in. Public.",
  })
  signInAdministrator(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInAdministratorInput, { description: 'Address and password.' })
    input: SignInAdministratorInput,
  ): Promise<AdministratorSession> {
    return signInAdministrator(context, input);
  }

  @Authorized<Permission>('session:end')
  @Mutation(() => SignOutPayload, {
    description: "Ends the viewer's session at once, everywhere.",
  })
  signOut(@Ctx() context: RequestContext): Promise<SignOutPayload> {
    return signOut(context);
  }
}
