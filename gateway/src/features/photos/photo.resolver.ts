import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { GraphQLUpload, type UploadedFile } from '../../graphql/upload-scalar.js';
import { Employee } from '../employees/employee.entity.js';
import { photoLoader } from './photo.loaders.js';
import { photoPath } from './photo-path.js';
import { removePhoto, uploadPhoto } from './photo.service.js';

@Resolver(() => Employee)
export class PhotoResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the photo, with an unguessable name; null: none.',
  })
  async photo(@Ctx() context: RequestContext, @Root() { id }: Employee): Promise<string | null> {
    const name = await context.loader(photoLoader).load(id);
    return name === null ? null : photoPath(context.app.tokenSecret, name);
  }

  @Authorized<Permission>('photo:update')
  @Mutation(() => Employee, {
    description:
      'Sets the photo: JPEG, PNG or WebP, at most 400 KB, and 48 MB once unpacked. An employee may set the own one. Must be the only mutation of its document.',
  })
  async uploadPhoto(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: 'Id or employee code.' }) id: string,
    @Arg('photo', () => GraphQLUpload, { description: 'The image.' })
    photo: Promise<UploadedFile>,
  ): Promise<Employee> {
    return uploadPhoto(context, id, await photo);
  }

  @Authorized<Permission>('photo:update')
  @Mutation(() => Employee, {
    description: 'Removes the photo. An employee may remove the own one.',
  })
  removePhoto(
    @Ctx() context: RequestContext,
    @Arg('id', () => String, { description: 'Id or employee code.' }) id: string,
  ): Promise<Employee> {
    return removePhoto(context, id);
  }
}
