import { makeApiKey } from '../api-keys.js';
import { type Acts, byAdmin } from './act.js';

/** Of API keys. */
export const apiKeyActs: Acts = {
  async createApiKey(made) {
    return {
      ...byAdmin(made),
      given: 'input: { name: "Payroll", scopes: ["case:read", "audit:read"], expiresInDays: 30 }',
      action: 'API_KEY_CREATED',
      detail: 'Payroll, for 30 days: audit:read, case:read',
    };
  },
  async revokeApiKey(made, { gateway }) {
    const { id, name } = await makeApiKey(gateway.app, made);
    return { ...byAdmin(made), given: `id: "${id}"`, action: 'API_KEY_REVOKED', detail: name };
  },
};
