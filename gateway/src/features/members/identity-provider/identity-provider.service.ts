import { BadUserInput, Forbidden, NotFound } from '../../../errors.js';
import type { App, RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { Company } from '../../company/profile/company.entity.js';
import { companyById } from '../../company/profile/company.loaders.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { hasProvenDomain } from './mail-domain.queries.js';
import { IdentityProvider, SingleSignOnLink } from './identity-provider.entity.js';
import { assertSigningKeys, connectProvider, type ProviderAccess } from './provider-connection.js';
import { ProviderFailure } from './provider-failure.js';
import type { UpdateIdentityProviderInput } from './single-sign-on.inputs.js';
import { deleteAttempts, deleteLinks } from './single-sign-on.queries.js';
import type { IdentityProviderTest, SingleSignOn } from './single-sign-on.types.js';

/** Redirect path for providers. Owners have entered it there, so it must never change. */
export const callbackPath = '/api/sign-in/oidc/callback';

export function getRedirectUri({ publicUrl }: Pick<App, 'publicUrl'>): string {
  return `${publicUrl}${callbackPath}`;
}

/** Decrypts the secret of a provider. @throws ProviderFailure if it was encrypted with another pepper. */
export function decryptCredentials(
  { sealer }: Pick<App, 'sealer'>,
  { companyId, issuer, clientId, clientSecret: sealed }: IdentityProvider,
): ProviderAccess {
  const clientSecret = sealer.open(sealed, companyId);
  if (clientSecret === undefined)
    throw new ProviderFailure(
      'Its client secret cannot be read any more and has to be entered again',
    );
  return { issuer, clientId, clientSecret };
}

/** Returns how members of the viewer's company sign in through its provider. */
export async function getSingleSignOn(context: RequestContext): Promise<SingleSignOn> {
  const { app } = context;
  const { singleSignOnRequiredAt } = await ownCompany(context);
  return {
    redirectUri: getRedirectUri(app),
    isRequired: singleSignOnRequiredAt !== null,
    identityProvider: await findOwnProvider(context),
  };
}

/**
 * Sets the company's provider up, or changes it. A change of issuer or client id deletes the links of members to people of the provider,
 * whose ids are only valid together with both.
 * @throws BadUserInput naming the field: an issuer that cannot be used, a missing `clientSecret`, `isEnabled` without a proven mail domain,
 * `isRequired` while the viewer has not signed in through the provider, `vouchesForAddresses` for a provider of everybody.
 */
export async function updateIdentityProvider(
  context: RequestContext,
  { clientSecret, isRequired, ...input }: UpdateIdentityProviderInput,
): Promise<SingleSignOn> {
  const { app, db, companyId } = context;
  const issuer = parseIssuer(context, input.issuer);
  const clientId = input.clientId.trim();
  await lockCompany(db, companyId);
  const before = await findOwnProvider(context);
  // Otherwise the stored secret could be sent to another server.
  if (!clientSecret && before?.issuer !== issuer)
    throw new BadUserInput('clientSecret', 'Please enter the client secret');
  if (before?.issuer !== issuer || before.clientId !== clientId) await deleteLinks(db, companyId);
  await deleteAttempts(db, companyId);
  const { isEnabled, asksSecondFactor } = input;
  const vouchesForAddresses = input.vouchesForAddresses ?? false;
  if (vouchesForAddresses) assertOwnIssuer(issuer);
  if (isEnabled && !(await hasProvenDomain(await db.manager(), companyId)))
    throw new BadUserInput('isEnabled', 'Please prove a mail domain of your company first');
  if (isRequired) await assertCanRequire(context, isEnabled);
  const manager = await db.manager();
  const declared = { asksSecondFactor, vouchesForAddresses };
  const values = { issuer, clientId, isEnabled, ...declared, changedAt: new Date() };
  const sealed = clientSecret
    ? { clientSecret: app.sealer.seal(clientSecret, companyId) }
    : undefined;
  if (before) await manager.update(IdentityProvider, { companyId }, { ...values, ...sealed });
  else await manager.insert(IdentityProvider, { companyId, ...values, ...sealed });
  await storeRequirement(context, isRequired);
  const detail = [
    new URL(issuer).host,
    isEnabled ? 'on' : 'off',
    ...(isRequired ? ['required'] : []),
    ...(vouchesForAddresses ? ['trusted with addresses'] : []),
  ];
  await writeAudit(context, {
    companyId,
    action: AuditAction.IDENTITY_PROVIDER_CHANGED,
    detail: detail.join(', '),
  });
  return getSingleSignOn(context);
}

/** Removes the company's provider with all links to it. @throws NotFound if there is none. */
export async function removeIdentityProvider(context: RequestContext): Promise<SingleSignOn> {
  const { db, companyId } = context;
  await lockCompany(db, companyId);
  const provider = await findOwnProvider(context);
  if (!provider) throw new NotFound();
  await deleteLinks(db, companyId);
  await deleteAttempts(db, companyId);
  const manager = await db.manager();
  await manager.delete(IdentityProvider, { companyId });
  await storeRequirement(context, false);
  const detail = new URL(provider.issuer).host;
  await writeAudit(context, { companyId, action: AuditAction.IDENTITY_PROVIDER_REMOVED, detail });
  return getSingleSignOn(context);
}

/**
 * Reads configuration and keys of the stored provider. Only a sign-in can verify the client secret.
 * @throws NotFound if there is none.
 */
export async function testIdentityProvider(context: RequestContext): Promise<IdentityProviderTest> {
  const { app, companyId } = context;
  await context.takeBudget('identity-provider', companyId);
  const provider = await findOwnProvider(context);
  if (!provider) throw new NotFound();
  // A customer's server may be slow, and must not hold a connection.
  await context.discardTransaction('testIdentityProvider');
  const problem = await findProblem(app, provider);
  const detail = new URL(provider.issuer).host;
  await writeAudit(context, { companyId, action: AuditAction.IDENTITY_PROVIDER_TESTED, detail });
  return { problem };
}

async function findProblem(app: App, provider: IdentityProvider): Promise<string | null> {
  try {
    await assertSigningKeys(
      app.outbound,
      await connectProvider(app.outbound, decryptCredentials(app, provider)),
    );
    return null;
  } catch (error) {
    if (error instanceof ProviderFailure) return error.message;
    throw error;
  }
}

async function findOwnProvider({
  db,
  companyId,
}: RequestContext): Promise<IdentityProvider | null> {
  return (await db.manager()).findOneBy(IdentityProvider, { companyId });
}

/** Returns the issuer as entered, because it is compared character by character. @throws BadUserInput naming `issuer`. */
function parseIssuer({ app }: RequestContext, given: string): string {
  const issuer = given.trim();
  const message = app.outbound.validate(issuer);
  if (message !== null) throw new BadUserInput('issuer', message);
  if (/[?#]|\/\.well-known\//.test(issuer))
    throw new BadUserInput(
      'issuer',
      'Please enter the issuer alone, without ?, # and /.well-known/openid-configuration',
    );
  return issuer;
}

/** Issuers at which people of every company can have an account, with any address. */
const sharedIssuers =
  /^https:\/\/(?:accounts\.google\.com|login\.microsoftonline\.com\/(?:common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad))(?:\/|$)/i;

/** @throws BadUserInput naming `vouchesForAddresses` for an issuer that is not the company's own. */
function assertOwnIssuer(issuer: string): void {
  if (sharedIssuers.test(issuer))
    throw new BadUserInput(
      'vouchesForAddresses',
      'People of other companies sign in there too, so the provider has to say that it has verified an address',
    );
}

/** Prevents an owner from locking members out with a provider that does not work. */
async function assertCanRequire(
  { db, viewer, companyId }: RequestContext,
  isEnabled: boolean,
): Promise<void> {
  if (!viewer?.accountId) throw new Forbidden();
  if (!isEnabled) throw new BadUserInput('isRequired', 'Please turn single sign-on on first');
  const { accountId } = viewer;
  const manager = await db.manager();
  if (!(await manager.existsBy(SingleSignOnLink, { companyId, accountId })))
    throw new BadUserInput(
      'isRequired',
      'Please sign in through the identity provider yourself first, so that you know it works',
    );
}

async function storeRequirement(context: RequestContext, isRequired: boolean): Promise<void> {
  const { singleSignOnRequiredAt, id } = await ownCompany(context);
  if ((singleSignOnRequiredAt !== null) === isRequired) return;
  const manager = await context.db.manager();
  await manager.update(Company, { id }, { singleSignOnRequiredAt: isRequired ? new Date() : null });
  context.loader(companyById).clear(id);
}
