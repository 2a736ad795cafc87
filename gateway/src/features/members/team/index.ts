import { MemberInvitation } from './member-invitation.entity.js';
import { MemberInvitationResolver } from './member-invitation.resolver.js';
import { Member } from './member.entity.js';
import { MemberResolver } from './member.resolver.js';

export const entities = [Member, MemberInvitation];
export const resolvers = [MemberInvitationResolver, MemberResolver];
