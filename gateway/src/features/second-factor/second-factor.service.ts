import type { RequestContext } from '../../request/context.js';
import { inTenant, type TenantTransaction } from '../../database/tenant.js';
import { BadUserInput, Conflict, Forbidden, NotFound } from '../../errors.js';
import { queueMail } from '../../mail/outbox.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { ownCompany } from '../companies/company.service.js';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.js';
import type { ConfirmAuthenticatorInput } from './second-factor.inputs.js';
import {
  confirmSecret,
  deleteAuthenticator,
  findAuthenticator,
  findSecondFactor,
  replaceRecoveryCodes,
  storeSecret,
} from './second-factor.queries.js';
import type {
  AuthenticatorSetup,
  RecoveryCodesPayload,
  SecondFactor,
} from './second-factor.types.js';
import { type SignInChange, signInChangedMail } from './sign-in-changed.mail.js';
import { findTotpStep, formatTotpUri, makeTotpSecret } from './totp.js';

export const wrongCode = 'Wrong code, or one that was used before';

/** Returns what the viewer's account has besides its password. */
export function getOwnSecondFactor(context: RequestContext): Promise<SecondFactor> {
  return findSecondFactor(context.db, getOwnAccount(context).accountId);
}

/**
 * Offers a new secret for an authenticator app. Nothing is asked for until a code has confirmed it.
 * @throws Conflict if the account has an authenticator app.
 */
export async function startAuthenticator(context: RequestContext): Promise<AuthenticatorSetup> {
  const { app, db } = context;
  const { accountId, email } = getOwnAccount(context);
  const secret = makeTotpSecret();
  if (!(await storeSecret(db, accountId, app.sealer.seal(secret, accountId))))
    throw new Conflict('authenticator', 'Your account has an authenticator app already');
  return { secret, uri: formatTotpUri(secret, email) };
}

/**
 * Turns the offered secret on, with ten recovery codes.
 * @throws BadUserInput for a wrong code, or without an offered secret; RateLimited after 5 wrong codes in 15 minutes.
 */
export async function confirmAuthenticator(
  context: RequestContext,
  { code }: ConfirmAuthenticatorInput,
): Promise<RecoveryCodesPayload> {
  const { app, db, caller, companyId } = context;
  const { accountId, email } = getOwnAccount(context);
  context.assertAlone('code');
  const tries = await app.limits.findTries('secondFactor', accountId, caller.address);
  await tries.takeOrRefuse();
  const offered = await inTenant(app.dataSource, companyId, (brief) =>
    findAuthenticator(brief, accountId),
  );
  const secret = offered && app.sealer.open(offered.secret, accountId);
  if (!secret || offered.confirmedAt)
    throw new BadUserInput('code', 'Please start to set the authenticator app up again');
  const step = findTotpStep(secret, code.replaceAll(/\s/g, ''));
  if (step === undefined) throw new BadUserInput('code', wrongCode);
  await tries.giveBack();
  if (!(await confirmSecret(db, { accountId, secret: offered.secret, step })))
    throw new BadUserInput('code', 'Please start to set the authenticator app up again');
  const recoveryCodes = await storeNewRecoveryCodes(db, accountId);
  await noteChange(context, email, 'AUTHENTICATOR_ADDED');
  return { recoveryCodes, secondFactor: await findSecondFactor(db, accountId) };
}

/**
 * Removes the authenticator app and the recovery codes.
 * @throws NotFound if the account has none, Conflict if the company requires one.
 */
export async function removeAuthenticator(context: RequestContext): Promise<SecondFactor> {
  const { db } = context;
  const { accountId, email } = getOwnAccount(context);
  const { secondFactorRequiredAt } = await ownCompany(context);
  if (secondFactorRequiredAt)
    throw new Conflict('authenticator', 'Your company requires a second factor');
  if (!(await deleteAuthenticator(db, accountId))) throw new NotFound();
  await replaceRecoveryCodes(db, accountId, []);
  await noteChange(context, email, 'AUTHENTICATOR_REMOVED');
  return findSecondFactor(db, accountId);
}

/**
 * Makes ten new recovery codes; the old ones no longer work.
 * @throws Conflict if the account has no authenticator app.
 */
export async function renewRecoveryCodes(context: RequestContext): Promise<RecoveryCodesPayload> {
  const { db } = context;
  const { accountId, email } = getOwnAccount(context);
  const { authenticatorSince } = await findSecondFactor(db, accountId);
  if (!authenticatorSince)
    throw new Conflict('authenticator', 'Please set an authenticator app up first');
  const recoveryCodes = await storeNewRecoveryCodes(db, accountId);
  await noteChange(context, email, 'RECOVERY_CODES_RENEWED');
  return { recoveryCodes, secondFactor: await findSecondFactor(db, accountId) };
}

async function storeNewRecoveryCodes(db: TenantTransaction, accountId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(
    db,
    accountId,
    codes.flatMap((code) => hashRecoveryCode(code) ?? []),
  );
  return codes;
}

/** Writes the audit entry of a change to the ways of signing in, and mails it to the account. */
async function noteChange(
  context: RequestContext,
  email: string,
  change: SignInChange,
): Promise<void> {
  const { app, db, companyId } = context;
  await writeAudit(context, { companyId, action: AuditAction[change] });
  await queueMail(app.jobs, db, { companyId, to: email, content: signInChangedMail(change) });
}

function getOwnAccount({ viewer }: RequestContext): { accountId: string; email: string } {
  if (!viewer?.accountId || !viewer.email) throw new Forbidden();
  return { accountId: viewer.accountId, email: viewer.email };
}
