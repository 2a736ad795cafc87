import { directoryFields } from '../people/directory-fields.ts';

/** Fields of the root query that an act changes. */
export const followUpFields = [
  'followUps',
  'followUp',
  'followUpSummary',
  'case',
  'cases',
] as const;

/** Fields that a positive test changes too, because it opens cases. */
export const caseFields = [
  'followUps',
  'followUp',
  'followUpSummary',
  'employee',
  ...directoryFields,
] as const;
