import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { startOwnFileSession } from '../../../../test/own-file.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../../audit/entries/audit.service.js';

const enterprise = '019a0000-0000-7000-8000-000000000003';

const gateway = useTestGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});

const write = (
  { company }: MadeCompany,
  action: AuditAction,
  {
    role,
    email = null,
    detail = '',
  }: { role: Role | null; email?: string | null; detail?: string },
) =>
  inTenant(gateway.app.dataSource, company.id, (db) =>
    writeAuditEntry(
      db,
      { companyId: company.id, action, detail },
      { address: '203.0.113.7', requestId: 'r1', userAgent: 'A browser' },
      { role, email },
    ),
  );

const list = async (token: string, given: Record<string, unknown> = {}) => {
  const { data, errors } = await gateway.graphql(
    token,
    `query ($company: CompanyRef, $search: String, $actor: String, $action: AuditAction, $from: DateTimeISO) {
      auditEntries(company: $company, search: $search, actor: $actor, action: $action, from: $from) {
        total items { action actor role detail address userAgent company { id } } } }`,
    given,
  );
  if (errors) return errors[0]?.extensions;
  expect(data.auditEntries.items).toHaveLength(data.auditEntries.total);
  return data.auditEntries.items;
};
const listActions = async (token: string, given: Record<string, unknown> = {}): Promise<string[]> =>
  (await list(token, given)).map(({ action }: { action: string }) => action);

