import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { Mail } from '../../../mail/mail.entity.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import {
  type JoinedMember,
  makeJoinedMember,
  untilAccountIsDeleted,
} from '../../../../test/members.js';
import { startDeletingLoneAccounts } from './delete-lone-account.job.js';

const gateway = useTestGateway();
let company: MadeCompany;
let officer: JoinedMember;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
  officer = await makeJoinedMember(gateway.app, company, Role.SAFETY_OFFICER);
});

const act = async (document: string) => {
  const { errors } = await gateway.graphql(company.token, `mutation { ${document} }`);
  return errors?.[0]?.extensions.code;
};
const listMails = async () => {
  const mails = await inTenant(gateway.app.dataSource, company.company.id, async (db) =>
    (await db.manager()).find(Mail, { where: { companyId: company.company.id } }),
  );
  return mails.map(({ to, subject, content }) => ({ to, subject, text: content.lines.join(' ') }));
};

describe('mails about members', () => {
  it('notify a member of another role once, and not of the same role', async () => {
    const change = (role: string) =>
      act(`updateMemberRole(input: { id: "${officer.id}", role: ${role} }) { id }`);
    await change('AUDITOR');
    await change('AUDITOR');
    expect(await listMails()).toEqual([
      {
        to: officer.email,
        subject: `Your role at ${company.company.name} has changed`,
        text: expect.stringMatching(/^.+@.+ has given you another role .+ As an auditor you read/),
      },
    ]);
  });

  it('name who did it always with the address, because names are chosen freely', async () => {
    await gateway.app.owner.query(
      'UPDATE member SET name = $1 FROM account WHERE account.id = account_id AND company_id = $2 AND email = $3',
      ['Ana Lim', company.company.id, company.email],
    );
    await act(`updateMemberRole(input: { id: "${officer.id}", role: AUDITOR }) { id }`);
    expect((await listMails()).map(({ text }) => text)).toEqual([
      expect.stringContaining(`Ana Lim (${company.email}) has given you another role`),
    ]);
  });

  it('notify somebody who was removed, even if the account is deleted', async () => {
    await startDeletingLoneAccounts(gateway.app);
    await act(`removeMember(id: "${officer.id}") { removedMemberId }`);
    await untilAccountIsDeleted(gateway.app, officer.email);
    expect(await act(`removeMember(id: "${officer.id}") { removedMemberId }`)).toBe('NOT_FOUND');
    expect(await listMails()).toEqual([
      {
        to: officer.email,
        subject: `You are no longer a member of ${company.company.name}`,
        text: expect.stringContaining(
          `${company.email} has removed you from ${company.company.name}`,
        ),
      },
    ]);
  });

  it('notify every owner and the former one of a transferred ownership', async () => {
    const other = await makeJoinedMember(gateway.app, company, Role.OWNER);
    await makeJoinedMember(gateway.app, company, Role.VIEWER);
    await act(`transferOwnership(id: "${officer.id}") { id }`);
    const mails = await listMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [company.email, officer.email, other.email].toSorted(),
    );
    for (const { subject, text } of mails) {
      expect(subject).toBe(`${company.company.name} has another owner`);
      expect(text).toContain(`${company.email} has made ${officer.email} an owner`);
    }
  });

  it('are not sent for refused changes', async () => {
    await act(`transferOwnership(id: "${company.company.id}") { id }`);
    expect(await listMails()).toEqual([]);
  });
});
