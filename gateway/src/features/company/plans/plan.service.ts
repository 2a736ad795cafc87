import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../request/context.js';
import { Plan } from './plan.entity.js';

export const standardPlanId = '019a0000-0000-7000-8000-000000000001';
export const professionalPlanId = '019a0000-0000-7000-8000-000000000002';
export const enterprisePlanId = '019a0000-0000-7000-8000-000000000003';

/** The provider's plans. Their ids never change, since companies refer to them. */
const plans: Plan[] = [
  {
    id: standardPlanId,
    name: 'Standard',
    price: '0.00',
    description: 'A 7-day limited trial of contact tracing with the mobile app.',
    maxEmployees: 50,
    isPayable: false,
    access: ['mobile'],
    position: 1,
  },
  {
    id: professionalPlanId,
    name: 'Professional',
    price: '2.00',
    description: 'Contact tracing with the mobile app, and computer vision with cameras.',
    maxEmployees: 1000,
    isPayable: true,
    access: ['mobile', 'camera'],
    position: 2,
  },
  {
    id: enterprisePlanId,
    name: 'Enterprise',
    price: '0.00',
    description: '1000+ licences, 40+ cameras, on your own premises.',
    maxEmployees: 100_000,
    isPayable: true,
    access: ['mobile', 'camera', 'on-premise'],
    position: 3,
  },
];

/** Inserts the plans or updates them. */
export async function seedPlans(dataSource: DataSource): Promise<void> {
  await dataSource.getRepository(Plan).upsert(plans, ['id']);
}

/** Lists all plans, the smallest first. */
export async function listPlans(context: RequestContext): Promise<Plan[]> {
  const manager = await context.db.manager();
  return manager.find(Plan, { order: { position: 'ASC' } });
}
