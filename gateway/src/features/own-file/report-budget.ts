import type { RequestContext } from '../../request/context.js';

/**
 * Consumes one of the hourly reports of an employee. They are limited, because somebody in the company has to handle each one.
 * @throws RateLimited after 10 an hour, BadUserInput beside other mutations.
 */
export async function takeReportBudget(context: RequestContext): Promise<void> {
  context.assertOnlyField('input');
  await context.takeBudget('own-reports', `${context.companyId}:${context.employeeId}`);
}
