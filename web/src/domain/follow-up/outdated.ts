/** Fields of the root query that an act changes. */
export const followUpFields = [
  'followUps',
  'followUp',
  'followUpSummary',
  'case',
  'caseFigures',
  'cases',
] as const;
