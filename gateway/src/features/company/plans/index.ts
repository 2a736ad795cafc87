import { Plan } from './plan.entity.js';
import { PlanResolver } from './plan.resolver.js';

export const entities = [Plan];
export const resolvers = [PlanResolver];
