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
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { checkedListing } from '../../database/listing.js';
import { GuideRequest } from './guide-request.entity.js';
import { GuideRequestPage } from './guide-request-page.types.js';
import { RequestGuideInput } from './guide-request.inputs.js';
import { countGuideRequests, listGuideRequests } from './guide-request.queries.js';
import { requestGuide } from './guide-request.service.js';

const maxPageSize = 100;

@Resolver(() => GuideRequestPage)
export class GuideRequestPageResolver {
  @Mutation(() => GuideRequest, {
    description: 'Asks for the guide: the sales team gets a mail. Public.',
  })
  requestGuide(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestGuideInput, {
      description: 'Name, address and kind of the person who asks for the guide.',
    })
    input: RequestGuideInput,
  ): Promise<GuideRequest> {
    return requestGuide(context, input);
  }

  @Authorized<Permission>('guide:read')
  @Query(() => GuideRequestPage, {
    description: 'Requests for the guide of the last 2 years, newest first, for the provider.',
  })
  guideRequests(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text anywhere in name, e-mail or phone.',
    })
    search: string | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 5,
      description: 'Number of items on a page, 1 to 100.',
    })
    pageSize: number,
  ): GuideRequestPage {
    const asked = { search: search ?? '', page, pageSize };
    return new GuideRequestPage(checkedListing(asked, maxPageSize));
  }

  @FieldResolver(() => [GuideRequest], { description: 'Requests on this page.' })
  items(
    @Ctx() context: RequestContext,
    @Root() { listing }: GuideRequestPage,
  ): Promise<GuideRequest[]> {
    return listGuideRequests(context.db, listing);
  }

  @FieldResolver(() => Int, { description: 'Requests that are found, on all pages.' })
  total(@Ctx() context: RequestContext, @Root() { listing }: GuideRequestPage): Promise<number> {
    return countGuideRequests(context.db, listing);
  }
}

@Resolver(() => GuideRequest)
export class GuideRequestResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Phone number, digits and spaces; null: none was given.',
  })
  phone(@Root() { phone }: GuideRequest): string | null {
    return phone || null;
  }
}
