import { MINUTE } from '../../durations.js';
import type { Rows } from '../../database/tenant.js';
import type { RequestContext } from '../../request/context.js';
import { loadFigures } from '../diseases/diseases.service.js';
import type { DiseaseCode } from '../diseases/disease-enums.js';
import { personById } from '../employees/person.loaders.js';
import type { ContactReader } from '../follow-up/count-exposures.js';
import { previewExposures, previewRows } from '../follow-up/recount.js';
import { traceCorroborated } from '../tracing/corroborated.js';
import { cutContested, findEpisodes } from '../tracing/episodes.js';
import { findPairRecords } from '../tracing/pair-records.queries.js';
import {
  type ContactRecord,
  createContestFinder,
  createRecordStep,
  createSidedStep,
} from '../tracing/record-step.js';
import type { Carrier } from '../tracing/trace.js';
import { traceExposures } from '../tracing/trace.js';
import { type CarrierRecord, findCarrierRecords } from '../tracing/tracing.queries.js';
import { findEffect } from './contest-effects.js';
import {
  type CountedContest,
  listCasesOfSpans,
  listContestsBetween,
} from './contest-preview.queries.js';
import {
  type ContestEffect,
  ContestEffectKind,
  type ContestPreview,
} from './contest-preview.types.js';
import type { PairSpan } from './contest.queries.js';

/** A change of contests to preview. */
export interface ContestChange {
  added: readonly PairSpan[];
  takenBack: readonly (PairSpan & { id: string })[];
}

const effectOrder = [
  ContestEffectKind.OWED_CORRECTION,
  ContestEffectKind.NO_LONGER_EXPOSED,
  ContestEffectKind.DATE_CHANGED,
  ContestEffectKind.NEWLY_EXPOSED,
];

/** Previews a change of contests: recounts the affected cases with the contests as they are and as they would be. */
export async function previewChange(
  context: RequestContext,
  change: ContestChange,
): Promise<ContestPreview> {
  const { db, companyId } = context;
  const spans = [...change.added, ...change.takenBack];
  if (spans.length === 0) return { contactMinutes: 0, people: [] };
  const before = await listContestsBetween(db, companyId, 0, Date.now());
  const takenBackIds = new Set(change.takenBack.map(({ id }) => id));
  const after = [
    ...before.filter(({ id }) => !takenBackIds.has(id)),
    ...change.added.map((span): CountedContest => ({ id: '', ...toContest(span) })),
  ];
  const [minutesBefore, minutesAfter] = await countMinutes(db, companyId, spans, [before, after]);
  const caseIds = await listCasesOfSpans(db, companyId, spans);
  return {
    contactMinutes: Math.abs(minutesAfter! - minutesBefore!),
    people: await findEffects(context, caseIds, before, after),
  };
}

function toContest({
  personId,
  otherId,
  source,
  from,
  until,
}: PairSpan): Omit<CountedContest, 'id'> {
  return {
    employeeId: personId,
    crossEmployeeId: otherId,
    source,
    start: from.getTime(),
    end: until.getTime(),
  };
}

/** Counts the covered minutes in spans for each list of contests. Spans of one pair and source do not overlap. */
async function countMinutes(
  db: Rows,
  companyId: string,
  spans: readonly PairSpan[],
  contests: readonly (readonly CountedContest[])[],
): Promise<number[]> {
  const times = spans.map(({ from, until, ...pair }) => ({
    ...pair,
    from: from.getTime(),
    until: until.getTime(),
  }));
  const records = await findPairRecords(db, companyId, times);
  return contests.map((counted) => {
    const findContested = createContestFinder(counted);
    return times.reduce((sum, { personId, otherId, source, from, until }, index) => {
      const contested = findContested(personId, otherId, source);
      const episodes = findEpisodes(records[index]!, { from, until, contested });
      return sum + episodes.reduce((all, { covered }) => all + covered, 0) / MINUTE;
    }, 0);
  });
}

