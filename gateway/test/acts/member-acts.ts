import { Role } from '../../src/access/role.js';
import { makeJoinedMember, makeMemberInvitation } from '../members.js';
import { type Acts, byAdmin } from './act.js';

/** Of members and invitations. */
export const memberActs: Acts = {
  async inviteMember(company) {
    return {
      ...byAdmin(company),
      given: 'input: { email: "New@company.example", role: VIEWER }',
      action: 'MEMBER_INVITED',
      detail: 'new@company.example, VIEWER',
    };
  },
  async resendInvitation(company, { gateway }) {
    const { id, email } = await makeMemberInvitation(gateway.app, company);
    return {
      ...byAdmin(company),
      given: `id: "${id}"`,
      action: 'INVITATION_RESENT',
      detail: `${email}, SAFETY_OFFICER`,
    };
  },
  async withdrawInvitation(company, { gateway }) {
    const { id, email } = await makeMemberInvitation(gateway.app, company);
    return {
      ...byAdmin(company),
      given: `id: "${id}"`,
      action: 'INVITATION_TAKEN_BACK',
      detail: `${email}, SAFETY_OFFICER`,
    };
  },
  async acceptInvitation(company, { gateway }) {
    const { email, token } = await makeMemberInvitation(gateway.app, company);
    return {
      ...byAdmin(company),
      token: null,
      given: `input: { token: "${token}", password: "quite a long one" }`,
      action: 'MEMBER_JOINED',
      actor: email,
      role: 'SAFETY_OFFICER',
      detail: `${email}, SAFETY_OFFICER`,
    };
  },
  async declineInvitation(company, { gateway }) {
    const { email, token } = await makeMemberInvitation(gateway.app, company);
    return {
      ...byAdmin(company),
      token: null,
      given: `input: { token: "${token}" }`,
      action: 'INVITATION_DECLINED',
      actor: null,
      role: null,
      detail: `${email}, SAFETY_OFFICER`,
    };
  },
  async updateMemberName(company, { gateway }) {
    const { id, email } = await makeJoinedMember(gateway.app, company, Role.VIEWER);
    return {
      ...byAdmin(company),
      given: `input: { id: "${id}", name: "Ana Lim" }`,
      action: 'MEMBER_RENAMED',
      detail: `${email}, no name to Ana Lim`,
    };
  },
  async updateOwnName(company) {
    return {
      ...byAdmin(company),
      given: 'input: { name: "Ana Lim" }',
      action: 'MEMBER_RENAMED',
      detail: `${company.email}, no name to Ana Lim`,
    };
  },
  async updateMemberRole(company, { gateway }) {
    const { id, email } = await makeJoinedMember(gateway.app, company, Role.VIEWER);
    return {
      ...byAdmin(company),
      given: `input: { id: "${id}", role: AUDITOR }`,
      action: 'MEMBER_ROLE_CHANGED',
      detail: `${email}, VIEWER to AUDITOR`,
    };
  },
  async removeMember(company, { gateway }) {
    const { id, email } = await makeJoinedMember(gateway.app, company, Role.VIEWER);
    return {
      ...byAdmin(company),
      given: `id: "${id}"`,
      action: 'MEMBER_REMOVED',
      detail: `${email}, VIEWER`,
    };
  },
  async transferOwnership(company, { gateway }) {
    const { id, email } = await makeJoinedMember(gateway.app, company, Role.VIEWER);
    return {
      ...byAdmin(company),
      given: `id: "${id}"`,
      action: 'OWNERSHIP_TRANSFERRED',
      detail: email,
    };
  },
};
