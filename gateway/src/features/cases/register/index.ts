import { CaseEntry } from './case-entry.entity.js';
import {
  CaseResolver,
  CaseEntryResolver,
  EmployeeCasesResolver,
  InboxCaseResolver,
} from './case.resolver.js';
import { DiseaseCase, CaseCounter } from './disease-case.entity.js';

export const entities = [CaseCounter, CaseEntry, DiseaseCase];
export const resolvers = [
  CaseResolver,
  CaseEntryResolver,
  EmployeeCasesResolver,
  InboxCaseResolver,
];
