import { followUpOf, makeFollowUp } from '../follow-up.js';
import { type Acts, byAdmin } from './act.js';

/** Of follow-up. */
export const followUpActs: Acts = {
  async addFollowUpAct(made, { gateway }) {
    const { id } = await makeFollowUp(gateway, made);
    return {
      ...byAdmin(made),
      given: `input: { followUpIds: ["${id}"], kind: INFORMED, channel: CALL }`,
      action: 'FOLLOW_UP_ACT_ADDED',
      detail: 'INFORMED, 1 person',
    };
  },
  async undoFollowUpAct(made, { gateway }) {
    const row = await makeFollowUp(gateway, made);
    const act = { kind: 'RELEASED', day: '2026-01-02' };
    const { batchId } = await followUpOf(gateway, made).act([row], act);
    return {
      ...byAdmin(made),
      given: `id: "${batchId}"`,
      action: 'FOLLOW_UP_ACT_UNDONE',
      detail: 'RELEASED, 1 person',
    };
  },
};
