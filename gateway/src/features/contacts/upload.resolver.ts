import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Permission } from '../../access/permissions.js';
import type { RequestContext } from '../../context.js';
import { LiveTopic } from '../../live/live.js';
import { countUpload } from '../../metrics/uploads.js';
import { UploadReceipt } from './contact-upload.entity.js';
import { ContactRecordInput } from './contact.inputs.js';
import { uploadContacts } from './upload.service.js';

@Resolver()
export class UploadResolver {
  @Authorized<Permission>('contact:upload')
  @Mutation(() => UploadReceipt, {
    description: "Takes a phone's contact records: late, twice and in any order as they come.",
  })
  async uploadContacts(
    @Ctx() context: RequestContext,
    @Arg('records', () => [ContactRecordInput], { description: '1 to 1000 records.' })
    records: ContactRecordInput[],
  ): Promise<UploadReceipt> {
    context.moves(LiveTopic.ACTIVITY);
    const { app, companyId, employeeId } = context;
    await context.leave();
    const receipt = await uploadContacts(employeeId, records, (upload) =>
      app.uploads.store(companyId, upload),
    );
    const starts = records.map(({ date }) => date);
    countUpload('mobile', receipt, starts);
    return receipt;
  }
}
