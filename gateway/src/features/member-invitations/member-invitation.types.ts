import { Field, ObjectType } from 'type-graphql';
import { MemberRole } from '../../access/role.js';
import { LinkStatus } from '../accounts/mailed-link.entity.js';
import { CompanySession } from '../accounts/sign-in.types.js';

@ObjectType({
  description: 'Contents of an invitation before it is accepted.',
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
      'Whether the address has a password or a passkey, which accepting asks for; else it sets the first one. Null unless the link works.',
  })
  hasAccount: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the address has a passkey. Null unless the link works.',
  })
  hasPasskey: boolean | null;
}

@ObjectType({ description: 'An accepted invitation.' })
export class AcceptInvitationPayload {
  @Field(() => CompanySession, { description: 'The session of the new member.' })
  session: CompanySession;

  @Field(() => [String], {
    nullable: true,
    description:
      'Ten recovery codes, shown this one time, if the account has just got its first passkey.',
  })
  recoveryCodes: string[] | null;
}
