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
import type { RequestContext } from '../../../request/context.js';
import { Company } from '../profile/company.entity.js';
import { ownCompany } from '../profile/company.service.js';
import { AppSettings, ThresholdInForce, TimeMetricPeriod } from './settings.types.js';
import { findPendingThreshold, getAppSettings, getCurrentThreshold } from './threshold.service.js';
import { UpdateCompanySettingsInput } from './settings.inputs.js';
import { formatEmbeddedPath } from './embedded-page.js';
import { previewEmbedded, updateCompanySettings } from './settings.service.js';
import { cancelTimeMetricChange, listTimeMetrics } from './time-metric.service.js';

@Resolver(() => Company)
export class SettingsResolver {
  @Authorized<Permission>('settings:read')
  @Query(() => AppSettings, { description: "Company settings that the employee's app needs." })
  async appSettings(@Ctx() context: RequestContext): Promise<AppSettings> {
    return getAppSettings(context, await ownCompany(context));
  }

  @Authorized<Permission>('company:read')
  @Query(() => [TimeMetricPeriod], {
    description: 'All time metrics of the company, newest first.',
  })
  timeMetricHistory(@Ctx() context: RequestContext): Promise<TimeMetricPeriod[]> {
    return listTimeMetrics(context);
  }

  @Authorized<Permission>('settings:update')
  @Mutation(() => Company, {
    description:
      "Changes settings of the viewer's company: all given settings, or none if one is invalid. Safeguards among them are for owners, whom a mail tells of each change.",
  })
  updateCompanySettings(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCompanySettingsInput, { description: 'The settings to change.' })
    input: UpdateCompanySettingsInput,
  ): Promise<Company> {
    return updateCompanySettings(context, input);
  }

  @Authorized<Permission>('settings:update')
  @Mutation(() => Company, {
    description: 'Cancels a change to the time metric that has not taken effect yet.',
  })
  cancelTimeMetricChange(@Ctx() context: RequestContext): Promise<Company> {
    return cancelTimeMetricChange(context);
  }

  @Authorized<Permission>('settings:update')
  @Query(() => String, {
    description:
      'Path at which a page is served in its sandbox, to preview it before saving. It works for 15 to 30 minutes, in a frame of the dashboard only.',
  })
  embeddedPath(
    @Ctx() context: RequestContext,
    @Arg('url', () => String, { description: 'https URL of the page.' }) url: string,
  ): string {
    return previewEmbedded(context, url);
  }

  @FieldResolver(() => String, {
    name: 'embeddedPath',
    nullable: true,
    description:
      'Path at which the page embedded in Analytics is served in its sandbox, in a frame of the dashboard only. It works for an hour or two and as long as the address is stored; null: no page is set.',
  })
  ownEmbeddedPath(@Ctx() { app }: RequestContext, @Root() { id, iframe }: Company): string | null {
    if (iframe === '') return null;
    return formatEmbeddedPath(app.tokenSecret, { companyId: id, url: iframe, isPreview: false });
  }

  @FieldResolver(() => Int, {
    description: 'Length in minutes from which a contact counts, as currently in force.',
  })
  timeMetric(@Ctx() context: RequestContext, @Root() company: Company): Promise<number> {
    return getCurrentThreshold(context, company.id);
  }

  @FieldResolver(() => ThresholdInForce, {
    nullable: true,
    description: 'A change to the time metric that has not taken effect yet; null: none.',
  })
  pendingTimeMetric(
    @Ctx() context: RequestContext,
    @Root() company: Company,
  ): Promise<ThresholdInForce | null> {
    return findPendingThreshold(context, company.id);
  }
}
