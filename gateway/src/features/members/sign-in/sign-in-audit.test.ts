import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTenant, poolOf, providerTenant } from '../../../database/tenant.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { AuditEntry } from '../../audit/entries/audit-entry.entity.js';

const gateway = useTestGateway();

/** Lists a company's log. Entries about refused sign-ins are written after the answer. */
async function listEntries(companyId: string) {
  const entries = await inTenant(gateway.app.dataSource, companyId, async (db) =>
    (await db.manager()).find(AuditEntry, { where: { companyId }, order: { id: 'ASC' } }),
  );
  return entries.map(({ action, actor, role, detail, address }) => ({
    action,
    actor,
    role,
    detail,
    address,
  }));
}
const stranger = { actor: null, role: null, address: '127.0.0.1' };
const signIn = (email: string, password = 'a guess') =>
  gateway.rest(null, 'POST /company/login', { email, password });
const signInPhone = ({ company }: MadeCompany, email: string) =>
  gateway.rest(null, 'POST /employee/login', {
    unique_id: company.passKey,
    email,
    password: '000000',
  });

it('audits the first wrong password in 15 minutes, and the lock of the account', async () => {
  const company = await makeCompany(gateway.app);
  for (let tries = 0; tries < 13; tries += 1) await signIn(company.email);
  expect((await signIn(company.email)).status).toBe(429);
  await expect
    .poll(() => listEntries(company.company.id))
    .toEqual([
      { ...stranger, action: 'SIGN_IN_REFUSED', detail: company.email },
      { ...stranger, action: 'SIGN_IN_LOCKED', detail: company.email },
    ]);
});

it('audits wrong passwords of an employee without their name', async () => {
  const company = await makeCompany(gateway.app);
  const { employee } = await makeEmployee(gateway.app, company, {
    passwordHash: await gateway.app.passwords.hash('123456'),
  });
  for (let tries = 0; tries < 8; tries += 1) await signInPhone(company, employee.email ?? '');
  const detail = `employee ${employee.id}`;
  await expect
    .poll(() => listEntries(company.company.id))
    .toEqual([
      { ...stranger, action: 'SIGN_IN_REFUSED', detail },
      { ...stranger, action: 'SIGN_IN_LOCKED', detail },
    ]);
});

it('audits guesses at administrators in the log of the provider', async () => {
  const { email } = await makeAdministrator(gateway.app);
  await gateway.graphql(
    null,
    `mutation { signInAdministrator(input: { email: "${email}", password: "a guess" }) { token } }`,
  );
  await expect
    .poll(() => listEntries(providerTenant))
    .toContainEqual({
      ...stranger,
      action: 'SIGN_IN_REFUSED',
      detail: email,
    });
});

it('limits audit entries to 50 an hour per company, and writes none for unknown names', async () => {
  const company = await makeCompany(gateway.app);
  const count = async () => {
    const { rows } = await poolOf(gateway.app.dataSource).query<{ count: number }>(
      `SELECT count(*) FROM rate_limit WHERE key LIKE 'notice-%'`,
    );
    return rows[0]?.count ?? 0;
  };
  const before = await count();
  for (let nobody = 0; nobody < 5; nobody += 1) await signIn(`nobody-${nobody}@company.example`);
  await wait(100);
  expect(await count()).toBe(before);
  for (let entry = 0; entry < 60; entry += 1)
    expect(await gateway.app.limits.mayAudit(company.company.id, `somebody ${entry}`)).toBe(
      entry < 50,
    );
});
