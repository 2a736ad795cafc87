import { assertMay, assertRecentProof } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { loadAddressedNames } from './actor-names.js';
import { Company } from './company.entity.js';
import { publishCompanyChange } from './publish-company-change.js';
import { ownCompany } from './company.service.js';
import { type NamedChange, safeguardChangedMail } from './safeguard-changed.mail.js';
import { listOwnerAddresses } from './company.queries.js';
import { queueMails } from '../../../mail/outbox.js';

const onlyOwners = 'Only an owner who is signed in may change this safeguard';

/** A safeguard with its wanted value. */
export interface SafeguardChange extends NamedChange {
  /** Input field, for refusals. */
  field: string;
  /** Columns to store. */
  columns: Partial<Company>;
}

/**
 * Changes safeguards: settings that protect people from members of the company. Only owners may, after a recent confirmation and never
 * with an API key. Every owner gets one mail about all changes. Unchanged values store nothing.
 * @throws Forbidden naming the field; StepUpNeeded.
 */
export async function changeSafeguards(
  context: RequestContext,
  given: readonly SafeguardChange[],
): Promise<void> {
  for (const { field } of given) assertMay(context, 'safeguard:update', field, onlyOwners);
  const changes = given.filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  assertRecentProof(context);
  const { app, db, companyId, viewer } = context;
  const { name } = await ownCompany(context);
  const manager = await db.manager();
  const columns: Partial<Company> = Object.assign({}, ...changes.map((change) => change.columns));
  await manager.update(Company, { id: companyId }, columns);
  await publishCompanyChange(context, companyId);
  for (const change of changes) {
    const detail = `${change.name}: ${change.to}, before ${change.from}`;
    // oxlint-disable-next-line no-await-in-loop
    await writeAudit(context, { companyId, action: AuditAction.SAFEGUARD_CHANGED, detail });
  }
  const owners = await listOwnerAddresses(db, companyId);
  const formatActor = await loadAddressedNames(db, companyId);
  const content = safeguardChangedMail(name, formatActor(viewer?.email ?? ''), changes);
  await queueMails(
    app.jobs,
    db,
    companyId,
    owners.map((to) => ({ to, content })),
  );
}
