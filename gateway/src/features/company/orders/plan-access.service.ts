import type { RequestContext } from '../../../request/context.js';
import type { Rows, TenantTransaction } from '../../../database/tenant.js';
import { BadUserInput, Forbidden } from '../../../errors.js';
import { Plan } from '../plans/plan.entity.js';
import { planById } from '../profile/company.loaders.js';
import { Company } from '../profile/company.entity.js';
import { countPeople, lockCompany } from '../profile/company.queries.js';
import { ownCompany } from '../profile/company.service.js';
import { formatNoRoom, formatRoom } from './plan-choice.js';

/** Names of the features of plans on the website. */
const featureNames = { camera: 'Computer Vision' } as const;

/** Asserts that the company's plan has a feature. @throws Forbidden naming the smallest plan that has it. */
export async function assertFeature(
  context: RequestContext,
  feature: keyof typeof featureNames,
): Promise<void> {
  const { planId } = await ownCompany(context);
  const own = await context.loader(planById).load(planId);
  if (own.access.includes(feature)) return;
  const manager = await context.db.manager();
  const plans = await manager.find(Plan, { order: { position: 'ASC' } });
  const smallest = plans.find(({ access }) => access.includes(feature));
  throw new Forbidden(
    `${featureNames[feature]} is not part of the ${own.name} plan${smallest ? `: the ${smallest.name} plan has it` : ''}`,
  );
}

/**
 * Asserts that a company's plan has room for more employees. Locks the company until the transaction ends, so that concurrent additions
 * are counted. Runs in a transaction of the company.
 * @throws Forbidden naming the smallest plan that has room.
 */
export async function assertRoom(
  db: TenantTransaction,
  companyId: string,
  adding: number,
): Promise<void> {
  await lockCompany(db, companyId);
  const manager = await db.manager();
  const { planId } = await manager.findOneByOrFail(Company, { id: companyId });
  const plans = await manager.find(Plan, { order: { position: 'ASC' } });
  const own = plans.find(({ id }) => id === planId)!;
  const people = (await countPeople(db, companyId)) + adding;
  if (people <= own.maxEmployees) return;
  const larger = plans.find(({ maxEmployees }) => maxEmployees >= people);
  throw new Forbidden(`The ${formatRoom(own)}${larger ? `: the ${formatRoom(larger)}` : ''}`);
}

/** @throws BadUserInput naming `planId` if the plan has no room for the company's people. */
export async function assertPlanHasRoom(db: Rows, companyId: string, plan: Plan): Promise<void> {
  const people = await countPeople(db, companyId);
  if (people <= plan.maxEmployees) return;
  throw new BadUserInput('planId', formatNoRoom(plan, people));
}
