import { Role } from '../access/role.js';
import { inTenant } from '../database/tenant.js';
import { Account } from '../features/accounts/account.entity.js';
import { FollowUp } from '../features/follow-up/follow-up.entity.js';
import { PersonReadKind } from '../features/person-reads/person-read.entity.js';
import type { App } from '../request/context.js';
import { listCases } from './cases.js';
import { demoCompanyId } from './people.js';
import { demoEmail } from './sign-ins.js';

/** Logs the daily looks of the safety officer: at open cases with their traces, and at everybody with a follow-up. */
export async function noteLooks(app: App): Promise<void> {
  const { account, ill, followed } = await inTenant(app.dataSource, demoCompanyId, async (db) => {
    const manager = await db.manager();
    return {
      account: await manager.findOneBy(Account, { email: demoEmail }),
      ill: (await listCases(db)).filter(({ closedAt }) => closedAt === null),
      followed: await manager.findBy(FollowUp, { companyId: demoCompanyId }),
    };
  });
  if (!account) return;
  const officer = { accountId: account.id, role: Role.OWNER };
  const note = (kind: PersonReadKind, rows: readonly { employeeId: string }[]) =>
    app.reads.note(
      demoCompanyId,
      { ...officer, kind },
      rows.map(({ employeeId }) => employeeId),
    );
  note(PersonReadKind.PERSON_PAGE, ill);
  note(PersonReadKind.CASE, ill);
  note(PersonReadKind.TRACE, ill);
  note(PersonReadKind.FOLLOW_UP, followed);
}
