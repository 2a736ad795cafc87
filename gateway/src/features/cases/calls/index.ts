import { CallClaim } from './call-claim.entity.js';
import { CallClaimResolver } from './call-claim.resolver.js';

export const entities = [CallClaim];
export const resolvers = [CallClaimResolver];
