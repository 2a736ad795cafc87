import { AccessChange } from './access-change.entity.js';
import { AccessChangeResolver } from './access-confirmation.resolver.js';

export const entities = [AccessChange];
export const resolvers = [AccessChangeResolver];
