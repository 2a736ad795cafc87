import { SessionKind } from '../../../access/session.entity.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import type { App, RequestContext } from '../../../request/context.js';
import { auditRefusedSignIn, countRefusal } from '../sign-in/sign-in-audit.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { getMailDomain } from './domain-name.js';
import { isDomainProven } from './mail-domain.queries.js';
import { readCookie } from './attempt-cookie.js';
import { IdentityProvider, SingleSignOnLink } from './identity-provider.entity.js';
import { getRedirectUri, decryptCredentials } from './identity-provider.service.js';
import {
  type AttemptSecrets,
  connectProvider,
  type ProvenPerson,
  redeemCode,
} from './provider-connection.js';
import { ProviderFailure } from './provider-failure.js';
import {
  type AttemptResult,
  findMemberByEmail,
  isAskedForConsent,
  markVerified,
  storeFirstName,
  storeResult,
  consumeCallback,
} from './single-sign-on.queries.js';

/**
 * Handles the callback of an identity provider: verifies its response, finds the member, and stores the result for the page that finishes
 * the sign-in. Ignores a callback in another browser, a repeated one and a late one.
 * @param search the query string of the callback, with its question mark.
 */
export async function receiveCallback(context: RequestContext, search: string): Promise<void> {
  const { app, caller, log } = context;
  const cookie = readCookie(app, caller);
  const callback = new URL(getRedirectUri(app) + search);
  const state = callback.searchParams.get('state');
  if (!cookie || !state) return;
  const { companyId } = cookie;
  const attempt = await inTenant(app.dataSource, companyId, async (db) => {
    const secrets = await consumeCallback(db, cookie, state);
    const manager = await db.manager();
    const provider =
      secrets && (await manager.findOneBy(IdentityProvider, { companyId, isEnabled: true }));
    return secrets && provider ? { secrets, provider } : undefined;
  });
  if (!attempt) return;
  const result = await verifyCallback(app, attempt.provider, attempt.secrets, callback).catch(
    (error: unknown) => {
      if (!(error instanceof ProviderFailure))
        log.error({ err: error }, 'response of an identity provider could not be verified');
      return {
        refusal: `Your company's identity provider could not sign you in. ${error instanceof ProviderFailure ? error.message : 'Please try again'}`,
      };
    },
  );
  await inTenant(app.dataSource, companyId, (db) => storeResult(db, cookie, result));
  if (!('refusal' in result)) return;
  countRefusal(SessionKind.MEMBER);
  const detail = `single sign-on: ${result.refusal}`;
  auditRefusedSignIn(context, { companyId, detail }, AuditAction.SIGN_IN_REFUSED);
}

async function verifyCallback(
  app: App,
  provider: IdentityProvider,
  secrets: AttemptSecrets,
  callback: URL,
): Promise<AttemptResult> {
  const { companyId } = provider;
  const connection = await connectProvider(app.outbound, decryptCredentials(app, provider));
  const person = await redeemCode(connection, callback, secrets, provider);
  return inTenant(app.dataSource, companyId, (db) => findMember(db, companyId, person));
}

/**
 * Finds the member for a person of the provider. The first time, the verified address decides, if the company has proven its domain.
 * Afterwards, issuer and subject decide, so that somebody else who gets the address later cannot sign in with it. An address of a proven domain
 * counts as verified: whoever has the domain receives its mails too.
 */
async function findMember(
  db: TenantTransaction,
  companyId: string,
  { issuer, subject, email, name }: ProvenPerson,
): Promise<AttemptResult> {
  // A concurrent first sign-in waits here, and then finds the link.
  await lockCompany(db, companyId);
  const manager = await db.manager();
  const link = await manager.findOneBy(SingleSignOnLink, { companyId, issuer, subject });
  const verifiedEmail = 'verified' in email ? email.verified : undefined;
  const isProven =
    verifiedEmail !== undefined &&
    (await isDomainProven(manager, companyId, getMailDomain(verifiedEmail)));
  if (link) {
    if (isProven) await markVerified(db, link.accountId, verifiedEmail);
    await storeFirstName(db, { companyId, accountId: link.accountId }, name);
    return { accountId: link.accountId };
  }
  if ('problem' in email) return { refusal: email.problem };
  if (!isProven) return { refusal: 'Your company has not verified the domain of your address' };
  const accountId = await findMemberByEmail(db, companyId, email.verified);
  if (accountId === undefined && (await isAskedForConsent(db, companyId, email.verified)))
    return {
      refusal:
        'You have not agreed to join the company yet: please follow the link in the mail that we have sent you',
    };
  if (accountId === undefined)
    return {
      refusal: 'Your address is no member of the company yet: please ask an owner to invite you',
    };
  if (await manager.existsBy(SingleSignOnLink, { companyId, accountId }))
    return {
      refusal:
        'Your address belongs to another person of the identity provider: please ask an owner to remove and invite you again',
    };
  await manager.insert(SingleSignOnLink, { companyId, accountId, issuer, subject });
  await markVerified(db, accountId, email.verified);
  await storeFirstName(db, { companyId, accountId }, name);
  return { accountId };
}
