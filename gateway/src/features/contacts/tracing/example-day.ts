import type { ExampleMeeting, ExamplePerson } from './example.types.js';

/** Minutes from 08:00 to 18:00. */
export const exampleMinutes = 600;

export const examplePeople: ExamplePerson[] = [
  { id: 1, name: 'Ana', place: 'Reception' },
  { id: 2, name: 'Ben', place: 'Sales' },
  { id: 3, name: 'Chen', place: 'Workshop' },
  { id: 4, name: 'Dara', place: 'Kitchen' },
  { id: 5, name: 'Elif', place: 'Laboratory' },
  { id: 6, name: 'Femi', place: 'Stores' },
  { id: 7, name: 'Goro', place: 'Design' },
  { id: 8, name: 'Hana', place: 'Accounts' },
  { id: 9, name: 'Ivo', place: 'Dispatch' },
];

/**
 * What the phones recorded, by start. With Ana ill and a threshold of 15 minutes: Ben's two records are 3 minutes apart, so
 * they are one episode; Chen's three short ones add up; Femi's two with Ana do not. Ben and Dara were together before Ben was
 * exposed, and again afterwards. Ben was already with Elif when he was exposed: only the rest counts. Ivo's episodes are too
 * short or on a fourth level.
 */
export const exampleMeetings: ExampleMeeting[] = [
  { person: 1, other: 8, start: 10, end: 14 },
  { person: 2, other: 4, start: 20, end: 50 },
  { person: 1, other: 3, start: 30, end: 35 },
  { person: 1, other: 2, start: 60, end: 67 },
  { person: 2, other: 5, start: 65, end: 90 },
  { person: 1, other: 2, start: 70, end: 79 },
  { person: 5, other: 8, start: 120, end: 126 },
  { person: 1, other: 3, start: 150, end: 156 },
  { person: 1, other: 6, start: 180, end: 187 },
  { person: 1, other: 6, start: 193, end: 199 },
  { person: 2, other: 4, start: 200, end: 218 },
  { person: 5, other: 8, start: 240, end: 247 },
  { person: 4, other: 7, start: 250, end: 270 },
  { person: 3, other: 6, start: 280, end: 303 },
  { person: 1, other: 3, start: 300, end: 306 },
  { person: 3, other: 6, start: 340, end: 352 },
  { person: 3, other: 6, start: 356, end: 361 },
  { person: 5, other: 8, start: 400, end: 405 },
  { person: 6, other: 9, start: 420, end: 434 },
  { person: 7, other: 9, start: 500, end: 530 },
];
