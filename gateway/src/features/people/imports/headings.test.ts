import { describe, expect, it } from 'vitest';
import { guessColumns } from './headings.js';

const fields = (...headings: string[]) => guessColumns(headings).map(({ field }) => field);

describe('guessColumns', () => {
  it('recognises every column of the export', () => {
    const guessed = guessColumns([
      'ID NO.',
      'NAME',
      'PHONE NO.',
      'EMAIL',
      'DEPARTMENT',
      'COVID-19 STATUS',
      'LAST ACTIVE',
    ]);
    expect(guessed.map(({ field }) => field)).toEqual([
      'EMPLOYEE_ID',
      'NAME',
      'PHONE',
      'EMAIL',
      'DEPARTMENT',
      'STATUS',
      null,
    ]);
    expect(guessed.every(({ isSure }) => isSure)).toBe(true);
  });

  it.each([
    ['employee_id', 'EMPLOYEE_ID'],
    ['Employee No', 'EMPLOYEE_ID'],
    ['COVID', 'STATUS'],
    ['Covid-19', 'STATUS'],
    ['country_code', 'CALLING_CODE'],
    ['date_of_birth', 'DATE_OF_BIRTH'],
    ['dob', 'DATE_OF_BIRTH'],
    ['conta_tracing_date', 'POSITIVE_DATE'],
    ['is_conta_tracing', 'STATUS'],
    ['E-mail', 'EMAIL'],
    ['Email Address', 'EMAIL'],
    ['emailAddress', 'EMAIL'],
    ['Mobile Number', 'PHONE'],
    ['Employee Full Name', 'NAME'],
    ['Staff No.', null],
    ['Departement', 'DEPARTMENT'],
    ['DESIGNATON', 'DESIGNATION'],
    ['Job title', 'DESIGNATION'],
    ['Sex', 'GENDER'],
    ['First name', null],
    ['Manager', null],
    ['Comments', null],
    ['', null],
  ])('recognises %j as %s', (heading, field) => {
    expect(fields(heading)).toEqual([field]);
  });

  it('assigns each field to the column with the most similar heading', () => {
    expect(fields('E-mails', 'email', 'Name')).toEqual([null, 'EMAIL', 'NAME']);
  });

  it('leaves the choice to the user if two headings are equally similar', () => {
    expect(fields('Phone', 'Mobile')).toEqual([null, null]);
    expect(guessColumns(['Phone', 'Mobile']).some(({ isSure }) => isSure)).toBe(false);
  });
});
