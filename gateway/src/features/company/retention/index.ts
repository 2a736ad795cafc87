import { RetentionRun } from './retention-run.entity.js';
import { RetentionResolver } from './retention.resolver.js';

export const entities = [RetentionRun];
export const resolvers = [RetentionResolver];
