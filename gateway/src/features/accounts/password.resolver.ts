import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { LinkPurpose, LinkStatus } from './mailed-link.entity.js';
import { findLinkStatus } from './mailed-link.service.js';
import {
  MailedLinkPayload,
  PasswordPayload,
  VerifyEmailPayload,
} from './password-payloads.types.js';
import {
  ChangePasswordInput,
  RequestPasswordResetInput,
  ResendVerificationInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from './password.inputs.js';
import { requestLink, changePassword, resetPassword, verifyEmail } from './password.service.js';

@Resolver()
export class PasswordResolver {
  @Query(() => LinkStatus, {
    description: 'Whether a mailed link still works. The query does not use it. Public.',
  })
  linkStatus(
    @Ctx() context: RequestContext,
    @Arg('purpose', () => LinkPurpose, { description: 'What the link is for.' })
    purpose: LinkPurpose,
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
  ): Promise<LinkStatus> {
    return findLinkStatus(context, token, purpose);
  }

  @Mutation(() => VerifyEmailPayload, {
    description:
      'Verifies an address by the mailed link, sets the first password and uses the link up. Public.',
  })
  verifyEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => VerifyEmailInput, { description: 'The link and the password.' })
    input: VerifyEmailInput,
  ): Promise<VerifyEmailPayload> {
    return verifyEmail(context, input);
  }

  @Mutation(() => MailedLinkPayload, {
    description:
      'Mails a new verification link, if the address waits for one. The answer is the same for every address. Public.',
  })
  resendVerification(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendVerificationInput, { description: 'E-mail address of the account.' })
    { email }: ResendVerificationInput,
  ): Promise<MailedLinkPayload> {
    return requestLink(context, email, LinkPurpose.VERIFY_EMAIL);
  }

  @Mutation(() => MailedLinkPayload, {
    description:
      'Mails a link to set a new password, if the address has an account. The answer is the same for every address. Public.',
  })
  requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPasswordResetInput, {
      description: 'E-mail address of the account.',
    })
    { email }: RequestPasswordResetInput,
  ): Promise<MailedLinkPayload> {
    return requestLink(context, email, LinkPurpose.RESET_PASSWORD);
  }

  @Mutation(() => PasswordPayload, {
    description:
      "Sets a new password by the mailed link, uses the link up and ends the account's sessions; an owner's ends every session of the company. Public.",
  })
  resetPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResetPasswordInput, { description: 'The link and the new password.' })
    input: ResetPasswordInput,
  ): Promise<PasswordPayload> {
    return resetPassword(context, input);
  }

  @Authorized<Permission>('password:change')
  @Mutation(() => PasswordPayload, {
    description:
      "Changes the viewer's password and ends the account's sessions; an owner's ends every session of the company.",
  })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput, {
      description: 'The current password and the new one.',
    })
    input: ChangePasswordInput,
  ): Promise<PasswordPayload> {
    return changePassword(context, input);
  }
}
