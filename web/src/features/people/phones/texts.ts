import { plural } from '../../../lib/intl.ts';

/** Texts of issuing codes for the app. */
export const texts = {
  title: 'New codes for the app',
  recipients: 'For whom',
  everybody: 'Everybody in the directory',
  oneDepartment: 'One department',
  department: 'Department',
  chooseDepartment: 'Choose a department',
  onlyNeverSignedIn: 'Only people who have never signed in on the app',
  delivery: 'How they get it',
  download: 'As cards or a file',
  downloadHelp: 'You print cards or save a CSV file, and hand the codes out.',
  mail: 'By email',
  mailHelp: 'Everybody gets a link that shows the code once. Nobody else sees it.',
  countFailed: 'The people could not be counted.',
  departmentMissing: 'Please choose a department.',
  sendInvitations: 'Send invitations',
  issueCodes: 'Issue codes',

  peopleCount: { one: 'person', other: 'people' },
  codesCount: { one: 'code', other: 'codes' },
  invitationsCount: { one: 'invitation', other: 'invitations' },
  nobodyLeft: 'Nobody is left to get a code.',
  getMail: (count: number, people: string): string =>
    plural(count, {
      one: `${people} gets a mail whose link shows a code once, within 7 days.`,
      other: `${people} get a mail whose link shows a code once, within 7 days.`,
    }),
  getCode: (count: number, people: string): string =>
    plural(count, {
      one: `${people} gets a new code, which replaces the one until now.`,
      other: `${people} get a new code, which replaces the one until now.`,
    }),
  signedInUntilLink: (count: number, people: string): string =>
    plural(count, {
      one: `${people} has signed in on the app: the phone stays signed in until the link is used.`,
      other: `${people} have signed in on the app: the phone stays signed in until the link is used.`,
    }),
  signedOutUntilCode: (count: number, people: string): string =>
    plural(count, {
      one: `${people} has signed in on the app: the phone is signed out until the new code is entered.`,
      other: `${people} have signed in on the app: the phone is signed out until the new code is entered.`,
    }),
  withoutAddress: (count: number, people: string): string =>
    plural(count, {
      one: `${people} has no email address and gets no invitation. They are listed below.`,
      other: `${people} have no email address and get no invitation. They are listed below.`,
    }),
  allSignedIn: (count: number, people: string): string =>
    plural(count, {
      one: `${people} has signed in on the app already.`,
      other: `${people} have signed in on the app already.`,
    }),

  stopped: (issued: string): string => `Stopped after ${issued}`,
  failed: (issued: string): string => `Failed after ${issued}`,
  onTheWay: (invitations: string): string => `${invitations} on the way`,
  ready: (codes: string): string => `${codes} ready`,
  leftDirectory: (people: string): string => `${people} left the directory meanwhile.`,
  notReached: (count: number, people: string): string =>
    plural(count, {
      one: `${people} could not be reached before the run stopped.`,
      other: `${people} could not be reached before the run stopped.`,
    }),
  beingIssued: (people: string): string => `Codes for ${people} are being issued. `,
  waiting: (people: string): string => `Codes for ${people} are not saved or printed yet. `,
  showProgress: 'Show progress',
  goToCodes: 'Go to the codes',
};
