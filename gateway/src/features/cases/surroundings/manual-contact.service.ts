import { v7 as uuidv7 } from 'uuid';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { parsePhone } from '../../../validation/phone-rule.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { insertEntries, lockPeopleOfCases } from '../register/case.queries.js';
import { CaseAct } from '../register/case-entry.entity.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { findStoredCase } from '../register/case-list.queries.js';
import { findWindow } from '../register/case-window.service.js';
import { findKeptFrom } from '../../company/profile/company.service.js';
import { findPerson } from '../../people/directory/employee.queries.js';
import { findReferencedPerson } from '../../people/changes/referenced-person.js';
import { wakeRecount } from '../../../jobs/mark-cases.js';
import { findEnd, findTimeErrors } from './manual-contact-rules.js';
import type { AddManualContactInput } from './manual-contact.inputs.js';
import {
  hasSameContact,
  listContactsById,
  type NewManualContact,
  storeContact,
  withdrawStoredContact,
  manualContactsOfCase,
} from './manual-contact.queries.js';

/**
 * Adds a contact that somebody reported to an open case, and returns the case.
 * @throws NotFound for an unknown case; BadUserInput naming the invalid fields; Conflict naming `caseId` if the case is closed, or
 * `startedAt` if the same contact was added before.
 */
export async function addManualContact(
  context: RequestContext,
  input: AddManualContactInput,
): Promise<DiseaseCase> {
  const { db, companyId } = context;
  const { employeeId: personId } = await findCase(context, input.caseId);
  const { employee } = input.who;
  const met = employee && (await findPerson(db, companyId, employee));
  await lockPeopleOfCases(db, companyId, met ? [personId, met.id] : [personId]);
  // The case may have been closed, and people deleted, before the lock was granted.
  const stored = await findCase(context, input.caseId);
  if (stored.closedAt)
    throw new Conflict('caseId', 'This case is closed: reopen it to add a contact');
  const contact = await parseContact(context, input, stored);
  if (await hasSameContact(db, companyId, personId, contact))
    throw new Conflict('startedAt', 'This contact has been added already, with the same times');
  await storeContact(db, companyId, personId, contact);
  await finishAct(context, stored, contact.id, CaseAct.CONTACT_ADDED);
  return stored;
}

/**
 * Withdraws a contact, so that it no longer counts, and returns the case.
 * @throws NotFound; Conflict naming `id` if it was withdrawn already.
 */
export async function withdrawManualContact(
  context: RequestContext,
  id: string,
): Promise<DiseaseCase> {
  const { db, companyId } = context;
  const [contact] = await listContactsById(db, companyId, [id]);
  if (!contact) throw new NotFound();
  const stored = await findCase(context, contact.caseId);
  await lockPeopleOfCases(db, companyId, [stored.employeeId]);
  if (!(await withdrawStoredContact(db, companyId, contact, context.viewer?.email ?? null)))
    throw new Conflict('id', 'This contact was withdrawn already');
  await finishAct(context, stored, id, CaseAct.CONTACT_TAKEN_BACK);
  return stored;
}

async function findCase({ db, companyId }: RequestContext, id: string): Promise<DiseaseCase> {
  const stored = await findStoredCase(db, companyId, { id });
  if (!stored) throw new NotFound();
  return stored;
}

/** Writes the log of the case and the audit log, and wakes the recount of marked cases. */
async function finishAct(
  context: RequestContext,
  { id: caseId, number }: DiseaseCase,
  manualContactId: string,
  act: CaseAct.CONTACT_ADDED | CaseAct.CONTACT_TAKEN_BACK,
): Promise<void> {
  const { db, companyId, viewer } = context;
  const entry = { caseId, act, before: {}, after: {}, manualContactId };
  await insertEntries(db, companyId, [entry], { by: viewer?.email ?? null, changeId: null });
  await wakeRecount(db, companyId);
  context.loader(manualContactsOfCase).clear(caseId);
  const action =
    act === CaseAct.CONTACT_ADDED
      ? AuditAction.MANUAL_CONTACT_ADDED
      : AuditAction.MANUAL_CONTACT_TAKEN_BACK;
  await writeAudit(context, { companyId, action, detail: `case C-${number}` });
}

/** Validates the input and resolves its people. @throws BadUserInput naming the invalid fields. */
async function parseContact(
  context: RequestContext,
  input: AddManualContactInput,
  stored: DiseaseCase,
): Promise<NewManualContact> {
  const { employeeId: personId } = stored;
  const { who, informant } = input;
  const errors = findTimeErrors(input, {
    now: Date.now(),
    keptFrom: await findKeptFrom(context),
    windowFrom: (await findWindow(context, stored)).from.getTime(),
  });
  const employeeId = await findReferencedPerson(context, who.employee, 'who.employee', errors);
  if (employeeId === personId)
    errors.push({ field: 'who.employee', message: 'This is the person of the case' });
  const informantId = await findReferencedPerson(
    context,
    informant.employee,
    'informant.employee',
    errors,
  );
  if (errors.length > 0) throw new BadUserInput(errors);
  return {
    id: uuidv7(),
    caseId: input.caseId,
    employeeId,
    visitorName: who.visitor?.name.trim() ?? null,
    visitorPhone: who.visitor ? formatDialled(who.visitor.phone) : null,
    visitorCompany: who.visitor ? (who.visitor.company?.trim() ?? '') : null,
    startedAt: input.startedAt,
    endedAt: findEnd(input)!,
    informantId,
    informantName: informant.name?.trim() ?? '',
    note: input.note?.trim() ?? '',
    addedBy: context.viewer?.email ?? null,
  };
}

/** Formats a valid phone number as it is dialled: digits, with a plus where the country code was written. */
function formatDialled(typed: string): string {
  const { digits, prefix } = parsePhone(typed)!;
  return prefix === null ? digits : `+${digits}`;
}
