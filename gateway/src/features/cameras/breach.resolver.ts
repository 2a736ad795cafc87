import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { LiveTopic } from '../../live/live-topic.js';
import { countUpload } from '../../observability/upload-metrics.js';
import { UploadReceipt } from '../contacts/contact-upload.entity.js';
import { UploadBreachesInput } from './breach.inputs.js';
import { findAuthenticatedCamera, uploadBreaches } from './breach.service.js';
import { Camera } from './camera.entity.js';
import { CameraRef } from './camera.inputs.js';

@Resolver()
export class BreachResolver {
  @Authorized<Permission>('camera:watch')
  @Query(() => Camera, {
    description: "What a camera's own key shows it: its settings and where it is to look.",
  })
  watchingCamera(
    @Ctx() context: RequestContext,
    @Arg('by', () => CameraRef, { description: "Id or code of the key's own camera." })
    by: CameraRef,
  ): Promise<Camera> {
    return findAuthenticatedCamera(context, by);
  }

  @Authorized<Permission>('breach:upload')
  @Mutation(() => UploadReceipt, {
    description: "Takes a camera's breaches: late, twice and in any order as they come.",
  })
  async uploadBreaches(
    @Ctx() context: RequestContext,
    @Arg('input', () => UploadBreachesInput, { description: 'The camera and its records.' })
    { camera, records }: UploadBreachesInput,
  ): Promise<UploadReceipt> {
    context.publishOnCommit(LiveTopic.ACTIVITY);
    const receipt = await uploadBreaches(context, camera, records);
    const starts = records.map(({ date }) => date);
    context.afterCommit(() => countUpload('camera', receipt, starts));
    return receipt;
  }
}
