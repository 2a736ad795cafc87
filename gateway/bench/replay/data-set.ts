import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError } from '../lib/command.js';

/** A line of a recording: two people faced each other during the seconds before its time. */
const tickSeconds = 20;

/** Face-to-face contacts as SocioPatterns publishes them: `metadata_*.dat` and `tij_*.dat` in one folder. */
export interface DataSet {
  /** Name of the folder. */
  name: string;
  people: { number: string; department: string }[];
  contacts: DataContact[];
}

/** Two people together, in seconds since midnight of the recording's day 0. */
export interface DataContact {
  person: string;
  other: string;
  start: number;
  end: number;
}

/** @throws CommandError naming the file or line that cannot be read. */
export function readDataSet(folder: string): DataSet {
  const people = readLines(folder, 'metadata_').map(({ text, place }) => {
    const [number, department] = text.split(/\s+/);
    if (!number || !department) throw new CommandError(`${place}: expected 'person department'`);
    return { number, department };
  });
  const known = new Set(people.map(({ number }) => number));
  const contacts = readLines(folder, 'tij_').map(({ text, place }) => {
    const [time, person, other] = text.split(/\s+/);
    const end = Number(time);
    if (!time || !Number.isFinite(end) || !person || !other)
      throw new CommandError(`${place}: expected 't i j'`);
    if (!known.has(person) || !known.has(other))
      throw new CommandError(`${place}: a person is not in the metadata`);
    return { person, other, start: end - tickSeconds, end };
  });
  if (contacts.length === 0) throw new CommandError(`${folder} contains no contacts`);
  return { name: basename(folder), people, contacts };
}

function readLines(folder: string, prefix: string): { text: string; place: string }[] {
  let file: string | undefined;
  try {
    file = readdirSync(folder).find((name) => name.startsWith(prefix) && name.endsWith('.dat'));
  } catch {
    throw new CommandError(`The folder ${folder} cannot be read`);
  }
  if (!file) throw new CommandError(`The folder ${folder} has no file ${prefix}*.dat`);
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((text, at) => ({ text: text.trim(), place: `${file} line ${at + 1}` }))
    .filter(({ text }) => text !== '');
}

export function pairKey({ person, other }: DataContact): string {
  return [person, other].toSorted().join(' ');
}
