import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../durations.js';
import { inTenant, poolOf } from '../../database/tenant.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
} from '../../../test/factories.js';
import { useMailingGateway } from '../../../test/hooks.js';

const { gateway, server } = useMailingGateway();

const schedule = (company: MadeCompany, given: { companyName?: string; password?: string } = {}) =>
  gateway.graphql(
    company.token,
    `mutation ($companyName: String!, $password: String!) {
      scheduleCompanyDeletion(input: { companyName: $companyName, password: $password }) { deletionAt } }`,
    { companyName: company.company.name, password: company.password, ...given },
  );
const undo = (token: string | null, id?: string) =>
  gateway.graphql(
    token,
    'mutation ($company: CompanyRef) { cancelCompanyDeletion(company: $company) { name deletionAt } }',
    { company: id && { id } },
  );
const findDeletionDate = async (company: MadeCompany) =>
  (await gateway.graphql(company.token, '{ company { deletionAt } }')).data.company.deletionAt;
const listActions = async (company: string): Promise<string[]> => {
  const { token } = await makeAdministrator(gateway.app);
  const { data } = await gateway.graphql(
    token,
    'query ($company: UUID!) { auditEntries(company: { id: $company }) { items { action } } }',
    { company },
  );
  return data.auditEntries.items.map(({ action }: { action: string }) => action);
};
/** Moves a scheduled deletion; milliseconds from now. */
const moveDeletion = ({ company }: MadeCompany, milliseconds: number) =>
  poolOf(gateway.app.dataSource).query(
    `UPDATE company SET deletion_at = now() + $2 * interval '1 millisecond' WHERE id = $1`,
    [company.id, milliseconds],
  );

