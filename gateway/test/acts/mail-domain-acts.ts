import { makeMailDomain } from '../mail-domains.js';
import { type Acts, byAdmin } from './act.js';

/** Of mail domains. */
export const mailDomainActs: Acts = {
  addMailDomain: async (made) =>
    Promise.resolve({
      ...byAdmin(made),
      given: 'input: { name: "Added.example." }',
      action: 'MAIL_DOMAIN_ADDED',
      detail: 'added.example',
    }),
  async checkMailDomain(made, { gateway }) {
    const { id, name } = await makeMailDomain(gateway, made, 'checked.example');
    return { ...byAdmin(made), given: `id: "${id}"`, action: 'MAIL_DOMAIN_PROVEN', detail: name };
  },
  async removeMailDomain(made, { gateway }) {
    const { id, name } = await makeMailDomain(gateway, made, 'removed.example');
    return { ...byAdmin(made), given: `id: "${id}"`, action: 'MAIL_DOMAIN_REMOVED', detail: name };
  },
};
