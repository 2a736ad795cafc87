import { Field, ObjectType } from 'type-graphql';
import { MemberRole } from '../../../access/role.js';
import { LinkStatus } from '../accounts/mailed-link.entity.js';
import { CompanySession } from './sign-in.types.js';

@ObjectType({
  description: 'Details of an invitation, readable before it is accepted.',
  simpleResolvers: true,
})
export class InvitationPreview {
  @Field(() => LinkStatus, {
    description:
      'Whether the link still works. USED means that the invitation was accepted, withdrawn or replaced by a newer one.',
  })
  status: LinkStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the inviting company; null if the link does not work.',
  })
  companyName: string | null;

  @Field(() => MemberRole, {
    nullable: true,
    description: 'Role that the new member will have; null if the link does not work.',
  })
  role: MemberRole | null;

  @Field(() => String, {
    nullable: true,
    description: 'Invited email address; null if the link does not work.',
  })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name that was given with the invitation; null: none, or the link does not work.',
  })
  name: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the company's identity provider has added the address, which has an account already. Accepting it then needs no password or passkey, and starts no session. Null if the link does not work.",
  })
  needsConsentOnly: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the address already has a password or passkey, which is then needed to accept. If false, accepting sets the first one. Null if the link does not work.',
  })
  hasAccount: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the address already has a passkey; null if the link does not work.',
  })
  hasPasskey: boolean | null;
}

@ObjectType({ description: 'Result of declining an invitation.', simpleResolvers: true })
export class DeclineInvitationPayload {
  @Field(() => String, { description: 'Name of the company whose invitation was declined.' })
  companyName: string;
}

@ObjectType({ description: 'Result of accepting an invitation.' })
export class AcceptInvitationPayload {
  @Field(() => CompanySession, {
    nullable: true,
    description:
      "Session of the new member; null: the member must sign in through the company's identity provider.",
  })
  session: CompanySession | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Ten recovery codes, shown only once. Null unless the account has just received its first passkey.',
  })
  recoveryCodes: string[] | null;
}
