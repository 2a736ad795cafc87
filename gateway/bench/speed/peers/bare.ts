import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import type { Rows } from '../../../src/database/tenant.js';
import { companyHeader, type Peer } from './peer.js';
import { listWithHealth, search, trace, type Variables } from './plain-answers.js';
import { bodyOf, sendJson, servePlainly } from './plain-http.js';
import { history, indicator } from './plain-insights.js';
import { inPlainTransaction, poolOfRole } from './plain-transaction.js';

/**
 * What the gateway is measured against: `node:http`, `pg` and `JSON.stringify`, row level security on, nobody to sign
 * in. Its file of the directory is PostgreSQL's own, by `COPY TO`.
 */
export const bare: Peer = (databaseUrl) => {
  const pool = poolOfRole(databaseUrl);
  const copies = poolOfRole(databaseUrl, false);
  return servePlainly(async (request, response) => {
    const companyId = String(request.headers[companyHeader]);
    if (request.method === 'GET')
      return inPlainTransaction(copies, companyId, true, async (db) => {
        response.setHeader('content-type', 'text/csv; charset=utf-8');
        await pipeline((await db.client()).query(copyTo(copiedDirectory)), response);
      });
    return answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const companyId = String(request.headers[companyHeader]);
    const { query, variables } = (await bodyOf(request)) as { query: string; variables: Variables };
    const data = await inPlainTransaction<unknown>(pool, companyId, true, (db) =>
      answerTo(db, companyId, query, variables),
    );
    sendJson(response, { data });
  }
};

function answerTo(db: Rows, companyId: string, query: string, variables: Variables) {
  if (query.includes('BenchTrace')) return trace(db, companyId, variables);
  if (query.includes('BenchHistory')) return history(db, companyId, variables);
  if (query.includes('BenchIndicator')) return indicator(db, companyId);
  if (query.includes('BenchSearch')) return search(db, companyId, variables);
  return listWithHealth(db, companyId, variables);
}

/** The same columns and words as the gateway's file, in the time zone of the benchmark's companies. */
const copiedDirectory = `COPY (
  SELECT code, name, CASE WHEN country_code = '' THEN phone ELSE '(+' || ltrim(country_code, '+') || ') ' || phone END, email, department,
    CASE WHEN NOT is_positive THEN 'NEGATIVE' WHEN positive_date IS NULL THEN 'POSITIVE date not disclosed'
      ELSE 'POSITIVE on ' || to_char(positive_date, 'FMDD/FMMM/YYYY') END,
    coalesce(to_char(last_active AT TIME ZONE 'Asia/Singapore', 'YYYY-MM-DD HH24:MI'), 'Not available')
  FROM employee WHERE company_id = current_company() AND deleted_at IS NULL ORDER BY name_key, id
) TO STDOUT (FORMAT csv)`;
