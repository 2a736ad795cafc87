import { CompanyDisease } from './company-disease.entity.js';
import { DiseaseChange } from './disease-change.entity.js';
import { DiseaseResolver } from './disease.resolver.js';

export const entities = [CompanyDisease, DiseaseChange];
export const resolvers = [DiseaseResolver];
