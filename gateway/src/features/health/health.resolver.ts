import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../context.js';
import { HealthInput } from './health.inputs.js';
import { healthHistory, reportHealth } from './health.service.js';
import { PhoneHealth } from './phone-health.entity.js';

@Resolver()
export class HealthResolver {
  @Authorized<Permission>('employee:read')
  @Query(() => [PhoneHealth], {
    description: "What somebody's phone said, newest first; the last 1000 times.",
  })
  healthHistory(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: 'Id or employee code.' }) id: string,
  ): Promise<PhoneHealth[]> {
    return healthHistory(context, id);
  }

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
