import { v7 as uuidv7 } from 'uuid';
import { describeDevice } from '../../../access/device.js';
import type { Rows } from '../../../database/tenant.js';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { Conflict, Forbidden, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { findSecondFactor, hasSecondFactor, lockSecondFactor } from './second-factor.queries.js';
import {
  getOwnAccount,
  recordSignInChange,
  finishFactorRemoval,
  storeNewRecoveryCodes,
} from './second-factor.service.js';
import { offerCreation, offerRequest } from './challenge.service.js';
import { ChallengePurpose } from './passkey-challenge.entity.js';
import type { Passkey } from './passkey.entity.js';
import {
  maxNameLength,
  type PasskeyAttestationInput,
  type RenamePasskeyInput,
} from './passkey.inputs.js';
import {
  deleteChallenge,
  deletePasskey,
  insertPasskey,
  listAccountPasskeys,
  storePasskeyName,
} from './passkey.queries.js';
import type {
  AddPasskeyPayload,
  PasskeyCreation,
  PasskeyRequest,
  RemovePasskeyPayload,
} from './passkey.types.js';
import {
  PasskeyRefused,
  type VerifiedAttestation,
  verifyAttestation,
} from './verify-passkey.service.js';

const maxPasskeys = 20;

/** Lists the passkeys of the viewer's account. */
export function listOwnPasskeys(context: RequestContext): Promise<Passkey[]> {
  return listAccountPasskeys(context.db, getOwnAccount(context).accountId);
}

/**
 * Starts to add a passkey to the viewer's account.
 * @throws Conflict if it has 20.
 */
export async function startPasskey(context: RequestContext): Promise<PasskeyCreation> {
  const { app, db } = context;
  const account = getOwnAccount(context);
  await assertRoom(db, account.accountId);
  const subjectId = getOwnSession(context);
  return offerCreation(app, db, { ...account, purpose: ChallengePurpose.ADD, subjectId });
}

/**
 * Adds a passkey to the viewer's account, with ten recovery codes if it is the first second factor.
 * @throws PasskeyRefused; Conflict if the account has 20, or the passkey is already in use.
 */
export async function addPasskey(
  context: RequestContext,
  input: PasskeyAttestationInput,
): Promise<AddPasskeyPayload> {
  const { app, db } = context;
  const { accountId, email } = getOwnAccount(context);
  const verified = await verifyAttestation(app, input);
  const { challenge } = verified;
  const subjectId = getOwnSession(context);
  await lockSecondFactor(db, accountId);
  const offered = await deleteChallenge(db, {
    challenge,
    purpose: ChallengePurpose.ADD,
    subjectId,
  });
  if (offered?.accountId !== accountId) throw new PasskeyRefused();
  await assertRoom(db, accountId);
  const hadSecondFactor = hasSecondFactor(await findSecondFactor(db, accountId));
  const passkey = await storePasskey(context, accountId, verified);
  const recoveryCodes = hadSecondFactor ? null : await storeNewRecoveryCodes(db, accountId);
  await recordSignInChange(context, email, 'PASSKEY_ADDED', passkey.name);
  return { passkey, recoveryCodes, secondFactor: await findSecondFactor(db, accountId) };
}

/**
 * Stores a passkey whose challenge has been consumed, named after the caller's device.
 * @throws Conflict if it is already in use.
 */
export function storePasskey(
  { db, caller }: RequestContext,
  accountId: string,
  { credentialId, publicKey, counter, transports, isBackedUp }: VerifiedAttestation,
): Promise<Passkey> {
  const name = describeDevice(caller.userAgent).slice(0, maxNameLength);
  return mapUniqueViolation(
    { passkey_credential_key: ['passkey', 'This passkey is already in use'] },
    () =>
      insertPasskey(db, {
        id: uuidv7(),
        accountId,
        credentialId,
        publicKey,
        counter,
        transports,
        isBackedUp,
        name,
      }),
  );
}

/** Gives a passkey another name. @throws NotFound */
export async function renamePasskey(
  context: RequestContext,
  { id, name: given }: RenamePasskeyInput,
): Promise<Passkey> {
  const { db, companyId } = context;
  const name = given.trim();
  const { accountId } = getOwnAccount(context);
  const passkey = await storePasskeyName(db, { accountId, id, name });
  if (!passkey) throw new NotFound();
  await writeAudit(context, { companyId, action: AuditAction.PASSKEY_RENAMED, detail: name });
  return passkey;
}

/**
 * Removes a passkey, and the recovery codes if no second factor is left.
 * @throws NotFound; Conflict if it is the only second factor and the company requires one, or if the account has no password either.
 */
export async function removePasskey(
  context: RequestContext,
  id: string,
): Promise<RemovePasskeyPayload> {
  const { db } = context;
  const { accountId, email } = getOwnAccount(context);
  await lockSecondFactor(db, accountId);
  const removed = await deletePasskey(db, accountId, id);
  if (!removed) throw new NotFound();
  const { hasPassword, passkeyCount } = await findSecondFactor(db, accountId);
  if (!hasPassword && passkeyCount === 0)
    throw new Conflict(
      'id',
      "Your account has no password and no other passkey. Please add one of them first; 'Forgot password?' on the sign-in page sets a password",
    );
  await finishFactorRemoval(context, accountId, 'id');
  await recordSignInChange(context, email, 'PASSKEY_REMOVED', removed.name);
  return { removedPasskeyId: id, secondFactor: await findSecondFactor(db, accountId) };
}

/** Offers a challenge with which the viewer can confirm their identity. */
export function startPasskeyConfirmation(context: RequestContext): Promise<PasskeyRequest> {
  const { accountId } = getOwnAccount(context);
  const subjectId = getOwnSession(context);
  return offerRequest(context.app, context.db, {
    purpose: ChallengePurpose.CONFIRM,
    subjectId,
    accountId,
  });
}

async function assertRoom(db: Rows, accountId: string): Promise<void> {
  const { passkeyCount } = await findSecondFactor(db, accountId);
  if (passkeyCount >= maxPasskeys)
    throw new Conflict('passkey', `At most ${maxPasskeys} passkeys: please remove one first`);
}

function getOwnSession({ viewer }: RequestContext): string {
  if (!viewer?.sessionId) throw new Forbidden();
  return viewer.sessionId;
}
