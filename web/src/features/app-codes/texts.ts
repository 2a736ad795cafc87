import { formatCount, formatNumber, plural } from '../../intl.ts';

export const texts = {
  cards: 'Cards',
  passKey: 'Pass-key',
  employeeCode: 'Employee code',
  sixDigitCode: 'Six-digit code',
  instructions: (stores: string): string =>
    `Install VisionCloud from the ${stores}, scan the picture or enter pass-key and employee code, then the six digits. Keep this card to yourself.`,
  directory: 'Employee Directory',
  pageTitle: 'Codes for the app',
  recipients: (people: string): string => `For ${people}`,
  gone: 'These codes are gone',
  goneHelp: 'Codes wait for a day to be collected. You can issue new ones at any time.',
  goToDirectory: 'Go to the directory',
  codesFailed: 'The codes could not be loaded.',
  loading: 'Loading',
  sendingInvitations: 'Sending invitations',
  issuingCodes: 'Issuing codes',
  stopInvitations: 'After Stop nobody else is invited.',
  stopCodes: 'After Stop nobody else gets a code; those issued until then are good.',
  stop: 'Stop',
  linksNote:
    'Each link works once, within 7 days. Codes that people have until now stay good until they use it.',
  otherBrowser:
    'They can be opened only in the browser that asked for them. If that is not possible any more, issue new codes for the same people.',
  alreadyCollected:
    'They have been collected, and are not shown again. Whoever has lost a code needs a new one.',
  nothingToCollect: 'There is nothing to collect.',
  shownNow:
    'The codes are on this page until you close it or sign out, and are not shown again. Save or print them first.',
  shownOnce: 'The codes are shown once, in this browser, within 24 hours.',
  print: 'Print cards',
  saveCsv: 'Save as CSV',
  lostCodes: (failure: string): string =>
    `${failure} Codes whose answer was lost on the way are not shown again: issue new ones for those people.`,
  noAddress: 'No address',
  noAddressHelp:
    'These people have no e-mail address and were left alone. Give them a code as a card, or add an address.',
  peopleFailed: 'The people could not be loaded.',
  name: 'Name',
  employeeId: 'Employee ID',
  department: 'Department',
  progress: (done: string, people: string, stop: string): string =>
    `${done} of ${people}. You can leave this page, it goes on. ${stop}`,
  replaced: (count: number): string =>
    `${formatCount(count, { one: 'person has', other: 'people have' })} been given a newer code since, and ${plural(count, { one: 'is', other: 'are' })} left out.`,
  previewNote: (shown: number, total: number): string =>
    `The first ${shown} of ${formatNumber(total)} cards, ten on a sheet of A4:`,
};
