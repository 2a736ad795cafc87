import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { ReadsOnReplica } from '../../graphql/replica-reads.js';
import type { RequestContext } from '../../request/context.js';
import { SettingsPreview } from './settings-preview.types.js';
import { previewSettings } from './settings-preview.service.js';

@Resolver()
export class SettingsPreviewResolver {
  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => SettingsPreview, {
    description:
      "What other settings would have meant for the company's own last 14 days, beside those that hold now.",
  })
  settingsPreview(
    @Ctx() context: RequestContext,
    @Arg('timeMetric', () => Int, { nullable: true, description: 'Minutes; as it is when absent.' })
    timeMetric: number | null,
    @Arg('minDistance', () => Int, { nullable: true, description: 'Feet; as it is when absent.' })
    minDistance: number | null,
  ): Promise<SettingsPreview> {
    return previewSettings(context, {
      timeMetric: timeMetric ?? null,
      minDistance: minDistance ?? null,
    });
  }
}
