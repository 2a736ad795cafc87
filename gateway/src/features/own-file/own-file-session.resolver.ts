import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/context.js';
import { MailedLinkPayload } from '../members/sign-in/password-payloads.types.js';
import { openOwnFile, requestOwnFileLink } from './own-file-session.service.js';
import {
  OwnFileSession,
  OpenOwnFileInput,
  RequestOwnFileLinkInput,
} from './own-file-session.types.js';

@Resolver()
export class OwnFileSessionResolver {
  @Mutation(() => MailedLinkPayload, {
    description:
      'Mails a link to the own file for each active company that has the address in its directory. A link works once within 15 minutes, unless a newer one is mailed. The response is the same for every address. Public.',
  })
  requestOwnFileLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestOwnFileLinkInput, {
      description: 'The employee who makes the request.',
    })
    { email }: RequestOwnFileLinkInput,
  ): Promise<MailedLinkPayload> {
    return requestOwnFileLink(context, email);
  }

  @Mutation(() => OwnFileSession, {
    description:
      "Opens an employee's own file with the mailed link, which works only once. Must be the only mutation of its document. Public.",
  })
  openOwnFile(
    @Ctx() context: RequestContext,
    @Arg('input', () => OpenOwnFileInput, { description: 'The token of the mailed link.' })
    { token }: OpenOwnFileInput,
  ): Promise<OwnFileSession> {
    return openOwnFile(context, token);
  }
}
