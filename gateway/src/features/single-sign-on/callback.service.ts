import { SessionKind } from '../../access/session.entity.js';
import { inTenant, type TenantTransaction } from '../../database/tenant.js';
import type { App, RequestContext } from '../../request/context.js';
import { auditRefusedSignIn, countRefusal } from '../accounts/sign-in-audit.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { lockCompany } from '../companies/company.queries.js';
import { isDomainProven } from '../mail-domains/mail-domain.queries.js';
import { readCookie } from './attempt-cookie.js';
import { IdentityProvider } from './identity-provider.entity.js';
import { getRedirectUri, openAccess } from './identity-provider.service.js';
import {
  type AttemptSecrets,
  connectProvider,
  type ProvenPerson,
  redeemCode,
} from './provider-connection.js';
import { ProviderFailure } from './provider-failure.js';
import { SingleSignOnLink } from './single-sign-on-link.entity.js';
import {
  type AttemptResult,
  domainOf,
  findMemberByEmail,
  storeResult,
  takeCallback,
} from './single-sign-on.queries.js';

/**
 * Takes a browser back from the identity provider: verifies what the provider says, finds the member, and stores what came of it for the
 * page that asks next. A callback of another browser, a second one and a late one are ignored.
 * @param search the query string of the callback, with its question mark.
 */
export async function receiveCallback(context: RequestContext, search: string): Promise<void> {
  const { app, caller, log } = context;
  const cookie = readCookie(app, caller);
  const callback = new URL(getRedirectUri(app) + search);
  const state = callback.searchParams.get('state');
  if (!cookie || !state) return;
  const { companyId } = cookie;
  const taken = await inTenant(app.dataSource, companyId, async (db) => {
    const secrets = await takeCallback(db, cookie, state);
    const manager = await db.manager();
    const provider =
      secrets && (await manager.findOneBy(IdentityProvider, { companyId, isEnabled: true }));
    return secrets && provider ? { secrets, provider } : undefined;
  });
  if (!taken) return;
  const result = await verify(app, taken.provider, taken.secrets, callback).catch(
    (error: unknown) => {
      if (!(error instanceof ProviderFailure))
        log.error({ err: error }, 'answer of an identity provider could not be verified');
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

async function verify(
  app: App,
  provider: IdentityProvider,
  secrets: AttemptSecrets,
  callback: URL,
): Promise<AttemptResult> {
  const { companyId } = provider;
  const connection = await connectProvider(app.outbound, openAccess(app, provider));
  const person = await redeemCode(connection, callback, secrets);
  return inTenant(app.dataSource, companyId, (db) => findMember(db, companyId, person));
}

/**
 * Finds who a person of the provider is. The first time its verified address decides, if the company has proven the domain; afterwards
 * the pair of issuer and subject, so that an address that is given to somebody else opens nothing.
 */
async function findMember(
  db: TenantTransaction,
  companyId: string,
  { issuer, subject, verifiedEmail }: ProvenPerson,
): Promise<AttemptResult> {
  // Of two first sign-ins at the same time, the second finds the link of the first.
  await lockCompany(db, companyId);
  const manager = await db.manager();
  const link = await manager.findOneBy(SingleSignOnLink, { companyId, issuer, subject });
  if (link) return { accountId: link.accountId };
  if (verifiedEmail === undefined)
    return { refusal: 'Your identity provider does not say that it has verified your address' };
  if (!(await isDomainProven(manager, companyId, domainOf(verifiedEmail))))
    return { refusal: 'Your address is of a domain that your company has not proven' };
  const accountId = await findMemberByEmail(db, companyId, verifiedEmail);
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
  return { accountId };
}
