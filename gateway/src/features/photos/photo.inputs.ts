import { Field, InputType } from 'type-graphql';
import { GraphQLUpload, type UploadedFile } from '../../graphql/upload-scalar.js';
import { EmployeeRef } from '../employees/employee.inputs.js';

@InputType({ description: 'A photo of an employee.' })
export class UploadEmployeePhotoInput {
  @Field(() => EmployeeRef, { description: 'The employee whose photo it is.' })
  employee: EmployeeRef;

  @Field(() => GraphQLUpload, {
    description: 'The image: JPEG, PNG or WebP, at most 400 KB, and 48 MB once unpacked.',
  })
  photo: Promise<UploadedFile>;
}
