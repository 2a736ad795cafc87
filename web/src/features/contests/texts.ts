/** Texts of the page of contested contacts. */
export const texts = {
  pageTitle: 'Contested contacts',
  meaning: 'Contacts that did not happen as recorded. Their records stay, and they count nowhere.',
  followUp: 'Follow-up',
  lists: 'Lists',
  contests: 'Contests',
  contestsCount: { one: 'contest', other: 'contests' },
  requestsCount: { one: 'request', other: 'requests' },
  state: 'State',
  everyState: 'All states',
  contestsFailed: 'The contests could not be loaded.',
  requestsFailed: 'The requests could not be loaded.',
  contact: 'Contact',
  nothingFound: 'Nothing found',
  noSuchContest: 'No contest matches these filters.',
  noSuchRequest: 'No request is in this state.',
  showAll: 'Show all',
  noContest: 'Nothing is contested',
  noContestWhy:
    'Contest a contact where you see it: in its evidence, on the page of a person or a case, in the work list or in Analytics.',
  noRequest: 'No request yet',
  noRequestWhy: 'Employees ask on their own page that a contact should not count.',
};
