import { createServer } from 'node:http';
import pg from 'pg';
import type { Rows } from '../../src/database/tenant.js';
import { fold } from '../../src/features/employees/fold.js';
import { peopleNamed } from '../../src/features/employees/employee.queries.js';
import { traceContacts } from '../../src/features/tracing/tracing.queries.js';
import { thresholdHistory } from '../../src/features/tracing/thresholds.js';
import { history, indicator, type Period } from './bare-insights.js';

/*
 * What the gateway is measured against: `node:http`, `pg` and `JSON.stringify`, nobody to sign in, one company, and the
 * database's owner, whom row level security does not hold. Started by the benchmark with a message.
 */

interface Variables extends Period {
  search: string;
  page: number;
  employeeId: string;
  until: string;
}

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

process.once('message', ({ url, companyId }: { url: string; companyId: string }) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    options: '-c jit=off -c timezone=UTC',
  });
  const db: Rows = {
    rows: async <Row>(statement: { name: string; text: string }, values: unknown[] = []) =>
      (await pool.query({ ...statement, values })).rows as Row[],
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { query, variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
        query: string;
        variables: Variables;
      };
      const answer = answerTo(db, companyId, query, variables);
      answer.then(
        (data) =>
          response.setHeader('content-type', 'application/json').end(JSON.stringify({ data })),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});

function answerTo(db: Rows, companyId: string, query: string, variables: Variables) {
  if (query.includes('BenchTrace')) return trace(db, companyId, variables);
  if (query.includes('BenchHistory')) return history(db, companyId, variables);
  if (query.includes('BenchIndicator')) return indicator(db, companyId);
  if (query.includes('BenchSearch')) return search(db, companyId, variables);
  return list(db, companyId, variables);
}

const columns = `id, code AS "employeeId", name, email, phone, country_code AS "countryCode", designation, department,
  upper(gender) AS gender, date_of_birth AS "dateOfBirth", is_positive AS "isPositive", positive_date AS "positiveDate",
  last_active AS "lastActive"`;

async function list(db: Rows, companyId: string, { page }: Variables) {
  const items = await db.rows(
    {
      name: 'bare-list',
      text: `SELECT ${columns} FROM employee WHERE company_id = $1 AND deleted_at IS NULL
        ORDER BY name_key, id LIMIT 50 OFFSET $2`,
    },
    [companyId, (page - 1) * 50],
  );
  const [counted] = await db.rows<{ total: number }>(
    {
      name: 'bare-count',
      text: 'SELECT count(*)::int AS total FROM employee WHERE company_id = $1 AND deleted_at IS NULL',
    },
    [companyId],
  );
  return { employees: { total: counted?.total ?? 0, items } };
}

/** Every word is looked for, as plainly as it can be said. */
async function search(db: Rows, companyId: string, { search: text }: Variables) {
  const words = fold(text)
    .split(' ')
    .map((word) => `%${word}%`);
  const found = 'company_id = $1 AND deleted_at IS NULL AND search LIKE ALL ($2::text[])';
  const items = await db.rows(
    {
      name: 'bare-search',
      text: `SELECT ${columns} FROM employee WHERE ${found} ORDER BY name_key, id LIMIT 10`,
    },
    [companyId, words],
  );
  const [counted] = await db.rows<{ total: number }>(
    {
      name: 'bare-search-count',
      text: `SELECT count(*)::int AS total FROM employee WHERE ${found}`,
    },
    [companyId, words],
  );
  return { employees: { total: counted?.total ?? 0, items } };
}

async function trace(db: Rows, companyId: string, { employeeId, from, until }: Variables) {
  const [person] = await db.rows<{ id: string }>(
    {
      name: 'bare-person',
      text: 'SELECT * FROM employee WHERE company_id = $1 AND id = $2 AND deleted_at IS NULL',
    },
    [companyId, employeeId],
  );
  if (!person) throw new Error('No such person');
  const changes = await db.rows<{ from: Date; minutes: number }>(
    {
      name: 'bare-thresholds',
      text: 'SELECT in_force_from AS from, minutes FROM time_metric WHERE company_id = $1',
    },
    [companyId],
  );
  const thresholds = thresholdHistory(
    changes.map((change) => ({ from: change.from.getTime(), minutes: change.minutes })),
  );
  const exposures = await traceContacts(
    db,
    companyId,
    person.id,
    Date.parse(from),
    Date.parse(until),
    thresholds,
  );
  const ids = new Set(
    exposures.flatMap(({ path }) =>
      path.flatMap(({ carrierId, personId }) => [carrierId, personId]),
    ),
  );
  const named = await peopleNamed(db, companyId, [...ids]);
  const people = new Map(named.map((found) => [found.id, found]));
  const briefly = (id: string) => ({ id, name: people.get(id)?.name });
  return {
    trace: {
      from: new Date(from),
      until: new Date(until),
      exposures: exposures.map(({ personId, level, exposedAt, path }) => {
        const { id, name, employeeId: code, department, isPositive } = people.get(personId)!;
        return {
          person: { id, name, employeeId: code, department, isPositive },
          level,
          exposedAt: new Date(exposedAt),
          minutes: path.at(-1)?.minutes ?? 0,
          path: path.map((meeting) => ({
            carrier: briefly(meeting.carrierId),
            person: briefly(meeting.personId),
            source: meeting.source.toUpperCase(),
            countedFrom: new Date(meeting.countedFrom),
            reachedAt: new Date(meeting.reachedAt),
            rule: meeting.rule,
            thresholdMinutes: meeting.thresholdMinutes,
            minutes: meeting.minutes,
          })),
        };
      }),
    },
  };
}
