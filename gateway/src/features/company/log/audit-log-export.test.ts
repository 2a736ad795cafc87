import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../access/role.js';
import { verifyAuditFile } from '../../../audit-verify/verify.js';
import { inTenant } from '../../../database/tenant.js';
import { DAY, MINUTE } from '../../../durations.js';
import { listAudit } from '../../../../test/audit.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { AuditAction, AuditEntry } from '../../audit/entries/audit-entry.entity.js';

const gateway = useTestGateway();
let made: MadeCompany;
beforeEach(async () => {
  made = await makeCompany(gateway.app);
});

/** Stores entries that were written minutes ago, in this order. */
const store = ({ company }: MadeCompany, entries: (Partial<AuditEntry> & { minutes: number })[]) =>
  inTenant(gateway.app.dataSource, company.id, async (db) => {
    const manager = await db.manager();
    const rows = entries.map(({ minutes, ...given }) => ({
      companyId: company.id,
      id: uuidv7(),
      action: AuditAction.CASE_OPENED,
      actor: 'ana@x.example',
      role: Role.OWNER,
      address: '203.0.113.7',
      createdAt: new Date(Date.now() - minutes * MINUTE),
      ...given,
    }));
    await manager.insert(AuditEntry, rows);
    return rows.map(({ id }) => id);
  });

const read = (query = '', token: string | null = made.token) =>
  gateway.rest(token, `GET /audit/${query}`);
const parseLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('GET /api/audit/export', () => {
  const parseEntries = (text: string) =>
    parseLines(text).flatMap(({ type, entry }) => (type === 'entry' ? [entry] : []));

  it('is a file that audit-verify accepts, oldest entry first', async () => {
    const other = await makeCompany(gateway.app);
    await store(other, [{ minutes: 9 }]);
    const ids = await store(made, [
      { minutes: 90, detail: 'C-1', requestId: 'r1', userAgent: 'A browser' },
      { minutes: 60, actor: null, role: null },
      { minutes: 30, role: Role.PROVIDER_ADMIN, actor: 'staff@provider.example' },
    ]);
    const { status, headers, text } = await read('export');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/filename="audit_log_\d{4}-\d\d-\d\d.jsonl"/);
    const entries = parseEntries(text);
    expect(entries.map(({ id }) => id).slice(0, 3)).toEqual(ids);
    expect(entries[0]).toEqual({
      id: ids[0],
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      action: 'CASE_OPENED',
      actor: 'ana@x.example',
      role: 'OWNER',
      detail: 'C-1',
      address: '203.0.113.7',
      requestId: 'r1',
      userAgent: 'A browser',
    });
    expect(entries[2]).toMatchObject({ actor: null, address: null, role: 'PROVIDER_ADMIN' });
    const folder = await mkdtemp(join(tmpdir(), 'audit-export-'));
    try {
      const file = join(folder, 'log.jsonl');
      await writeFile(file, text);
      expect(await verifyAuditFile(file)).toMatchObject({
        isWhole: true,
        // The export itself is the last one.
        entries: 4,
        opening: { company: { id: made.company.id, name: made.company.name } },
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('writes an audit entry with its filter, and contains that entry', async () => {
    const { text } = await read('export?action=AUDIT_LOG_EXPORTED&actor=' + made.email);
    const detail = `actor ${made.email}, action AUDIT_LOG_EXPORTED`;
    expect(await listAudit(gateway.app, made)).toEqual([
      { action: 'AUDIT_LOG_EXPORTED', actor: made.email, detail },
    ]);
    expect(parseEntries(text)).toMatchObject([{ action: 'AUDIT_LOG_EXPORTED', detail }]);
  });

  it('filters by person, action, text and days of the company, and has the filter in its first line', async () => {
    const today = Math.floor((Date.now() + 8 * 60 * MINUTE) / DAY) * DAY - 8 * 60 * MINUTE;
    const minutes = (Date.now() - today) / MINUTE;
    const [before, first] = await store(made, [
      { minutes: minutes + 1 },
      { minutes: minutes - 0.01, detail: 'needle' },
    ]);
    const day = new Date(today + DAY / 2).toISOString().slice(0, 10);
    const ids = async (query: string) =>
      parseEntries((await read(`export?${query}`)).text)
        .filter(({ action }) => action === 'CASE_OPENED')
        .map(({ id }) => id);
    expect(await ids(`from=${day}`)).toEqual([first]);
    expect(await ids(`from=${day}&to=${day}`)).toEqual([first]);
    const yesterday = new Date(today - DAY / 2).toISOString().slice(0, 10);
    expect(await ids(`to=${yesterday}`)).toEqual([before]);
    expect(await ids('search=NEEDLE&action=CASE_OPENED')).toEqual([first]);
    expect(await ids('actor=ben@x.example')).toEqual([]);
    const { text } = await read(`export?to=${yesterday}`);
    expect(parseLines(text)[0]).toMatchObject({
      type: 'opening',
      filter: { from: null, to: yesterday, actor: null, action: null, search: null },
    });
  });

  it.each(['from', 'to', 'action', 'search'])('names an invalid %s', async (name) => {
    const { status, body } = await read(`export?${name}=${'x'.repeat(101)}`);
    expect([status, body.message]).toEqual([400, `${name} is not valid`]);
  });
});

describe('GET /api/audit/stream', () => {
  it('continues after a cursor without missing or repeating entries', async () => {
    const at = new Date(Date.now() - 10 * MINUTE);
    const ids = await store(made, [
      { minutes: 30 },
      { minutes: 10, createdAt: at },
      { minutes: 10, createdAt: at },
      { minutes: 5 },
    ]);
    const { status, headers, text } = await read('stream');
    expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    const lines = parseLines(text);
    expect(lines.map(({ id }) => id)).toEqual(ids);
    for (const [index, { cursor }] of lines.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      const rest = await read(`stream?from=${cursor}`);
      expect(parseLines(rest.text).map(({ id }) => id)).toEqual(ids.slice(index + 1));
    }
  });

  it('leaves out entries of the last two minutes, before which others may still be committed', async () => {
    const [settled] = await store(made, [{ minutes: 2.1 }, { minutes: 1.9 }]);
    expect(parseLines((await read('stream')).text).map(({ id }) => id)).toEqual([settled]);
  });

  it('continues after a cursor whose entry has been deleted', async () => {
    const [stored] = await store(made, [{ minutes: 30 }]);
    const gone = `${Date.now() - DAY}.${randomUUID()}`;
    expect(parseLines((await read(`stream?from=${gone}`)).text)).toMatchObject([{ id: stored }]);
  });

  it('writes an audit entry once a day for each reader', async () => {
    for (let times = 0; times < 3; times += 1)
      // oxlint-disable-next-line no-await-in-loop
      expect((await read('stream')).status).toBe(200);
    expect(await listAudit(gateway.app, made)).toEqual([
      { action: 'AUDIT_LOG_STREAMED', actor: made.email, detail: '' },
    ]);
    await gateway.app.owner.query(
      `UPDATE audit_entry SET created_at = now() - interval '25 hours' WHERE company_id = $1`,
      [made.company.id],
    );
    await read('stream');
    expect(await listAudit(gateway.app, made)).toHaveLength(2);
  });

  it.each(['x', '1.2', `99999999999999.${randomUUID()}`, `1.${randomUUID()}.1`])(
    'refuses the cursor %s',
    async (cursor) => {
      const { status, body } = await read(`stream?from=${cursor}`);
      expect([status, body.message]).toEqual([400, 'from is not valid']);
    },
  );

  it("leaves out another company's entries also for a cursor of that company", async () => {
    const other = await makeCompany(gateway.app);
    await store(other, [{ minutes: 30 }, { minutes: 20 }]);
    const [{ cursor }] = parseLines((await read('stream', other.token)).text);
    expect((await read(`stream?from=${cursor}`)).text).toBe('');
  });
});

it.each(['export', 'stream'])('GET /api/audit/%s is for owners and auditors', async (path) => {
  const auditor = await makeMember(gateway.app, made, Role.AUDITOR);
  const officer = await makeMember(gateway.app, made, Role.SAFETY_OFFICER);
  const employee = await makeEmployee(gateway.app, made);
  const administrator = await makeAdministrator(gateway.app);
  expect((await read(path, auditor.token)).status).toBe(200);
  expect((await read(path, null)).status).toBe(401);
  expect((await read(path, officer.token)).status).toBe(403);
  expect((await read(path, employee.token)).status).toBe(403);
  expect((await read(path, administrator.token)).status).toBe(403);
});
