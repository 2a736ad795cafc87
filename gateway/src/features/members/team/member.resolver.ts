import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import {
  UpdateMemberNameInput,
  UpdateMemberRoleInput,
  UpdateOwnNameInput,
} from './member.inputs.js';
import {
  listMembers,
  removeMember,
  transferOwnership,
  updateMemberName,
  updateMemberRole,
  updateOwnName,
} from './member.service.js';
import { ListedMember, RemoveMemberPayload } from './member.types.js';

@Resolver(() => ListedMember)
export class MemberResolver {
  @Authorized<Permission>('member:read')
  @Query(() => [ListedMember], {
    description: 'Members of the company, owners first, then by address; at most 500.',
  })
  members(@Ctx() context: RequestContext): Promise<ListedMember[]> {
    return listMembers(context);
  }

  @Authorized<Permission>('member:update')
  @Mutation(() => ListedMember, {
    description:
      'Changes the role of a member with immediate effect. The last owner cannot lose the role.',
  })
  updateMemberRole(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateMemberRoleInput, { description: 'The member, and the new role.' })
    input: UpdateMemberRoleInput,
  ): Promise<ListedMember> {
    return updateMemberRole(context, input);
  }

  @Authorized<Permission>('member:update')
  @Mutation(() => ListedMember, { description: 'Changes the name of a member.' })
  updateMemberName(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateMemberNameInput, { description: 'The member, and the new name.' })
    input: UpdateMemberNameInput,
  ): Promise<ListedMember> {
    return updateMemberName(context, input);
  }

  @Authorized<Permission>('own-name:update')
  @Mutation(() => ListedMember, { description: "Changes the viewer's own name." })
  updateOwnName(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateOwnNameInput, { description: 'The new name.' })
    input: UpdateOwnNameInput,
  ): Promise<ListedMember> {
    return updateOwnName(context, input);
  }

  @Authorized<Permission>('member:update')
  @Mutation(() => RemoveMemberPayload, {
    description:
      'Removes a member and ends their sessions at once. Deletes the account if it belongs to no other company. The last owner cannot be removed.',
  })
  removeMember(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Our id of the membership.' }) id: string,
  ): Promise<RemoveMemberPayload> {
    return removeMember(context, id);
  }

  @Authorized<Permission>('member:update')
  @Mutation(() => [ListedMember], {
    description:
      'Makes another member owner in place of the viewer, who becomes a safety officer. Returns both members.',
  })
  transferOwnership(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: "Our id of the other member's membership." })
    id: string,
  ): Promise<ListedMember[]> {
    return transferOwnership(context, id);
  }
}
