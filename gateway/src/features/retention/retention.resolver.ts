import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { parseListing } from '../../database/listing.js';
import { RetentionPreview, RetentionRunPage } from './retention.types.js';
import { listRetentionRuns } from './retention.queries.js';
import { previewRetention } from './retention.service.js';

const maxPageSize = 100;
const daysOnOffer = { description: 'Retention period in days: 14, 30, 60, 90, 180 or 365.' };

@Resolver()
export class RetentionResolver {
  @Authorized<Permission>('settings:update')
  @Query(() => RetentionPreview, {
    description:
      'Number of records that the next nightly cleanup would delete under another retention period. Nothing is deleted.',
  })
  retentionPreview(
    @Ctx() context: RequestContext,
    @Arg('days', () => Int, daysOnOffer) days: number,
  ): Promise<RetentionPreview> {
    return previewRetention(context, days);
  }

  @Authorized<Permission>('retention:read')
  @Query(() => RetentionRunPage, {
    description: 'A page of nightly cleanups that deleted old records, newest first.',
  })
  retentionRuns(
    @Ctx() { db, companyId }: RequestContext,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): RetentionRunPage {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    return new RetentionRunPage(listRetentionRuns(db, companyId, listing));
  }
}
