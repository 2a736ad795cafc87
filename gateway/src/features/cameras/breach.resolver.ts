import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { LiveTopic } from '../../live/live-topic.js';
import { countUpload } from '../../observability/upload-metrics.js';
import { UploadReceipt } from '../contacts/contact-upload.entity.js';
import { BreachRecordInput } from './breach.inputs.js';
import { uploadBreaches, findAuthenticatedCamera } from './breach.service.js';
import { Camera } from './camera.entity.js';

@Resolver()
export class BreachResolver {
  @Authorized<Permission>('camera:watch')
  @Query(() => Camera, {
    description: "What a camera's own key shows it: its settings and where it is to look.",
  })
  watchingCamera(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: "Id or camera id of the key's own camera." })
    id: string,
  ): Promise<Camera> {
    return findAuthenticatedCamera(context, id);
  }

  @Authorized<Permission>('breach:upload')
  @Mutation(() => UploadReceipt, {
    description: "Takes a camera's breaches: late, twice and in any order as they come.",
  })
  async uploadBreaches(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: "Id or camera id of the key's own camera." })
    id: string,
    @Arg('records', () => [BreachRecordInput], { description: '1 to 1000 records.' })
    records: BreachRecordInput[],
  ): Promise<UploadReceipt> {
    context.publishOnCommit(LiveTopic.ACTIVITY);
    const receipt = await uploadBreaches(context, id, records);
    const starts = records.map(({ date }) => date);
    context.afterCommit(() => countUpload('camera', receipt, starts));
    return receipt;
  }
}
