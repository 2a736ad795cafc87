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
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { checkedListing, SortDirection } from '../../database/listing.js';
import { Company } from '../companies/company.entity.js';
import { ownCompany } from '../companies/company.service.js';
import { CameraPage, CameraSort, CameraWithKey } from './camera-page.entity.js';
import { Camera } from './camera.entity.js';
import { CreateCameraInput, RegionInput, UpdateCameraInput } from './camera.inputs.js';
import { listCameras, countCameras } from './camera.queries.js';
import {
  createCamera,
  deleteCamera,
  findCamera,
  rotateCameraKey,
  setCameraRegion,
  updateCamera,
} from './camera.service.js';

/** Most rows of one page: as many cameras as can be ordered, so that old clients, which know no pages, get all of them. */
const largestPage = 10_000;
const idOrCode = { description: 'Id or camera id.' };

@Resolver(() => Camera)
export class CameraResolver {
  @Authorized<Permission>('camera:read')
  @Query(() => CameraPage, { description: 'A page of the list of cameras.' })
  cameras(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text anywhere in camera id, room name or room number.',
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
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 5, description: '1 to 10000.' }) pageSize: number,
  ): CameraPage {
    const asked = { search: search ?? '', page, pageSize, sort, direction };
    return new CameraPage(checkedListing(asked, largestPage));
  }

  @Authorized<Permission>('camera:read')
  @Query(() => Camera, { description: "A camera of the viewer's company." })
  camera(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, idOrCode) id: string,
  ): Promise<Camera> {
    return findCamera(context, id);
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
    @Arg('id', () => String, idOrCode) id: string,
    @Arg('input', () => UpdateCameraInput, { description: 'What is to be changed.' })
    input: UpdateCameraInput,
  ): Promise<Camera> {
    return updateCamera(context, id, input);
  }

  @Authorized<Permission>('camera:update')
  @Mutation(() => Camera, { description: "Says which part of a camera's picture counts." })
  setCameraRegion(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, idOrCode) id: string,
    @Arg('region', () => RegionInput, { description: 'The part that counts.' }) region: RegionInput,
  ): Promise<Camera> {
    return setCameraRegion(context, id, region);
  }

  @Authorized<Permission>('camera:delete')
  @Mutation(() => Boolean, {
    description: 'Takes a camera off the list and ends its key. What it has reported stays.',
  })
  deleteCamera(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, idOrCode) id: string,
  ): Promise<boolean> {
    return deleteCamera(context, id);
  }

  @Authorized<Permission>('camera:update')
  @Mutation(() => CameraWithKey, {
    description: 'Makes another key for a camera; the one before is good no longer.',
  })
  rotateCameraKey(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, idOrCode) id: string,
  ): Promise<CameraWithKey> {
    return rotateCameraKey(context, id);
  }

  @FieldResolver(() => Company, { description: 'Company that it belongs to.' })
  company(@Ctx() context: RequestContext): Promise<Company> {
    return ownCompany(context);
  }
}

@Resolver(() => CameraPage)
export class CameraPageResolver {
  @FieldResolver(() => [Camera], { description: 'Cameras on this page.' })
  items(@Ctx() context: RequestContext, @Root() { listing }: CameraPage): Promise<Camera[]> {
    return listCameras(context.db, context.companyId, listing);
  }

  @FieldResolver(() => Int, { description: 'Cameras that the search finds, on all pages.' })
  total(@Ctx() context: RequestContext, @Root() { listing }: CameraPage): Promise<number> {
    return countCameras(context.db, context.companyId, listing.search);
  }
}
