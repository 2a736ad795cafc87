import { createHmac } from 'node:crypto';
import { In, IsNull } from 'typeorm';
import type { App } from '../request/context.js';
import { inTenant } from '../database/tenant.js';
import { Account } from '../features/members/accounts/account.entity.js';
import { Employee } from '../features/people/directory/employee.entity.js';
import { demoCompanyId, demoPeople } from './people.js';
import { demoTeam } from './team.js';

export const demoEmail = 'safety@harbourline.example';
export const demoPassKey = 'harbourline';
/** Person whose sign-in for the app is printed; the others have the same password. */
const demoAppUser = demoPeople.find(({ name }) => name === 'Serene Gan') ?? demoPeople[0]!;

/** Derives the demo company's password: different on every installation, the same at every start. */
export function deriveDemoPassword(tokenSecret: string): string {
  return derive(tokenSecret, 'demo company').toString('base64url').slice(0, 12);
}

/** Derives the 6-digit password of the demo's employees for the app. */
export function deriveDemoAppPassword(tokenSecret: string): string {
  return String(derive(tokenSecret, 'demo employee').readUInt32BE() % 1_000_000).padStart(6, '0');
}

function derive(tokenSecret: string, purpose: string): Buffer {
  return createHmac('sha256', tokenSecret).update(purpose).digest();
}

/** Formats a role in words: 'safety officer'. */
const formatRole = (role: string): string => role.toLowerCase().replace('_', ' ');

/** Lists the demo's sign-ins, one per line, without passwords that users have changed. */
export async function listDemoSignIns(app: App): Promise<string[]> {
  const [account, team, employee] = await inTenant(app.dataSource, demoCompanyId, async (db) => {
    const manager = await db.manager();
    return [
      await manager.findOneBy(Account, { email: demoEmail }),
      await manager.findBy(Account, { email: In(demoTeam.map(({ email }) => email)) }),
      await manager.findOneBy(Employee, {
        companyId: demoCompanyId,
        id: demoAppUser.id,
        deletedAt: IsNull(),
      }),
    ] as const;
  });
  const password = deriveDemoPassword(app.tokenSecret);
  const isUnchanged = await Promise.all(
    team.map(({ passwordHash }) => app.passwords.matches(passwordHash, password)),
  );
  const members = demoTeam.filter(({ email }) =>
    team.some((each, index) => each.email === email && isUnchanged[index]),
  );
  const format = async (storedHash: string | null, derived: string) =>
    (await app.passwords.matches(storedHash, derived))
      ? `password ${derived}`
      : 'with the password that was set';
  const [ofCompany, ofEmployee] = await Promise.all([
    account && format(account.passwordHash, password),
    employee && format(employee.passwordHash, deriveDemoAppPassword(app.tokenSecret)),
  ]);
  return [
    ...(account ? [`demo company    ${account.email}, ${ofCompany}`] : []),
    ...(members.length > 0
      ? [
          `demo members    ${members.map(({ email, role }) => `${email} (${formatRole(role)})`).join(', ')}, password ${password}`,
        ]
      : []),
    ...(employee
      ? [
          `demo employee   ${employee.email}, pass-key ${demoPassKey}, ${ofEmployee} (for the app: POST /api/employee/login)`,
        ]
      : []),
  ];
}
