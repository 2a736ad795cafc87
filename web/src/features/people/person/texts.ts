/** Texts about people. */
export const texts = {
  notFoundDocument: 'Person not found · VisionCloud',
  notFound: 'Person not found',
  notFoundHelp:
    'Nobody in your company has this id. The person may have been removed from the directory.',
  goToDirectory: 'Go to the Employee Directory',
  former: 'Former employee',
  positive: 'POSITIVE',
  negative: 'NEGATIVE',
  undated: 'date not disclosed',
  since: (day: string): string => `on ${day}`,
  lettersOnly: 'Only alphabet accepted.',
  person: 'Person',
  searchPlaceholder: 'Search by id, name, email or department',
  clearPerson: 'Clear the person',
  searching: 'Searching',
  searchingNow: 'Searching…',
  nobodyFound: 'Nobody found. New people are added in the Employee Directory.',
};
