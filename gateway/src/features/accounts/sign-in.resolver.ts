import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { isMemberRole, Role } from '../../access/role.js';
import type { RequestContext } from '../../request/context.js';
import { hideUntoldStatus } from '../access-changes/access-change.service.js';
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
  @Query(() => ViewerIdentity, { description: 'The person, device or system that is signed in.' })
  viewer(@Ctx() context: RequestContext): Omit<ViewerIdentity, 'company' | 'employee'> {
    return getViewerIdentity(context);
  }

  @FieldResolver(() => Company, { nullable: true })
  company(@Ctx() context: RequestContext): Promise<Company> | null {
    return context.viewer && isMemberRole(context.viewer.role) ? ownCompany(context) : null;
  }

  @FieldResolver(() => Employee, { nullable: true })
  async employee(@Ctx() context: RequestContext): Promise<Employee | null> {
    if (context.viewer?.role !== Role.EMPLOYEE) return null;
    return hideUntoldStatus(context, await findEmployee(context, { id: context.employeeId }));
  }

  @Mutation(() => CompanySession, {
    description:
      'Signs in a member of a company. If the password is correct and the account has several companies, fails with COMPANY_CHOICE and lists them by id and name in extensions.companies: send one of these ids as companyId. Public.',
  })
  signInCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInCompanyInput, { description: 'E-mail address and password.' })
    input: SignInCompanyInput,
  ): Promise<CompanySession> {
    return signInCompany(context, input);
  }

  @Mutation(() => EmployeeSession, { description: "Signs in an employee's phone. Public." })
  signInEmployee(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInEmployeeInput, {
      description: 'Pass-key, one identifier of the employee, and password.',
    })
    input: SignInEmployeeInput,
  ): Promise<EmployeeSession> {
    return signInEmployee(context, input);
  }

  @Mutation(() => AdministratorSession, {
    description: 'Signs in the administrator of the provider. Public.',
  })
  signInAdministrator(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInAdministratorInput, { description: 'E-mail address and password.' })
    input: SignInAdministratorInput,
  ): Promise<AdministratorSession> {
    return signInAdministrator(context, input);
  }

  @Authorized<Permission>('session:end')
  @Mutation(() => SignOutPayload, {
    description: "Ends the viewer's session immediately on all servers.",
  })
  signOut(@Ctx() context: RequestContext): Promise<SignOutPayload> {
    return signOut(context);
  }
}
