import { integer, text, boolean } from './json-schema.js';

export const followUpPage = {
  states: text('Only in these states, separated by commas: TO_INFORM,TEST_DUE.'),
  nextSteps: text('Only with one of these next steps, separated by commas: INFORM,CORRECT.'),
  diseases: text('Only of these diseases, separated by commas: COVID_19,INFLUENZA.'),
  isOverdue: boolean(
    'Only those whose next step is due by now (true), or only the others (false).',
  ),
  assignee: text('Only those assigned to this e-mail address.'),
  caseNumber: integer('Only people exposed by the case of this number.', { minimum: 1 }),
  isChanged: boolean(
    'Only those that have changed since this session marked them as seen (true), or only the others (false).',
  ),
  isPhoneSilent: boolean(
    'Only people whose phone has been silent for 24 hours (true), or only the others (false).',
  ),
  isNoticeUndelivered: boolean(
    'Only those whose last notice could not be delivered (true), or only the others (false).',
  ),
  search: text(
    "Words that are all found in the person's employee code, name, e-mail or department.",
    { maxLength: 100 },
  ),
  order: text('Order of the follow-ups.', {
    enum: ['CHANGED', 'DUE', 'NAME', 'QUARANTINE_END'],
    default: 'DUE',
  }),
  page: integer('From 1.', { minimum: 1, maximum: 1_000_000, default: 1 }),
  pageSize: integer('1 to 100.', { minimum: 1, maximum: 100, default: 100 }),
};
