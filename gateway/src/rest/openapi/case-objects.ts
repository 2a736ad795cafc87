import type {
  RestCaseFragment,
  RestFollowUpFragment,
  RestNoticeFragment,
  RestPersonFragment,
} from '../generated.js';
import {
  boolean,
  day,
  id,
  integer,
  list,
  moment,
  nullable,
  number,
  object,
  type Properties,
  text,
} from './json-schema.js';

export const personName = text(
  "Full name; 'Former employee' if the person has left the directory.",
);

const basis = ['ONSET', 'REPORT', 'SPECIMEN'];
const inWords = text('Explanation in words, in English.');

const casePerson: Properties<RestPersonFragment> = {
  id: id('Id of the employee.'),
  code: nullable(text('Employee code; null: the person has left the directory.')),
  name: personName,
  department: nullable(text('Department; null: the person has left the directory.')),
};

export const followUp: Properties<RestFollowUpFragment> = {
  id: id('Id of the follow-up.'),
  person: object(casePerson),
  disease: text('Code of the disease, such as COVID_19.'),
  state: text('Current state of the follow-up.', {
    enum: [
      'TO_INFORM',
      'INFORMED',
      'IN_QUARANTINE',
      'TEST_DUE',
      'RELEASED',
      'BECAME_A_CASE',
      'NO_LONGER_EXPOSED',
    ],
  }),
  nextStep: nullable(
    text('Next step to take; null: none.', {
      enum: ['INFORM', 'CORRECT', 'TEST', 'RELEASE'],
    }),
  ),
  dueAt: nullable(moment('When the next step is due; null: there is no next step.')),
  quarantineUntil: nullable(day('Last day of quarantine; null: none is required.')),
  releaseTestDay: nullable(
    day('First day on which a negative test ends the quarantine; null: a test cannot end it.'),
  ),
  reason: text('The dates and the reasons for them, in English.'),
  informedAt: nullable(
    moment('When the person was last informed; null: never, or a correction has been sent since.'),
  ),
  toldUntil: nullable(day('Last day of quarantine that the person was told; null: none was told.')),
  owesCorrection: boolean(
    'Whether the person must still be told that an earlier notice no longer applies.',
  ),
  assignee: nullable(
    text('E-mail address of the person assigned to the follow-up; null: nobody in particular.'),
  ),
  isOwnPhoneOnly: boolean(
    "Whether only the person's own phone has reported what the person has to be told, or all that exposes them.",
  ),
  changedAt: moment('When the follow-up last changed.'),
  exposures: list(
    object({
      caseNumber: integer('Number of the case.'),
      level: integer('Fewest transmissions from the person of the case, 1 to 3.'),
      exposedAt: moment('When a contact with the carrier first reached the threshold.'),
      lastExposedAt: moment('End of the last contact that counts.'),
      minutes: number('Minutes of the last contact that counts.'),
      source: text('Kind of source: phones, cameras or manual entry.', {
        enum: ['MOBILE', 'CAMERA', 'MANUAL'],
      }),
      isOwnPhoneOnly: boolean(
        "Whether the exposure would not count without the records of the exposed person's own phone.",
      ),
    }),
  ),
};

export const notice: Properties<RestNoticeFragment> = {
  id: id('Id of the notice.'),
  subject: text('Subject line of the notice.'),
  text: text('Text of the notice, in paragraphs separated by empty lines.'),
  sentAt: moment('When the notice was sent.'),
  readAt: nullable(moment('When the employee first opened the notice; null: not yet.')),
};

export const diseaseCase: Properties<RestCaseFragment> = {
  id: id('Id of the case.'),
  number: integer('Number of the case within the company, from 1.'),
  person: object(casePerson),
  disease: text('Code of the disease, such as COVID_19.'),
  classification: text('How certain it is that the person has the disease.', {
    enum: ['SUSPECTED', 'PROBABLE', 'CONFIRMED', 'NOT_A_CASE'],
  }),
  onsetDay: nullable(day('Day on which symptoms began; null: unknown, or no symptoms.')),
  onsetAt: nullable(moment('Moment at which symptoms began; null: unknown.')),
  specimenDay: nullable(
    day('Day on which the specimen for the test was taken; null: not disclosed, or no test.'),
  ),
  reportedDay: day('Day on which the company learned of the case.'),
  isolatedAt: nullable(
    moment('Moment from which the person met nobody else in the company; null: not isolated.'),
  ),
  notes: text("The company's notes about the case; empty: none."),
  isOpen: boolean('Whether the case is open.'),
  outcome: nullable(
    text('Why the case was closed; null: it is still open.', {
      enum: ['RECOVERED', 'NOT_A_CASE', 'OPENED_IN_ERROR'],
    }),
  ),
  openedAt: moment('When the case was opened.'),
  closedAt: nullable(moment('When the case was closed; null: it is still open.')),
  version: integer('Version of the case, which increases with every act.'),
  dayZero: object({
    day: day('Day from which the days of the disease are counted.'),
    basis: text('Fact from which day zero was taken.', { enum: basis }),
    reason: inWords,
  }),
  window: object({
    from: moment('Start of the infectious window.'),
    until: moment('End of the infectious window; equal to its start if it is empty.'),
    startReason: text('Fact from which the start of the window was derived.', { enum: basis }),
    endReason: text('Why the window ends.', {
      enum: ['DAYS_AFTER', 'DISMISSED', 'ISOLATION', 'NOW'],
    }),
    reason: inWords,
  }),
  isolation: nullable(object({ until: day('Last day of isolation.'), reason: inWords })),
};
