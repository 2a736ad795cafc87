import type { RequestContext } from '../../context.js';
import type { Rows } from '../../database/tenant.js';
import { BadUserInput, Forbidden } from '../../errors.js';
import { Plan } from '../plans/plan.entity.js';
import { planById } from './company.loaders.js';
import { countPeople } from './company.queries.js';
import { ownCompany } from './company.service.js';

/** What a plan can include, and what it is called on screen. */
const featureNames = { camera: 'Computer Vision' } as const;

/** @throws Forbidden naming the smallest plan that has the feature, where the company's own plan has not. */
export async function requireFeature(
  context: RequestContext,
  feature: keyof typeof featureNames,
): Promise<void> {
  const { planId } = await ownCompany(context);
  const own = await context.loader(planById).load(planId);
  if (own.access.includes(feature)) return;
  const manager = await context.db.manager();
  const plans = await manager.find(Plan, { order: { position: 'ASC' } });
  const first = plans.find(({ access }) => access.includes(feature));
  throw new Forbidden(
    `${featureNames[feature]} is not part of the ${own.name} plan${first ? `: the ${first.name} plan has it` : ''}`,
  );
}

/** @throws Forbidden naming the smallest plan that has room for so many more employees, where the company's own plan has not. */
export async function requireRoom(context: RequestContext, adding: number): Promise<void> {
  const { planId } = await ownCompany(context);
  const own = await context.loader(planById).load(planId);
  const people = (await countPeople(context.db, context.companyId)) + adding;
  if (people <= own.maxEmployee) return;
  const manager = await context.db.manager();
  const plans = await manager.find(Plan, { order: { position: 'ASC' } });
  const larger = plans.find(({ maxEmployee }) => maxEmployee >= people);
  throw new Forbidden(`The ${sayRoom(own)}${larger ? `: the ${sayRoom(larger)}` : ''}`);
}

/** @throws BadUserInput naming `planId` where a company has more people than the plan has room for. */
export async function requireRoomFor(db: Rows, companyId: string, plan: Plan): Promise<void> {
  const people = await countPeople(db, companyId);
  if (people <= plan.maxEmployee) return;
  throw new BadUserInput([
    {
      field: 'planId',
      message: `The ${sayRoom(plan)}, and the directory has ${people.toLocaleString('en')}`,
    },
  ]);
}

function sayRoom({ name, maxEmployee }: Plan): string {
  return `${name} plan has room for ${maxEmployee.toLocaleString('en')} employees`;
}
