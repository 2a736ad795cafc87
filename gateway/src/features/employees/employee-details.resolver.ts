import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request/context.js';
import { latestHealthOf } from './phone-health.loaders.js';
import { PhoneHealth } from './phone-health.entity.js';
import { Employee, type ListedEmployee, type ListedWithHealth } from './employee.entity.js';

/** What an employee's own page shows beyond the row of the table. */
@Resolver(() => Employee)
export class EmployeeDetailsResolver {
  @FieldResolver(() => PhoneHealth, {
    nullable: true,
    description: 'What the phone said last; null: never.',
  })
  health(
    @Ctx() context: RequestContext,
    @Root() employee: ListedEmployee | ListedWithHealth,
  ): PhoneHealth | null | Promise<PhoneHealth | null> {
    if ('reportedAt' in employee) return hasSpoken(employee) ? employee : null;
    return context.loader(latestHealthOf).load(employee.id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a password for the app is set; imported people have none until one is made.',
  })
  hasPassword(@Root() employee: ListedEmployee | Employee): boolean {
    return 'hasPassword' in employee ? employee.hasPassword : employee.passwordHash !== null;
  }
}

function hasSpoken(employee: ListedWithHealth): employee is ListedEmployee & PhoneHealth {
  return employee.reportedAt !== null;
}
