import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { NeedsNoProof } from '../../../access/step-up.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing } from '../../../database/listing.js';
import { GraphQLUUID } from '../../../scalars.js';
import { LinkStatus } from '../../members/accounts/mailed-link.entity.js';
import {
  AppCodePeopleInput,
  CollectAppCodesInput,
  IssueAppCodesInput,
  RevealAppCodeInput,
} from './app-code.inputs.js';
import { countUncollected, findWithoutAddress } from './app-code.queries.js';
import {
  AppCodeCandidates,
  AppCodeRecipientPage,
  CollectAppCodesPayload,
  RevealAppCodePayload,
} from './app-code-payloads.types.js';
import { AppCodeRun } from './app-code-run.entity.js';
import {
  cancelAppCodes,
  findCandidates,
  findRun,
  issueAppCodes,
  listRuns,
} from './app-code-run.service.js';
import { findInvitationStatus, revealAppCode } from './app-invitation.service.js';
import { collectAppCodes } from './collect.service.js';

const maxPageSize = 100;

@Resolver(() => AppCodeRun)
export class AppCodeResolver {
  @Authorized<Permission>('app-code:issue')
  @Query(() => AppCodeCandidates, {
    description:
      'Number of people who would get a new app code, and how many of them have signed in or have no address.',
  })
  appCodeCandidates(
    @Ctx() context: RequestContext,
    @Arg('people', () => AppCodePeopleInput, { description: 'The people to count.' })
    people: AppCodePeopleInput,
  ): Promise<AppCodeCandidates> {
    return findCandidates(context, people);
  }

  @Authorized<Permission>('app-code:issue')
  @Query(() => AppCodeRun, { description: 'A run of app codes, with its progress.' })
  appCodeRun(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the run of app codes.' }) id: string,
  ): Promise<AppCodeRun> {
    return findRun(context, id);
  }

  @Authorized<Permission>('app-code:issue')
  @Query(() => [AppCodeRun], {
    description: 'Runs of app codes in the last 24 hours, newest first, at most 20.',
  })
  appCodeRuns(@Ctx() context: RequestContext): Promise<AppCodeRun[]> {
    return listRuns(context);
  }

  @Authorized<Permission>('app-code:issue')
  @Mutation(() => AppCodeRun, {
    description:
      "Starts a run that issues new app codes in the background; appCodeRun shows the progress. Replacing a code signs the person's phones out.",
  })
  issueAppCodes(
    @Ctx() context: RequestContext,
    @Arg('input', () => IssueAppCodesInput, {
      description: 'The people who get codes, and how the codes reach them.',
    })
    input: IssueAppCodesInput,
  ): Promise<AppCodeRun> {
    return issueAppCodes(context, input);
  }

  @Authorized<Permission>('app-code:issue')
  @NeedsNoProof('stops new access')
  @Mutation(() => AppCodeRun, {
    description: 'Stops a run of app codes. Codes and invitations issued before then remain valid.',
  })
  cancelAppCodes(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the run of app codes.' }) id: string,
  ): Promise<AppCodeRun> {
    return cancelAppCodes(context, id);
  }

  @Authorized<Permission>('app-code:issue')
  @Mutation(() => CollectAppCodesPayload, {
    description: 'Returns up to 1000 codes of a run and deletes them from the gateway.',
  })
  collectAppCodes(
    @Ctx() context: RequestContext,
    @Arg('input', () => CollectAppCodesInput, {
      description: 'The run, and the key that the client sent with issueAppCodes.',
    })
    input: CollectAppCodesInput,
  ): Promise<CollectAppCodesPayload> {
    return collectAppCodes(context, input);
  }

  @Query(() => LinkStatus, {
    description:
      'Whether an invitation to the app still works. The query does not use the invitation up. Public.',
  })
  appInvitationStatus(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, {
      description: 'Token from the mailed link: the last part of its path.',
    })
    token: string,
  ): Promise<LinkStatus> {
    return findInvitationStatus(context, token);
  }

  @Mutation(() => RevealAppCodePayload, {
    description:
      'Creates a new app code for the invited employee and shows it once; the invitation cannot be used again. Public.',
  })
  revealAppCode(
    @Ctx() context: RequestContext,
    @Arg('input', () => RevealAppCodeInput, { description: 'The token of the invitation link.' })
    { token }: RevealAppCodeInput,
  ): Promise<RevealAppCodePayload> {
    return revealAppCode(context, token);
  }

  @FieldResolver(() => Int, {
    description:
      'Number of codes that have not been collected yet. They are deleted 24 hours after the start.',
  })
  uncollected(@Ctx() { db }: RequestContext, @Root() run: AppCodeRun): Promise<number> {
    return countUncollected(db, run);
  }

  @FieldResolver(() => AppCodeRecipientPage, {
    description: 'People who were skipped because they have no email address.',
  })
  peopleWithoutAddress(
    @Ctx() { db }: RequestContext,
    @Root() run: AppCodeRun,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): AppCodeRecipientPage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new AppCodeRecipientPage({
      items: () => findWithoutAddress(db, run, listing),
      total: () => run.withoutAddress,
    });
  }
}
