import { inTenant } from '../src/database/tenant.js';
import type { TestApp } from './database.js';
import type { MadeCompany } from './factories.js';

/** Lists the audit entries of a company, oldest first. */
export function listAudit(
  app: TestApp,
  { company }: Pick<MadeCompany, 'company'>,
): Promise<{ action: string; actor: string; detail: string }[]> {
  return inTenant(app.dataSource, company.id, (db) =>
    db.rows({
      name: 'audit',
      text: 'SELECT action, actor, detail FROM audit_entry ORDER BY created_at, id',
    }),
  );
}
