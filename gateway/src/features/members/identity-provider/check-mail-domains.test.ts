import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { DAY } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeMailDomain, proveMailDomain } from '../../../../test/mail-domains.js';
import { makeJoinedMember } from '../../../../test/members.js';
import { checkMailDomains } from './check-mail-domains.job.js';

const gateway = useTestGateway();
const start = Date.now();
let company: MadeCompany;
let name: string;
beforeEach(async () => {
  gateway.app.dns.isAway = false;
  company = await makeCompany(gateway.app);
  name = `d${randomUUID().slice(0, 8)}.example`;
});

const checkAfter = (days: number) => checkMailDomains(gateway.app, new Date(start + days * DAY));
const findState = async () => {
  const { data } = await gateway.graphql(
    company.token,
    '{ mailDomains { provenAt checkedAt missingSince } }',
  );
  const { provenAt, checkedAt, missingSince } = data.mailDomains[0];
  const countDays = (at: string | null) => at && Math.round((Date.parse(at) - start) / DAY);
  return {
    isProven: provenAt !== null,
    checked: countDays(checkedAt),
    missing: countDays(missingSince),
  };
};
const listLossMails = () =>
  inTenant(gateway.app.dataSource, company.company.id, (db) =>
    db.unnamed<{ to: string }>(
      `SELECT recipient AS "to" FROM mail WHERE company_id = $1 AND subject = $2 ORDER BY recipient`,
      [company.company.id, `${name} is no longer proven`],
    ),
  );

describe('the daily check of mail domains', () => {
  it('keeps a domain proven while its record is there', async () => {
    await proveMailDomain(gateway, company, name);
    await checkAfter(10);
    expect(await findState()).toEqual({ isProven: true, checked: 10, missing: null });
  });

  it('unproves a domain after 3 days without its record, and mails the owners once', async () => {
    const { recordName } = await proveMailDomain(gateway, company, name);
    const owner = await makeJoinedMember(gateway.app, company, Role.OWNER);
    await makeJoinedMember(gateway.app, company, Role.SAFETY_OFFICER);
    gateway.app.dns.withdraw(recordName);
    await checkAfter(1);
    expect(await findState()).toEqual({ isProven: true, checked: 1, missing: 1 });
    await checkAfter(3);
    expect(await findState()).toEqual({ isProven: true, checked: 3, missing: 1 });
    expect(await listLossMails()).toEqual([]);
    await checkAfter(4);
    await checkAfter(5);
    expect(await findState()).toEqual({ isProven: false, checked: 4, missing: 1 });
    expect(await listLossMails()).toEqual(
      [company.email, owner.email].toSorted().map((to) => ({ to })),
    );
    expect((await listAudit(gateway.app, company)).at(-1)).toEqual({
      action: 'MAIL_DOMAIN_LOST',
      actor: null,
      detail: name,
    });
  });

  it('clears the time of the missing record once the record is back', async () => {
    const { recordName, recordValue } = await proveMailDomain(gateway, company, name);
    gateway.app.dns.withdraw(recordName);
    await checkAfter(1);
    gateway.app.dns.publish(recordName, [recordValue]);
    await checkAfter(2);
    expect(await findState()).toEqual({ isProven: true, checked: 2, missing: null });
  });

  it('keeps a domain proven while name servers do not answer', async () => {
    await proveMailDomain(gateway, company, name);
    gateway.app.dns.isAway = true;
    await checkAfter(1);
    await checkAfter(9);
    expect(await findState()).toEqual({ isProven: true, checked: 0, missing: null });
  });

  it('proves no domain that was never checked by an owner', async () => {
    await makeMailDomain(gateway, company, name);
    await checkAfter(1);
    expect(await findState()).toEqual({ isProven: false, checked: null, missing: null });
  });
});
