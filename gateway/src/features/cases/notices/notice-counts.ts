import { setImmediate } from 'node:timers/promises';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Rows } from '../../../database/tenant.js';
import { DAY } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { listCasesById } from '../register/case.queries.js';
import { findInfectiousWindow } from '../register/infectious-window.js';
import { addDays, lastDayIn, startOfDayIn } from '../../company/profile/calendar-days.js';
import { findFigures } from '../diseases/diseases.service.js';
import { epoch } from '../follow-up/follow-up.queries.js';
import { chooseNoticeForEach, type NoticeQuestion } from './ladder.js';
import { findNoticeSettings, listContactsOfReaders } from './notice-plan.queries.js';

/** Values of Company.minNoticeCandidates. */
const minima = [3, 4, 5, 6, 7, 8, 9, 10];
const periodMs = 30 * DAY;
/** Exposures that are counted at most. */
const maxExposures = 200;
/** Exposed people of all cases that are read at most. */
const maxInformed = 20_000;
/** Days before an assumed case on which its person could already pass the disease on. */
const assumedDaysBefore = 2;
/** Questions that are answered at once, so that other requests are not held up. */
const questionsPerTurn = 10;

@ObjectType({
  description: 'How many people a notice could inform with some minimum number of colleagues.',
  simpleResolvers: true,
})
export class NoticeCount {
  @Field(() => Int, { description: 'The minimum number, as in Company.minNoticeCandidates.' })
  minCandidates: number;

  @Field(() => Int, { description: 'Number of exposed people whom a notice could inform.' })
  notices: number;

  @Field(() => Int, { description: 'Number of exposed people who would have to be spoken to.' })
  inPerson: number;
}

@ObjectType({
  description:
    'What each value of Company.minNoticeCandidates means, counted on exposures of the company.',
  simpleResolvers: true,
})
export class NoticeCounts {
  @Field(() => Boolean, {
    description: `Whether nobody was exposed by a case of the last 30 days, so that contacts of up to ${maxExposures} random people of the last 30 days were taken for exposures by a case of the same day.`,
  })
  isSampled: boolean;

  @Field(() => [NoticeCount], { description: 'Counts for each value from 3 to 10.' })
  counts: NoticeCount[];
}

/** An exposure on which the counts are made, with the infectious window of its case; moments in epoch milliseconds. */
type Exposure = Pick<
  NoticeQuestion,
  'personId' | 'exposedAt' | 'windowFrom' | 'windowUntil' | 'informed'
>;

/**
 * Counts for each minimum number of candidates how many people a notice could inform: of those whom cases of the last 30 days exposed, as
 * if each case were the first one, and without such cases of random people with an assumed one. At most 200 people.
 */
export async function countNotices({ db, companyId }: RequestContext): Promise<NoticeCounts> {
  const { peopleCount, timeZone } = await findNoticeSettings(db, companyId);
  const recent = await listRecentExposures(db, companyId, timeZone);
  const isSampled = recent.length === 0;
  const exposures = isSampled ? await assumeExposures(db, companyId, timeZone) : recent;
  const contacts =
    exposures.length === 0
      ? []
      : await listContactsOfReaders(
          db,
          companyId,
          [...Map.groupBy(exposures, ({ personId }) => personId)].map(([readerId, ofReader]) => ({
            readerId,
            from: Math.min(...ofReader.map(({ windowFrom }) => windowFrom)),
            until: Math.max(...ofReader.map(({ windowUntil }) => windowUntil)),
          })),
        );
  const contactsByReader = Map.groupBy(contacts, ({ readerId }) => readerId);
  const notices = minima.map(() => 0);
  for (const [index, exposure] of exposures.entries()) {
    if (index % questionsPerTurn === 0) await setImmediate();
    const choices = chooseNoticeForEach(
      {
        ...exposure,
        contacts: contactsByReader.get(exposure.personId) ?? [],
        sent: [],
        sentToOthers: [],
        peopleCount,
        minCandidates: 0,
        timeZone,
      },
      minima,
    );
    for (const [place, { detail }] of choices.entries()) if (detail !== null) notices[place]! += 1;
  }
  const counts = minima.map((minCandidates, place) => ({
    minCandidates,
    notices: notices[place]!,
    inPerson: exposures.length - notices[place]!,
  }));
  return { isSampled, counts };
}

