import { caseExport } from './case-export.service.js';
import { continuousContactsExport, cumulativeContactsExport } from './contacts-export.service.js';
import { exposedExport } from './exposed-export.service.js';
import { followUpExport } from './follow-up-export.service.js';

export const streams = [
  caseExport,
  exposedExport,
  continuousContactsExport,
  cumulativeContactsExport,
  followUpExport,
];
