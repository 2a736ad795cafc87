import { makeWebhook } from '../webhooks.js';
import { type Act, type Acts, byAdmin } from './act.js';
import type { MadeCompany } from '../factories.js';
import type { TestGateway } from '../run-document.js';

const url = 'https://receiver.example/hooks?key=secret';

/** What the log says of acts on a webhook: its host, and nothing of the path, which often contains a secret. */
const act = (made: MadeCompany, given: string, action: Act['action']): Act => ({
  ...byAdmin(made),
  given,
  action,
  detail: 'receiver.example',
});
const onWebhook =
  (action: Act['action']) =>
  async (made: MadeCompany, { gateway }: { gateway: TestGateway }): Promise<Act> => {
    const { id } = await makeWebhook(gateway, made, url);
    return act(made, `id: "${id}"`, action);
  };

/** Of webhooks. */
export const webhookActs: Acts = {
  createWebhook: async (made) =>
    Promise.resolve(act(made, `input: { url: "${url}", events: [CASE_OPENED] }`, 'WEBHOOK_ADDED')),
  async updateWebhook(made, { gateway }) {
    const { id } = await makeWebhook(gateway, made, url);
    return act(made, `input: { id: "${id}", isPaused: true }`, 'WEBHOOK_CHANGED');
  },
  deleteWebhook: onWebhook('WEBHOOK_DELETED'),
  rotateWebhookSecret: onWebhook('WEBHOOK_SECRET_ROTATED'),
  sendTestEvent: onWebhook('WEBHOOK_TESTED'),
  async redeliver(made, { gateway }) {
    const { id } = await makeWebhook(gateway, made, url);
    const { data } = await gateway.graphql(
      made.token,
      `mutation { sendTestEvent(id: "${id}") { id } }`,
    );
    return act(made, `id: "${data.sendTestEvent.id}"`, 'WEBHOOK_REDELIVERED');
  },
};
