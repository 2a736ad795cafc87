/** Root fields to refetch after a contact changed: those that show contacts or depend on them. */
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
