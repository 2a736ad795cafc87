import type { RequestContext } from '../../request/context.js';

/**
 * Takes one of the reports that an employee may send from the own file: each is work for somebody of the company.
 * @throws RateLimited after 10 an hour, BadUserInput beside other mutations.
 */
export async function takeReportBudget(context: RequestContext): Promise<void> {
  context.assertOnlyField('input');
  await context.takeBudget('own-reports', `${context.companyId}:${context.employeeId}`);
}
