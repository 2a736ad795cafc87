import { Field, ObjectType } from 'type-graphql';
import { MemberRole } from '../../access/role.js';
import { LinkStatus } from '../accounts/mailed-link.entity.js';

@ObjectType({
  description: 'What an invitation says before it is accepted.',
  simpleResolvers: true,
})
export class InvitationPreview {
  @Field(() => LinkStatus, {
    description: 'Whether the link works. USED: accepted, taken back, or replaced by a newer one.',
  })
  status: LinkStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the company; null unless the link works.',
  })
  companyName: string | null;

  @Field(() => MemberRole, {
    nullable: true,
    description: 'Role that the member will have; null unless the link works.',
  })
  role: MemberRole | null;

  @Field(() => String, {
    nullable: true,
    description: 'Invited e-mail address; null unless the link works.',
  })
  email: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the address has a password, which accepting asks for; else it sets the first one. Null unless the link works.',
  })
  hasAccount: boolean | null;
}
