import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '../../../lib/intl.ts';

interface ContactCounts {
  continuousContacts: number;
  peopleInContact: number;
}

export const texts = {
  keepSaved: 'Keep that',
  minCandidates: 'Who could have been the source',
  minCandidatesMeaning:
    'Nobody shall work out from a notice who is ill. So a notice names the time of an exposure only as closely as leaves this many colleagues whom its reader met then and who could have been the ill person. With fewer, no notice is sent, and you speak to the person. A larger number hides better; a smaller one informs more people by a notice. Whoever keeps exact minutes of their own meetings, or compares notices with others, can still find out more.',
  minCandidatesLabel: 'Colleagues at least',
  minCandidatesTitle: (count: string): string => `At least ${count} colleagues`,
  changeMinCandidates: 'Change',
  fewerCandidates:
    'From now on a notice may leave fewer colleagues possible, so it is easier to guess who is ill. Notices already sent do not change.',
  moreCandidates:
    'From now on a notice leaves more colleagues possible. More people have to be told in person. Notices already sent do not change.',
  countsOfCases: 'People exposed by the cases of the last 30 days, at most 200, with each number:',
  countsSampled:
    'There was no case with exposed people in the last 30 days. Up to 200 random people, as if their longest contact had been with somebody ill:',
  noNoticeCounts:
    'There are no contacts of the last 30 days yet, so nothing can be said about what each number means here.',
  noticeCountsLoading: 'Counting notices',
  noticeCountsFailed: 'What each number means for your company could not be loaded',
  peopleLeft: 'Colleagues at least',
  byNotice: 'By a notice',
  inPerson: 'In person',
  numberNow: (count: string): string => `${count} (now)`,
  safeguards: 'Safeguards',
  safeguardsMeaning:
    'They protect people from mistakes and misuse inside your company. Owners change them and confirm that it is them. Every owner gets an email, and the audit log records the change.',
  onlyOwnersChange: 'Only owners can change safeguards: they decide how your people are protected.',
  safeguardLabels: {
    contestsNeedConfirmation: 'Contests need a second person',
    informsAtOnce: 'Inform at once',
    noticesNameDisease: 'Name the disease in notices',
    isCrossStatusOn: 'Cross status: show the status of people met',
  },
  safeguardMeanings: {
    contestsNeedConfirmation:
      'A contested contact keeps counting until somebody other than its author confirms the contest.',
    informsAtOnce:
      'Notices leave as soon as somebody has to be informed, before an officer has seen them. They are as precise as possible without revealing who is ill. If a notice would reveal too much, you speak to the person.',
    noticesNameDisease: 'Otherwise notices say only that the person was exposed.',
    isCrossStatusOn:
      'Phones tell each other their own COVID-19 status when people meet, which shows who is ill to whoever stands beside them. We never send a phone the status of another person.',
  },
  safeguardEffects: {
    contestsNeedConfirmation: {
      on: 'New contests count once somebody else has confirmed them. Contests that count already stay as they are.',
      off: 'New contests still need a second person for 24 hours. Contests that are waiting now keep waiting for one.',
    },
    informsAtOnce: {
      on: 'People exposed by cases that are opened from now on are informed without an officer.',
      off: 'Nobody is informed any more until an officer presses ‘Inform’. Notices that were sent stay sent.',
    },
    noticesNameDisease: {
      on: 'New notices name the disease. Notices that were sent do not change.',
      off: 'New notices do not name the disease. Notices that were sent do not change.',
    },
    isCrossStatusOn: {
      on: 'From now on, phones show the status of a person to those whom they meet: whoever stands beside somebody ill can see it.',
      off: 'Phones stop showing the status of people met once they have loaded the settings.',
    },
  },
  sendsNothingNow: (waiting: number): string =>
    waiting === 0
      ? 'Sends no notice now: nobody is waiting to be informed.'
      : `Sends no notice now: ${formatCount(waiting, { one: 'person who is waiting stays', other: 'people who are waiting stay' })} in the work list.`,
  wouldHaveInformed: (notices: number, inPerson: number): string =>
    `With the cases of the last 30 days it would have sent ${formatCount(notices, { one: 'notice', other: 'notices' })}, and ${formatCount(inPerson, { one: 'person', other: 'people' })} would have had to be spoken to.`,
  wouldInformSampled: (notices: number, inPerson: number): string =>
    `Of ${formatCount(notices + inPerson, { one: 'random person', other: 'random people' })} it could inform ${formatNumber(notices)}, and ${formatNumber(inPerson)} would have to be spoken to. No case of the last 30 days exposed anybody.`,
  ownersAreTold: 'All owners get an email that says who changed it.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  confirmationEnds: (moment: string): string =>
    `Contests made before ${moment} still need a second person.`,
  onlyOwnersShorten: 'Only owners can choose fewer days, because records are then deleted.',
  circle: (radius: string, place: string): string => `Circle of ${radius} around ${place}`,
  latitude: 'Latitude',
  latitudeHelp: 'Degrees, such as 1.2903',
  longitude: 'Longitude',
  longitudeHelp: 'Degrees, such as 103.8520',
  radius: 'Radius',
  metres: 'Metres',
  north: 'N',
  geofencing: 'Geofencing',
  geofencingMeaning: 'When it is on, the app reports only within this distance of a place.',
  geofencingLabel: 'Report only inside the geofence',
  geofencePreview: (radius: string, place: string): string => `${radius} around ${place}`,
  httpsMissing: 'Please enter an https address',
  minActive: 'Fewest phones for the safety indicator',
  minActiveMeaning:
    'A percentage of few phones says little, and could point to one person. Below this share of the employees, and always below 5 people, the safety indicator says “Too few phones to say”.',
  minActiveLabel: 'Active in the last 24 hours',
  ofEmployees: (percent: number): string =>
    percent === 0 ? '5 people, whatever their share' : `${percent}% of the employees`,
  noticeContact: 'Contact in notices',
  noticeContactMeaning:
    'Notices ask their readers to speak to the safety officer. Name somebody they can reach, for example with a phone number; notices sent from now on say so.',
  noticeContactLabel: 'Whom to ask',
  iframeMeaning:
    'Your own page, shown in Analytics. It is sandboxed: it can neither read this dashboard nor act on your behalf.',
  iframeLabel: 'Address of the page',
  clearIframe: 'Clear iFrame',
  clear: 'Clear',
  preview: 'Preview',
  previewTitle: 'Preview of the embedded page',
  minDistance: 'Minimum distance',
  minDistanceMeaning:
    'Coming closer than this is a breach. A change takes effect at once, and past breaches are recounted.',
  feet: 'Feet',
  inFeet: (feet: number): string => `${feet} ft`,
  pendingMetric: (metric: string, from: string, inForce: string): string =>
    `${metric} for contacts that begin from ${from} on. Until then it stays at ${inForce}.`,
  cancelChange: 'Cancel change',
  previewNotKnown:
    'The effect of this change is not known: no phone or camera reported in your last 14 days.',
  previewLoading: 'Counting your last 14 days…',
  tryAgainInSentence: 'try again',
  previewSource: 'Based on your last 14 days',
  retentionPreviewLoading: 'Counting the records to be deleted…',
  tryAgain: 'Try again',
  deletedRecords: 'Deleted records',
  deletedRecordsFailed: 'The deleted records could not be loaded.',
  nothingDeleted: 'Nothing has been deleted yet.',
  recordsBefore: 'Records before',
  contacts: 'Contacts',
  cameraBreaches: 'Camera breaches',
  healthReports: 'Health reports',
  closedCases: 'Closed cases',
  notShown: 'Not shown',
  deletedAt: 'Deleted',
  retention: 'How long records are kept',
  retentionMeaning:
    'Contacts, camera breaches and health reports, and the figures counted from them, are deleted every night once they are older than this. Tracing needs at least two weeks. Employees and their statuses stay.',
  days: 'Days',
  gone: (day: string): string =>
    ` Deleted records cannot be restored: nothing before ${day} exists any more.`,
  saveLabel: (name: string): string => `Save ${name}`,
  save: 'Save',
  undoLabel: (name: string): string => `Undo ${name}`,
  undo: 'Undo',
  saving: 'Saving…',
  notSaved: 'Not saved yet',
  pageTitle: 'Dashboard settings',
  summary: (metric: string, distance: number): string =>
    `A contact counts after ${metric}, a breach is closer than ${distance} ft`,
  plan: 'Plan',
  maxEmployees: (max: string): string => `Up to ${max} employees.`,
  history: 'History',
  timeMetric: 'Time metric',
  from: 'From',
  until: 'Until',
  inForce: 'in force',
  preset: 'Preset',
  setBy: (name: string): string => `Set by ${name}`,
  theBeginning: 'The beginning',
  untilChanged: 'Until changed',
  timeMetricMeaning:
    'A contact counts once it has lasted this long. The approximation error is plus or minus 5 minutes, and a change takes effect after 24 hours.',
  minutes: 'Minutes',
  holdsNow: (metric: string): string => `${metric} is in force: cancel the change instead.`,
  readOnly: 'Your role can view the settings, but not change them.',
  diseases: 'Diseases',
  diseasesMeaning:
    'The diseases that you open cases for, and the figures for their windows, isolation and quarantine.',
  openDiseases: 'Choose diseases and figures',
  timeZone: 'Time zone',
  timeZoneMeaning:
    'Used for the days and hours of every figure. After a change, past figures are recounted.',
  noTimeZone: 'No such time zone',
  thereNow: (day: string, time: string): string => `${day}, ${time} there now`,
  requiredMissing: 'Please fill required fields and try again!',
  invalid: {
    latitude: 'Please enter a valid latitude',
    longitude: 'Please enter a valid longitude',
    radius: 'Please enter a valid radius',
  },
  keptContacts: (contacts: string): string =>
    ` Of contacts told by hand, ${contacts} stay as long as their case.`,
  noOldRecords: (days: string): string => `You have no records that are older than ${days}.`,
  retentionPreview: (counts: string, length: string, night: string): string =>
    `${counts} of ${length} are deleted in the night to ${night}. Until then you can change it back.`,
  withinTheHour: 'within the next hour',
  inTheNightTo: (day: string): string => `in the night to ${day}`,
  recordsDeleted: (day: string, when: string): string =>
    `Records before ${day} are deleted ${when}.`,
  daysCount: { one: 'day', other: 'days' },
  contactsCount: { one: 'contact', other: 'contacts' },
  cameraBreachesCount: { one: 'camera breach', other: 'camera breaches' },
  healthReportsCount: { one: 'health report', other: 'health reports' },
  closedCasesCount: { one: 'closed case', other: 'closed cases' },
  minutesCount: { one: 'minute', other: 'minutes' },
  none: (things: string): string => `no ${things}`,
  atLeast: (count: string): string => `at least ${count}`,
  recordCounts: (contacts: string, breaches: string, healthReports: string): string =>
    `${contacts}, ${breaches} and ${healthReports}`,
  recordAndCaseCounts: (
    contacts: string,
    breaches: string,
    healthReports: string,
    cases: string,
  ): string => `${contacts}, ${breaches}, ${healthReports} and ${cases}`,
  keptFor: (days: string): string => `Records that you have now are kept for ${days}.`,
  changedElsewhere: (saved: string, keep: ReactNode): ReactNode => (
    <>
      In the meantime this was changed elsewhere: now it is {saved}. {keep}, or save yours to
      replace it.
    </>
  ),
  previewFailed: (tryAgain: ReactNode): ReactNode => (
    <>The preview could not be counted. You can save without it, or {tryAgain}.</>
  ),
  retentionPreviewFailed: (tryAgain: ReactNode): ReactNode => (
    <>The records to be deleted could not be counted. {tryAgain}</>
  ),
  saved: 'Saved',
  retentionName: 'how long records are kept',
  timeZoneName: 'time zone',
  iframeName: 'iFrame',
  minDistanceName: 'minimum distance',
  timeMetricName: 'time metric',
  geofencingName: 'geofencing',
  metricPreview: (metric: string, proposed: ContactCounts, current: ContactCounts): string =>
    `With ${metric} you would have had ${formatCount(proposed.continuousContacts, { one: 'continuous contact', other: 'continuous contacts' })} and ${formatCount(proposed.peopleInContact, { one: 'person', other: 'people' })} in contact, compared with ${formatNumber(current.continuousContacts)} and ${formatNumber(current.peopleInContact)} today.`,
  distancePreview: (feet: number, breaches: number, now: number): string =>
    `With ${feet} ft you would have had ${formatCount(breaches, { one: 'breach', other: 'breaches' })}, compared with ${formatNumber(now)} today.`,
  inMetres: (metres: string): string => `${metres} m`,
  inKilometres: (kilometres: string): string => `${kilometres} km`,
  northOrSouth: (degrees: string, isNorth: boolean): string => `${degrees}° ${isNorth ? 'N' : 'S'}`,
  eastOrWest: (degrees: string, isEast: boolean): string => `${degrees}° ${isEast ? 'E' : 'W'}`,
  place: (latitude: string, longitude: string): string => `${latitude}, ${longitude}`,
  geofencingOff: 'off',
};
