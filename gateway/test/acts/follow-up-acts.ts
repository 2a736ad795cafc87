import { makeFollowUpClient, makeFollowUp } from '../follow-up.js';
import { failMails, makeExposed } from '../notices.js';
import { type Acts, byAdmin } from './act.js';

/** Of follow-up. */
export const followUpActs: Acts = {
  async addFollowUpAct(made, { gateway }) {
    const { id } = await makeFollowUp(gateway, made);
    return {
      ...byAdmin(made),
      given: `input: { followUpIds: ["${id}"], kind: INFORMED, channel: CALL }`,
      action: 'FOLLOW_UP_ACT_ADDED',
      detail: 'informed, 1 person',
    };
  },
  async sendNotices(made, { gateway }) {
    const { ids } = await makeExposed(gateway, made);
    return {
      ...byAdmin(made),
      given: `input: { followUpIds: ["${ids[0]}"] }`,
      action: 'NOTICES_SENT',
      detail: '1 notice',
    };
  },
  async resendNotices(made, { gateway }) {
    const { ids } = await makeExposed(gateway, made);
    await gateway.graphql(
      made.token,
      `mutation { sendNotices(input: { followUpIds: ["${ids[0]}"] }) { sent } }`,
    );
    await failMails(gateway.app, made);
    return {
      ...byAdmin(made),
      given: `input: { followUpIds: ["${ids[0]}"] }`,
      action: 'NOTICES_RESENT',
      detail: '1 notice',
    };
  },
  async undoFollowUpAct(made, { gateway }) {
    const row = await makeFollowUp(gateway, made);
    const act = { kind: 'RELEASED', day: '2026-01-02' };
    const { batchId } = await makeFollowUpClient(gateway, made).act([row], act);
    return {
      ...byAdmin(made),
      given: `id: "${batchId}"`,
      action: 'FOLLOW_UP_ACT_UNDONE',
      detail: 'released, 1 person',
    };
  },
};
