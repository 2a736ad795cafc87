import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../../request/context.js';
import { Plan } from '../plans/plan.entity.js';
import { Company } from './company.entity.js';

/** Companies by id; null where there is none. */
export function companyById(context: RequestContext): DataLoader<string, Company | null> {
  return new DataLoader(async (ids) => {
    const manager = await context.db.manager();
    const found = await manager.findBy(Company, { id: In([...ids]) });
    return ids.map((id) => found.find((company) => company.id === id) ?? null);
  });
}

/** Plans by id. */
export function planById(context: RequestContext): DataLoader<string, Plan> {
  return new DataLoader(async (ids) => {
    const manager = await context.db.manager();
    const found = await manager.findBy(Plan, { id: In([...ids]) });
    return ids.map((id) => found.find((plan) => plan.id === id) ?? new Error('A plan is missing'));
  });
}
