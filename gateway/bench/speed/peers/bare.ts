import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import type { Rows } from '../../../src/database/tenant.js';
import { companyHeader } from './peer.js';
import { readJson, sendJson, servePlainly } from './plain-http.js';
import { readHistory, readIndicator } from './plain-insights.js';
import { listFollowUps } from './plain-follow-up.js';
import { listWithHealth, search, trace, type Variables } from './plain-queries.js';
import { createPool, inPlainTransaction } from './plain-transaction.js';
import { storeUpload } from './plain-uploads.js';

/**
 * The server that ratios refer to: `node:http`, `pg` and `JSON.stringify` with row level security, without sign-in. It stores each upload in
 * a transaction of its own, and exports the directory by PostgreSQL's `COPY TO`.
 * @returns its port on the loopback.
 */
export function serveBare(databaseUrl: string): Promise<number> {
  const pool = createPool(databaseUrl);
  const copies = createPool(databaseUrl, false);
  return servePlainly(async (request, response) => {
    const companyId = String(request.headers[companyHeader]);
    if (request.method === 'GET')
      return inPlainTransaction(copies, companyId, true, async (db) => {
        response.setHeader('content-type', 'text/csv; charset=utf-8');
        await pipeline((await db.client()).query(copyTo(copiedDirectory)), response);
      });
    if (request.url === '/api/contacts') return storeUpload(pool, companyId, request, response);
    return answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const companyId = String(request.headers[companyHeader]);
    const { query, variables } = (await readJson(request)) as {
      query: string;
      variables: Variables;
    };
    const data = await inPlainTransaction<unknown>(pool, companyId, true, (db) =>
      runQuery(db, companyId, query, variables),
    );
    sendJson(response, { data });
  }
}

function runQuery(db: Rows, companyId: string, query: string, variables: Variables) {
  if (query.includes('BenchTrace')) return trace(db, companyId, variables);
  if (query.includes('BenchHistory')) return readHistory(db, companyId, variables);
  if (query.includes('BenchIndicator')) return readIndicator(db, companyId);
  if (query.includes('BenchWorkList')) return listFollowUps(db, companyId, variables);
  if (query.includes('BenchSearch')) return search(db, companyId, variables);
  return listWithHealth(db, companyId, variables);
}

/** The columns of the gateway's file, in the time zone of the benchmark's companies. */
const copiedDirectory = `COPY (
  SELECT code, name, CASE WHEN calling_code = '' THEN phone ELSE '(+' || ltrim(calling_code, '+') || ') ' || phone END, email, department,
    CASE WHEN status.is_positive IS NOT TRUE THEN 'NEGATIVE' WHEN status.positive_date IS NOT NULL
      THEN 'POSITIVE on ' || to_char(status.positive_date, 'FMDD/FMMM/YYYY')
      ELSE coalesce('POSITIVE since ' || to_char((SELECT coalesce(onset_day, specimen_day, reported_day) FROM disease_case
        WHERE disease_case.company_id = employee.company_id AND disease_case.employee_id = employee.id
          AND disease = 'COVID_19' AND classification = 'CONFIRMED' AND closed_at IS NULL), 'FMDD/FMMM/YYYY'), 'POSITIVE date not disclosed') END,
    coalesce(to_char(last_active_at AT TIME ZONE 'Asia/Singapore', 'YYYY-MM-DD HH24:MI'), 'Not available')
  FROM employee LEFT JOIN employee_status AS status ON status.company_id = employee.company_id AND status.employee_id = employee.id
  WHERE employee.company_id = current_company() AND deleted_at IS NULL ORDER BY name_key, id
) TO STDOUT (FORMAT csv)`;
