import { Order } from './order.entity.js';
import { OrderResolver } from './order.resolver.js';
import { CompanyPlanResolver } from './subscription.resolver.js';

export const entities = [Order];
export const resolvers = [CompanyPlanResolver, OrderResolver];
