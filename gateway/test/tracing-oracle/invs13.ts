import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { DAY } from '../../src/durations.js';
import type { ContactRecord } from '../../src/features/contacts/tracing/record-step.js';

/*
 * Face-to-face contacts between 92 people of an office over two weeks, measured by badges. Source: SocioPatterns,
 * Génois, Vestergaard, Fournet, Panisson, Bonmarin, Barrat, Network Science 3 (2015) 326-347, doi 10.1017/nws.2015.10.
 */

/** Midnight of the data's day 0. The data has no dates of its own, so it ends today. */
export const INVS13_DAY_ZERO = Math.floor(Date.now() / DAY) * DAY - 11 * DAY;

/** Each line of the data stands for the 20 seconds before its time. */
export const INVS13_TICK = 20_000;

/** Finds the folder of the data: `INVS13_DATA`, or `shared/data/invs13` beside any parent folder; null if there is none. */
export function findInvs13(): string | null {
  const candidates = [process.env.INVS13_DATA ?? ''];
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    candidates.push(join(dirname(folder), 'shared/data/invs13'));
  }
  return (
    candidates.find((folder) => folder !== '' && existsSync(join(folder, 'tij_InVS13.dat'))) ?? null
  );
}

/** Reads the 92 people as ids made from their numbers in the data. */
export function readInvs13People(folder: string): string[] {
  const lines = readFileSync(join(folder, 'metadata_InVS13.dat'), 'utf8').trim().split('\n');
  return lines.map((line) => makePersonId(line.split('\t')[0]!));
}

/** Reads the contacts as records of phones, one per line. */
export function readInvs13Records(folder: string): ContactRecord[] {
  const lines = readFileSync(join(folder, 'tij_InVS13.dat'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [seconds, person, other] = line.split(' ');
    const end = INVS13_DAY_ZERO + Number(seconds) * 1000;
    return {
      employeeId: makePersonId(person!),
      crossEmployeeId: makePersonId(other!),
      source: 'mobile',
      start: end - INVS13_TICK,
      end,
    };
  });
}

function makePersonId(number: string): string {
  return `00000000-0000-7000-8000-${number.padStart(12, '0')}`;
}
