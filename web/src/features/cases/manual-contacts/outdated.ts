/** Fields of the root query that show contacts, and what follows from them. */
export const contactFields = [
  'case',
  'continuousContacts',
  'cumulativeContacts',
  'followUp',
  'followUps',
  'personMeetings',
  'positiveTraces',
  'trace',
] as const;
