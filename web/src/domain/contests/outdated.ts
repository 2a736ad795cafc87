/** Fields of the root query that depend on contests or contacts. */
export const contestFields = [
  'breachHistory',
  'case',
  'cases',
  'caseFigures',
  'contestRequests',
  'contests',
  'continuousContacts',
  'cumulativeContacts',
  'followUp',
  'followUps',
  'followUpSummary',
  'personMeetings',
  'positiveTraces',
  'safetyIndicator',
  'trace',
  'transmission',
] as const;
