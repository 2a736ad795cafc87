import type { RequestContext } from '../../../request/context.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import { BadUserInput, Conflict, Forbidden, NotFound } from '../../../errors.js';
import { queueMail } from '../../../mail/outbox.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.js';
import {
  confirmSecret,
  deleteAuthenticator,
  findAuthenticator,
  findSecondFactor,
  hasSecondFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
  storeSecret,
} from './second-factor.queries.js';
import type {
  AuthenticatorSetup,
  RecoveryCodesPayload,
  SecondFactor,
  ConfirmAuthenticatorInput,
} from './second-factor.types.js';
import { type SignInChange, signInChangedMail } from './sign-in-changed.mail.js';
import { findTotpStep, formatTotpUri, makeTotpSecret } from './totp.js';

export const wrongCode = 'Wrong code, or one that was used before';

/** Returns the viewer's means of signing in. */
export function getOwnSecondFactor(context: RequestContext): Promise<SecondFactor> {
  return findSecondFactor(context.db, getOwnAccount(context).accountId);
}

/**
 * Offers a new secret for an authenticator app. Sign-ins ask for no code until one has confirmed it.
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
 * Confirms the offered secret, and creates ten recovery codes.
 * @throws BadUserInput for a wrong code, or without an offered secret; RateLimited after 5 wrong codes in 15 minutes.
 */
export async function confirmAuthenticator(
  context: RequestContext,
  { code }: ConfirmAuthenticatorInput,
): Promise<RecoveryCodesPayload> {
  const { app, db, caller, companyId } = context;
  const { accountId, email } = getOwnAccount(context);
  context.assertOnlyField('code');
  const tries = await app.limits.findPasswordAttempts('secondFactor', accountId, caller.address);
  await tries.takeOrRefuse();
  const offered = await inTenant(app.dataSource, companyId, (tenant) =>
    findAuthenticator(tenant, accountId),
  );
  const secret = offered && app.sealer.open(offered.secret, accountId);
  if (!secret || offered.confirmedAt)
    throw new BadUserInput('code', 'Please start the set-up of the authenticator app again');
  const step = findTotpStep(secret, code.replaceAll(/\s/g, ''));
  if (step === undefined) throw new BadUserInput('code', wrongCode);
  await tries.giveBack();
  if (!(await confirmSecret(db, { accountId, secret: offered.secret, step })))
    throw new BadUserInput('code', 'Please start the set-up of the authenticator app again');
  const recoveryCodes = await storeNewRecoveryCodes(db, accountId);
  await recordSignInChange(context, email, 'AUTHENTICATOR_ADDED');
  return { recoveryCodes, secondFactor: await findSecondFactor(db, accountId) };
}

/**
 * Removes the authenticator app, and the recovery codes if no second factor is left.
 * @throws NotFound if the account has none, Conflict if the company requires a second factor and it is the only one.
 */
export async function removeAuthenticator(context: RequestContext): Promise<SecondFactor> {
  const { db } = context;
  const { accountId, email } = getOwnAccount(context);
  await lockSecondFactor(db, accountId);
  if (!(await deleteAuthenticator(db, accountId))) throw new NotFound();
  await finishFactorRemoval(context, accountId, 'authenticator');
  await recordSignInChange(context, email, 'AUTHENTICATOR_REMOVED');
  return findSecondFactor(db, accountId);
}

/**
 * Deletes the recovery codes of an account if the last second factor has just been removed.
 * @throws Conflict naming the field if the company requires a second factor.
 */
export async function finishFactorRemoval(
  context: RequestContext,
  accountId: string,
  field: string,
): Promise<void> {
  const { db } = context;
  if (hasSecondFactor(await findSecondFactor(db, accountId))) return;
  const { secondFactorRequiredAt } = await ownCompany(context);
  if (secondFactorRequiredAt) throw new Conflict(field, 'Your company requires a second factor');
  await replaceRecoveryCodes(db, accountId, []);
}

/**
 * Replaces the recovery codes by ten new ones.
 * @throws Conflict if the account has no second factor.
 */
export async function renewRecoveryCodes(context: RequestContext): Promise<RecoveryCodesPayload> {
  const { db } = context;
  const { accountId, email } = getOwnAccount(context);
  if (!hasSecondFactor(await findSecondFactor(db, accountId)))
    throw new Conflict('authenticator', 'Please set an authenticator app up first');
  const recoveryCodes = await storeNewRecoveryCodes(db, accountId);
  await recordSignInChange(context, email, 'RECOVERY_CODES_RENEWED');
  return { recoveryCodes, secondFactor: await findSecondFactor(db, accountId) };
}

/** Replaces the recovery codes of an account by ten new ones, and returns them. */
export async function storeNewRecoveryCodes(
  db: TenantTransaction,
  accountId: string,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(
    db,
    accountId,
    codes.flatMap((code) => hashRecoveryCode(code) ?? []),
  );
  return codes;
}

/** Writes the audit entry of a change to an account's sign-in, and mails it to the account. */
export async function recordSignInChange(
  context: RequestContext,
  email: string,
  change: SignInChange,
  detail = '',
): Promise<void> {
  const { app, db, companyId } = context;
  await writeAudit(context, { companyId, action: AuditAction[change], detail });
  await queueMail(app.jobs, db, { companyId, to: email, content: signInChangedMail(change) });
}

/** Returns the viewer's account. @throws Forbidden for viewers without one. */
export function getOwnAccount({ viewer }: RequestContext): { accountId: string; email: string } {
  if (!viewer?.accountId || !viewer.email) throw new Forbidden();
  return { accountId: viewer.accountId, email: viewer.email };
}
