import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import { mayReadHealth } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing } from '../../../database/listing.js';
import { RetentionRun } from './retention-run.entity.js';
import { RetentionPreview, RetentionRunPage } from './retention.types.js';
import { listRetentionRuns } from './retention.queries.js';
import { previewRetention } from './retention.service.js';

const maxPageSize = 100;
const daysOnOffer = { description: 'Retention period in days: 14, 30, 60, 90, 180 or 365.' };

@Resolver(() => RetentionRun)
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

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of deleted closed cases; null: your role may not read health.',
  })
  cases(@Ctx() context: RequestContext, @Root() { cases }: RetentionRun): number | null {
    return mayReadHealth(context) ? cases : null;
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
