import { formatCount, formatNumber, plural } from '../../../lib/intl.ts';

export const texts = {
  cards: 'Cards',
  passKey: 'Pass-key',
  employeeCode: 'Employee code',
  sixDigitCode: 'Six-digit code',
  instructions: (stores: string): string =>
    `Install VisionCloud from the ${stores}, scan the QR code or enter pass-key and employee code, then the six digits. Keep this card to yourself.`,
  directory: 'Employee Directory',
  pageTitle: 'Codes for the app',
  recipients: (people: string): string => `For ${people}`,
  gone: 'These codes are no longer available',
  goneHelp: 'Codes can be collected for a day. You can issue new ones at any time.',
  goToDirectory: 'Go to the directory',
  codesFailed: 'The codes could not be loaded.',
  loading: 'Loading',
  sendingInvitations: 'Sending invitations',
  issuingCodes: 'Issuing codes',
  stopInvitations: 'After you stop, nobody else is invited.',
  stopCodes: 'After you stop, nobody else gets a code; codes issued before remain valid.',
  stop: 'Stop',
  linksNote:
    'Each link works once, within 7 days. Existing codes stay valid until the link is used.',
  otherBrowser:
    'They can be opened only in the browser that requested them. If that is no longer possible, issue new codes for the same people.',
  alreadyCollected:
    'They have been collected, and are not shown again. Anybody who has lost a code needs a new one.',
  nothingToCollect: 'There is nothing to collect.',
  shownNow:
    'The codes are on this page until you close it or sign out, and are not shown again. Save or print them first.',
  shownOnce: 'The codes are shown once, in this browser, within 24 hours.',
  print: 'Print cards',
  werePrinted: 'Were the cards printed?',
  werePrintedMeaning:
    'The codes are not shown again once you close this page. If cards are missing, print them again or save the codes.',
  printed: 'They were printed',
  notPrinted: 'Not yet',
  saveCsv: 'Save as CSV',
  lostCodes: (failure: string): string =>
    `${failure} Codes that were lost on the way are not shown again: issue new ones for those people.`,
  noAddress: 'No address',
  noAddressHelp:
    'These people have no email address, so they were not invited. Give them a code on a card, or add an address.',
  peopleFailed: 'The people could not be loaded.',
  name: 'Name',
  employeeId: 'Employee ID',
  department: 'Department',
  progress: (done: string, people: string, stop: string): string =>
    `${done} of ${people}. You can leave this page; the work continues. ${stop}`,
  replaced: (count: number): string =>
    `${formatCount(count, { one: 'person has', other: 'people have' })} been given a newer code since, and ${plural(count, { one: 'is', other: 'are' })} left out.`,
  previewNote: (shown: number, total: number): string =>
    `The first ${shown} of ${formatNumber(total)} cards, ten on a sheet of A4:`,
};
