import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { LiveTopic } from '../../live/live-topic.js';
import { countUpload } from '../../observability/upload-metrics.js';
import { UploadReceipt } from './contact-upload.entity.js';
import { UploadContactsInput } from './contact.inputs.js';
import { uploadContacts } from './upload.service.js';
import { type UploadResult, storeUploads, type Upload } from './upload-batcher.js';

@Resolver()
export class UploadResolver {
  @Authorized<Permission>('contact:upload')
  @Mutation(() => UploadReceipt, {
    description: "Takes a phone's contact records: late, twice and in any order as they come.",
  })
  async uploadContacts(
    @Ctx() context: RequestContext,
    @Arg('input', () => UploadContactsInput, { description: 'The records.' })
    { records }: UploadContactsInput,
  ): Promise<UploadReceipt> {
    context.publishOnCommit(LiveTopic.ACTIVITY);
    const receipt = await uploadContacts(context.employeeId, records, await storeOf(context));
    const starts = records.map(({ date }) => date);
    context.afterCommit(() => countUpload('mobile', receipt, starts));
    return receipt;
  }
}

/** Together with what other phones send meanwhile; beside other mutations of its document, in their transaction. */
async function storeOf(
  context: RequestContext,
): Promise<(upload: Upload) => Promise<UploadResult>> {
  const { app, companyId, db } = context;
  if (!context.isAlone)
    return async (upload) => {
      const [stored] = await storeUploads(db, companyId, [upload]);
      return stored!;
    };
  await context.leave('records');
  return (upload) => app.uploads.store(companyId, upload);
}