describe("a company's own log", () => {
  it('lists only the entries of the company, newest first', async () => {
    const other = await makeCompany(gateway.app);
    const admin = { role: Role.OWNER, email: company.email };
    await write(company, AuditAction.CAMERA_ADDED, { ...admin, detail: 'c1' });
    await write(company, AuditAction.CAMERA_DELETED, { ...admin, detail: 'c1' });
    await write(other, AuditAction.ORDER_PLACED, { ...admin, email: other.email });
    const entry = {
      actor: company.email,
      role: 'OWNER',
      detail: 'c1',
      address: '203.0.113.7',
      userAgent: 'A browser',
      company: { id: company.company.id },
    };
    expect(await list(company.token)).toEqual([
      { ...entry, action: 'CAMERA_DELETED' },
      { ...entry, action: 'CAMERA_ADDED' },
    ]);
    expect(await list(company.token, { company: { id: company.company.id } })).toHaveLength(2);
  });

  it('returns NOT_FOUND for another and for an unknown company', async () => {
    const other = await makeCompany(gateway.app);
    for (const reference of [
      { id: other.company.id },
      { passKey: other.company.passKey },
      { id: randomUUID() },
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect(await list(company.token, { company: reference })).toEqual({ code: 'NOT_FOUND' });
  });

  it("hides actor and address of the provider's staff, also from searches and filters", async () => {
    const administrator = await makeAdministrator(gateway.app);
    await gateway.rest(administrator.token, `POST /company/upgrade/plan/${company.company.id}`, {
      plan: enterprise,
    });
    const hidden = { actor: null, role: 'PROVIDER_ADMIN', address: null, userAgent: null };
    expect(await list(company.token)).toMatchObject([{ ...hidden, action: 'PLAN_CHANGED' }]);
    expect(await list(company.token, { search: administrator.email })).toEqual([]);
    expect(await list(company.token, { search: '127.0.0.1' })).toEqual([]);
    expect(await list(company.token, { actor: administrator.email })).toEqual([]);
    expect(await listActions(company.token, { search: 'to enterprise' })).toEqual(['PLAN_CHANGED']);
    const filter = { company: { id: company.company.id } };
    expect(await list(administrator.token, filter)).toMatchObject([
      { actor: administrator.email, address: '127.0.0.1' },
    ]);
    const byActor = { ...filter, actor: administrator.email };
    expect(await listActions(administrator.token, byActor)).toEqual(['PLAN_CHANGED']);
  });

  it('hides the addresses of employees, also from searches', async () => {
    await write(company, AuditAction.SIGNED_IN, { role: Role.EMPLOYEE, email: 'ana@x.example' });
    await write(company, AuditAction.EMPLOYEE_REPORTED, { role: Role.OWN_FILE });
    const nobody = { role: null, detail: 'employee 7' };
    await write(company, AuditAction.OWN_FILE_LINK_MAILED, nobody);
    await write(company, AuditAction.SIGN_IN_REFUSED, nobody);
    await write(company, AuditAction.SIGN_IN_REFUSED, { role: null, detail: 'ana@x.example' });
    const hidden = { actor: null, address: null, userAgent: null };
    expect(await list(company.token)).toMatchObject([
      { action: 'SIGN_IN_REFUSED', address: '203.0.113.7' },
      { ...hidden, action: 'SIGN_IN_REFUSED' },
      { ...hidden, action: 'OWN_FILE_LINK_MAILED' },
      { ...hidden, role: 'OWN_FILE' },
      { ...hidden, role: 'EMPLOYEE' },
    ]);
    expect(await listActions(company.token, { search: '203.0.113' })).toEqual(['SIGN_IN_REFUSED']);
  });

  it('hides the network addresses of employees from the provider too', async () => {
    const provider = await makeAdministrator(gateway.app);
    const filter = { company: { id: company.company.id } };
    await write(company, AuditAction.SIGNED_IN, { role: Role.EMPLOYEE });
    await write(company, AuditAction.SIGNED_IN, { role: Role.OWN_FILE, detail: 'employee 7' });
    await write(company, AuditAction.SIGN_IN_REFUSED, { role: null, detail: 'employee 7' });
    const entries = await list(provider.token, filter);
    expect(entries).toHaveLength(3);
    for (const entry of entries) expect(entry).toMatchObject({ address: null, userAgent: null });
    expect(await list(provider.token, { ...filter, search: '203.0.113' })).toEqual([]);
  });

  it('does not tell readers who may not read health whose own file was opened', async () => {
    await write(company, AuditAction.SIGNED_IN, { role: Role.OWN_FILE, detail: 'employee 7' });
    for (const action of [
      AuditAction.OWN_FILE_LINK_MAILED,
      AuditAction.EXACT_RECORDS_REQUESTED,
      AuditAction.EXACT_RECORDS_GIVEN,
      AuditAction.EXACT_RECORDS_REFUSED,
      AuditAction.EXACT_RECORDS_DOWNLOADED,
    ])
      // oxlint-disable-next-line no-await-in-loop
      await write(company, action, { role: null, detail: 'employee 7' });
    const auditor = await makeMember(gateway.app, company, Role.AUDITOR);
    const provider = await makeAdministrator(gateway.app);
    const readers: readonly [string, Record<string, unknown>][] = [
      [auditor.token, {}],
      [provider.token, { company: { id: company.company.id } }],
    ];
    for (const [token, filter] of readers) {
      // oxlint-disable-next-line no-await-in-loop
      const entries = await list(token, filter);
      expect(entries).toHaveLength(6);
      for (const entry of entries) expect(entry.detail).toBeNull();
      // oxlint-disable-next-line no-await-in-loop
      expect(await list(token, { ...filter, search: 'employee 7' })).toEqual([]);
    }
    expect(await list(company.token, { search: 'employee 7' })).toHaveLength(6);
  });

  it('does not tell readers who may not read health whose contacts were exported', async () => {
    const owner = { role: Role.OWNER, email: company.email };
    const details = [
      'exposed: 2026-11-23 to 2026-11-28, employee 7',
      'cumulative: 2026-11-23 to 2026-11-28, employee 7',
    ];
    for (const detail of details)
      // oxlint-disable-next-line no-await-in-loop
      await write(company, AuditAction.CONTACTS_EXPORTED, { ...owner, detail });
    await write(company, AuditAction.EMPLOYEE_EXPORTED, {
      ...owner,
      detail: 'directory by status: 1 people',
    });
    const auditor = await makeMember(gateway.app, company, Role.AUDITOR);
    expect(await list(auditor.token)).toMatchObject([
      { detail: null },
      { detail: null },
      { detail: null },
    ]);
    expect(await list(company.token, { search: 'employee 7' })).toHaveLength(2);
  });

  it('filters by actor, action and time', async () => {
    const ana = { role: Role.OWNER, email: 'ana@x.example' };
    const ben = { role: Role.OWNER, email: 'ben@x.example' };
    await write(company, AuditAction.CASE_OPENED, ana);
    await write(company, AuditAction.CASE_CLOSED, ben);
    await write(company, AuditAction.CASE_CLOSED, ana);
    expect(await listActions(company.token, { actor: 'ana@x.example' })).toEqual([
      'CASE_CLOSED',
      'CASE_OPENED',
    ]);
    const both = { actor: 'ben@x.example', action: 'CASE_OPENED' };
    expect(await listActions(company.token, both)).toEqual([]);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await listActions(company.token, { actor: 'ana@x.example', from: later })).toEqual([]);
    expect(await listActions(company.token, { actor: 'ANA' })).toEqual([]);
  });

  it('is shown to auditors, and refused to other members', async () => {
    await write(company, AuditAction.CAMERA_ADDED, { role: Role.OWNER, email: company.email });
    const auditor = await makeMember(gateway.app, company, Role.AUDITOR);
    expect(await list(auditor.token)).toMatchObject([{ action: 'CAMERA_ADDED' }]);
    for (const role of [Role.SAFETY_OFFICER, Role.DIRECTORY_MANAGER, Role.VIEWER] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { token } = await makeMember(gateway.app, company, role);
      // oxlint-disable-next-line no-await-in-loop
      expect(await list(token)).toEqual({ code: 'FORBIDDEN' });
    }
  });

  it('is refused to employees', async () => {
    const employee = await makeEmployee(gateway.app, company);
    for (const token of [employee.token, await startOwnFileSession(gateway.app, employee)])
      // oxlint-disable-next-line no-await-in-loop
      expect(await list(token)).toEqual({ code: 'FORBIDDEN' });
  });
});

describe('auditActors', () => {
  const actors = async (token: string) => gateway.graphql(token, '{ auditActors }');

  it('lists each actor of the company once, in alphabetical order, without the provider', async () => {
    const other = await makeCompany(gateway.app);
    const admin = (email: string) => ({ role: Role.OWNER, email });
    await write(company, AuditAction.CASE_OPENED, admin('ben@x.example'));
    for (let times = 0; times < 3; times += 1)
      // oxlint-disable-next-line no-await-in-loop
      await write(company, AuditAction.CASE_CLOSED, admin('ana@x.example'));
    await write(company, AuditAction.PLAN_CHANGED, {
      role: Role.PROVIDER_ADMIN,
      email: 'staff@provider.example',
    });
    await write(company, AuditAction.SIGN_IN_REFUSED, { role: null });
    await write(other, AuditAction.CASE_OPENED, admin('eve@x.example'));
    const { data } = await actors(company.token);
    expect(data.auditActors).toEqual(['ana@x.example', 'ben@x.example']);
  });

  it('returns an empty list without entries', async () => {
    const { data } = await actors(company.token);
    expect(data.auditActors).toEqual([]);
  });
});
