import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../access/role.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import { Forbidden } from '../../../errors.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { hashToken, makeLinkToken } from '../../../mail/link-token.js';
import { queueMails } from '../../../mail/outbox.js';
import type { App, RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { toWords, writeAudit } from '../../audit/entries/audit.service.js';
import { Company } from '../../company/profile/company.entity.js';
import { AccessChangeEnd, AccessChangeKind } from './access-change.entity.js';
import { accessChangeMail } from './access-change.mail.js';
import {
  type ChangedAddress,
  confirmByKnownAddress,
  confirmPeople,
  endInvitations,
  findLastChange,
  hasHadCase,
  hasUnconfirmedChange,
  listChangedAddresses,
  listOpenChangesOfPeople,
  wasChangeOpen,
  storeAccessChanges,
  storeMailIds,
} from './access-change.queries.js';
import type { ConfirmAccessChangesPayload, OwnAccessChange } from './access-change.types.js';

/** What was changed of a person. */
export interface ChangedAccess {
  employeeId: string;
  kinds: readonly AccessChangeKind[];
  /** Address before the change; null or empty: none. */
  oldEmail: string | null;
}

/** Who made a change: an account, or an API key with its name. */
export interface ChangeMaker {
  by: string;
  role: Role | null;
}

/** People per statement. */
const batchSize = 1000;

/** A person's first code and address do not need a confirmation while the company has not had a case, which nobody could read then. */
const firstKinds: ReadonlySet<AccessChangeKind> = new Set([
  AccessChangeKind.FIRST_CODE,
  AccessChangeKind.FIRST_ADDRESS,
]);

/**
 * Records in the transaction of a change that somebody else has changed how people sign in or are reached, and mails it to their old and
 * new addresses. Until the changes are confirmed, sessions that begin from now on are told nothing about health.
 * @param areRequested whether the people asked for it themselves, so that there is nothing to confirm.
 */
export async function recordAccessChanges(
  app: Pick<App, 'jobs' | 'tokenSecret'>,
  db: TenantTransaction,
  companyId: string,
  people: readonly ChangedAccess[],
  maker: ChangeMaker,
  areRequested = false,
): Promise<void> {
  const changed = people.filter(({ kinds }) => kinds.length > 0);
  const isFirst = ({ kinds }: ChangedAccess) => kinds.every((kind) => firstKinds.has(kind));
  const relevant =
    changed.some(isFirst) && !(await hasHadCase(db, companyId))
      ? changed.filter((person) => !isFirst(person))
      : changed;
  for (let next = 0; next < relevant.length; next += batchSize)
    // A connection runs one statement at a time.
    // oxlint-disable-next-line no-await-in-loop
    await recordBatch(
      app,
      db,
      companyId,
      relevant.slice(next, next + batchSize),
      maker,
      areRequested,
    );
}

async function recordBatch(
  app: Pick<App, 'jobs' | 'tokenSecret'>,
  db: TenantTransaction,
  companyId: string,
  people: readonly ChangedAccess[],
  maker: ChangeMaker,
  areRequested: boolean,
): Promise<void> {
  const linkIds = new Map(people.map(({ employeeId }) => [employeeId, uuidv7()]));
  const stored = await storeAccessChanges(
    db,
    companyId,
    people.map(({ employeeId, kinds, oldEmail }) => {
      const token = makeLinkToken(app.tokenSecret, { companyId, id: linkIds.get(employeeId)! });
      return { employeeId, kinds, oldEmail, proofHash: hashToken(token).toString('hex') };
    }),
    maker,
  );
  // An invitation in a mailbox that is no longer the person's would show a code there.
  const moved = people.filter(({ kinds }) => kinds.includes(AccessChangeKind.EMAIL));
  if (moved.length > 0)
    await endInvitations(
      db,
      companyId,
      moved.map(({ employeeId }) => employeeId),
    );
  const changeOf = new Map(people.map((person) => [person.employeeId, person]));
  const recipients = stored.flatMap(({ employeeId, knownEmail, email }) => {
    const { kinds, oldEmail } = changeOf.get(employeeId)!;
    // Nobody has an address from before, so there is nobody to tell.
    if (knownEmail === null && kinds.every((kind) => firstKinds.has(kind))) return [];
    const others = [...new Set([oldEmail, email])].filter((to) => to && to !== knownEmail);
    return [...(knownEmail === null ? [] : [knownEmail]), ...others].map((to) => ({
      employeeId,
      to: to!,
      linkId: to === knownEmail && !areRequested ? linkIds.get(employeeId)! : null,
      kinds,
    }));
  });
  await mailChanges(app, db, companyId, recipients);
  if (!areRequested) return;
  const ids = people.map(({ employeeId }) => employeeId);
  await confirmPeople(db, companyId, ids, { as: AccessChangeEnd.OWN_REQUEST, by: null });
}

/** An address that is told of a change. */
interface Recipient {
  employeeId: string;
  to: string;
  linkId: string | null;
  kinds: readonly AccessChangeKind[];
}

async function mailChanges(
  app: Pick<App, 'jobs'>,
  db: TenantTransaction,
  companyId: string,
  recipients: readonly Recipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  const manager = await db.manager();
  const { name } = await manager.findOneByOrFail(Company, { id: companyId });
  const mailIds = await queueMails(
    app.jobs,
    db,
    companyId,
    recipients.map(({ to, kinds, linkId }) => ({
      to,
      content: accessChangeMail(name, kinds, linkId),
    })),
  );
  await storeMailIds(
    db,
    companyId,
    recipients.map(({ employeeId }, index) => ({ employeeId, mailId: mailIds[index]! })),
  );
}

/** Records the addresses and phone numbers that a directory change has changed, such as an import. */
export async function recordChangedAddresses(
  app: Pick<App, 'jobs' | 'tokenSecret'>,
  db: TenantTransaction,
  companyId: string,
  changeId: string,
  maker: ChangeMaker,
): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000', isMore = true; isMore;) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await listChangedAddresses(db, companyId, changeId, after, batchSize);
    const people = found.map((person) => toChangedAccess(person, person.oldEmail));
    // oxlint-disable-next-line no-await-in-loop
    await recordAccessChanges(app, db, companyId, people, maker);
    after = found.at(-1)?.employeeId ?? after;
    isMore = found.length === batchSize;
  }
}

