import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { LinkPurpose, LinkStatus } from './mailed-link.entity.js';
import { linkStatus } from './mailed-link.service.js';
import { ChangePasswordInput, RegisteredEmailArgs, SetPasswordArgs } from './password.inputs.js';
import {
  askForLink,
  changePassword,
  confirmEmail,
  resetPassword,
  verifyEmail,
} from './password.service.js';

@Resolver()
export class PasswordResolver {
  @Query(() => LinkStatus, {
    description: 'Whether a mailed link still works; asking does not use it up. Public.',
  })
  linkStatus(
    @Ctx() context: RequestContext,
    @Arg('purpose', () => LinkPurpose, { description: 'What the link is for.' })
    purpose: LinkPurpose,
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
  ): Promise<LinkStatus> {
    return linkStatus(context, token, purpose);
  }

  @Mutation(() => Boolean, {
    description:
      'Verifies an address by the mailed link, sets the first password and uses the link up. Public.',
  })
  verifyEmail(
    @Ctx() context: RequestContext,
    @Args(() => SetPasswordArgs) args: SetPasswordArgs,
  ): Promise<boolean> {
    return verifyEmail(context, args);
  }

  @Mutation(() => Boolean, {
    description:
      'Verifies an address by the mailed link and leaves the link good for the first password. Public.',
    deprecationReason: 'Use verifyEmail, which sets the first password as well.',
  })
  confirmEmail(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
  ): Promise<boolean> {
    return confirmEmail(context, token);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a new verification link, if the address waits for one. The answer is the same for every address. Public.',
  })
  resendVerification(
    @Ctx() context: RequestContext,
    @Args(() => RegisteredEmailArgs) { email }: RegisteredEmailArgs,
  ): Promise<boolean> {
    return askForLink(context, email, LinkPurpose.VERIFY_EMAIL);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to set a new password, if the address has an account. The answer is the same for every address. Public.',
  })
  forgotPassword(
    @Ctx() context: RequestContext,
    @Args(() => RegisteredEmailArgs) { email }: RegisteredEmailArgs,
  ): Promise<boolean> {
    return askForLink(context, email, LinkPurpose.RESET_PASSWORD);
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a new password by the mailed link, uses the link up and ends every session of the company. Public.',
  })
  resetPassword(
    @Ctx() context: RequestContext,
    @Args(() => SetPasswordArgs) args: SetPasswordArgs,
  ): Promise<boolean> {
    return resetPassword(context, args);
  }

  @Authorized<Permission>('password:change')
  @Mutation(() => Boolean, {
    description: "Changes the viewer's password and ends every session of the company.",
  })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput, {
      description: 'The password until now and the new one.',
    })
    input: ChangePasswordInput,
  ): Promise<boolean> {
    return changePassword(context, input);
  }
}
