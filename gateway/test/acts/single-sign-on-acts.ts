import { v7 as uuidv7 } from 'uuid';
import { hashKey } from '../../src/access/key-format.js';
import { inTenant } from '../../src/database/tenant.js';
import { IdentityProvider } from '../../src/features/members/identity-provider/identity-provider.entity.js';
import { SingleSignOnAttempt } from '../../src/features/members/identity-provider/single-sign-on-attempt.entity.js';
import { attemptKey } from '../../src/features/members/identity-provider/single-sign-on.queries.js';
import type { MadeCompany } from '../factories.js';
import type { TestGateway } from '../run-document.js';
import { testClient } from '../single-sign-on.js';
import { type Act, type Acts, byAdmin } from './act.js';

/** Stores a provider that nothing answers for. */
const storeProvider = ({ app }: TestGateway, { company: { id: companyId } }: MadeCompany) =>
  inTenant(app.dataSource, companyId, async (db) =>
    (await db.manager()).insert(IdentityProvider, {
      companyId,
      issuer: 'https://provider.example/tenant',
      clientId: testClient.clientId,
      clientSecret: app.sealer.seal(testClient.clientSecret, companyId),
      isEnabled: true,
      asksSecondFactor: false,
    }),
  );
const onProvider =
  (action: Act['action']) =>
  async (company: MadeCompany, { gateway }: { gateway: TestGateway }): Promise<Act> => {
    await storeProvider(gateway, company);
    return { ...byAdmin(company), given: '', action, detail: 'provider.example' };
  };

/** Of sign-ins through identity providers. */
export const singleSignOnActs: Acts = {
  updateIdentityProvider: async (company) =>
    Promise.resolve({
      ...byAdmin(company),
      given:
        'input: { issuer: "https://provider.example/tenant", clientId: "x", clientSecret: "x", isEnabled: false, isRequired: false, asksSecondFactor: false }',
      action: 'IDENTITY_PROVIDER_CHANGED',
      detail: 'provider.example, off',
    }),
  removeIdentityProvider: onProvider('IDENTITY_PROVIDER_REMOVED'),
  testIdentityProvider: onProvider('IDENTITY_PROVIDER_TESTED'),
  async finishSingleSignOn(company, { gateway }) {
    const { app } = gateway;
    await storeProvider(gateway, company);
    const companyId = company.company.id;
    const id = uuidv7();
    const key = attemptKey.make({ companyId, id });
    await inTenant(app.dataSource, companyId, async (db) => {
      const [{ accountId } = { accountId: '' }] = await db.unnamed<{ accountId: string }>(
        'SELECT account_id AS "accountId" FROM member',
      );
      await (
        await db.manager()
      ).insert(SingleSignOnAttempt, {
        companyId,
        id,
        cookieHash: hashKey(key),
        state: '',
        nonce: '',
        codeVerifier: '',
        expiresAt: new Date(Date.now() + 60_000),
        calledBackAt: new Date(),
        accountId,
      });
    });
    return {
      ...byAdmin(company),
      token: null,
      cookie: `__Host-single-sign-on=${key}`,
      given: 'input: {}',
      action: 'SIGNED_IN',
      detail: 'single sign-on',
    };
  },
};
