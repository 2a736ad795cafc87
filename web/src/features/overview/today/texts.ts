import { formatCount, formatNumber, plural } from '../../../lib/intl.ts';

export const texts = {
  title: 'Today',
  failed: 'What needs you today could not be loaded.',
  nothing: (lookedAt: readonly string[]): string =>
    `Nothing needs you now. Looked at: ${lookedAt.join(', ')}.`,
  followUps: 'follow-ups',
  reports: 'reports',
  requests: 'requests',
  cameras: 'cameras',
  more: (lines: number): string => `and ${formatNumber(lines)} more`,
  fewer: 'Show fewer',

  toInform: (people: number, due: string): string => `${formatNumber(people)} to inform${due}`,
  by: (moment: string): string => ` by ${moment}`,
  overdueSince: (people: number, moment: string): string =>
    plural(people, {
      one: `, overdue since ${moment}`,
      other: `, the first overdue since ${moment}`,
    }),
  toCorrect: (people: number): string =>
    formatCount(people, { one: 'correction due', other: 'corrections due' }),
  prophylaxis: (people: number, due: string): string =>
    `${formatNumber(people)} to offer prophylaxis${due}`,
  toAsk: (people: number): string => `${formatNumber(people)} to ask for evidence of immunity`,
  toCheck: (people: number): string => `${formatNumber(people)} to ask about symptoms`,
  toTest: (people: number): string => formatCount(people, { one: 'test due', other: 'tests due' }),
  toRelease: (people: number): string => `${formatNumber(people)} to release`,
  isolationsOver: (cases: number): string =>
    formatCount(cases, { one: 'isolation is over', other: 'isolations are over' }),
  reportsWaiting: (reports: number): string =>
    formatCount(reports, { one: 'report', other: 'reports' }),
  reportOf: (line: string, report: string, note: string | null): string =>
    [line, report, ...(note === null ? [] : [`“${note}”`])].join(' · '),
  immunity: (records: number): string =>
    formatCount(records, { one: 'record of immunity', other: 'records of immunity' }),
  exactRecords: (requests: number): string =>
    formatCount(requests, {
      one: 'request for exact records',
      other: 'requests for exact records',
    }),
  contestRequests: (requests: number): string =>
    formatCount(requests, {
      one: 'request to contest contacts',
      other: 'requests to contest contacts',
    }),
  contests: (contests: number): string =>
    formatCount(contests, {
      one: 'contest awaits a second person',
      other: 'contests await a second person',
    }),
  silentPhones: (phones: number): string =>
    formatCount(phones, {
      one: 'phone of an exposed person is silent',
      other: 'phones of exposed people are silent',
    }),
  silentCamera: (code: string, since: string): string => `${code} silent since ${since}`,
  silentCameras: (cameras: number): string =>
    formatCount(cameras, { one: 'camera silent', other: 'cameras silent' }),
  noEmail: 'Email is not set up, so notices appear in the app only',
  trialEnds: (days: number): string =>
    `Trial ends in ${formatCount(days, { one: 'day', other: 'days' })}`,

  call: 'Call',
  correct: 'Correct',
  enterTests: 'Enter tests',
  release: 'Release',
  decide: 'Decide',
  confirm: 'Confirm',
  show: 'Show',
  showUndelivered: 'Show who got no email',
  choosePlan: 'Choose a plan',
  actOn: (act: string, words: string): string => `${act}: ${words}`,
};
