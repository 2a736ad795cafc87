import type { RequestContext } from '../../context.js';
import { BadUserInput, type FieldError } from '../../errors.js';
import { ownCompany } from '../companies/company.service.js';
import { thresholdsOfCompany } from '../companies/threshold.loaders.js';
import type { ContactSource } from '../contacts/contact-source.js';
import { findEmployee } from '../employees/employee.service.js';
import { personById } from '../employees/person.loaders.js';
import type { PersonMeeting } from './person-meetings.entity.js';
import { meetingsOfPerson } from './person-meetings.queries.js';
import { startOfDay } from './window.queries.js';

const longestPeriod = 31;
const mostMeetings = 500;
const day = 86_400_000;

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
  const wrong: FieldError[] = [];
  const days = (Date.parse(to) - Date.parse(from)) / day;
  if (days < 0) wrong.push({ field: 'to', message: 'The period must not end before it starts' });
  if (days >= longestPeriod)
    wrong.push({ field: 'to', message: `The period is at most ${longestPeriod} days` });
  if (wrong.length > 0) throw new BadUserInput(wrong);
  const { id } = await findEmployee(context, reference);
  const { timeZone } = await ownCompany(context);
  const found = await meetingsOfPerson(context.db, context.companyId, id, {
    from: await startOfDay(context.db, from, 0, timeZone),
    until: await startOfDay(context.db, to, 1, timeZone),
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
