import { makeWebhook } from '../webhooks.js';
import { type Act, type Acts, byAdmin } from './act.js';
import type { MadeCompany } from '../factories.js';
import type { TestGateway } from '../run-document.js';

const url = 'https://receiver.example/hooks?key=secret';

/** Detail of acts on a webhook in the log: the host without the path, which often contains a secret. */
const act = (company: MadeCompany, given: string, action: Act['action']): Act => ({
  ...byAdmin(company),
  given,
  action,
  detail: 'receiver.example',
});
const onWebhook =
  (action: Act['action']) =>
  async (company: MadeCompany, { gateway }: { gateway: TestGateway }): Promise<Act> => {
    const { id } = await makeWebhook(gateway, company, url);
    return act(company, `id: "${id}"`, action);
  };

/** Of webhooks. */
export const webhookActs: Acts = {
  createWebhook: async (company) =>
    Promise.resolve(
      act(company, `input: { url: "${url}", events: [CASE_OPENED] }`, 'WEBHOOK_ADDED'),
    ),
  async updateWebhook(company, { gateway }) {
    const { id } = await makeWebhook(gateway, company, url);
    const changed = act(company, `input: { id: "${id}", isPaused: true }`, 'WEBHOOK_CHANGED');
    return { ...changed, detail: 'receiver.example, isPaused' };
  },
  deleteWebhook: onWebhook('WEBHOOK_DELETED'),
  rotateWebhookSecret: onWebhook('WEBHOOK_SECRET_ROTATED'),
  sendTestEvent: onWebhook('WEBHOOK_TESTED'),
  async redeliver(company, { gateway }) {
    const { id } = await makeWebhook(gateway, company, url);
    const { data } = await gateway.graphql(
      company.token,
      `mutation { sendTestEvent(id: "${id}") { id } }`,
    );
    return act(company, `id: "${data.sendTestEvent.id}"`, 'WEBHOOK_REDELIVERED');
  },
};
