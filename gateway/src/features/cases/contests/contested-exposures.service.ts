import { DAY } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { personById } from '../../people/directory/person.loaders.js';
import { thresholdLoader } from '../../company/settings/threshold.loaders.js';
import type { ContactSource } from '../../contacts/records/contact-source.js';
import type { Trace } from '../../contacts/tracing/trace.types.js';
import { traceContacts } from '../../contacts/tracing/tracing.queries.js';
import type { ContestedExposure } from './contest.types.js';
import { hasContestsBetween, listTouchingContests } from './contest.queries.js';

/** Lists who would be exposed without contests and is not, by level, then by moment. */
export async function listContestedExposures(
  context: RequestContext,
  { person, from, until, latentDays, exposures }: Trace,
): Promise<ContestedExposure[]> {
  const { db, companyId } = context;
  if (!(await hasContestsBetween(db, companyId, from, until))) return [];
  const thresholds = await context.loader(thresholdLoader).load(companyId);
  const traced = await traceContacts(
    db,
    companyId,
    person.id,
    from.getTime(),
    until.getTime(),
    thresholds,
    { latencyMs: latentDays * DAY, ignoresContests: true },
  );
  const exposedIds = new Set(exposures.map((exposure) => exposure.person.id));
  const contested = traced.filter(({ personId }) => !exposedIds.has(personId));
  // Only contests until the threshold was reached matter.
  const steps = contested.flatMap(({ path }) =>
    path.map(({ carrierId, personId, source, countedFrom, reachedAt }) => ({
      personId: carrierId,
      otherId: personId,
      source: source as ContactSource,
      from: new Date(countedFrom),
      until: new Date(reachedAt),
    })),
  );
  const contestsOfSteps = await listTouchingContests(db, companyId, steps);
  let firstStep = 0;
  const people = context.loader(personById);
  return Promise.all(
    contested.map(async ({ personId, level, exposedAt, path }) => {
      const contests = contestsOfSteps.slice(firstStep, (firstStep += path.length)).flat();
      return {
        person: await people.load(personId),
        level,
        exposedAt: new Date(exposedAt),
        contests: [...new Map(contests.map((contest) => [contest.id, contest])).values()],
      };
    }),
  );
}
