import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { inTenant, poolOf, providerTenant } from '../../database/tenant.js';
import { projectRoot, readEnv } from '../../env.js';
import { makeAdministrator, makeCompany, makeEmployee } from '../../../test/factories.js';
import { useMailingGateway } from '../../../test/hooks.js';
import { startGuideRequestDeletion } from './forget-guide-requests.job.js';
import type { GuideRequest } from './guide-request.entity.js';
import { deleteOldGuideRequests } from './guide-request.queries.js';

const { gateway, server } = useMailingGateway();

const sales = 'sales@visioncloud.example';
const fields = (values: Record<string, unknown> = {}) => ({
  name: 'Ana Lim',
  email: 'ana@company.example',
  phone: '6123 4567',
  type: 'PROFESSIONAL',
  ...values,
});
const request = (input: unknown) =>
  gateway.graphql(
    null,
    'mutation ($input: RequestGuideInput!) { requestGuide(input: $input) { id } }',
    {
      input,
    },
  );
const list = `query ($search: String, $page: Int! = 1) { guideRequests(search: $search, page: $page, pageSize: 2) {
  total items { id name email phone type createdAt } } }`;

/** Queries the provider's tenant. */
const inProvider = <Row>(text: string) =>
  inTenant(gateway.app.dataSource, providerTenant, (db) => db.unnamed<Row>(text));

