export const texts = {
  followUp: 'Follow-up',
  pageTitle: 'Changed codes and addresses',
  count: { one: 'person', other: 'people' },
  failed: 'The changes could not be loaded.',
  nothing: 'Nothing to confirm',
  nothingWhy:
    'Once somebody changes the app code, email or phone number of an employee, it appears here until it is confirmed.',
  person: 'Person',
  change: 'Change',
  ends: 'Ends by itself',
  actions: 'Actions',
  confirmPage: (count: string): string => `Confirm these ${count}`,
  confirmPageMeaning: 'Confirm the changes of everybody on this page',
  allConfirmed: 'Changes confirmed',
};
