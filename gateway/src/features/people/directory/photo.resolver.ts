import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Resolver,
  Root,
  Field,
  InputType,
} from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import type { RequestContext } from '../../../request/context.js';
import { hideUntoldStatus } from '../access/access-change.service.js';
import { Employee } from './employee.entity.js';
import { EmployeeRef } from './employee.inputs.js';
import { formatPhotoPath } from './photo-path.js';
import { deletePhoto, uploadPhoto } from './photo.service.js';
import { GraphQLUpload, type UploadedFile } from '../../../graphql/upload-scalar.js';
import { photoLoader } from './photo.queries.js';

@InputType({ description: 'A new photo of an employee.' })
export class UploadEmployeePhotoInput {
  @Field(() => EmployeeRef, { description: 'Employee whose photo is set.' })
  employee: EmployeeRef;

  @Field(() => GraphQLUpload, {
    description: 'Image file: JPEG, PNG or WebP, at most 400 KB, and at most 48 MB when decoded.',
  })
  photo: Promise<UploadedFile>;
}

@Resolver(() => Employee)
export class PhotoResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the photo, with an unguessable name; null: none.',
  })
  async photo(@Ctx() context: RequestContext, @Root() { id }: Employee): Promise<string | null> {
    const name = await context.loader(photoLoader).load(id);
    return name === null ? null : formatPhotoPath(context.app.tokenSecret, name);
  }

  @Authorized<Permission>('photo:update')
  @Mutation(() => Employee, {
    description:
      'Sets the photo of an employee. A phone can set the photo of its own employee only. Must be the only mutation of its document.',
  })
  async uploadEmployeePhoto(
    @Ctx() context: RequestContext,
    @Arg('input', () => UploadEmployeePhotoInput, { description: 'The employee, and the image.' })
    { employee, photo }: UploadEmployeePhotoInput,
  ): Promise<Employee> {
    return hideUntoldStatus(context, await uploadPhoto(context, employee, await photo));
  }

  @Authorized<Permission>('photo:update')
  @Mutation(() => Employee, {
    description:
      'Deletes the photo of an employee. A phone can delete the photo of its own employee only.',
  })
  async deleteEmployeePhoto(
    @Ctx() context: RequestContext,
    @Arg('employee', () => EmployeeRef, { description: 'Id or code of the employee.' })
    employee: EmployeeRef,
  ): Promise<Employee> {
    return hideUntoldStatus(context, await deletePhoto(context, employee));
  }
}
