import { Field, InputType } from 'type-graphql';
import { GraphQLUpload, type UploadedFile } from '../../graphql/upload-scalar.js';
import { EmployeeRef } from '../employees/employee.inputs.js';

@InputType({ description: 'A new photo of an employee.' })
export class UploadEmployeePhotoInput {
  @Field(() => EmployeeRef, { description: 'Employee whose photo is set.' })
  employee: EmployeeRef;

  @Field(() => GraphQLUpload, {
    description: 'Image file: JPEG, PNG or WebP, at most 400 KB, and at most 48 MB when decoded.',
  })
  photo: Promise<UploadedFile>;
}
