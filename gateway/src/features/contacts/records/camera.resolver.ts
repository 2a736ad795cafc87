import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { parseListing, SortDirection } from '../../../database/listing.js';
import { Company } from '../../company/profile/company.entity.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { CameraPage, CameraSort, CameraWithKey, DeleteCameraPayload } from './camera-page.types.js';
import { Camera } from './camera.entity.js';
import {
  CameraRef,
  CreateCameraInput,
  UpdateCameraInput,
  UpdateCameraRegionInput,
} from './camera.inputs.js';
import { listCameras } from './camera.queries.js';
import {
  createCamera,
  deleteCamera,
  findCamera,
  rotateCameraKey,
  updateCameraRegion,
  updateCamera,
} from './camera.service.js';

/** Maximum cameras per page: as many as can be ordered, since old clients read the whole list. */
const maxPageSize = 10_000;
const idOrCode = { description: 'Id or code of the camera.' };

@Resolver(() => Camera)
export class CameraResolver {
  @Authorized<Permission>('camera:read')
  @Query(() => CameraPage, { description: 'A page of the list of cameras.' })
  cameras(
    @Ctx() { db, companyId }: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text to find anywhere in camera code, room name or room number.',
    })
    search: string | null,
    @Arg('isSilent', () => Boolean, {
      nullable: true,
      description:
        'true for cameras that have reported, but not in the last 24 hours; false for the others.',
    })
    isSilent: boolean | null,
    @Arg('sort', () => CameraSort, {
      defaultValue: CameraSort.CREATED_AT,
      description: 'Column to sort by.',
    })
    sort: CameraSort,
    @Arg('direction', () => SortDirection, {
      defaultValue: SortDirection.DESC,
      description: 'Sort direction: ascending or descending.',
    })
    direction: SortDirection,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize, 5) pageSize: number,
  ): CameraPage {
    const listing = parseListing(
      { search: search ?? '', isSilent, page, pageSize, sort, direction },
      maxPageSize,
    );
    return new CameraPage(listCameras(db, companyId, listing));
  }

  @Authorized<Permission>('camera:read')
  @Query(() => Camera, { description: "A camera of the viewer's company." })
  camera(
    @Ctx() context: RequestContext,
    @Arg('by', () => CameraRef, idOrCode) by: CameraRef,
  ): Promise<Camera> {
    return findCamera(context, by);
  }

  @Authorized<Permission>('camera:create')
  @Mutation(() => CameraWithKey, {
    description: 'Creates a camera and returns its key, which is shown only once.',
  })
  createCamera(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateCameraInput, { description: 'The camera to add.' })
    input: CreateCameraInput,
  ): Promise<CameraWithKey> {
    return createCamera(context, input);
  }

  @Authorized<Permission>('camera:update')
  @Mutation(() => Camera, { description: 'Changes the settings of a camera.' })
  updateCamera(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCameraInput, { description: 'The camera, and the changes.' })
    input: UpdateCameraInput,
  ): Promise<Camera> {
    return updateCamera(context, input);
  }

  @Authorized<Permission>('camera:update')
  @Mutation(() => Camera, { description: 'Sets the region of interest of a camera.' })
  updateCameraRegion(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCameraRegionInput, {
      description: 'The camera, and its region of interest.',
    })
    input: UpdateCameraRegionInput,
  ): Promise<Camera> {
    return updateCameraRegion(context, input);
  }

  @Authorized<Permission>('camera:delete')
  @Mutation(() => DeleteCameraPayload, {
    description: 'Deletes a camera and its key. Its past reports are retained.',
  })
  deleteCamera(
    @Ctx() context: RequestContext,
    @Arg('camera', () => CameraRef, idOrCode) camera: CameraRef,
  ): Promise<DeleteCameraPayload> {
    return deleteCamera(context, camera);
  }

  @Authorized<Permission>('camera:update')
  @Mutation(() => CameraWithKey, {
    description:
      'Replaces the key of a camera and returns the new one, which is shown only once. The previous key stops working.',
  })
  rotateCameraKey(
    @Ctx() context: RequestContext,
    @Arg('camera', () => CameraRef, idOrCode) camera: CameraRef,
  ): Promise<CameraWithKey> {
    return rotateCameraKey(context, camera);
  }

  @FieldResolver(() => Company, { description: 'Company that owns the camera.' })
  company(@Ctx() context: RequestContext): Promise<Company> {
    return ownCompany(context);
  }
}