/** Finds what undoing a directory change is going to change of these people. */
export async function findAddressesToRestore(
  db: TenantTransaction,
  companyId: string,
  changeId: string,
  employeeIds: readonly string[],
): Promise<ChangedAccess[]> {
  const restored = new Set(employeeIds);
  const people: ChangedAccess[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000', isMore = true; isMore;) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await listChangedAddresses(db, companyId, changeId, after, batchSize);
    people.push(
      ...found
        .filter(({ employeeId }) => restored.has(employeeId))
        .map((person) => toChangedAccess(person, person.email)),
    );
    after = found.at(-1)?.employeeId ?? after;
    isMore = found.length === batchSize;
  }
  return people;
}

function toChangedAccess(
  { employeeId, hasNewEmail, hasNewPhone }: ChangedAddress,
  oldEmail: string | null,
): ChangedAccess {
  const emailKind = oldEmail ? AccessChangeKind.EMAIL : AccessChangeKind.FIRST_ADDRESS;
  return {
    employeeId,
    oldEmail,
    kinds: [...(hasNewEmail ? [emailKind] : []), ...(hasNewPhone ? [AccessChangeKind.PHONE] : [])],
  };
}

/**
 * Records a change of an address that the employee asked for in the own file. It needs no confirmation, unless an earlier change still
 * needed one at that time or later: then it may have been asked for in a mailbox that is not the employee's.
 */
export async function recordRequestedChange(
  context: RequestContext,
  change: ChangedAccess,
  requestedAt: Date,
): Promise<void> {
  const { app, db, companyId } = context;
  const isDoubted = await wasChangeOpen(db, companyId, change.employeeId, requestedAt);
  await recordAccessChanges(app, db, companyId, [change], getChangeMaker(context), !isDoubted);
}

