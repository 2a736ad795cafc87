import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { LinkPurpose, LinkStatus } from '../accounts/mailed-link.entity.js';
import { findLinkStatus } from '../accounts/mailed-link.service.js';
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
    description: 'Whether a mailed link still works. The query does not use the link up. Public.',
  })
  linkStatus(
    @Ctx() context: RequestContext,
    @Arg('purpose', () => LinkPurpose, { description: 'Purpose of the link.' })
    purpose: LinkPurpose,
    @Arg('token', () => String, {
      description: 'Token from the mailed link: the last part of its path.',
    })
    token: string,
  ): Promise<LinkStatus> {
    return findLinkStatus(context, token, purpose);
  }

  @Mutation(() => VerifyEmailPayload, {
    description:
      'Verifies an email address with the mailed link, which works only once, and sets the first password. Public.',
  })
  verifyEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => VerifyEmailInput, {
      description: 'The token of the link, and the first password.',
    })
    input: VerifyEmailInput,
  ): Promise<VerifyEmailPayload> {
    return verifyEmail(context, input);
  }

  @Mutation(() => MailedLinkPayload, {
    description:
      'Mails a new verification link, if the address is waiting for verification. The response is the same for every address. Public.',
  })
  resendVerification(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendVerificationInput, { description: 'Email address of the account.' })
    { email }: ResendVerificationInput,
  ): Promise<MailedLinkPayload> {
    return requestLink(context, email, LinkPurpose.VERIFY_EMAIL);
  }

  @Mutation(() => MailedLinkPayload, {
    description:
      'Mails a link to set a new password, if the address has an account. The response is the same for every address. Public.',
  })
  requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPasswordResetInput, {
      description: 'Email address of the account.',
    })
    { email }: RequestPasswordResetInput,
  ): Promise<MailedLinkPayload> {
    return requestLink(context, email, LinkPurpose.RESET_PASSWORD);
  }

  @Mutation(() => PasswordPayload, {
    description:
      "Sets a new password with the mailed link, which works only once, and ends the account's sessions. For an owner, ends every session of the company. Public.",
  })
  resetPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResetPasswordInput, {
      description: 'The token of the link, and the new password.',
    })
    input: ResetPasswordInput,
  ): Promise<PasswordPayload> {
    return resetPassword(context, input);
  }

  @Authorized<Permission>('password:change')
  @Mutation(() => PasswordPayload, {
    description:
      "Changes the viewer's password and ends the account's sessions. For an owner, ends every session of the company.",
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
