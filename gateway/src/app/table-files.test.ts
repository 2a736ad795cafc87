import { read, utils, type WorkSheet } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFollowUpClient } from '../../test/follow-up.js';
import { useImports } from '../../test/imports.js';
import { makeSenderHeaders } from '../../test/run-document.js';
import { makeTeam } from '../../test/team.js';
import { inTenant } from '../database/tenant.js';
import { HOUR } from '../durations.js';
import { todayIn } from '../features/company/profile/time-zone.js';
import { streams } from './rooms.js';

const { gateway, imports } = useImports();
const today = todayIn('Asia/Singapore');
const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let team: Awaited<ReturnType<typeof makeTeam>>;
let queries: Record<string, string>;
beforeAll(async () => {
  team = await makeTeam(gateway, 'Ana', '=Ben', 'Cleo; Dan, "Eve"');
  const start = new Date(`${today}T00:00:00+08:00`);
  start.setTime(start.getTime() - 12 * HOUR);
  for (const name of ['=Ben', 'Cleo; Dan, "Eve"']) await team.meet('Ana', name, start, 20.5);
  await gateway.rest(team.person('Ana').token, 'POST /health/new', { make_model: '=Pixel; "8"' });
  const client = makeFollowUpClient(gateway, team.made);
  await client.openCase(team.person('Ana'));
  await client.recount();
  const rows = await client.rows();
  await client.act(rows, { kind: 'NOTE', note: '=cmd()\nat the gate; "twice"\u000b' });
  const { id } = await imports.preview(
    team.made.token,
    'ID NO.,NAME,EMAIL\nD-1,Dan,"=dan; at, company"',
    'people.csv',
  );
  const days = 'from=2026-01-01&to=2026-12-31';
  queries = {
    '/contacts/continuous/export': days,
    '/contacts/cumulative/export': days,
    '/contacts/exposed/export': `employee=${team.person('Ana').employee.id}&case=1`,
    '/employees/import-errors': `import=${id}`,
  };
});

const paths = streams.filter(({ query }) => query?.['format']).map(({ path }) => path);

async function download(path: string, format?: string, token = team.made.token) {
  const query = new URLSearchParams(queries[path]);
  if (format !== undefined) query.set('format', format);
  const answer = await gateway.server.inject({
    url: `/api${path}?${query.toString()}`,
    headers: makeSenderHeaders(token),
  });
  return {
    status: answer.statusCode,
    body: answer.body,
    bytes: answer.rawPayload,
    type: answer.headers['content-type'],
    disposition: String(answer.headers['content-disposition']),
  };
}

/** Reads the cells of the only sheet of a workbook as text; an empty cell is ''. */
const readSheet = (sheet: WorkSheet): string[][] =>
  utils
    .sheet_to_json<string[]>(sheet, { header: 1, defval: '', raw: true })
    .map((row) => row.map(String));

describe('files with a table', () => {
  it('are all files in CSV', () => {
    expect(paths.toSorted()).toEqual(
      streams
        .filter(({ contentType }) => contentType.startsWith('text/csv'))
        .map(({ path }) => path)
        .toSorted(),
    );
    expect(paths).toHaveLength(9);
  });

  it.each(paths)('%s has the same cells in every format', async (path) => {
    const csv = await download(path);
    expect([csv.status, csv.type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.disposition).toMatch(/filename="[\w-]+\.csv"/);
    expect((await download(path, 'csv')).body).toBe(csv.body);
    const cells: string[][] = parse(csv.body, { bom: true });
    expect(cells.length).toBeGreaterThan(path.endsWith('template') ? 0 : 1);

    const semicolons = await download(path, 'csv-semicolon');
    expect([semicolons.type, semicolons.disposition]).toEqual([csv.type, csv.disposition]);
    expect(semicolons.body.startsWith('\uFEFF')).toBe(true);
    expect(parse(semicolons.body, { bom: true, delimiter: ';' })).toEqual(cells);

    const xlsx = await download(path, 'xlsx');
    expect([xlsx.status, xlsx.type]).toEqual([200, xlsxContentType]);
    expect(xlsx.disposition).toBe(csv.disposition.replaceAll('.csv', '.xlsx'));
    const { Sheets, SheetNames } = read(xlsx.bytes, { cellFormula: true });
    expect(SheetNames).toHaveLength(1);
    const sheet = Sheets[SheetNames[0]!]!;
    expect(readSheet(sheet)).toEqual(cells);
    const stored = Object.entries(sheet).filter(([place]) => !place.startsWith('!'));
    for (const [, cell] of stored) {
      expect(cell.f).toBeUndefined();
      expect(cell.t).toMatch(/^[ns]$/);
    }
  });

  it('store minutes as numbers and codes as text', async () => {
    const { bytes } = await download('/contacts/continuous/export', 'xlsx');
    const { Sheets, SheetNames } = read(bytes);
    const [row] = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0]!]!);
    expect(row).toMatchObject({ MINUTES: 20.5, 'ID NO.': expect.any(String) });
  });

  it('refuse an unknown format without an audit entry', async () => {
    const countExports = () =>
      inTenant(gateway.app.dataSource, team.made.company.id, (db) =>
        db.rows({
          name: 'exports',
          text: `SELECT count(*) FROM audit_entry WHERE action LIKE '%EXPORTED'`,
        }),
      );
    const before = await countExports();
    for (const path of paths) {
      const { status, body } = await download(path, 'pdf');
      expect([path, status, JSON.parse(body).errors[0].field]).toEqual([path, 400, 'format']);
    }
    expect(await countExports()).toEqual(before);
  });

  it.each(['csv-semicolon', 'xlsx'])('import the directory unchanged from %s', async (format) => {
    const { token } = (await makeTeam(gateway, 'Ana Lim', "D'Arcy Ong")).made;
    const { bytes, disposition } = await download('/employees/export', format, token);
    const name = /filename="([^"]+)"/.exec(disposition)![1]!;
    const found = await imports.preview(token, bytes, name);
    expect(found).toMatchObject({ total: 2, unchanged: 2, wrong: 0 });
  });
});
