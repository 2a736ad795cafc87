/** Fields of the root query that show contests or contacts, and what follows from them. */
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
