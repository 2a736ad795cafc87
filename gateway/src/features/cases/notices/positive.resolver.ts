import { Field, ObjectType, Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { GraphQLLocalDate } from '../../../scalars.js';
import { Employee, type ListedEmployee } from '../../people/directory/employee.entity.js';
import { isSamePassKey } from '../../../access/pass-key.js';
import { Role } from '../../../access/role.js';
import { NotFound } from '../../../errors.js';
import { assertMay } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { findToldPersonId } from '../../people/access/access-change.service.js';
import { listPositiveEmployees } from '../../people/directory/employee.queries.js';
import { listToldExposures } from './told-exposures.queries.js';
import type { Permission } from '../../../access/permissions.js';

@ObjectType({
  description: 'A positive case; for an employee, an exposure of which they were told.',
  simpleResolvers: true,
})
export class PositiveCase {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'Day of the positive test; for an employee, the day of the exposure that the notice named. Null: not disclosed.',
  })
  date: string | null;

  @Field(() => Employee, {
    nullable: true,
    description: "The positive employee; null if the viewer is an employee's phone.",
  })
  employee: ListedEmployee | null;
}

/**
 * Lists the positive people of the viewer's company; for an employee's phone, only the exposures of which the employee was told.
 * @throws NotFound for a pass-key of another company, Forbidden for others without health:read.
 */
export async function listPositiveCases(
  context: RequestContext,
  passKey: string,
): Promise<PositiveCase[]> {
  const { db, companyId, viewer } = context;
  if (!viewer?.passKey || !isSamePassKey(passKey, viewer.passKey)) throw new NotFound();
  if (viewer.role === Role.EMPLOYEE) {
    const days = await listToldExposures(db, companyId, await findToldPersonId(context));
    return days.map((date) => ({ date, employee: null }));
  }
  assertMay(context, 'health:read', 'positiveCases');
  const positive = await listPositiveEmployees(db, companyId);
  return positive.map((employee) => ({ date: employee.positiveDate, employee }));
}

@Resolver()
export class PositiveResolver {
  @Authorized<Permission>('exposure:read')
  @Query(() => [PositiveCase], {
    description:
      "Positive cases, with health:read; for an employee's phone, the exposures of which the employee was told and that were not corrected.",
  })
  positiveCases(
    @Ctx() context: RequestContext,
    @Arg('passKey', () => String, { description: "The company's pass-key." }) passKey: string,
  ): Promise<PositiveCase[]> {
    return listPositiveCases(context, passKey);
  }
}
