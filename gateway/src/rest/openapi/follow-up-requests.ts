import { integer, text, boolean } from './json-schema.js';

export const followUpPage = {
  states: text('Only follow-ups in these states, separated by commas: TO_INFORM,TEST_DUE.'),
  nextSteps: text(
    'Only follow-ups with one of these next steps, separated by commas: INFORM,CORRECT.',
  ),
  diseases: text('Only follow-ups for these diseases, separated by commas: COVID_19,INFLUENZA.'),
  isOverdue: boolean('true for follow-ups whose next step is overdue, false for the others.'),
  assignee: text('Only follow-ups assigned to this e-mail address.'),
  caseNumber: integer('Only people exposed by the case with this number.', { minimum: 1 }),
  isChanged: boolean(
    'true for follow-ups that changed since this session last marked changes as seen, false for the others.',
  ),
  isPhoneSilent: boolean(
    'true for people whose phone has been silent for 24 hours, false for the others.',
  ),
  isNoticeUndelivered: boolean(
    'true for follow-ups whose last notice could not be delivered, false for the others.',
  ),
  isOwnPhoneOnly: boolean(
    "true for follow-ups that only the person's own phone has reported, false for the others.",
  ),
  search: text(
    "Words that must all appear in the person's employee code, name, e-mail or department.",
    { maxLength: 100 },
  ),
  order: text('Sort order of the follow-ups.', {
    enum: ['CHANGED', 'DUE', 'NAME', 'QUARANTINE_END'],
    default: 'DUE',
  }),
  page: integer('Page number, from 1.', { minimum: 1, maximum: 1_000_000, default: 1 }),
  pageSize: integer('Number of items on a page, 1 to 100.', {
    minimum: 1,
    maximum: 100,
    default: 100,
  }),
};
