import { createHmac } from 'node:crypto';
import { IsNull } from 'typeorm';
import type { App } from '../request/context.js';
import { inTenant } from '../database/tenant.js';
import { Account } from '../features/accounts/account.entity.js';
import { Employee } from '../features/employees/employee.entity.js';
import { demoCompanyId, demoPeople } from './people.js';

export const demoEmail = 'safety@harbourline.example';
export const demoPassKey = 'harbourline';
/** Whose phone the printed sign-in of the app is; the others have the same password. */
const demoAppUser = demoPeople.find(({ name }) => name === 'Serene Gan') ?? demoPeople[0]!;

/** The demo company's password: another one on every installation, and the same at each of its starts. */
export function demoPassword(tokenSecret: string): string {
  return derive(tokenSecret, 'demo company').toString('base64url').slice(0, 12);
}

/** The 6-digit password of the demo's app user, of this installation likewise. */
export function demoAppPassword(tokenSecret: string): string {
  return String(derive(tokenSecret, 'demo employee').readUInt32BE() % 1_000_000).padStart(6, '0');
}

function derive(tokenSecret: string, purpose: string): Buffer {
  return createHmac('sha256', tokenSecret).update(purpose).digest();
}

/** The sign-ins that work, a line each; a password that somebody has changed is not shown. */
export async function listDemoSignIns(app: App): Promise<string[]> {
  const [account, employee] = await inTenant(app.dataSource, demoCompanyId, async (db) => {
    const manager = await db.manager();
    return [
      await manager.findOneBy(Account, { companyId: demoCompanyId }),
      await manager.findOneBy(Employee, {
        companyId: demoCompanyId,
        id: demoAppUser.id,
        deletedAt: IsNull(),
      }),
    ] as const;
  });
  const shown = async (kept: string | null, password: string) =>
    (await app.passwords.matches(kept, password))
      ? `password ${password}`
      : 'with the password that was set';
  const [ofCompany, ofEmployee] = await Promise.all([
    account && shown(account.passwordHash, demoPassword(app.tokenSecret)),
    employee && shown(employee.passwordHash, demoAppPassword(app.tokenSecret)),
  ]);
  return [
    ...(account ? [`demo company    ${account.email}, ${ofCompany}`] : []),
    ...(employee
      ? [
          `demo employee   ${employee.email}, pass-key ${demoPassKey}, ${ofEmployee} (for the app: POST /api/employee/login)`,
        ]
      : []),
  ];
}
