import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { listPermissions } from '../../../access/permissions.js';
import { Role } from '../../../access/role.js';
import { ConfirmedBy, SessionKind } from '../../../access/session.entity.js';
import { endSessions, findSignInPlace, startSession } from '../../../access/sessions.js';
import type { RequestContext } from '../../../request/context.js';
import { inTenant, providerTenant } from '../../../database/tenant.js';
import { Forbidden, Unauthenticated } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { Account } from '../accounts/account.entity.js';
import {
  assertCompanyOpen,
  chooseCompany,
  startMemberSession,
  wrongCompanyPassword,
} from './member-session.service.js';
import { verifySecondFactor } from './second-step.service.js';
import {
  countRefusal,
  auditRefusedAccount,
  auditSignIn,
  consumeSignInAttempt,
} from './sign-in-audit.js';
import type {
  AdministratorSession,
  CompanySession,
  SignOutPayload,
  IdentityWithoutFields,
} from './sign-in.types.js';
import type { SignInAdministratorInput, SignInCompanyInput } from './sign-in.inputs.js';

/** Minimum duration of a failed sign-in, so that its time does not reveal which part was wrong. */
const minFailureMs = 250;

/**
 * Starts a session of a member.
 * @throws Unauthenticated for an unknown address and a wrong password alike; only after the right password CompanyChoice if none of
 * several companies was requested, and Forbidden with what is missing; RateLimited after 5 wrong passwords in 15 minutes for one
 * address, where networks of earlier sign-ins have their own budgets; Unavailable if too many sign in at once; BadUserInput for a
 * company where the account is not a member, and beside other mutations, since a session is stored separately. Last, errors of
 * `assertSecondFactor`.
 */
export async function signInCompany(
  context: RequestContext,
  input: SignInCompanyInput,
): Promise<CompanySession> {
  context.assertOnlyField('input');
  const account = await verifyAccount(context, input, 'company');
  if (!account.verifiedAt) throw new Forbidden('Please verify your email address first');
  const company = await chooseCompany(context, account, input.companyId ?? null);
  assertCompanyOpen(company);
  if (context.isRest && company.secondFactorRequiredAt)
    throw new Forbidden(
      'Your company requires a second factor, which this way of signing in cannot ask for',
    );
  const detail = await verifySecondFactor(context, account, input.code);
  return startMemberSession(context, company, { account, detail });
}

/** Starts a session of the provider's administrator; errors as for companies. */
export async function signInAdministrator(
  context: RequestContext,
  input: SignInAdministratorInput,
): Promise<AdministratorSession> {
  context.assertOnlyField('input');
  const { app, caller } = context;
  const account = await verifyAccount(context, input, 'provider');
  await app.limits.rememberNetwork('administrator', account.email, caller.address);
  const kind = SessionKind.PROVIDER_ADMIN;
  const token = await startSession(app, providerTenant, {
    kind,
    accountId: account.id,
    confirmedBy: ConfirmedBy.ACCOUNT,
    ...findSignInPlace(caller),
  });
  const who = { kind, role: Role.PROVIDER_ADMIN, email: account.email };
  await context.db.within(providerTenant, () => auditSignIn(context, providerTenant, who));
  return { token, email: account.email };
}

/** Verifies the password of an account. @throws the errors of `signInCompany` that need no right password. */
export async function verifyAccount(
  context: RequestContext,
  input: SignInAdministratorInput,
  kind: 'company' | 'provider',
): Promise<Account> {
  const { limits, passwords } = context.app;
  const { address } = context.caller;
  const email = input.email.trim().toLowerCase();
  const budget = kind === 'provider' ? 'administrator' : 'account';
  passwords.assertRoom(address);
  await limits.takeOrRefuse('address', address);
  const tries = await limits.findPasswordAttempts(budget, email, address);
  await consumeSignInAttempt(context, tries, email);
  return delayFailure(async () => {
    const account = await runBriefly(context, null, (manager) =>
      manager.findOneBy(Account, { email }),
    );
    const isRightKind = account !== null && account.isProvider === (kind === 'provider');
    const isRightPassword = await passwords.matches(
      isRightKind ? account.passwordHash : null,
      input.password,
      address,
    );
    if (!isRightPassword || !isRightKind) {
      countRefusal(kind === 'provider' ? SessionKind.PROVIDER_ADMIN : SessionKind.MEMBER);
      if (account) auditRefusedAccount(context, account, AuditAction.SIGN_IN_REFUSED);
      throw new Unauthenticated(wrongCompanyPassword);
    }
    await Promise.all([tries.giveBack(), limits.giveBack('address', address)]);
    return account;
  });
}

/** Runs a query in its own transaction, so that no connection is held while the password is hashed. */
export function runBriefly<Result>(
  context: RequestContext,
  companyId: string | null,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inTenant(context.app.dataSource, companyId, async (db) => work(await db.manager()));
}

/** Delays an error until `minFailureMs` have passed. */
export async function delayFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  const answerAt = Date.now() + minFailureMs;
  try {
    return await work();
  } catch (error) {
    await wait(Math.max(0, answerAt - Date.now()));
    throw error;
  }
}

/** Ends the viewer's session on every process. Concurrent requests write one audit entry. */
export async function signOut(context: RequestContext): Promise<SignOutPayload> {
  const { viewer } = context;
  if (!viewer?.sessionId) throw new Unauthenticated();
  const { companyId, sessionId: id } = viewer;
  const ended = await endSessions(context.db, companyId, { id });
  const signedOutAt = new Date();
  if (ended === 0) return { signedOutAt };
  const detail = viewer.employeeId ? `employee ${viewer.employeeId}` : '';
  await writeAudit(context, { companyId, action: AuditAction.SIGNED_OUT, detail });
  return { signedOutAt };
}

/** Returns the viewer's role, permissions and address. */
export function getViewerIdentity(context: RequestContext): IdentityWithoutFields {
  const { viewer } = context;
  if (!viewer) throw new Unauthenticated();
  const { role, email } = viewer;
  // An API key has a name in place of an address.
  return {
    role,
    permissions: listPermissions(viewer),
    email: role === Role.API_KEY ? null : email,
    lacksSecondFactor: viewer.lacksSecondFactor ?? false,
  };
}
