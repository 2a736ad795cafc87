import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { ReadsOnReplica } from '../../../graphql/replica-reads.js';
import type { RequestContext } from '../../../request/context.js';
import { SettingsPreview } from './settings-preview.types.js';
import { previewSettings } from './settings-preview.service.js';

@Resolver()
export class SettingsPreviewResolver {
  @Authorized<Permission>('contact:read')
  @ReadsOnReplica()
  @Query(() => SettingsPreview, {
    description:
      "Compares the effects of current and proposed settings on the company's last 14 days.",
  })
  settingsPreview(
    @Ctx() context: RequestContext,
    @Arg('timeMetric', () => Int, {
      nullable: true,
      description: 'Proposed time metric in minutes. The default is the current one.',
    })
    timeMetric: number | null,
    @Arg('minDistance', () => Int, {
      nullable: true,
      description: 'Proposed minimum distance in feet. The default is the current one.',
    })
    minDistance: number | null,
  ): Promise<SettingsPreview> {
    return previewSettings(context, {
      timeMetric: timeMetric ?? null,
      minDistance: minDistance ?? null,
    });
  }
}
