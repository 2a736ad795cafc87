import { makeMailDomain } from '../mail-domains.js';
import { type Acts, byAdmin } from './act.js';

/** Of mail domains. */
export const mailDomainActs: Acts = {
  addMailDomain: async (company) =>
    Promise.resolve({
      ...byAdmin(company),
      given: 'input: { name: "Added.example." }',
      action: 'MAIL_DOMAIN_ADDED',
      detail: 'added.example',
    }),
  async checkMailDomain(company, { gateway }) {
    const { id, name } = await makeMailDomain(gateway, company, 'checked.example');
    return {
      ...byAdmin(company),
      given: `id: "${id}"`,
      action: 'MAIL_DOMAIN_PROVEN',
      detail: name,
    };
  },
  async removeMailDomain(company, { gateway }) {
    const { id, name } = await makeMailDomain(gateway, company, 'removed.example');
    return {
      ...byAdmin(company),
      given: `id: "${id}"`,
      action: 'MAIL_DOMAIN_REMOVED',
      detail: name,
    };
  },
};
