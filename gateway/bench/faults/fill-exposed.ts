import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '../../src/durations.js';
import type { BenchDatabase } from '../lib/database.js';
import type { RestClient } from '../lib/rest-client.js';
import type { SignedInCompany } from '../lib/sessions.js';

/** The infectious window of the case begins two days earlier. */
const specimenDaysAgo = 4;
/** Other colleagues whom each exposed person met, too briefly to be exposed by them. */
const colleagues = 10;

const openDocument = `mutation BenchOpenCase($id: UUID!, $specimenDay: LocalDate!) {
  openCase(input: { employee: { id: $id }, disease: COVID_19, classification: CONFIRMED, specimenDay: $specimenDay }) { id }
}`;

/**
 * Opens a case that exposes people, each of whom met enough others to get a notice.
 * @param count people to expose; the company needs 11 more.
 * @returns the ids of their follow-ups.
 */
export async function fillExposed(
  database: Pick<BenchDatabase, 'query'>,
  api: RestClient,
  { id, tokens, people }: SignedInCompany,
  count: number,
): Promise<string[]> {
  const [ill, ...others] = people;
  const met = others.slice(0, colleagues);
  const exposed = others.slice(colleagues, colleagues + count);
  if (!ill || exposed.length < count) throw new Error('The company has too few people');
  // The others' phones report, because what only a reader's own phone reports counts for nothing in their notice. No meeting crosses
  // an hour, so none lies in two parts of a day.
  await database.query(
    `INSERT INTO contact (company_id, start_at, id, employee_id, cross_employee_id, end_at, source, distance)
     SELECT $1, start_at, gen_random_uuid(), met.id, exposed.id, start_at + met.minutes * interval '1 minute', 'mobile', 3
     FROM unnest($2::uuid[]) WITH ORDINALITY AS exposed (id, place)
     CROSS JOIN (
       SELECT $3::uuid AS id, 20 AS minutes
       UNION ALL SELECT id, 5 FROM unnest($4::uuid[]) AS colleague (id)
     ) AS met
     CROSS JOIN LATERAL (
       SELECT date_trunc('hour', now()) - interval '20 hours' - place % 40 * interval '1 hour'
         + interval '10 minutes' AS start_at
     ) AS meeting`,
    [id, exposed.map((person) => person.id), ill.id, met.map((person) => person.id)],
  );
  const specimenDay = new Date(Date.now() - specimenDaysAgo * DAY).toISOString().slice(0, 10);
  await api.query(tokens[0]!, openDocument, { id: ill.id, specimenDay });
  for (;;) {
    const rows = await database.query<{ id: string }>(
      `SELECT id FROM follow_up WHERE company_id = $1 AND next_step = 'INFORM' AND employee_id = ANY ($2::uuid[]) ORDER BY id`,
      [id, exposed.map((person) => person.id)],
    );
    if (rows.length === count) return rows.map((row) => row.id);
    await wait(100);
  }
}
