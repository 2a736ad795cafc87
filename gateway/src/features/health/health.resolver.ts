import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../context.js';
import { HealthInput } from './health.inputs.js';
import { reportHealth } from './health.service.js';

@Resolver()
export class HealthResolver {
  @Authorized<Permission>('health:report')
  @Mutation(() => Boolean, {
    description: 'Takes what a phone says of itself, and marks it as active.',
  })
  reportHealth(
    @Ctx() context: RequestContext,
    @Arg('input', () => HealthInput) input: HealthInput,
  ): Promise<boolean> {
    return reportHealth(
      context.db,
      { companyId: context.companyId, employeeId: context.employeeId },
      input,
    );
  }
}
