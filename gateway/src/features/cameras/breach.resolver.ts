import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { UploadReceipt } from '../contacts/contact-upload.types.js';
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
  ownCamera(
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
  uploadBreaches(
    @Ctx() context: RequestContext,
    @Arg('input', () => UploadBreachesInput, { description: 'The camera and its records.' })
    { camera, records }: UploadBreachesInput,
  ): Promise<UploadReceipt> {
    return uploadBreaches(context, camera, records);
  }
}
