import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { UploadReceipt } from './contact-upload.types.js';
import { UploadBreachesInput } from './breach.inputs.js';
import { findAuthenticatedCamera, uploadBreaches } from './breach.service.js';
import { Camera } from './camera.entity.js';
import { CameraRef } from './camera.inputs.js';

@Resolver()
export class BreachResolver {
  @Authorized<Permission>('camera:watch')
  @Query(() => Camera, {
    description: 'The camera whose key sent the request, with its settings and region of interest.',
  })
  ownCamera(
    @Ctx() context: RequestContext,
    @Arg('by', () => CameraRef, {
      description: 'Id or code of the camera that the key belongs to.',
    })
    by: CameraRef,
  ): Promise<Camera> {
    return findAuthenticatedCamera(context, by);
  }

  @Authorized<Permission>('breach:upload')
  @Mutation(() => UploadReceipt, {
    description:
      'Stores breaches recorded by a camera. Records may arrive late, repeatedly and in any order.',
  })
  uploadBreaches(
    @Ctx() context: RequestContext,
    @Arg('input', () => UploadBreachesInput, { description: 'The camera, and its records.' })
    { camera, records }: UploadBreachesInput,
  ): Promise<UploadReceipt> {
    return uploadBreaches(context, camera, records);
  }
}
