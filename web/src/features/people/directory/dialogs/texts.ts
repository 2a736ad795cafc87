import type { Gender } from '../../../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../../../lib/intl.ts';

const deletionMeaning =
  'Past contacts stay in other people’s traces as ‘Former employee’. You can undo this for 10 seconds; then photo and personal data are erased.';

export const texts = {
  addTitle: 'Add employee',
  added: 'Employee added successfully',
  editTitle: (name: string): string => `Edit ${name}`,
  employee: 'employee',
  edited: 'Employee edited successfully',
  cancel: 'Cancel',
  save: 'Save',
  name: 'Name',
  code: 'Employee ID',
  email: 'Email',
  callingCode: 'Code',
  callingCodeExample: '+65',
  phone: 'Phone',
  department: 'Department',
  designation: 'Designation',
  gender: 'Gender',
  genders: { '': 'Not specified', FEMALE: 'Female', MALE: 'Male' } satisfies Record<
    Gender | '',
    string
  >,
  dateOfBirth: 'Date of birth',
  password: 'Password',
  passwordHelp: 'For signing in to the app. Copy it now: it is not shown again.',
  newPassword: 'New password',
  newPasswordHelp: 'Leave empty to keep the old one. A new one signs out the phone.',
  makePassword: 'Generate a password',
  copyPassword: 'Copy password',
  status: 'COVID-19 status',
  negative: 'Negative',
  positive: 'Positive',
  positiveDate: 'Positive date',
  dateNotKnown: 'Not known',
  dateNotKnownMeaning: 'Without a date, the case counts from today, the day of the report.',
  nameMissing: 'Please enter name',
  codeMissing: 'Please enter employee id',
  emailMissing: 'Please enter email address',
  departmentMissing: 'Please enter department',
  passwordMissing: 'Please enter password',
  passwordWrong: 'Password should be 6 digits',
  callingCodeWrong: 'Please enter a valid country code',
  positiveDateMissing: 'Please choose the positive date, or “Not known”',
  oneLine: 'Line breaks and control characters are not allowed',
  editedByOther: (name: string): string =>
    `Somebody else saved ${name} while you were editing. Your changes are not saved yet.`,
  statusNegative: 'NEGATIVE',
  statusPositive: (day: string): string => `POSITIVE on ${day}`,
  statusPositiveWithoutDate: 'POSITIVE date not disclosed',
  nothing: '–',
  deleteTitle: (people: string): string => `Delete ${people}?`,
  delete: 'Delete',
  deletePeople: (people: string): string => `Delete ${people}`,
  thisPerson: 'This person',
  personWithCode: (name: string, code: string): string => `${name} (${code})`,
  deletePersonMeaning: (person: string): string =>
    `${person} leaves the directory and is signed out of the app. ${deletionMeaning}`,
  deletePeopleMeaning: (people: string): string =>
    `${people} leave the directory and are signed out of the app. ${deletionMeaning}`,
  finishLater:
    'If somebody is ill or being followed up, safety officers keep what they need until they have finished.',
  caseOf: (number: string, name: string): string => `${number} of ${name}`,
  moreCases: (count: number): string => `${formatNumber(count)} more`,
  openCases: (count: number, cases: string): string =>
    `${formatCount(count, { one: 'case is open', other: 'cases are open' })}: ${cases}.`,
  inQuarantine: (count: number): string =>
    `${formatCount(count, { one: 'person is', other: 'people are' })} in quarantine.`,
  toInform: (count: number): string =>
    `${formatCount(count, { one: 'person is', other: 'people are' })} still to inform.`,
  toCorrect: (count: number): string =>
    `${formatCount(count, { one: 'person is', other: 'people are' })} still to be told that an earlier notice no longer holds.`,
  staysUnfinished:
    'This stays as ‘Former employee’, with name, phone number and email address, until it is finished. Only owners and safety officers can see it.',
  nothingUnfinished: 'No open case, and nobody to inform or in quarantine.',
  markNegativeTitle: (people: string): string => `Mark ${people} negative?`,
  markNegative: 'Mark negative',
  markNegativeMeaning:
    'People who are positive lose their positive date; it stays in their status history. You can undo this for 10 seconds.',
  markPositiveTitle: (people: string): string => `Mark ${people} positive?`,
  markPositive: 'Mark positive',
  markPositiveDay: 'The same for all of them. Leave empty if not disclosed.',
  markPositiveMeaning:
    'A confirmed case is opened for each person; a suspected or probable one is confirmed. People with an open confirmed case stay as they are. You can undo this for 10 seconds.',
  tooManyPositive: (people: string): string =>
    `At most ${people} can be marked positive at a time. Please select fewer.`,
  setDepartmentTitle: (people: string): string => `Set the department of ${people}`,
  setDepartment: 'Set department',
  canUndo: 'You can undo this for 10 seconds.',
};
