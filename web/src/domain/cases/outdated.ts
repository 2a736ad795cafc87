import { directoryFields } from '../people/directory-fields.ts';

/** Fields of the root query that depend on cases: people's statuses, whom they exposed, and who has to be followed up. */
export const caseFields = [
  'caseFigures',
  'contests',
  'employee',
  'followUp',
  'followUps',
  'followUpSummary',
  'trace',
  ...directoryFields,
] as const;
