import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/intl.ts';

export const texts = {
  openCase: 'Open a case',
  pageTitle: (name: string): string => `Tracing ${name}`,
  loading: 'Tracing contacts…',
  print: 'Print',
  list: 'List',
  chain: 'Chain over time',
  correctWindow: 'Correct the window above to see who was exposed in it.',

  presets: {
    '2d': 'Last 2 days',
    case: 'Infectious window of the open case',
    '7d': 'Last 7 days',
    '14d': 'Last 14 days',
  },
  custom: 'Custom',
  from: 'From',
  until: 'Until',
  apply: 'Apply',
  fromMissing: 'Please enter the day and time from which to trace',
  untilMissing: 'Please enter the day and time until which to trace',
  fromInFuture: 'The window must start in the past',
  untilBeforeFrom: 'The end must be after the start',
  windowOfCase: (number: string): string => `Infectious window of case ${number}`,
  caseUnknown: (name: string, number: string): string =>
    `${name} has no case ${number}. Choose another window above.`,
  infectiousWindow: (number: string, disease: string, latency: string | null): string =>
    latency === null
      ? `This is the infectious window of case ${number} of ${disease}.`
      : `This is the infectious window of case ${number} of ${disease}. Exposed people pass it on no earlier than ${latency} after their exposure, its latent time.`,

  person: 'Person',
  status: 'Status',
  window: 'Window',
  thresholdInForce: 'Threshold in force',
  span: (from: string, until: string): string => `${from} to ${until}`,
  spanOfMoments: (from: ReactNode, until: ReactNode): ReactNode => (
    <>
      {from} to {until}
    </>
  ),
  minutes: (minutes: number): string => `${minutes} min`,
  minutesFrom: (minutes: number, from: string): string => `${minutes} min from ${from}`,
  joinThresholds: (thresholds: string[]): string => thresholds.join(', then '),
  minutesAndSeconds: (minutes: number, seconds: number): string => `${minutes} min ${seconds} s`,
  seconds: (seconds: number): string => `${seconds} s`,
  feet: (feet: number): string => `${feet} ft`,

  people: { one: 'person', other: 'people' },
  peopleExposed: (people: string, parts: string[]): string =>
    `${people} exposed: ${parts.join(', ')}`,
  directly: (count: number): string => `${formatNumber(count)} directly`,
  throughOthers: (count: number): string => `${formatNumber(count)} through others`,
  nobodyExposed: 'Nobody was exposed in this window',
  exposedUnknown: 'Not known who was exposed in this window',

  level: (level: number): string => `Level ${level}`,
  levelMeaning: (name: string): string => `in contact with ${name}`,
  higherLevelMeaning: (levelBefore: number, latency: string | null): string =>
    latency === null
      ? `in contact with somebody of level ${levelBefore} after that person's exposure`
      : `in contact with somebody of level ${levelBefore} from ${latency} after that person's exposure`,
  secondHand:
    'Second-hand: they met somebody who was exposed. That does not prove that anybody was infected.',
  thirdHand:
    'Third-hand: they met somebody who was exposed second-hand. That does not prove that anybody was infected.',
  days: { one: 'day', other: 'days' },
  rules: { CONTINUOUS: 'Continuous', CUMULATIVE: 'Cumulative' },
  sources: { MOBILE: 'Mobile', CAMERA: 'Computer Vision', MANUAL: 'Added by hand' },
  /** Continues 'met Ana Lim'. */
  continuousContact: (beginning: string, length: string): string => `on ${beginning} for ${length}`,
  /** Continues 'met Ana Lim': a cumulative contact has no single beginning. */
  cumulativeContact: (length: string, exposedAt: string): string =>
    `for ${length} within 24 hours, exposed on ${exposedAt}`,
  /** Follows a contact that no device reported. */
  addedByHand: (contact: string): string => `${contact}, added by hand`,
  met: (carrier: ReactNode, contact: string): ReactNode => (
    <>
      met {carrier} {contact}
    </>
  ),
  whoMet: (carrier: ReactNode, contact: string): ReactNode => (
    <>
      who met {carrier} {contact}
    </>
  ),
  exposedColumn: 'Exposed',
  contactColumn: 'Contact',
  howColumn: 'How',
  informedColumn: 'Informed',
  notMarked: 'Not marked',
  email: 'Email',
  followUpColumn: 'Follow-up',
  followUpStates: {
    TO_INFORM: 'To inform',
    RELEASED: 'Released',
    BECAME_A_CASE: 'Became a case',
  },
  informed: (day: string): string => `Informed on ${day}`,
  tested: {
    NEGATIVE: (day: string): string => `Tested negative on ${day}`,
    POSITIVE: (day: string): string => `Tested positive on ${day}`,
  },
  homeUntil: (day: string): string => `In quarantine until ${day}`,
  marks: { tested: 'Tested', informed: 'Informed', home: 'In quarantine' },
  emailTo: (name: string): string => `Email ${name}`,
  copyContactDetails: (name: string): string => `Copy contact details of ${name}`,

  inThisWindow: 'in this window',
  lookInAnalytics: 'Open Analytics',
  noContactReached: (name: string): string =>
    `No contact of ${name} reached the threshold. Choose a longer window above, or check in Analytics whether phones reported contacts on these days. Phones may report late.`,
  exposedUnknownTitle: 'Not known who was exposed',
  askThem: (explanation: string, name: string): string =>
    `${explanation} Ask ${name} who they met, or choose another window above. Phones may report late.`,

  chainLabel: (name: string): string => `Chain of contacts from ${name} over time`,
  chainHelp:
    'Point at a contact to see the whole path; click it to open its evidence. On the keyboard, use the arrow keys and Enter.',
  personMet: (person: ReactNode, carrier: ReactNode, contact: string): ReactNode => (
    <>
      {person} met {carrier} {contact}
    </>
  ),
  chainDot: (
    person: string,
    level: number,
    exposedAt: string,
    carrier: string,
    contact: string,
    marks: string[],
  ): string =>
    [`${person}, level ${level}, exposed ${exposedAt}: met ${carrier} ${contact}`, ...marks].join(
      '. ',
    ),
  peopleAtLevel: (people: string, level: number): string => `${people} at level ${level}`,
  exposedBy: (carrier: string): string => `, exposed by ${carrier}`,
  unfoldAll: 'Unfold all',
  foldAll: 'Fold all',
  levelSentence: (people: string, sentence: string): string => `${people}. ${sentence}`,
  tracedPerson: 'Traced person',
  exposedAtLevel: (level: number): string => `Exposed, level ${level}`,
  continuousLine: 'Continuous contact',
  cumulativeLine: 'Cumulative contact',
  shadeMeaning: 'Could pass it on from here',

  contestedContacts: 'Contested contacts',
  contactGone: (contests: ReactNode): ReactNode => (
    <>
      This contact no longer counts as an exposure. If it is contested, it is listed under{' '}
      {contests}.
    </>
  ),
  closeEvidence: 'Close evidence',
  passedOn: (carrier: string, person: string): string => `${carrier} → ${person}`,
  passedOnBy: 'Passed on by',
  passedOnTo: 'To',
  thresholdReached: 'Threshold reached',
  rule: 'Rule',
  countedFrom: 'Counted from',
  countedUntil: 'Counted until',
  countedFromBecause: (moment: string, reason: string): string => `${moment}, ${reason}`,
  countedUntilEnd: (moment: string): string => `${moment}, the window's end`,
  windowStart: "the window's start",
  whenExposed: (carrier: string): string => `when ${carrier} was exposed`,
  afterLatentTime: (latency: string, carrier: string): string =>
    `${latency} after ${carrier} was exposed, the latent time`,
  source: 'Source',
  overTime: 'Over time',
  theSum: 'The sum',
  meetingsCount: { one: 'meeting', other: 'meetings' },
  recordsCount: { one: 'record', other: 'records' },
  continuousRule:
    'Continuous: one meeting, from its first start to its last end, lasted the threshold',
  cumulativeRule: 'Cumulative: the time together within 24 hours reached the threshold',
  continuousVerdict: (length: string, threshold: number): string =>
    `Together for ${length} without a gap of more than 5 minutes. The threshold was ${threshold} min.`,
  cumulativeVerdict: (length: string, meetings: string, threshold: number): string =>
    `Together for ${length} within 24 hours, in ${meetings}. The threshold was ${threshold} min.`,

  firstToLast: (span: string, length: ReactNode, gaps: string): ReactNode => (
    <>
      First start to last end: {span} = {length}
      {gaps}.
    </>
  ),
  gapsIncluded: (covered: string): string =>
    `, of which records cover ${covered}; gaps of up to 5 minutes count`,
  thresholdReachedAt: (sum: ReactNode): ReactNode => <>Threshold reached: {sum}</>,
  reachedSum: (start: string, minutes: number, reached: string): string =>
    `${start} + ${minutes} min = ${reached}`,
  within24Hours: (span: string): string =>
    `The 24 hours ${span}. Time that both phones reported counts once.`,
  sumOf: (carrier: string, person: string): string => `Sum of ${carrier} and ${person}`,
  together: 'Together',
  length: 'Length',
  sumSoFar: 'Sum so far',
  minutesReachedOn: (minutes: number, sum: ReactNode, day: string): ReactNode => (
    <>
      {minutes} min reached: {sum} on {day}
    </>
  ),
  lastAddition: (start: string, length: string, reached: string): string =>
    `${start} + ${length} = ${reached}`,

  meetings: 'Meetings',
  firstToLastColumn: 'From first start to last end',
  withoutGapsColumn: 'Without gaps',
  records: 'Records',
  startColumn: 'Start',
  endColumn: 'End',
  minutesColumn: 'Minutes',
  countedColumn: 'Counted part',
  sentByColumn: 'Sent by the phone of',
  distanceColumn: 'Distance',
  receivedColumn: 'Received',
  informantColumn: 'Reported by',
  noteColumn: 'Note',
  addedToColumn: 'Added to',
  addedByColumn: 'Added by',
  notKnownAnyMore: 'no longer known',
  manualRecord: (span: string, informantName: string): string =>
    `${span}: reported by ${informantName}`,
  addedToCase: (record: string, number: string): string =>
    `${record}, added by hand to case ${number}`,
  countedWhole: 'all',
  countedNone: 'none',
  contestedColumn: 'Contested',
  contestColumn: 'Contest',
  contests: 'Contests',
  contestedPeople: 'Exposed without the contests',
  contestedMeaning: 'These people would be exposed by contacts that are contested.',
  contestedInBrackets: '(contested)',
  contestOnPaper: (span: string, words: string): string => `${span}: ${words}`,
  notMeasured: 'not measured',
  recordsLabel: (lanes: string[]): string => `Records of ${lanes.join(', ')}`,
  laneRecords: (name: string, records: number): string => `${name}: ${records}`,
  phoneOf: (name: string): string => `Phone of ${name}`,
  laneOf: (source: 'CAMERA' | 'MANUAL'): string =>
    source === 'CAMERA' ? 'Cameras' : 'Added by hand',
  nothingReceived: (name: string): string => `Phone of ${name}: nothing received`,
  minutesReachedAt: (minutes: number, time: string): string => `${minutes} min reached ${time}`,
  timelineLegend:
    'Filled: counted. Outlined: outside the counted time. Shaded: one meeting, gaps of up to 5 minutes included.',
  contestedLegend: 'Crossed out: contested.',

  documentTitle: (name: string): string => `Contact tracing report, ${name} · VisionCloud`,
  backToCase: 'Back to the case',
  withEvidence: 'Include the evidence of each contact',
  collecting: (loaded: number, count: number): string =>
    `Collecting evidence, ${formatNumber(loaded)} of ${formatNumber(count)} contacts`,
  evidenceCollected: 'Evidence collected',
  reportIncomplete: 'The report is not complete',
  evidenceMissing: (missing: number, count: number): string =>
    `Evidence of ${formatNumber(missing)} of ${formatNumber(count)} contacts could not be loaded.`,
  tryAgain: 'Try again',
  reportTitle: (name: string): string => `Contact tracing report: ${name}`,
  sentence: (sentence: string): string => `${sentence}.`,
  case: 'Case',
  covidStatus: 'COVID-19 status',
  negative: 'Negative',
  positiveSince: (day: string): string => `Positive since ${day}`,
  times: 'Times',
  inTimeZone: (timeZone: string): string => `in the company's time zone, ${timeZone}`,
  generated: 'Generated',
  generatedAt: (moment: string): string => `${moment}, by VisionCloud`,
  definitions: 'Definitions',
  record: 'Record',
  recordMeaning:
    'What one phone reports: two people, a start and a length. Both phones may report the same meeting; time that both reported counts once.',
  meeting: 'Meeting',
  meetingMeaning:
    'The records of two people that overlap or are at most 5 minutes apart, taken together. Its length runs from the first start to the last end.',
  contact: 'Contact',
  contactMeaning: (thresholds: string): string =>
    `Continuous: one meeting that lasts at least the threshold (${thresholds}). Cumulative: time together within any 24 hours that adds up to the threshold, gaps left out.`,
  exposure: 'Exposure',
  exposureMeaning: 'The moment at which a contact reached the threshold.',
  levelTerm: 'Level',
  levelsMeaning: (name: string): string =>
    `Level 1 had contact with ${name} inside the window. Level 2 had contact with somebody of level 1 after that person's exposure, level 3 with somebody of level 2 likewise. Nobody passes on an exposure before their own. Levels 2 and 3 are second-hand: they met somebody who was exposed, which does not prove that anybody was infected.`,
  latentTime: 'Latent time',
  latentTimeMeaning: (disease: string, latency: string): string =>
    `Time from an exposure to ${disease} until that person can pass it on. Contacts of exposed people count from ${latency} after their exposure.`,
  accuracy: 'Accuracy',
  accuracyMeaning:
    'Lengths are correct to about 5 minutes either way. A phone that was off or left behind reports nothing.',
  exposedPeople: 'People exposed',
  nobody: (name: string): string =>
    `Nobody. No contact of ${name} in this window reached the threshold.`,
  notKnown: (explanation: string): string => `Not known. ${explanation}`,
  levelHeading: (level: number, people: string, meaning: string): string =>
    `Level ${level}: ${people}, ${meaning}`,
  evidenceNumber: (number: number | undefined): string => `[evidence ${number}]`,
  evidence: 'Evidence',
  evidenceHeading: (number: number, carrier: string, person: string): string =>
    `Evidence ${number}: ${carrier} to ${person}`,
  verdictAndExposure: (verdict: string, person: string, moment: string): string =>
    `${verdict} ${person} was exposed on ${moment}.`,
  counted: 'Counted',
  countedSpan: (from: string, reason: string, until: string): string =>
    `from ${from} (${reason}) to ${until} (the window's end)`,
  episode: (span: string, length: string): string => `${span}: ${length}`,
  episodeWithGaps: (span: string, length: string, covered: string): string =>
    `${span}: ${length}, without gaps ${covered}`,
  phoneRecords: (name: string, records: string): string => `Phone of ${name}, ${records}:`,
};
