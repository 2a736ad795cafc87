import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../request/context.js';
import { confirmNewEmail, previewNewEmail } from './email-change.service.js';
import {
  ConfirmNewEmailInput,
  ConfirmNewEmailPayload,
  NewEmailPreview,
} from './email-change.types.js';

@Resolver()
export class EmailChangeResolver {
  @Query(() => NewEmailPreview, {
    description:
      'What a link that was mailed to a new address changes. The query does not use the link up. Public.',
  })
  newEmail(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, {
      description: 'Token from the mailed link: the last part of its path.',
    })
    token: string,
  ): Promise<NewEmailPreview> {
    return previewNewEmail(context, token);
  }

  @Mutation(() => ConfirmNewEmailPayload, {
    description:
      'Gives an account the address to which the link was mailed. If the account belongs to other companies too, it has to be signed in, with a confirmation of its own of the last 10 minutes. Public.',
  })
  confirmNewEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmNewEmailInput, { description: 'The token of the link.' })
    { token }: ConfirmNewEmailInput,
  ): Promise<ConfirmNewEmailPayload> {
    return confirmNewEmail(context, token);
  }
}
