import { ImmunityEvidence } from './immunity-evidence.entity.js';
import { EmployeeImmunityResolver, ImmunityEvidenceResolver } from './immunity.resolver.js';

export const entities = [ImmunityEvidence];
export const resolvers = [ImmunityEvidenceResolver, EmployeeImmunityResolver];
