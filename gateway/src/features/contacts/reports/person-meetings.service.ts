import type { RequestContext } from '../../../request/context.js';
import { thresholdLoader } from '../../company/settings/threshold.loaders.js';
import type { ContactSource } from '../records/contact-source.js';
import { findEmployee } from '../../people/directory/employee.service.js';
import { personById } from '../../people/directory/person.loaders.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import type { Reference } from '../../../validation/reference.js';
import { resolveDaySpan } from '../tracing/day-span.js';
import type { PersonMeeting } from './person-meetings.types.js';
import { findPersonEpisodes } from './person-meetings.queries.js';

const maxDays = 31;
const maxMeetings = 500;

/**
 * Lists a person's episodes in days of the company's time zone, both included.
 * @throws NotFound for a person of another company, BadUserInput naming the invalid field of the period.
 */
export async function listPersonMeetings(
  context: RequestContext,
  reference: Reference,
  from: string,
  to: string,
): Promise<PersonMeeting[]> {
  const span = await resolveDaySpan(context, { from, to }, maxDays);
  const { id } = await findEmployee(context, reference);
  logAccess(context, PersonReadKind.CONTACTS, [id]);
  const found = await findPersonEpisodes(context.db, context.companyId, id, {
    ...span,
    thresholds: await context.loader(thresholdLoader).load(context.companyId),
    limit: maxMeetings,
  });
  const people = context.loader(personById);
  return Promise.all(
    found.map(async ({ otherId, source, startedAt, endedAt, ...meeting }) => ({
      ...meeting,
      personId: id,
      other: await people.load(otherId),
      source: source as ContactSource,
      startedAt: new Date(startedAt),
      endedAt: new Date(endedAt),
      isContinuous: meeting.minutes >= meeting.thresholdMinutes,
    })),
  );
}