describe('requestGuide', () => {
  it('stores the request, mails the sales team and writes an audit entry', async () => {
    const input = fields({ name: ' Zoë  de Ünal ', email: 'Zoe@Company.example' });
    expect(await request(input)).toEqual({ data: { requestGuide: { id: expect.any(String) } } });
    const mail = await server.mailTo(sales, 'Guide request from Zoë de Ünal');
    expect(mail.replyTo?.text).toBe('zoe@company.example');
    expect(mail.text).toContain(
      "Name: Zoë de Ünal\nEmail: zoe@company.example\nPhone: 61234567\nI'm a: Professional",
    );
    const { token } = await makeAdministrator(gateway.app);
    const { data } = await gateway.graphql(token, list, { search: 'zoe@' });
    expect(data.guideRequests).toMatchObject({
      total: 1,
      items: [
        {
          name: 'Zoë de Ünal',
          email: 'zoe@company.example',
          phone: '61234567',
          type: 'PROFESSIONAL',
        },
      ],
    });
    const entries = await inProvider(
      `SELECT action, actor, detail, address FROM audit_entry WHERE action = 'GUIDE_REQUESTED'`,
    );
    expect(entries).toEqual([
      { action: 'GUIDE_REQUESTED', actor: null, detail: '', address: '127.0.0.1' },
    ]);
  });

  it('accepts a request without phone, and a student without a type', async () => {
    const { data } = await request({ name: 'Ben', email: 'ben@company.example' });
    expect(data).toEqual({ requestGuide: { id: expect.any(String) } });
    const mail = await server.mailTo(sales, 'Guide request from Ben');
    expect(mail.text).toContain("Phone: not given\nI'm a: Student");
  });

  it('names the viewer as actor in the audit log', async () => {
    const made = await makeCompany(gateway.app);
    const { data } = await gateway.graphql(
      made.token,
      'mutation ($input: RequestGuideInput!) { requestGuide(input: $input) { id } }',
      { input: fields({ name: 'Signed In' }) },
    );
    expect(data).toEqual({ requestGuide: { id: expect.any(String) } });
    const [entry] = await inProvider<{ actor: string }>(
      'SELECT actor FROM audit_entry ORDER BY created_at DESC, id DESC LIMIT 1',
    );
    expect(entry?.actor).toBe(made.email);
  });

  it('accepts two requests of the same person', async () => {
    await request(fields({ name: 'Twice', email: 'twice@company.example' }));
    await request(fields({ name: 'Twice', email: 'twice@company.example' }));
    const { token } = await makeAdministrator(gateway.app);
    const { data } = await gateway.graphql(token, list, { search: 'twice' });
    expect(data.guideRequests.total).toBe(2);
  });

  it.each([
    ['name', '', 'Please enter your name'],
    ['name', '   ', 'Please enter your name'],
    ['name', 'Ana 2', 'Only alphabet accepted.'],
    ['name', 'Ana\nBcc: all@company.example', 'Only alphabet accepted.'],
    ['name', 'Ana\tLim', 'Only alphabet accepted.'],
    ['name', 'A'.repeat(101), 'At most 100 characters'],
    ['email', '', 'Please enter your email address'],
    ['email', 'no address', 'Please enter valid email address'],
    ['email', '"a\r\nBcc:e"@x.example', 'Please enter valid email address'],
    ['email', 'a@b.example\r\nBcc: all@company.example', 'Please enter valid email address'],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(200)}.example`, 'Please enter valid email address'],
    ['phone', 'x6123', 'Only numeric accepted.'],
    ['phone', '1'.repeat(21), 'At most 20 digits'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { data, errors } = await request(fields({ [field]: value }));
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
  });

  it('refuses a type other than student and professional', async () => {
    const { errors } = await request(fields({ type: 'TEACHER' }));
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('stores nothing when the mail cannot be queued', async () => {
    await gateway.app.owner.query('ALTER TABLE mail RENAME TO mail_away');
    const { errors } = await request(fields({ name: 'Undone' }));
    await gateway.app.owner.query('ALTER TABLE mail_away RENAME TO mail');
    expect(errors).toBeDefined();
    expect(await inProvider(`SELECT id FROM guide_request WHERE name = 'Undone'`)).toEqual([]);
  });

  it('refuses too many requests of a mailbox or network address, with the time to wait', async () => {
    for (let times = 0; times < 3; times += 1) await request(fields());
    const mailbox = await request(fields({ email: 'ANA@company.example' }));
    expect(mailbox.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    for (let times = 0; times < 26; times += 1)
      await request(fields({ email: `a${times}@company.example` }));
    const address = await request(fields({ email: 'another@company.example' }));
    expect(address.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(address.errors?.[0]?.extensions).toHaveProperty('retryAfterSeconds');
  });
});

describe('POST /api/company/guide', () => {
  it('returns 201', async () => {
    const answer = await gateway.rest(null, 'POST /company/guide', {
      name: 'Chen Wei',
      email: 'chen@company.example',
      phone: 61_234_567,
      type: 'professional',
    });
    expect([answer.status, answer.body.success]).toEqual([201, true]);
    await server.mailTo(sales, 'Guide request from Chen Wei');
    const [stored] = await inProvider(
      `SELECT phone, type FROM guide_request WHERE name = 'Chen Wei'`,
    );
    expect(stored).toEqual({ phone: '61234567', type: 'PROFESSIONAL' });
  });

  it('accepts a form without type and phone', async () => {
    for (const rest of [{}, { type: '', phone: '' }]) {
      const body = { name: 'Dara', email: 'dara@company.example', ...rest };
      expect((await gateway.rest(null, 'POST /company/guide', body)).status).toBe(201);
    }
  });

  it('names invalid fields', async () => {
    const { status, body } = await gateway.rest(null, 'POST /company/guide', {
      ...fields({ name: '' }),
      type: 'student',
    });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'name', message: 'Please enter your name' }],
    ]);
    const teacher = fields({ type: 'teacher' });
    expect((await gateway.rest(null, 'POST /company/guide', teacher)).status).toBe(400);
    expect((await gateway.rest(null, 'POST /company/guide', {})).status).toBe(400);
  });
});

describe('guideRequests', () => {
  it('lists pages of the newest first, and searches wildcard characters literally', async () => {
    for (const name of ['Page One', 'Page Two', 'Page Three']) await request(fields({ name }));
    const { token } = await makeAdministrator(gateway.app);
    const names = async (variables: Record<string, unknown>) => {
      const { data } = await gateway.graphql(token, list, variables);
      return [
        data.guideRequests.total,
        ...data.guideRequests.items.map(({ name }: { name: string }) => name),
      ];
    };
    expect(await names({ search: ' page ' })).toEqual([3, 'Page Three', 'Page Two']);
    expect(await names({ search: 'page', page: 2 })).toEqual([3, 'Page One']);
    expect(await names({ search: '%' })).toEqual([0]);
    const bad = await gateway.graphql(token, list, { page: 0 });
    expect(bad.errors?.[0]?.extensions.fields).toEqual([
      { field: 'page', message: 'Page starts at 1' },
    ]);
  });

  it('refuses visitors, companies and phones', async () => {
    const made = await makeCompany(gateway.app);
    const { token } = await makeEmployee(gateway.app, made);
    const code = async (who: string | null) =>
      (await gateway.graphql(who, list)).errors?.[0]?.extensions.code;
    expect(await Promise.all([null, made.token, token].map(code))).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });

  it('the database shows requests to the provider only, without the right to change them', async () => {
    await request(fields());
    const { company } = await makeCompany(gateway.app);
    const count = (tenant: string | null) =>
      inTenant(gateway.app.dataSource, tenant, async (db) => {
        const [{ count } = { count: -1 }] = await db.unnamed<{ count: number }>(
          'SELECT count(*) FROM guide_request',
        );
        return count;
      });
    expect([await count(null), await count(company.id)]).toEqual([0, 0]);
    expect(await count(providerTenant)).toBeGreaterThan(0);
    await expect(inProvider('DELETE FROM guide_request')).rejects.toThrow(/permission denied/);
    await expect(inProvider(`UPDATE guide_request SET name = ''`)).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('the guide', () => {
  const isBuilt = existsSync(join(projectRoot, 'web/dist/assets/VisionCloud_Guide.pdf'));

  it.runIf(isBuilt)('is a PDF that browsers revalidate', async () => {
    const answer = await gateway.server.inject({ url: '/assets/VisionCloud_Guide.pdf' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body.startsWith('%PDF-1.7')).toBe(true);
  });

  it('sends requests to SALES_EMAIL, or else to the administrator', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'visioncloud-env-'));
    const variables = { DATA_DIR: dataDir, ADMIN_EMAIL: 'Admin@company.example' };
    expect(readEnv(variables).salesEmail).toBe('admin@company.example');
    expect(readEnv({ ...variables, SALES_EMAIL: sales }).salesEmail).toBe(sales);
    rmSync(dataDir, { recursive: true });
  });
});

describe('deletion of old requests', () => {
  const insert = (name: string, age: string) =>
    gateway.app.owner.query(`INSERT INTO guide_request (id, name, email, type, created_at)
      VALUES (gen_random_uuid(), '${name}', 'old@company.example', 'STUDENT', now() - interval '${age}')`);
  const listNames = async () =>
    (await inProvider<GuideRequest>(`SELECT name FROM guide_request WHERE email LIKE 'old@%'`)).map(
      ({ name }) => name,
    );

  it('deletes requests after 2 years', async () => {
    await insert('Expired', '2 years 1 minute');
    await insert('Kept', '2 years -1 minute');
    expect(await inTenant(gateway.app.dataSource, null, deleteOldGuideRequests)).toBe(1);
    expect(await listNames()).toEqual(['Kept']);
  });

  it('is run by the nightly job', async () => {
    await insert('Expired', '3 years');
    await startGuideRequestDeletion(gateway.app);
    await inTenant(gateway.app.dataSource, null, (db) =>
      gateway.app.jobs.send(db, 'forget-guide-requests', null),
    );
    while ((await listNames()).includes('Expired')) await wait(20);
    expect(await listNames()).toEqual(['Kept']);
    const schedules = await poolOf(gateway.app.dataSource).query(
      `SELECT cron FROM pgboss.schedule WHERE name = 'forget-guide-requests'`,
    );
    expect(schedules.rows).toEqual([{ cron: '52 3 * * *' }]);
  });

  it('works if the owner of the tables is not a superuser', async () => {
    await insert('Owned', '3 years');
    await gateway.app.owner.query(`
      CREATE ROLE plain_owner NOLOGIN NOBYPASSRLS;
      GRANT USAGE ON SCHEMA public TO plain_owner;
      ALTER TABLE guide_request OWNER TO plain_owner;
      ALTER FUNCTION forget_guide_requests() OWNER TO plain_owner;`);
    expect(await inTenant(gateway.app.dataSource, null, deleteOldGuideRequests)).toBe(1);
    await gateway.app.owner.query(
      'ALTER TABLE guide_request OWNER TO CURRENT_USER; ALTER FUNCTION forget_guide_requests() OWNER TO CURRENT_USER; DROP OWNED BY plain_owner; DROP ROLE plain_owner',
    );
  });
});
