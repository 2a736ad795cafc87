import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { v7 as uuidv7 } from 'uuid';
import { hashKey } from '../../../access/key-format.js';
import { getNetwork } from '../../../access/network.js';
import { ConfirmedBy } from '../../../access/session.entity.js';
import { inTenant, providerTenant, type TenantTransaction } from '../../../database/tenant.js';
import { MINUTE } from '../../../durations.js';
import { BadUserInput, Forbidden, Unauthenticated } from '../../../errors.js';
import type { App, RequestContext } from '../../../request/context.js';
import { Account } from '../accounts/account.entity.js';
import { consumePasskey, verifyPasskey } from '../sign-in/passkey-proof.service.js';
import { verifySecondFactor } from '../sign-in/second-step.service.js';
import { assertCompanyOpen, startMemberSession } from '../sign-in/member-session.service.js';
import type { CompanySession } from '../sign-in/sign-in.types.js';
import { Company } from '../../company/profile/company.entity.js';
import { getMailDomain } from './domain-name.js';
import { findCompanyOfDomain } from './mail-domain.queries.js';
import { ChallengePurpose } from '../factors/passkey-challenge.entity.js';
import { PasskeyRefused } from '../factors/verify-passkey.service.js';
import { formatCookie, readCookie } from './attempt-cookie.js';
import { getRedirectUri, decryptCredentials } from './identity-provider.service.js';
import { IdentityProvider } from './identity-provider.entity.js';
import { type AttemptSecrets, connectProvider, makeSignInUrl } from './provider-connection.js';
import { ProviderFailure } from './provider-failure.js';
import { SingleSignOnAttempt } from './single-sign-on-attempt.entity.js';
import type { FinishSingleSignOnInput, StartSingleSignOnInput } from './single-sign-on.inputs.js';
import {
  type AttemptCookie,
  attemptKey,
  consumeAttempt,
  findResult,
} from './single-sign-on.queries.js';
import type { StartSingleSignOnPayload } from './single-sign-on.types.js';

const attemptLifetimeMs = 10 * MINUTE;
const attemptOver =
  'This sign-in was not completed in time, or began in another browser: please start again';

/**
 * Begins a sign-in at the provider of the company that has proven the address' domain, and sets the cookie that binds it to the browser.
 * @throws BadUserInput naming `email` if no company uses single sign-on with this domain, with the same message for every reason, or if its
 * provider does not answer; RateLimited.
 */
export async function startSingleSignOn(
  context: RequestContext,
  { email: given }: StartSingleSignOnInput,
): Promise<StartSingleSignOnPayload> {
  const { app, caller } = context;
  context.assertOnlyField('input');
  const email = given.trim().toLowerCase();
  await context.takeBudget('provider-sign-ins', caller.address);
  const provider = await findProviderOf(app, email);
  if (!provider)
    throw new BadUserInput(
      'email',
      'No company signs in through an identity provider with this address',
    );
  const { companyId } = provider;
  const attempt = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const url = await makeUrl(app, provider, attempt, email);
  const id = uuidv7();
  const key = attemptKey.make({ companyId, id });
  await inTenant(app.dataSource, companyId, async (db) =>
    (await db.manager()).insert(SingleSignOnAttempt, {
      companyId,
      id,
      cookieHash: hashKey(key),
      network: getNetwork(caller.address),
      expiresAt: new Date(Date.now() + attemptLifetimeMs),
      ...attempt,
    }),
  );
  context.setCookie = formatCookie(app, key);
  return { url };
}

/**
 * Starts a session of the member whom the provider has authenticated in this browser.
 * @throws Unauthenticated if the attempt has expired, is finished or began in another browser; Forbidden with the reason of a refusal; errors
 * of the second factor as for a sign-in by password, unless the provider asks for one.
 */
export async function finishSingleSignOn(
  context: RequestContext,
  input: FinishSingleSignOnInput,
): Promise<CompanySession> {
  const { app, caller } = context;
  context.assertOnlyField('input');
  const cookie = readCookie(app, caller);
  if (!cookie) throw new Unauthenticated(attemptOver);
  const { company, account, provider } = await findAuthenticated(app, cookie);
  assertCompanyOpen(company);
  const { asksSecondFactor } = provider;
  const factor: OwnFactor = asksSecondFactor
    ? { name: '' }
    : await verifyOwnFactor(context, account, input);
  const session = await startMemberSession(context, company, {
    account,
    detail: ['single sign-on', ...(factor.name ? [factor.name] : [])].join(', '),
    byProvider: {
      confirmedBy: factor.name === '' ? ConfirmedBy.PROVIDER : ConfirmedBy.ACCOUNT,
      providerAskedFactor: asksSecondFactor,
    },
    consume: async (db) => {
      await factor.consume?.(db);
      const attempt = await consumeAttempt(db, cookie);
      if (!attempt) throw new Unauthenticated(attemptOver);
      const { network } = attempt;
      if (network !== null)
        context.afterCommit(() => app.limits.giveBack('provider-sign-ins', network));
    },
  });
  context.setCookie = formatCookie(app);
  return session;
}

/** The account's own second factor. */
interface OwnFactor {
  /** For the audit log; empty if there is none. */
  name: string;
  /** Consumes a passkey in the transaction that starts the session. A code has been consumed when it was verified. */
  consume?: (db: TenantTransaction) => Promise<void>;
}

async function verifyOwnFactor(
  context: RequestContext,
  account: Account,
  { code, passkey }: FinishSingleSignOnInput,
): Promise<OwnFactor> {
  if (!passkey) return { name: await verifySecondFactor(context, account, code) };
  const proof = await verifyPasskey(context, passkey);
  if (proof.account.id !== account.id) throw new PasskeyRefused();
  const purpose = { purpose: ChallengePurpose.SIGN_IN, subjectId: null };
  return { name: 'passkey', consume: (db) => consumePasskey(context, db, proof, purpose) };
}

/** Finds the member and the company of an attempt that the provider has completed. */
async function findAuthenticated(
  app: App,
  cookie: AttemptCookie,
): Promise<{ company: Company; account: Account; provider: IdentityProvider }> {
  const { companyId } = cookie;
  return inTenant(app.dataSource, companyId, async (db) => {
    const result = await findResult(db, cookie);
    if (!result) throw new Unauthenticated(attemptOver);
    if ('refusal' in result) throw new Forbidden(result.refusal);
    const manager = await db.manager();
    const company = await manager.findOneByOrFail(Company, { id: companyId });
    const account = await manager.findOneBy(Account, { id: result.accountId });
    const provider = await manager.findOneBy(IdentityProvider, { companyId, isEnabled: true });
    if (!account || !provider) throw new Unauthenticated(attemptOver);
    return { company, account, provider };
  });
}

async function findProviderOf(app: App, email: string): Promise<IdentityProvider | null> {
  const companyId = await inTenant(app.dataSource, providerTenant, (db) =>
    findCompanyOfDomain(db, getMailDomain(email)),
  );
  if (companyId === undefined) return null;
  return inTenant(app.dataSource, companyId, async (db) =>
    (await db.manager()).findOneBy(IdentityProvider, { companyId, isEnabled: true }),
  );
}

async function makeUrl(
  app: App,
  provider: IdentityProvider,
  attempt: AttemptSecrets,
  email: string,
): Promise<string> {
  try {
    const connection = await connectProvider(app.outbound, decryptCredentials(app, provider));
    return await makeSignInUrl(connection, getRedirectUri(app), attempt, email);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new BadUserInput(
      'email',
      `Your company's identity provider cannot be used now. ${error.message}`,
    );
  }
}
