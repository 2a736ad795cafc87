import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import { PageArg, PageSizeArg } from '../../graphql/paginated.js';
import type { RequestContext } from '../../request/context.js';
import { parseListing, SortDirection } from '../../database/listing.js';
import { Company } from '../companies/company.entity.js';
import { ownCompany } from '../companies/company.service.js';
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
      description: 'Text anywhere in camera code, room name or room number.',
    })
    search: string | null,
    @Arg('sort', () => CameraSort, {
      defaultValue: CameraSort.CREATED_AT,
      description: 'Column to sort by.',
    })
    sort: CameraSort,
    @Arg('direction', () => SortDirection, {
      defaultValue: SortDirection.DESC,
      description: 'Direction of the sort.',
    })
    direction: SortDirection,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize, 5) pageSize: number,
  ): CameraPage {
    const listing = parseListing(
      { search: search ?? '', page, pageSize, sort, direction },
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
  @Mutation(() => CameraWithKey, { description: 'Adds a camera and makes its key.' })
  createCamera(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateCameraInput, { description: 'The camera to add.' })
    input: CreateCameraInput,
  ): Promise<CameraWithKey> {
    return createCamera(context, input);
  }

  @Authorized<Permission>('camera:update')
  @Mutation(() => Camera, { description: 'Changes a camera.' })
  updateCamera(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCameraInput, { description: 'The camera and the changes.' })
    input: UpdateCameraInput,
  ): Promise<Camera> {
    return updateCamera(context, input);
  }

  @Authorized<Permission>('camera:update')
  @Mutation(() => Camera, { description: "Sets the region of interest of a camera's picture." })
  updateCameraRegion(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCameraRegionInput, { description: 'The camera and its region.' })
    input: UpdateCameraRegionInput,
  ): Promise<Camera> {
    return updateCameraRegion(context, input);
  }

  @Authorized<Permission>('camera:delete')
  @Mutation(() => DeleteCameraPayload, {
    description: 'Takes a camera off the list and ends its key. What it has reported stays.',
  })
  deleteCamera(
    @Ctx() context: RequestContext,
    @Arg('camera', () => CameraRef, idOrCode) camera: CameraRef,
  ): Promise<DeleteCameraPayload> {
    return deleteCamera(context, camera);
  }

  @Authorized<Permission>('camera:update')
  @Mutation(() => CameraWithKey, {
    description: 'Replaces the key of a camera; the previous key stops working.',
  })
  rotateCameraKey(
    @Ctx() context: RequestContext,
    @Arg('camera', () => CameraRef, idOrCode) camera: CameraRef,
  ): Promise<CameraWithKey> {
    return rotateCameraKey(context, camera);
  }

  @FieldResolver(() => Company, { description: 'Company that it belongs to.' })
  company(@Ctx() context: RequestContext): Promise<Company> {
    return ownCompany(context);
  }
}
