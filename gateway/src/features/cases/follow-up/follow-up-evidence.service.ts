import { DAY, MINUTE } from '../../../durations.js';
import { BadUserInput } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { listCasesById } from '../register/case.queries.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { findInfectiousWindow } from '../register/infectious-window.js';
import { ownCompany } from '../../company/profile/company.service.js';
import type { ContactSource } from '../../contacts/records/contact-source.js';
import { loadFigures } from '../diseases/diseases.service.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { thresholdLoader } from '../../company/settings/threshold.loaders.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';
import { findContestedTimes } from '../../contacts/tracing/contested-times.queries.js';
import { type Episode, findEpisodes, type Span } from '../../contacts/tracing/episodes.js';
import { findLastContact } from '../../contacts/tracing/last-contact.js';
import {
  findPairRecords,
  type PairSpan,
  type ReportedRecord,
} from '../../contacts/tracing/pair-records.queries.js';
import { contactSources } from '../../contacts/tracing/trace.js';
import { traceContacts } from '../../contacts/tracing/tracing.queries.js';
import { getLastStep } from './case-exposure.js';
import { type ExposedBy, findRoomsOfRecords, listExposedBy } from './follow-up-evidence.queries.js';
import type { ExposingEpisode, FollowUpEvidence } from './follow-up-evidence.types.js';

/** Maximum follow-ups per request: the size of a printed list with its appendix. */
export const maxEvidence = 500;
const maxEpisodes = 10;

/** The records of one source that may have exposed a person to a case. */
interface ExposingSpan extends PairSpan {
  followUpId: string;
  caseNumber: number;
  level: number;
}

/** An episode with the records that it was merged from. */
interface FoundEpisode extends ExposingSpan {
  episode: Episode;
  records: readonly ReportedRecord[];
}

/**
 * Lists the episodes that exposed the people of follow-ups, from the records that are still kept.
 * @throws BadUserInput naming `ids` if there are too many.
 */
export async function listFollowUpEvidence(
  context: RequestContext,
  ids: readonly string[],
): Promise<FollowUpEvidence[]> {
  if (ids.length > maxEvidence) throw new BadUserInput('ids', `At most ${maxEvidence} at a time`);
  const { db, companyId } = context;
  const exposures = await listExposedBy(db, companyId, ids);
  logAccess(
    context,
    PersonReadKind.EVIDENCE,
    exposures.map(({ personId }) => personId),
  );
  const cases = await listCasesById(db, companyId, [
    ...new Set(exposures.map(({ caseId }) => caseId)),
  ]);
  const thresholds = await context.loader(thresholdLoader).load(companyId);
  const spans: ExposingSpan[] = [];
  for (const infecting of cases)
    spans.push(
      // Sequential, because they share the connection of the request.
      // oxlint-disable-next-line no-await-in-loop
      ...(await findSpans(
        context,
        infecting,
        exposures.filter(({ caseId }) => caseId === infecting.id),
        thresholds,
      )),
    );
  const records = await findPairRecords(db, companyId, spans);
  const contested = await findContestedTimes(db, companyId, spans);
  const found = spans.flatMap((span, index) =>
    listEpisodes(span, records[index]!, contested[index]!, thresholds),
  );
  const byFollowUp = Map.groupBy(found, ({ followUpId }) => followUpId);
  const shown = [...new Set(exposures.map(({ followUpId }) => followUpId))]
    .toSorted()
    .map((followUpId) => {
      const all = (byFollowUp.get(followUpId) ?? []).toSorted(
        (a, b) => b.episode.start - a.episode.start,
      );
      return { followUpId, total: all.length, latest: all.slice(0, maxEpisodes) };
    });
  const byCamera = shown
    .flatMap(({ latest }) => latest)
    .filter(({ source }) => source === 'camera');
  const rooms = await findRoomsOfRecords(
    db,
    companyId,
    byCamera.flatMap((episode) => episode.records),
  );
  return shown.map(({ followUpId, total, latest }) => ({
    followUpId,
    total,
    episodes: latest.map((each) => toExposingEpisode(each, rooms)),
  }));
}

/** Finds the spans in which contacts with the carrier count for exposed people of a case, one for each source. */
async function findSpans(
  context: RequestContext,
  infecting: DiseaseCase,
  exposures: readonly ExposedBy[],
  thresholds: readonly ThresholdPeriod[],
): Promise<ExposingSpan[]> {
  const { db, companyId } = context;
  const { timeZone } = await ownCompany(context);
  const figures = (await loadFigures(context))[infecting.disease];
  const { from, until } = findInfectiousWindow(infecting, figures, timeZone, Date.now());
  const levels = Math.max(...exposures.map(({ level }) => level));
  // At level 1 the person of the case is the carrier, so a trace is needed only beyond it.
  const traced =
    levels === 1
      ? []
      : await traceContacts(db, companyId, infecting.employeeId, from, until, thresholds, {
          latencyMs: (figures.latentDays ?? 0) * DAY,
          levels,
        });
  const steps = new Map(traced.map((exposure) => [exposure.personId, getLastStep(exposure)]));
  return exposures.flatMap(({ followUpId, personId, level }) => {
    const step = steps.get(personId) ?? { carrierId: infecting.employeeId, from };
    return contactSources.map((source) => ({
      followUpId,
      caseNumber: infecting.number,
      level,
      personId: step.carrierId,
      otherId: personId,
      source,
      from: step.from,
      until,
    }));
  });
}

/** Lists the episodes of a pair and one source, if they count as a contact. */
function listEpisodes(
  span: ExposingSpan,
  records: readonly ReportedRecord[],
  contested: readonly Span[],
  thresholds: readonly ThresholdPeriod[],
): FoundEpisode[] {
  const time = { from: span.from, until: span.until, contested };
  if (findLastContact(records, time, thresholds) === null) return [];
  return findEpisodes(records, time).map((episode) => ({
    ...span,
    episode,
    records: records.filter(({ start, end }) => start < episode.end && end > episode.start),
  }));
}

function toExposingEpisode(
  { caseNumber, level, source, episode, records }: FoundEpisode,
  rooms: ReadonlyMap<string, string>,
): ExposingEpisode {
  const seenIn = records.map(({ id }) => rooms.get(id)).filter((room) => room !== undefined);
  return {
    caseNumber,
    level,
    startedAt: new Date(episode.start),
    endedAt: new Date(episode.end),
    minutes: episode.covered / MINUTE,
    source: source as ContactSource,
    rooms: [...new Set(seenIn)].toSorted(),
  };
}