/** Reads contacts as if these contests were in force. */
function readWithContests(
  db: Rows,
  companyId: string,
  contests: readonly CountedContest[],
): ContactReader {
  const findContested = createContestFinder(contests);
  const listReported = (carriers: readonly Carrier[], until: number) =>
    findCarrierRecords(db, companyId, carriers, until, { ignoresContests: true });
  const listRecords = async (carriers: readonly Carrier[], until: number) =>
    (await listReported(carriers, until)).map(
      ({ carrierId, personId, isByPerson, source, start, end }): ContactRecord => ({
        employeeId: isByPerson ? personId : carrierId,
        crossEmployeeId: isByPerson ? carrierId : personId,
        source,
        start,
        end,
      }),
    );
  return {
    trace: (personId, { from, until }, thresholds, reach) =>
      traceExposures(
        personId,
        from,
        async (carriers) => {
          const records = await listRecords(carriers, until);
          return createRecordStep(records, until, thresholds, contests)(carriers);
        },
        reach,
      ),
    traceCorroborated: (personId, { from, until }, thresholds, reach) =>
      traceCorroborated(
        personId,
        from,
        async (carriers) => {
          const records = await listRecords(carriers, until);
          return createSidedStep(records, until, thresholds, contests)(carriers);
        },
        reach,
      ),
    listRecords: async (carriers, until) =>
      (await listReported(carriers, until)).flatMap((record): CarrierRecord[] =>
        cutContested([record], findContested(record.carrierId, record.personId, record.source)).map(
          ({ start, end }) => ({ ...record, start, end }),
        ),
      ),
  };
}

async function findEffects(
  context: RequestContext,
  caseIds: readonly string[],
  before: readonly CountedContest[],
  after: readonly CountedContest[],
): Promise<ContestEffect[]> {
  const { db, companyId } = context;
  const [contactsNow, contactsAfter] = [before, after].map((contests) =>
    readWithContests(db, companyId, contests),
  );
  const counted = [];
  for (const caseId of caseIds) {
    // Sequential, because they share the connection of the request.
    // oxlint-disable-next-line no-await-in-loop
    const now = await previewExposures(db, { companyId, caseId }, contactsNow!);
    // oxlint-disable-next-line no-await-in-loop
    const changed = await previewExposures(db, { companyId, caseId }, contactsAfter!);
    if (now && changed) counted.push({ now, changed });
  }
  const effects: (Omit<ContestEffect, 'person'> & { personId: string })[] = [];
  for (const [disease, ofDisease] of Map.groupBy(counted, ({ now }) => now.infecting.disease))
    // oxlint-disable-next-line no-await-in-loop
    effects.push(...(await compareRows(context, disease, ofDisease)));
  const people = context.loader(personById);
  const named = await Promise.all(
    effects.map(async ({ personId, ...effect }) => ({
      ...effect,
      person: await people.load(personId),
    })),
  );
  return named.toSorted(
    (a, b) =>
      effectOrder.indexOf(a.effect) - effectOrder.indexOf(b.effect) ||
      a.person.name.localeCompare(b.person.name, 'en') ||
      (a.person.id < b.person.id ? -1 : 1),
  );
}

type Counted = NonNullable<Awaited<ReturnType<typeof previewExposures>>>;

async function compareRows(
  context: RequestContext,
  disease: DiseaseCode,
  counted: readonly { now: Counted; changed: Counted }[],
): Promise<(Omit<ContestEffect, 'person'> & { personId: string })[]> {
  const { db, companyId } = context;
  const figures = (await loadFigures(context))[disease];
  const people = [
    ...new Set(
      counted.flatMap(({ now, changed }) =>
        [...now.exposures, ...changed.exposures].map(({ personId }) => personId),
      ),
    ),
  ];
  const fold = (replaced: Counted[]) =>
    previewRows(db, companyId, disease, people, figures, replaced);
  const rowsNow = await fold(counted.map(({ now }) => now));
  const rowsAfter = await fold(counted.map(({ changed }) => changed));
  return people.flatMap((personId) => {
    const [now, changed] = [rowsNow.get(personId), rowsAfter.get(personId)];
    const effect = findEffect(now, changed);
    if (effect === null) return [];
    return {
      personId,
      disease,
      effect,
      quarantineBefore: now?.quarantineUntil ?? null,
      quarantineAfter: changed?.quarantineUntil ?? null,
    };
  });
}
