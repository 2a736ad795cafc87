import { makeApiKey } from '../api-keys.js';
import { type Acts, byAdmin } from './act.js';

/** Of API keys. */
export const apiKeyActs: Acts = {
  async createApiKey(company) {
    return {
      ...byAdmin(company),
      given:
        'input: { name: "Payroll", scopes: ["employee:read", "audit:read"], expiresInDays: 30 }',
      action: 'API_KEY_CREATED',
      detail: 'Payroll, for 30 days: audit:read, employee:read',
    };
  },
  async revokeApiKey(company, { gateway }) {
    const { id, name } = await makeApiKey(gateway.app, company);
    return { ...byAdmin(company), given: `id: "${id}"`, action: 'API_KEY_REVOKED', detail: name };
  },
};
