import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '../../src/durations.js';
import { RestClient } from '../lib/rest-client.js';
import type { SignedInCompany } from '../lib/sessions.js';
import type { Bench } from './bench.js';

const teamSize = 8;
/** Open cases, and the people outside the team whom each exposes. */
const measuredCases = { open: 40, exposed: 125 };
const checkedCases = { open: 3, exposed: 5 };
/** Cases that are opened during the measurement, and the people whom each exposes. */
const openings = 10;
const exposedByOpening = 300;
/** The infectious windows begin two days earlier. */
const specimenDaysAgo = 4;
/** One in this many follow-ups has an act. */
const informedNth = 3;
/** Maximum follow-ups of one act. */
const maxFollowUps = 1000;

type Person = SignedInCompany['people'][number];

/** A person with a case, and others outside the team who met them for 20 minutes each. */
export interface Carrier {
  person: Person;
  met: Person[];
}

export interface FilledCases {
  id: string;
  token: string;
  headers: Record<string, string>;
  people: Person[];
  api: RestClient;
  /** With open cases. */
  carriers: Carrier[];
  /** Without a case yet. */
  nextCarriers: Carrier[];
}

const informDocument = `mutation BenchInform($ids: [UUID!]!) {
  addFollowUpAct(input: { followUpIds: $ids, kind: INFORMED, channel: CALL }) { batchId }
}`;

const openDocument = `mutation BenchOpenCase($id: UUID!, $specimenDay: LocalDate!) {
  openCase(input: { employee: { id: $id }, disease: COVID_19, classification: CONFIRMED, specimenDay: $specimenDay }) { id }
}`;

/** Opens cases in the company with the most contacts, and informs some of the people whom they exposed. */
export async function fillCases(bench: Bench): Promise<FilledCases> {
  const { database, options, until, gateway } = bench;
  const { id, tokens, headers, people } = await bench.signIn(database.filled.companies[0]);
  const { open, exposed } = options.check ? checkedCases : measuredCases;
  const distance = Math.floor(people.length / (open + openings));
  const all = Array.from({ length: open + openings }, (_, at): Carrier => {
    const first = at * distance;
    const count = at < open ? exposed : exposedByOpening;
    const met = people.slice(first + teamSize, first + Math.min(distance, teamSize + count));
    return { person: people[first]!, met };
  });
  const pairs = all.flatMap(({ person, met }) => met.map((other) => [person.id, other.id]));
  await database.query(
    `INSERT INTO contact (company_id, start_at, id, employee_id, cross_employee_id, end_at, source, distance)
     SELECT $1, start_at, gen_random_uuid(), person, met, start_at + interval '20 minutes', 'mobile', 3
     FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS pair (person, met, place),
       LATERAL (SELECT $4::timestamptz - interval '3 hours' - place % 300 * interval '20 minutes' AS start_at) AS meeting`,
    [id, pairs.map(([person]) => person), pairs.map(([, met]) => met), until],
  );
  const filled = {
    id,
    token: tokens[0]!,
    headers,
    people,
    api: new RestClient(gateway.url),
    carriers: all.slice(0, open),
    nextCarriers: all.slice(open),
  };
  for (const { person } of filled.carriers) await openCase(filled, person);
  await waitForRecounts(bench);
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM follow_up WHERE company_id = $1 ORDER BY employee_id',
    [id],
  );
  const informed = rows.filter((_, at) => at % informedNth === 0).map((row) => row.id);
  for (let at = 0; at < informed.length; at += maxFollowUps)
    await filled.api.query(filled.token, informDocument, {
      ids: informed.slice(at, at + maxFollowUps),
    });
  await database.query(
    'VACUUM (ANALYZE) contact, disease_case, case_exposure, case_carrier, case_mark, follow_up, follow_up_act',
  );
  return filled;
}

/** Opens a confirmed case of a person. @returns its id. */
export async function openCase({ api, token }: FilledCases, person: Person): Promise<string> {
  const specimenDay = new Date(Date.now() - specimenDaysAgo * DAY).toISOString().slice(0, 10);
  const { openCase: opened } = await api.query(token, openDocument, { id: person.id, specimenDay });
  return opened.id;
}

/** Waits until no case has to be recounted now. */
export async function waitForRecounts({ database }: Bench): Promise<void> {
  const due = 'SELECT FROM case_mark WHERE marked_at <= now() LIMIT 1';
  while ((await database.query(due)).length > 0) await wait(100);
}