/** Returns who makes a change in a request. */
export function getChangeMaker({ viewer }: Pick<RequestContext, 'viewer'>): ChangeMaker {
  return { by: viewer?.email ?? '', role: viewer?.role ?? null };
}

/** Id of nobody: queries about it answer as for somebody who is healthy and was near nobody. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/**
 * Finds whose health and contacts the employee's session is told: the employee's, or nobody's if it began after a change of the code, the
 * address or the phone number that is not confirmed. Everything that answers an employee about health asks this.
 */
export async function findToldPersonId(context: RequestContext): Promise<string> {
  return (await isKeptFromHealth(context)) ? nobodyId : context.employeeId;
}

/** Whether the viewer is a session of an employee that began after a change that is not confirmed. */
export function isKeptFromHealth(context: RequestContext): Promise<boolean> {
  const { viewer, db, companyId } = context;
  const isEmployee = viewer?.role === Role.EMPLOYEE || viewer?.role === Role.OWN_FILE;
  if (!isEmployee || !viewer.employeeId) return Promise.resolve(false);
  return hasUnconfirmedChange(db, companyId, viewer.employeeId, viewer.sessionId);
}

/** Returns an employee or person without their status if the viewer's session is told nothing about health. */
export async function hideUntoldStatus<Shown extends object>(
  context: RequestContext,
  shown: Shown,
): Promise<Shown> {
  return (await isKeptFromHealth(context)) ? hideStatus(shown) : shown;
}

/** Like `hideUntoldStatus`, for a session of the app that has just begun. */
export async function hideStatusAtSignIn<Shown extends { companyId: string; id: string }>(
  { db }: Pick<RequestContext, 'db'>,
  employee: Shown,
): Promise<Shown> {
  const { companyId, id } = employee;
  return (await hasUnconfirmedChange(db, companyId, id, null)) ? hideStatus(employee) : employee;
}

function hideStatus<Shown extends object>(shown: Shown): Shown {
  return { ...shown, isPositive: false, positiveDate: null };
}

/** Finds the last change of the viewer's own access by somebody else. */
export function findOwnAccessChange({
  db,
  companyId,
  employeeId,
}: RequestContext): Promise<OwnAccessChange | null> {
  return findLastChange(db, companyId, employeeId);
}

/** Ends a change whose known address has just been used for an invitation to the app. */
export async function confirmByInvitation(
  db: TenantTransaction,
  companyId: string,
  employeeId: string,
): Promise<void> {
  await confirmByKnownAddress(db, companyId, employeeId, AccessChangeEnd.KNOWN_ADDRESS);
}

/**
 * Confirms changes of people as an officer who made none of them. Unknown people, and people without a change to confirm, are left out.
 * @throws Forbidden for an API key, which is not a second person.
 */
export async function confirmAccessChanges(
  context: RequestContext,
  employeeIds: readonly string[],
): Promise<ConfirmAccessChangesPayload> {
  const { app, db, companyId, viewer } = context;
  if (!viewer?.accountId || !viewer.email) throw new Forbidden();
  const ids = [...new Set(employeeIds)];
  const end = { as: AccessChangeEnd.OFFICER, by: viewer.email };
  const confirmed = await confirmPeople(db, companyId, ids, end);
  for (const id of confirmed)
    // oxlint-disable-next-line no-await-in-loop
    await writeAudit(context, {
      companyId,
      action: AuditAction.ACCESS_CHANGE_CONFIRMED,
      detail: `${toWords(end.as)}, employee ${id}`,
    });
  if (confirmed.length > 0) {
    await app.jobs.send(db, 'send-notices', { companyId });
    context.publishOnCommit(LiveTopic.CASES);
  }
  return {
    confirmedIds: confirmed,
    skipped: await listOpenChangesOfPeople(db, companyId, ids),
  };
}
