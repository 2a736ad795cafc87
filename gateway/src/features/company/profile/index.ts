import { Company } from './company.entity.js';
import { CompanyResolver } from './company.resolver.js';

export const entities = [Company];
export const resolvers = [CompanyResolver];
