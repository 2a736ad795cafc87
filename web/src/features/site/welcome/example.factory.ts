import type { Example } from './example.ts';

/** Creates a traced day: Ana meets Ben, Ben meets Cleo twice, and after that Cleo meets Dev. */
export const exampleDay: Example = {
  length: 540,
  people: [
    { id: 1, name: 'Ana', place: 'Kitchen' },
    { id: 2, name: 'Ben', place: 'Kitchen' },
    { id: 3, name: 'Cleo', place: 'Front desk' },
    { id: 4, name: 'Dev', place: 'Store' },
  ],
  meetings: [
    { person: 1, other: 2, start: 65, end: 95 },
    { person: 2, other: 3, start: 120, end: 130 },
    { person: 3, other: 2, start: 170, end: 182 },
    { person: 1, other: 4, start: 200, end: 204 },
    { person: 4, other: 3, start: 250, end: 280 },
  ],
  exposures: [
    { person: 3, level: 2, exposedAt: 180, rule: 'CUMULATIVE', carrier: 2, from: 120 },
    { person: 2, level: 1, exposedAt: 80, rule: 'CONTINUOUS', carrier: 1, from: 65 },
    { person: 4, level: 3, exposedAt: 265, rule: 'CONTINUOUS', carrier: 3, from: 250 },
  ],
};
