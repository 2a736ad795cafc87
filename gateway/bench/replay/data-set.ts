import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ReplayError } from './replay-error.js';

/** Length of one line of the data: two people faced each other during the seconds that end at its time. */
export const tickSeconds = 20;

/** Face-to-face contacts as SocioPatterns publishes them: `metadata_*.dat` and `tij_*.dat` in one folder. */
export interface DataSet {
  /** Name of the folder. */
  name: string;
  people: { number: string; department: string }[];
  contacts: DataContact[];
}

/** Two people together, in seconds since midnight of the data's day 0. */
export interface DataContact {
  person: string;
  other: string;
  start: number;
  end: number;
}

/** @throws ReplayError saying which file or line cannot be read. */
export function readDataSet(folder: string): DataSet {
  const people = linesOf(folder, 'metadata_').map(({ text, place }) => {
    const [number, department] = text.split(/\s+/);
    if (!number || !department) throw new ReplayError(`${place}: expected 'person department'`);
    return { number, department };
  });
  const known = new Set(people.map(({ number }) => number));
  const contacts = linesOf(folder, 'tij_').map(({ text, place }) => {
    const [time, person, other] = text.split(/\s+/);
    const end = Number(time);
    if (!time || !Number.isFinite(end) || !person || !other)
      throw new ReplayError(`${place}: expected 't i j'`);
    if (!known.has(person) || !known.has(other))
      throw new ReplayError(`${place}: a person is not in the metadata`);
    return { person, other, start: end - tickSeconds, end };
  });
  if (contacts.length === 0) throw new ReplayError(`${folder} holds no contacts`);
  return { name: basename(folder), people, contacts };
}

function linesOf(folder: string, prefix: string): { text: string; place: string }[] {
  let file: string | undefined;
  try {
    file = readdirSync(folder).find((name) => name.startsWith(prefix) && name.endsWith('.dat'));
  } catch {
    throw new ReplayError(`The folder ${folder} cannot be read`);
  }
  if (!file) throw new ReplayError(`The folder ${folder} has no file ${prefix}*.dat`);
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((text, at) => ({ text: text.trim(), place: `${file} line ${at + 1}` }))
    .filter(({ text }) => text !== '');
}

/** A pair's contacts that follow one another without a gap, as one. */
export function mergeContacts(contacts: readonly DataContact[]): DataContact[] {
  const merged: DataContact[] = [];
  for (const ofPair of Map.groupBy(contacts, pairOf).values()) {
    for (const contact of ofPair.toSorted((a, b) => a.start - b.start)) {
      const last = merged.at(-1);
      if (last && pairOf(last) === pairOf(contact) && contact.start <= last.end)
        last.end = Math.max(last.end, contact.end);
      else merged.push({ ...contact });
    }
  }
  return merged;
}

export function pairOf({ person, other }: DataContact): string {
  return [person, other].toSorted().join(' ');
}
