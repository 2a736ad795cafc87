import { LiveTopic } from '../../../live/live-topic.js';
import { publishOnCommit } from '../../../live/live.js';
import type { RequestContext } from '../../../request/context.js';
import { companyById } from './company.loaders.js';

/** Call it after each change of a company: clears the request's cached company, and makes open pages reload it after the commit. */
export async function publishCompanyChange(
  context: Pick<RequestContext, 'db' | 'loader'>,
  companyId: string,
): Promise<void> {
  context.loader(companyById).clear(companyId);
  await publishOnCommit(context.db, companyId, [LiveTopic.COMPANY]);
}
