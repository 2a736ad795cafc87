import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Role } from '../../../access/role.js';
import type { RequestContext } from '../../../request/context.js';
import { hideUntoldStatus } from '../access/access-change.service.js';
import { ViewerIdentity } from '../../members/sign-in/sign-in.types.js';
import { Employee } from '../directory/employee.entity.js';
import { findEmployee } from '../directory/employee.service.js';
import { signInEmployee } from './employee-sign-in.service.js';
import { EmployeeSession, SignInEmployeeInput } from './employee-sign-in.types.js';

@Resolver(() => ViewerIdentity)
export class EmployeeSignInResolver {
  @FieldResolver(() => Employee, {
    nullable: true,
    description: 'Employee who uses the signed-in phone; null for other roles.',
  })
  async employee(@Ctx() context: RequestContext): Promise<Employee | null> {
    if (context.viewer?.role !== Role.EMPLOYEE) return null;
    return hideUntoldStatus(context, await findEmployee(context, { id: context.employeeId }));
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
}