describe('scheduleCompanyDeletion', () => {
  it('sets a date in 30 days, mails it, and changes nothing until then', async () => {
    const company = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, company);
    const before = Date.now();
    const { data } = await schedule(company);
    const deletionAt = Date.parse(data.scheduleCompanyDeletion.deletionAt);
    expect(deletionAt).toBeGreaterThanOrEqual(before + 30 * DAY - 1000);
    expect(deletionAt).toBeLessThanOrEqual(Date.now() + 30 * DAY + 1000);
    const mail = await server.mailTo(company.email, 'Your company will be deleted');
    const date = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'long',
      timeZone: 'Asia/Singapore',
    }).format(deletionAt);
    expect(mail.text).toContain(date);
    expect(mail.text).toContain('(Asia/Singapore)');
    expect(mail.text).toContain(
      `/dashboard/${encodeURIComponent(company.company.name.toLowerCase())}/profile`,
    );
    expect(await listActions(company.company.id)).toEqual(['DELETION_SCHEDULED']);
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).status).toBe(200);
    const { email, password } = company;
    expect((await gateway.rest(null, 'POST /company/login', { email, password })).status).toBe(201);
    const { token } = await makeAdministrator(gateway.app);
    const found = await gateway.graphql(
      token,
      'query ($search: String) { companies(search: $search) { items { deletionAt } } }',
      { search: email },
    );
    expect(found.data.companies.items).toEqual([
      { deletionAt: data.scheduleCompanyDeletion.deletionAt },
    ]);
  });

  it('keeps the first date and sends one mail when repeated or concurrent', async () => {
    const company = await makeCompany(gateway.app);
    const answers = await Promise.all([1, 2, 3].map(() => schedule(company)));
    await wait(20);
    answers.push(await schedule(company));
    const dates = answers.map(({ data }) => data.scheduleCompanyDeletion.deletionAt);
    expect(new Set(dates).size).toBe(1);
    expect(await listActions(company.company.id)).toEqual(['DELETION_SCHEDULED']);
    await server.mailTo(company.email, 'Your company will be deleted');
    await wait(200);
    expect(server.to(company.email)).toHaveLength(1);
  });

  it.each([
    [{ companyName: 'Another Name' }, 'companyName', 'This is not the name of your company'],
    [{ companyName: '' }, 'companyName', 'This is not the name of your company'],
    [{ password: '' }, 'password', 'Please enter your password'],
    [{ password: 'wrong' }, 'password', 'Wrong password'],
    [{ password: 'x'.repeat(257) }, 'password', 'Password is too long'],
  ])('refuses %j, naming %s: %s', async (given, field, message) => {
    const company = await makeCompany(gateway.app);
    const { errors } = await schedule(company, given);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
    expect(await findDeletionDate(company)).toBeNull();
  });

  it('refuses the right password after 5 wrong ones', async () => {
    const company = await makeCompany(gateway.app);
    for (let tries = 0; tries < 5; tries += 1) await schedule(company, { password: 'wrong' });
    const refused = await schedule(company);
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(refused.errors?.[0]?.extensions).toHaveProperty('retryAfterSeconds');
    expect(await findDeletionDate(company)).toBeNull();
  });

  it('accepts the right password while strangers have locked the sign-in', async () => {
    const company = await makeCompany(gateway.app);
    const { email } = company;
    for (let tries = 0; tries < 6; tries += 1)
      await gateway.rest(null, 'POST /company/login', { email, password: 'wrong' });
    expect((await schedule(company)).errors).toBeUndefined();
  });

  it('is refused to the provider and to phones', async () => {
    const company = await makeCompany(gateway.app);
    const administrator = await makeAdministrator(gateway.app);
    const { errors } = await schedule({ ...company, token: administrator.token });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const phone = await makeEmployee(gateway.app, company);
    const byPhone = await schedule({ ...company, token: phone.token });
    expect(byPhone.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('cancelCompanyDeletion', () => {
  it('removes the date and mails it once, for the company or the provider', async () => {
    const { token } = await makeAdministrator(gateway.app);
    for (const by of ['company', 'provider'] as const) {
      const company = await makeCompany(gateway.app);
      await schedule(company);
      const caller = by === 'company' ? undo(company.token) : undo(token, company.company.passKey);
      expect((await caller).data.cancelCompanyDeletion).toEqual({
        name: company.company.name,
        deletionAt: null,
      });
      await undo(company.token);
      await server.mailTo(company.email, 'Your company stays');
      expect(await findDeletionDate(company)).toBeNull();
      expect(await listActions(company.company.id)).toEqual([
        'DELETION_UNDONE',
        'DELETION_SCHEDULED',
      ]);
    }
  });

  it('allows scheduling again with a new date', async () => {
    const company = await makeCompany(gateway.app);
    const first = await schedule(company);
    await undo(company.token);
    await wait(5);
    const second = await schedule(company);
    expect(Date.parse(second.data.scheduleCompanyDeletion.deletionAt)).toBeGreaterThan(
      Date.parse(first.data.scheduleCompanyDeletion.deletionAt),
    );
  });

  it('is refused to visitors, phones and other companies', async () => {
    const [company, other] = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    await schedule(company);
    expect((await undo(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const foreign = await undo(other.token, company.company.id);
    expect(foreign.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    const phone = await makeEmployee(gateway.app, company);
    expect((await undo(phone.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { token } = await makeAdministrator(gateway.app);
    const nameless = await undo(token);
    expect(nameless.errors?.[0]?.extensions.fields).toEqual([
      { field: 'company', message: 'Please name a company' },
    ]);
    expect(await findDeletionDate(company)).not.toBeNull();
  });

  it('is refused if the deletion becomes due while it waits for the lock', async () => {
    const company = await makeCompany(gateway.app);
    const { token } = await makeAdministrator(gateway.app);
    await moveDeletion(company, 400);
    const waiting = await inTenant(gateway.app.dataSource, company.company.id, async (db) => {
      await db.unnamed('SELECT id FROM company WHERE id = $1 FOR UPDATE', [company.company.id]);
      const cancelled = undo(token, company.company.id);
      await wait(600);
      return { cancelled };
    });
    expect((await waiting.cancelled).errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'company', message: 'The deletion has begun and cannot be undone' }],
    });
  });
});

describe('a company past its deletion date', () => {
  it('refuses every session and sign-in at once', async () => {
    const company = await makeCompany(gateway.app);
    const passwordHash = await gateway.app.passwords.hash('123456');
    const phone = await makeEmployee(gateway.app, company, { passwordHash });
    await moveDeletion(company, -1);
    expect((await gateway.rest(company.token, 'GET /employees')).body.errorCode).toBe(401);
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).body.errorCode).toBe(401);
    const { email, password } = company;
    const admin = await gateway.rest(null, 'POST /company/login', { email, password });
    expect([admin.status, admin.body.message]).toEqual([403, 'Your company has been deleted']);
    const employee = await gateway.rest(null, 'POST /employee/login', {
      unique_id: company.company.passKey,
      email: phone.employee.email,
      password: '123456',
    });
    expect(employee.status).toBe(401);
  });
});
