import type { RequestContext } from '../../request/context.js';
import { thresholdsOfCompany } from '../settings/threshold.loaders.js';
import type { ContactSource } from '../contacts/contact-source.js';
import { findEmployee } from '../employees/employee.service.js';
import { personById } from '../employees/person.loaders.js';
import { spanOfDays } from './day-span.js';
import type { PersonMeeting } from './person-meetings.entity.js';
import { meetingsOfPerson } from './person-meetings.queries.js';

const maxDays = 31;
const mostMeetings = 500;

/**
 * Meetings of somebody in days of the company's time zone, both included.
 * @throws NotFound for a stranger, BadUserInput naming what of the period is wrong.
 */
export async function personMeetings(
  context: RequestContext,
  reference: string,
  from: string,
  to: string,
): Promise<PersonMeeting[]> {
  const span = await spanOfDays(context, { from, to }, maxDays);
  const { id } = await findEmployee(context, reference);
  const found = await meetingsOfPerson(context.db, context.companyId, id, {
    ...span,
    thresholds: await context.loader(thresholdsOfCompany).load(context.companyId),
    limit: mostMeetings,
  });
  const people = context.loader(personById);
  return Promise.all(
    found.map(async ({ otherId, source, startedAt, endedAt, ...meeting }) => ({
      ...meeting,
      other: await people.load(otherId),
      source: source as ContactSource,
      startedAt: new Date(startedAt),
      endedAt: new Date(endedAt),
      isContinuous: meeting.minutes >= meeting.thresholdMinutes,
    })),
  );
}
