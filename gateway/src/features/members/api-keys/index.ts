import { ApiKey } from './api-key.entity.js';
import { ApiKeyResolver } from './api-key.resolver.js';

export const entities = [ApiKey];
export const resolvers = [ApiKeyResolver];
