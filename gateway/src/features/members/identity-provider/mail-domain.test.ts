import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany, makeMember } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeMailDomain, proveMailDomain } from '../../../../test/mail-domains.js';
import { isDomainProven } from './mail-domain.queries.js';

const gateway = useTestGateway();
let company: MadeCompany;
/** A domain that no other test has proven. */
let name: string;
beforeEach(async () => {
  await gateway.app.forgetTries();
  gateway.app.dns.isAway = false;
  company = await makeCompany(gateway.app);
  name = `d${randomUUID().slice(0, 8)}.example`;
});

const fields = 'id name recordName recordValue provenAt checkedAt missingSince';
const add = (given: string, token = company.token) =>
  gateway.graphql(
    token,
    `mutation ($name: String!) { addMailDomain(input: { name: $name }) { ${fields} } }`,
    { name: given },
  );
const check = (id: string, token = company.token) =>
  gateway.graphql(token, `mutation ($id: UUID!) { checkMailDomain(id: $id) { ${fields} } }`, {
    id,
  });
const remove = (id: string, token = company.token) =>
  gateway.graphql(
    token,
    'mutation ($id: UUID!) { removeMailDomain(id: $id) { removedMailDomainId } }',
    { id },
  );
const list = async (token = company.token) =>
  (await gateway.graphql(token, `{ mailDomains { ${fields} } }`)).data.mailDomains;
const getFields = ({ errors }: Awaited<ReturnType<typeof add>>) => errors?.[0]?.extensions.fields;
const isProven = (domain: string, { company: { id } } = company) =>
  inTenant(gateway.app.dataSource, id, async (db) =>
    isDomainProven(await db.manager(), id, domain),
  );

describe('addMailDomain', () => {
  it('adds an unproven domain with a record of its own', async () => {
    const { data } = await add(`${name.toUpperCase()}.`);
    expect(data.addMailDomain).toEqual({
      id: expect.any(String),
      name,
      recordName: `_visioncloud.${name}`,
      recordValue: expect.stringMatching(/^visioncloud-verification=[0-9a-f]{32}$/),
      provenAt: null,
      checkedAt: null,
      missingSince: null,
    });
    expect(await list()).toEqual([data.addMailDomain]);
    expect(await isProven(name)).toBe(false);
    const other = await makeCompany(gateway.app);
    const foreign = await add(name, other.token);
    expect(foreign.data.addMailDomain.recordValue).not.toBe(data.addMailDomain.recordValue);
  });

  it.each([
    ['', 'Please enter a domain such as example.com'],
    ['ana@example.com', 'Please enter a domain such as example.com'],
    ['localhost', 'Please enter a domain such as example.com'],
    ['x'.repeat(254), 'At most 253 characters'],
  ])('refuses %j and names the field', async (given, message) => {
    expect(getFields(await add(given))).toEqual([{ field: 'name', message }]);
  });

  it('refuses a listed domain in another spelling', async () => {
    await add(`bücher.${name}`);
    expect(getFields(await add(`XN--BCHER-KVA.${name}`))).toEqual([
      { field: 'name', message: 'This domain is in the list already' },
    ]);
  });

  it('refuses the 21st domain', async () => {
    for (let count = 0; count < 20; count += 1) await add(`d${count}.${name}`);
    expect(getFields(await add(name))?.[0]?.message).toContain('at most 20');
  });
});