/** Lists exposures by cases that were opened in the last 30 days, the latest first. */
async function listRecentExposures(
  db: Rows,
  companyId: string,
  timeZone: string,
): Promise<Exposure[]> {
  const now = Date.now();
  const found = await db.rows<{ personId: string; caseId: string; exposedAt: number }>(
    {
      name: 'recent-exposures',
      text: `SELECT exposure.employee_id AS "personId", case_id AS "caseId", ${epoch('last_corroborated_at')} AS "exposedAt"
        FROM disease_case
        JOIN company ON company.id = $1
        JOIN case_exposure AS exposure ON exposure.company_id = $1 AND case_id = disease_case.id AND corroborated_level <= follow_up_levels
        WHERE disease_case.company_id = $1 AND opened_at >= $2 AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'
        ORDER BY last_corroborated_at DESC, case_id, exposure.employee_id LIMIT ${maxExposures}`,
    },
    [companyId, new Date(now - periodMs)],
  );
  const caseIds = [...new Set(found.map(({ caseId }) => caseId))];
  const informed = await db.rows<{ caseId: string; personId: string }>(
    {
      name: 'people-exposed-by-cases',
      text: `SELECT case_id AS "caseId", employee_id AS "personId"
        FROM case_exposure JOIN company ON company.id = $1
        WHERE company_id = $1 AND case_id = ANY ($2::uuid[]) AND corroborated_level <= follow_up_levels LIMIT ${maxInformed}`,
    },
    [companyId, caseIds],
  );
  const informedByCase = Map.groupBy(informed, ({ caseId }) => caseId);
  const figures = await findFigures(db, companyId);
  const cases = new Map(
    (await listCasesById(db, companyId, caseIds)).map((infecting) => [infecting.id, infecting]),
  );
  return found.map(({ personId, caseId, exposedAt }) => {
    const infecting = cases.get(caseId)!;
    const { from, until } = findInfectiousWindow(
      infecting,
      figures[infecting.disease],
      timeZone,
      now,
    );
    const ofCase = informedByCase.get(caseId) ?? [];
    return {
      personId,
      exposedAt,
      windowFrom: Math.min(from, exposedAt - 1),
      windowUntil: Math.max(until, exposedAt),
      informed: new Set(ofCase.map((each) => each.personId)),
    };
  });
}

/** Takes the longest contact of random people for an exposure by a case that was found on the same day. */
async function assumeExposures(db: Rows, companyId: string, timeZone: string): Promise<Exposure[]> {
  const found = await db.rows<{ personId: string; exposedAt: number }>(
    {
      name: 'assumed-exposures',
      text: `SELECT person.id AS "personId", ${epoch('longest.end_at')} AS "exposedAt"
        FROM (
          SELECT id FROM employee WHERE company_id = $1 AND deleted_at IS NULL ORDER BY random() LIMIT ${maxExposures}
        ) AS person
        CROSS JOIN LATERAL (
          SELECT end_at FROM contact
          WHERE company_id = $1 AND cross_employee_id = person.id AND start_at > $2 AND end_at <= $3
          ORDER BY end_at - start_at DESC, end_at DESC LIMIT 1
        ) AS longest`,
    },
    [companyId, new Date(Date.now() - periodMs), new Date()],
  );
  return found.map(({ personId, exposedAt }) => {
    const day = lastDayIn(timeZone, exposedAt);
    return {
      personId,
      exposedAt,
      windowFrom: startOfDayIn(timeZone, addDays(day, -assumedDaysBefore)),
      windowUntil: startOfDayIn(timeZone, addDays(day, 1)),
      informed: new Set<string>(),
    };
  });
}
