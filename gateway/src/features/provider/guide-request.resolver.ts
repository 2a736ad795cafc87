import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  ObjectType,
} from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { PageArg, PageSizeArg, paginated } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { parseListing } from '../../database/listing.js';
import { GuideRequest } from './guide-request.entity.js';
import { RequestGuideInput } from './guide-request.inputs.js';
import { listGuideRequests } from './guide-request.queries.js';
import { requestGuide } from './guide-request.service.js';

const maxPageSize = 100;

@ObjectType({ description: 'A page of requests for the guide.' })
export class GuideRequestPage extends paginated(GuideRequest, 'requests') {}

@Resolver(() => GuideRequest)
export class GuideRequestResolver {
  @Mutation(() => GuideRequest, {
    description: 'Requests the guide, and notifies the sales team by mail. Public.',
  })
  requestGuide(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestGuideInput, {
      description: 'Name, email address and occupation of the person who requests the guide.',
    })
    input: RequestGuideInput,
  ): Promise<GuideRequest> {
    return requestGuide(context, input);
  }

  @Authorized<Permission>('guide:read')
  @Query(() => GuideRequestPage, {
    description:
      'A page of requests for the guide in the last 2 years, newest first. For the provider.',
  })
  guideRequests(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text to find anywhere in name, email or phone.',
    })
    search: string | null,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize, 5) pageSize: number,
  ): GuideRequestPage {
    const listing = parseListing({ search: search ?? '', page, pageSize }, maxPageSize);
    return new GuideRequestPage(listGuideRequests(context.db, listing));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Phone number, digits and spaces; null: none.',
  })
  phone(@Root() { phone }: GuideRequest): string | null {
    return phone || null;
  }
}
