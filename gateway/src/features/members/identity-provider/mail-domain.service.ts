import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { normaliseDomain } from './domain-name.js';
import { MailDomain, type RemoveMailDomainPayload } from './mail-domain.entity.js';
import type { AddMailDomainInput } from './mail-domain.inputs.js';
import { storeRecordFound } from './mail-domain.queries.js';
import { findTxtRecord } from './txt-records.js';

const maxDomains = 20;

/** Lists the company's mail domains by name. */
export async function listMailDomains({ db, companyId }: RequestContext): Promise<MailDomain[]> {
  return (await db.manager()).find(MailDomain, { where: { companyId }, order: { name: 'ASC' } });
}

/**
 * Adds a domain, which is not proven yet, with the record to publish.
 * @throws BadUserInput for an invalid `name`; Conflict if it is in the list already, or the company has 20.
 */
export async function addMailDomain(
  context: RequestContext,
  { name: given }: AddMailDomainInput,
): Promise<MailDomain> {
  const name = normaliseDomain(given);
  if (name === undefined)
    throw new BadUserInput('name', 'Please enter a domain such as example.com');
  const { db, companyId } = context;
  await lockCompany(db, companyId);
  const manager = await db.manager();
  if ((await manager.countBy(MailDomain, { companyId })) >= maxDomains)
    throw new Conflict('name', `A company has at most ${maxDomains} mail domains`);
  const id = uuidv7();
  const token = randomBytes(16).toString('hex');
  await mapUniqueViolation(
    { mail_domain_name_key: ['name', 'This domain is in the list already'] },
    () => manager.insert(MailDomain, { companyId, id, name, token }),
  );
  await writeAudit(context, { companyId, action: AuditAction.MAIL_DOMAIN_ADDED, detail: name });
  return findMailDomain(context, id);
}

/**
 * Looks up the record of a domain, and marks the domain as proven if the record is there.
 * @throws NotFound; Conflict naming `id` if the record was not found, or another company has proven the domain.
 */
export async function checkMailDomain(context: RequestContext, id: string): Promise<MailDomain> {
  const { app, companyId } = context;
  await context.takeBudget('mail-domains', companyId);
  const domain = await findMailDomain(context, id);
  // Lookups may take seconds and must not hold a connection.
  await context.discardTransaction('id');
  const state = await findTxtRecord(app.lookUpTxt, domain);
  if (state === 'MISSING')
    throw new Conflict('id', 'The record was not found. A new record can take hours to appear');
  if (state === 'NO_ANSWER')
    throw new Conflict(
      'id',
      'The name servers of this domain gave no answer. Please try again later',
    );
  // Reached only by somebody who controls the domain, so this does not reveal the other company to strangers.
  const isNewlyProven = await mapUniqueViolation(
    { mail_domain_proven_key: ['id', 'Another company has proven this domain'] },
    () => storeRecordFound(context.db, domain, new Date()),
  );
  const { name: detail } = domain;
  if (isNewlyProven)
    await writeAudit(context, { companyId, action: AuditAction.MAIL_DOMAIN_PROVEN, detail });
  return findMailDomain(context, id);
}

/** Removes a domain, proven or not. @throws NotFound */
export async function removeMailDomain(
  context: RequestContext,
  id: string,
): Promise<RemoveMailDomainPayload> {
  const { name: detail } = await findMailDomain(context, id);
  const { db, companyId } = context;
  const manager = await db.manager();
  await manager.delete(MailDomain, { companyId, id });
  await writeAudit(context, { companyId, action: AuditAction.MAIL_DOMAIN_REMOVED, detail });
  return { removedMailDomainId: id };
}

/** @throws NotFound for unknown, removed and other companies' domains alike. */
async function findMailDomain({ db, companyId }: RequestContext, id: string): Promise<MailDomain> {
  const manager = await db.manager();
  const found = await manager.findOneBy(MailDomain, { companyId, id });
  if (!found) throw new NotFound();
  return found;
}