describe('checkMailDomain', () => {
  it('proves the domain if its record is published, also in chunks and beside other records', async () => {
    const { data } = await add(name);
    const { id, recordName, recordValue } = data.addMailDomain;
    gateway.app.dns.publish(
      recordName,
      ['v=spf1 -all'],
      [recordValue.slice(0, 20), recordValue.slice(20)],
    );
    const checked = (await check(id)).data.checkMailDomain;
    expect(checked).toMatchObject({ provenAt: expect.any(String), missingSince: null });
    expect(checked.checkedAt).toBe(checked.provenAt);
    expect(await isProven(name)).toBe(true);
    expect(await isProven(`${name.toUpperCase()}.`)).toBe(true);
    expect(await isProven(`mail.${name}`)).toBe(false);
    expect(await isProven('')).toBe(false);
  });

  it('keeps the time of the first proof, and writes one audit entry', async () => {
    const domain = await proveMailDomain(gateway, company, name);
    const [first] = await list();
    expect((await check(domain.id)).data.checkMailDomain.provenAt).toBe(first.provenAt);
    const proofs = (await listAudit(gateway.app, company)).filter(
      ({ action }) => action === 'MAIL_DOMAIN_PROVEN',
    );
    expect(proofs).toEqual([{ action: 'MAIL_DOMAIN_PROVEN', actor: company.email, detail: name }]);
  });

  it.each([
    ['no record', [], /was not found/],
    ['another value', [['visioncloud-verification=0']], /was not found/],
  ])('refuses %s and proves no domain', async (_, records, message) => {
    const domain = await makeMailDomain(gateway, company, name);
    gateway.app.dns.publish(domain.recordName, ...records);
    expect(getFields(await check(domain.id))).toEqual([
      { field: 'id', message: expect.stringMatching(message) },
    ]);
    gateway.app.dns.withdraw(domain.recordName);
    expect(getFields(await check(domain.id))?.[0]?.message).toMatch(message);
    expect(await isProven(name)).toBe(false);
  });

  it('refuses with its own message if no name server answers', async () => {
    const { id } = await makeMailDomain(gateway, company, name);
    gateway.app.dns.isAway = true;
    expect(getFields(await check(id))?.[0]?.message).toMatch(/gave no answer/);
    expect(await isProven(name)).toBe(false);
  });

  it('refuses the record of another company, and proves a domain for one company at a time', async () => {
    const other = await makeCompany(gateway.app);
    const ownDomain = await proveMailDomain(gateway, company, name);
    const foreign = (await add(name, other.token)).data.addMailDomain;
    expect(getFields(await check(foreign.id, other.token))?.[0]?.message).toMatch(/was not found/);
    gateway.app.dns.publish(foreign.recordName, [ownDomain.recordValue], [foreign.recordValue]);
    expect(getFields(await check(foreign.id, other.token))).toEqual([
      { field: 'id', message: 'Another company has proven this domain' },
    ]);
    expect(await isProven(name, other)).toBe(false);
    await remove(ownDomain.id);
    expect((await check(foreign.id, other.token)).errors).toBeUndefined();
    expect([await isProven(name), await isProven(name, other)]).toEqual([false, true]);
  });

  it('is limited to 60 requests in 15 minutes per company', async () => {
    const { id } = await makeMailDomain(gateway, company, name);
    for (let count = 0; count < 60; count += 1) expect((await check(id)).errors).toBeUndefined();
    expect((await check(id)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('removeMailDomain', () => {
  it('removes the proof, and a new domain needs a new record', async () => {
    const { id, recordValue } = await proveMailDomain(gateway, company, name);
    expect((await remove(id)).data.removeMailDomain).toEqual({ removedMailDomainId: id });
    expect(await list()).toEqual([]);
    expect(await isProven(name)).toBe(false);
    expect((await remove(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await add(name)).data.addMailDomain.recordValue).not.toBe(recordValue);
  });
});

describe('mail domains', () => {
  it.each([Role.SAFETY_OFFICER, Role.DIRECTORY_MANAGER, Role.VIEWER, Role.AUDITOR] as const)(
    'are refused for the role %s',
    async (role) => {
      const { token } = await makeMember(gateway.app, company, role);
      const { id } = await makeMailDomain(gateway, company, name);
      for (const { errors } of [
        await add(`x.${name}`, token),
        await check(id, token),
        await remove(id, token),
        await gateway.graphql(token, '{ mailDomains { id } }'),
      ])
        expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    },
  );

  it('of another company are neither listed nor found', async () => {
    const stranger = await makeCompany(gateway.app);
    const { id } = await makeMailDomain(gateway, company, name);
    expect(await list(stranger.token)).toEqual([]);
    for (const act of [check, remove]) {
      const foreign = await act(id, stranger.token);
      const unknown = await act(randomUUID(), stranger.token);
      expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect(foreign.errors?.[0]?.message).toBe(unknown.errors?.[0]?.message);
    }
    expect(await list()).toMatchObject([{ id, provenAt: null }]);
  });
});
