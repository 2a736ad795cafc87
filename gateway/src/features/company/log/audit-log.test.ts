import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import {
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeLink,
  signUpFields,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { Mail } from '../../../mail/mail.entity.js';
import { makeLinkToken } from '../../../mail/link-token.js';
import { startMailingLinks } from '../../members/sign-in/mail-link.job.js';
import { MailedLink } from '../../members/accounts/mailed-link.entity.js';
import { AuditEntry } from '../../audit/entries/audit-entry.entity.js';

const enterprise = '019a0000-0000-7000-8000-000000000003';

const gateway = useTestGateway();
beforeAll(async () => {
  await startMailingLinks(gateway.app);
});

const list = `query ($company: CompanyRef, $page: Int!) { auditEntries(company: $company, page: $page, pageSize: 3) {
  total items { action actor role detail address company { name } } } }`;

describe('auditEntries', () => {
  it('lists actor, action, target, time and origin of each entry, newest first', async () => {
    const administrator = await makeAdministrator(gateway.app);
    const { token } = administrator;
    const fields = signUpFields();
    const { data } = await gateway.graphql(
      null,
      'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }',
      { input: fields },
    );
    const company: string = data.signUp.id;
    await gateway.rest(token, `POST /company/activate/${company}`, { isActive: 'Active' });
    await gateway.rest(token, `POST /company/upgrade/plan/${company}`, { plan: enterprise });
    await gateway.rest(token, `POST /company/activate/${company}`, { isActive: 'InActive' });
    const first = await gateway.graphql(token, list, { company: { id: company }, page: 1 });
    const byProvider = {
      actor: administrator.email,
      role: 'PROVIDER_ADMIN',
      address: '127.0.0.1',
      company: { name: fields.name },
    };
    expect(first.data.auditEntries).toEqual({
      total: 4,
      items: [
        { ...byProvider, action: 'COMPANY_INACTIVATED', detail: null },
        { ...byProvider, action: 'PLAN_CHANGED', detail: 'Professional to Enterprise' },
        { ...byProvider, action: 'COMPANY_ACCEPTED', detail: null },
      ],
    });
    const second = await gateway.graphql(token, list, { company: { id: company }, page: 2 });
    expect(second.data.auditEntries.items).toEqual([
      {
        ...byProvider,
        actor: null,
        role: null,
        action: 'COMPANY_SIGNED_UP',
        detail: 'Professional',
      },
    ]);
  });

  it('lists changes and resets of passwords', async () => {
    const { token } = await makeAdministrator(gateway.app);
    const company = await makeCompany(gateway.app);
    const actions = async (): Promise<string[]> => {
      const filter = { company: { id: company.company.id }, page: 1 };
      const { data } = await gateway.graphql(token, list, filter);
      return data.auditEntries.items.map(({ action }: { action: string }) => action);
    };
    await gateway.rest(null, 'POST /company/forgetpassword', { email: company.email });
    while ((await actions()).length < 1) await wait(20);
    expect(await actions()).toEqual(['PASSWORD_FORGOTTEN']);
    await gateway.rest(company.token, 'PATCH /company/changepassword', {
      email: company.email,
      current_password: company.password,
      password: 'another password',
    });
    const link = await makeLink(gateway.app, company);
    await gateway.rest(null, `POST /company/resetpassword/${link}`, { password: 'third password' });
    expect(await actions()).toEqual(['PASSWORD_RESET', 'PASSWORD_CHANGED', 'PASSWORD_FORGOTTEN']);
  });

  it('lists companies added by the provider, with their mails and links', async () => {
    const { token } = await makeAdministrator(gateway.app);
    const fields = signUpFields();
    const { data } = await gateway.graphql(
      token,
      'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id } }',
      { input: fields },
    );
    const companyId: string = data.createCompany.id;
    const [mail, link] = await inTenant(gateway.app.dataSource, companyId, async (db) => {
      const manager = await db.manager();
      return [
        await manager.findOneByOrFail(Mail, { companyId }),
        await manager.findOneByOrFail(MailedLink, { companyId }),
      ];
    });
    const retry = 'mutation ($id: UUID!) { retryMail(id: $id) { id } }';
    await gateway.graphql(token, retry, { id: mail.id });
    const linked = makeLinkToken(gateway.app.tokenSecret, { companyId, id: link.id });
    for (let times = 0; times < 2; times += 1)
      await gateway.rest(null, `GET /company/emailverified/${linked}`);
    const { data: log } = await gateway.graphql(token, list, {
      company: { id: companyId },
      page: 1,
    });
    expect(
      log.auditEntries.items.map(({ action, detail }: Record<string, string>) => [action, detail]),
    ).toEqual([
      ['EMAIL_VERIFIED', fields.email],
      ['MAIL_RETRIED', `Please verify your email address, mail ${mail.id}`],
      ['COMPANY_CREATED', 'Professional'],
    ]);
  });

  it('searches actor, detail and address, and filters by action and time', async () => {
    const administrator = await makeAdministrator(gateway.app);
    const { token } = administrator;
    const { company } = await makeCompany(gateway.app);
    await gateway.rest(token, `POST /company/upgrade/plan/${company.id}`, { plan: enterprise });
    await gateway.rest(token, `POST /company/activate/${company.id}`, { isActive: 'InActive' });
    const found = async (narrowed: object) => {
      const { data } = await gateway.graphql(
        token,
        `query ($company: CompanyRef, $search: String, $action: AuditAction, $from: DateTimeISO, $until: DateTimeISO) {
          auditEntries(company: $company, search: $search, action: $action, from: $from, until: $until) {
            total items { action }
          }
        }`,
        { company: { id: company.id }, ...narrowed },
      );
      const { total, items } = data.auditEntries;
      expect(items).toHaveLength(total);
      return items.map(({ action }: { action: string }) => action);
    };
    const both = ['COMPANY_INACTIVATED', 'PLAN_CHANGED'];
    expect(await found({})).toEqual(both);
    expect(await found({ search: administrator.email.slice(2).toUpperCase() })).toEqual(both);
    expect(await found({ search: '127.0.0.1' })).toEqual(both);
    expect(await found({ search: 'to enterprise' })).toEqual(['PLAN_CHANGED']);
    expect(await found({ search: 'nothing like it' })).toEqual([]);
    expect(await found({ action: 'COMPANY_INACTIVATED' })).toEqual(['COMPANY_INACTIVATED']);
    const hour = 3_600_000;
    const [before, after] = [-hour, hour].map((by) => new Date(Date.now() + by).toISOString());
    expect(await found({ from: before, until: after })).toEqual(both);
    expect(await found({ from: after })).toEqual([]);
    expect(await found({ until: before })).toEqual([]);
    expect(await found({ company: null, search: 'to enterprise', from: before })).toContain(
      'PLAN_CHANGED',
    );
  });

  it('names the changed fields of an employee without their values', async () => {
    const { token } = await makeAdministrator(gateway.app);
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company);
    await gateway.graphql(
      company.token,
      'mutation ($id: UUID!) { updateEmployee(input: { employee: { id: $id }, department: "Kitchen", gender: FEMALE }) { id } }',
      { id: employee.id },
    );
    const { data } = await gateway.graphql(token, list, {
      company: { id: company.company.id },
      page: 1,
    });
    expect(data.auditEntries.items[0]).toMatchObject({
      action: 'EMPLOYEE_UPDATED',
      detail: `department, gender, employee ${employee.id}`,
    });
  });

  it('contains no entry for a failed mutation', async () => {
    const { token } = await makeAdministrator(gateway.app);
    const company = await makeCompany(gateway.app);
    await gateway.rest(token, `POST /company/upgrade/plan/${company.company.id}`, {
      plan: company.company.planId,
    });
    const { data } = await gateway.graphql(token, list, {
      company: { id: company.company.id },
      page: 1,
    });
    expect(data.auditEntries.total).toBe(0);
  });

  it('cannot be updated by the gateway', async () => {
    const { company } = await makeCompany(gateway.app);
    const rewrite = inTenant(gateway.app.dataSource, company.id, async (db) =>
      (await db.manager()).update(AuditEntry, { companyId: company.id }, { detail: 'nothing' }),
    );
    await expect(rewrite).rejects.toThrow(/permission denied/);
  });

  it.each(['DELETE FROM audit_entry', 'TRUNCATE audit_entry', 'DROP TABLE audit_entry'])(
    'survives %s by the gateway',
    async (text) => {
      const { company } = await makeCompany(gateway.app);
      const deleted = inTenant(gateway.app.dataSource, company.id, (db) => db.unnamed(text));
      await expect(deleted).rejects.toThrow(/permission denied|must be owner/);
    },
  );

  it('returns NOT_FOUND for an unknown company', async () => {
    const { token } = await makeAdministrator(gateway.app);
    const unknown = await gateway.graphql(token, list, {
      company: { passKey: 'no-such-company' },
      page: 1,
    });
    expect(unknown.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});
