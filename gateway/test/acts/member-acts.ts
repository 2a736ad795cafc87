import { Role } from '../../src/access/role.js';
import { makeJoinedMember, makeMemberInvitation } from '../members.js';
import { type Acts, byAdmin } from './act.js';

/** Of members and invitations. */
export const memberActs: Acts = {
  async inviteMember(made) {
    return {
      ...byAdmin(made),
      given: 'input: { email: "New@company.example", role: VIEWER }',
      action: 'MEMBER_INVITED',
      detail: 'new@company.example, VIEWER',
    };
  },
  async resendInvitation(made, { gateway }) {
    const { id, email } = await makeMemberInvitation(gateway.app, made);
    return {
      ...byAdmin(made),
      given: `id: "${id}"`,
      action: 'INVITATION_RESENT',
      detail: `${email}, SAFETY_OFFICER`,
    };
  },
  async takeBackInvitation(made, { gateway }) {
    const { id, email } = await makeMemberInvitation(gateway.app, made);
    return {
      ...byAdmin(made),
      given: `id: "${id}"`,
      action: 'INVITATION_TAKEN_BACK',
      detail: `${email}, SAFETY_OFFICER`,
    };
  },
  async acceptInvitation(made, { gateway }) {
    const { email, token } = await makeMemberInvitation(gateway.app, made);
    return {
      ...byAdmin(made),
      token: null,
      given: `input: { token: "${token}", password: "quite a long one" }`,
      action: 'MEMBER_JOINED',
      actor: email,
      role: 'SAFETY_OFFICER',
      detail: `${email}, SAFETY_OFFICER`,
    };
  },
  async updateMemberRole(made, { gateway }) {
    const { id, email } = await makeJoinedMember(gateway.app, made, Role.VIEWER);
    return {
      ...byAdmin(made),
      given: `input: { id: "${id}", role: AUDITOR }`,
      action: 'MEMBER_ROLE_CHANGED',
      detail: `${email}, VIEWER to AUDITOR`,
    };
  },
  async removeMember(made, { gateway }) {
    const { id, email } = await makeJoinedMember(gateway.app, made, Role.VIEWER);
    return {
      ...byAdmin(made),
      given: `id: "${id}"`,
      action: 'MEMBER_REMOVED',
      detail: `${email}, VIEWER`,
    };
  },
  async transferOwnership(made, { gateway }) {
    const { id, email } = await makeJoinedMember(gateway.app, made, Role.VIEWER);
    return {
      ...byAdmin(made),
      given: `id: "${id}"`,
      action: 'OWNERSHIP_TRANSFERRED',
      detail: email,
    };
  },
};
