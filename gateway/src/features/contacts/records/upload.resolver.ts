import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { OwnTransaction } from '../../../graphql/own-transaction.js';
import type { RequestContext } from '../../../request/context.js';
import { UploadReceipt } from './contact-upload.types.js';
import { UploadContactsInput } from './contact.inputs.js';
import { uploadContacts } from './upload.service.js';

@Resolver()
export class UploadResolver {
  @OwnTransaction()
  @Authorized<Permission>('contact:upload')
  @Mutation(() => UploadReceipt, {
    description:
      'Stores contact records of a phone. Records may arrive late, repeatedly and in any order.',
  })
  uploadContacts(
    @Ctx() context: RequestContext,
    @Arg('input', () => UploadContactsInput, { description: 'The contact records to store.' })
    { records }: UploadContactsInput,
  ): Promise<UploadReceipt> {
    return uploadContacts(context, records);
  }
}
