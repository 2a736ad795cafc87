import { integer, text, boolean } from './json-schema.js';

export const casePage = {
  isOpen: boolean('true for open cases only, false for closed cases only.'),
  diseases: text('Only cases of these diseases, separated by commas: COVID_19,INFLUENZA.'),
  classification: text('Only cases with this classification.', {
    enum: ['SUSPECTED', 'PROBABLE', 'CONFIRMED', 'NOT_A_CASE'],
  }),
  search: text(
    "Words that must all appear in the person's employee code, name, e-mail or department; or a case number such as 'C-12'.",
    { maxLength: 100 },
  ),
  order: text('Sort order of the cases.', {
    enum: ['DAY_ZERO', 'NAME', 'NEWEST', 'OLDEST'],
    default: 'NEWEST',
  }),
  page: integer('Page number, from 1.', { minimum: 1, maximum: 1_000_000, default: 1 }),
  pageSize: integer('Number of items on a page, 1 to 100.', {
    minimum: 1,
    maximum: 100,
    default: 100,
  }),
};
