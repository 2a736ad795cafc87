import { DAY, MINUTE } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, NotFound } from '../../../errors.js';
import type { ThresholdInForce } from '../../company/settings/settings.types.js';
import { thresholdLoader } from '../../company/settings/threshold.loaders.js';
import type { ContactSource } from '../records/contact-source.js';
import {
  findPerson,
  listPositiveEmployees,
  type PersonWithStatus,
} from '../../people/directory/employee.queries.js';
import type { Person } from '../../people/directory/person.types.js';
import { followedPersonById } from '../../people/changes/former-employee.queries.js';
import { personById } from '../../people/directory/person.loaders.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import type { CaseToTrace, TracedDisease } from './case-to-trace.js';
import { findDefaultStart, getDefaultWindowRule } from './default-window.js';
import type { PairSpan } from './pair-records.queries.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';
import { listThresholdsBetween } from '../../company/settings/thresholds.js';
import {
  type ContactRule,
  type Evidence,
  type Transmission,
  type Trace,
  TraceWindowRule,
} from './trace.types.js';
import type { TracedTransmission } from './trace.js';
import { pairEvidenceLoader } from './tracing.loaders.js';
import type { Reference } from '../../../validation/reference.js';
import { traceContacts } from './tracing.queries.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const maxWindowMs = 366 * DAY;

/** A window to trace, in epoch milliseconds. */
interface TraceWindow {
  from: number;
  until: number;
  windowRule: TraceWindowRule;
}

/** What a trace without dates covers, and by which rules. */
interface TracePlan {
  window: TraceWindow;
  traced: TracedDisease;
  /** Null: no case determined it. */
  caseNumber: number | null;
}

/** Used without a case: exposed people pass it on at once. */
const plainTracing: TracedDisease = { disease: DiseaseCode.COVID_19, latentDays: 0 };

/**
 * Traces the contacts of a person of the viewer's company. Without a start, the window is that of the person's open case, with the rules of
 * its disease, and without a case the one of `default-window`.
 * @param window `ignoresCase`: whether `default-window` sets the window in any case.
 * @throws NotFound for a person of another company; BadUserInput naming `from` or `until`.
 */
export async function trace(
  context: RequestContext,
  reference: Reference,
  window: { from: Date | null; until: Date | null; ignoresCase?: boolean },
): Promise<Trace> {
  const [employee] = await Promise.all([
    findPerson(context.db, context.companyId, reference),
    context.loader(thresholdLoader).load(context.companyId),
  ]);
  if (!employee) throw new NotFound();
  logAccess(context, PersonReadKind.TRACE, [employee.id]);
  context.loader(personById).prime(employee.id, employee);
  const { from, until, ignoresCase = false } = window;
  const plan = from || ignoresCase ? null : await planByCase(context, employee.id, until);
  return buildTrace(
    context,
    employee.id,
    plan ?? {
      window: await resolveWindow(context, employee, { from, until }),
      traced: plainTracing,
      caseNumber: null,
    },
  );
}

/** Plans a trace by the open case of a person; null without one. @throws BadUserInput naming `from` if `until` is before its window. */
async function planByCase(
  context: RequestContext,
  employeeId: string,
  until: Date | null,
): Promise<TracePlan | null> {
  const found = await context.app.findCaseToTrace(context, employeeId);
  if (!found) return null;
  const plan = planCase({ ...found, until: until?.getTime() ?? found.until });
  // The window of a case that was isolated before it may be empty.
  if (until) assertWindow(plan.window);
  return plan;
}

function planCase({ from, until, caseNumber, ...traced }: CaseToTrace): TracePlan {
  const window = { from, until, windowRule: TraceWindowRule.INFECTIOUS_WINDOW };
  return { window, traced, caseNumber };
}

/**
 * Traces the contacts of a person of the viewer's company over the infectious window of a case. Exposed people pass the disease on only
 * after its latent time. Names former employees who are ill or followed up, as the case does.
 */
export function traceWindow(
  context: RequestContext,
  personId: string,
  found: CaseToTrace,
): Promise<Trace> {
  return buildTrace(context, personId, planCase(found), followedPersonById);
}

async function buildTrace(
  context: RequestContext,
  tracedId: string,
  { window: { from, until, windowRule }, traced: { disease, latentDays }, caseNumber }: TracePlan,
  loadPerson = personById,
): Promise<Trace> {
  const { companyId } = context;
  const history = await context.loader(thresholdLoader).load(companyId);
  const exposures = await traceContacts(context.db, companyId, tracedId, from, until, history, {
    latencyMs: latentDays * DAY,
  });
  const people = await findPeopleById(
    context,
    [
      tracedId,
      ...exposures.flatMap(({ personId, path }) => [
        personId,
        ...path.map(({ carrierId }) => carrierId),
      ]),
    ],
    loadPerson,
  );
  return {
    person: people(tracedId),
    from: new Date(from),
    until: new Date(until),
    windowRule,
    caseNumber,
    disease,
    latentDays,
    thresholds: listThresholdsBetween(history, from, until).map(toThresholdInForce),
    exposures: exposures.map(({ personId, level, exposedAt, path }) => ({
      disease,
      person: people(personId),
      level,
      exposedAt: new Date(exposedAt),
      minutes: path.at(-1)?.minutes ?? 0,
      path: path.map((step) => toTransmission(step, people, until)),
    })),
  };
}

/** Traces the contacts of each positive person of the viewer's company by their case. */
export async function tracePositiveEmployees(context: RequestContext): Promise<Trace[]> {
  const employees = await listPositiveEmployees(context.db, context.companyId);
  const traces: Trace[] = [];
  // Sequential, since a request has one connection.
  for (const { id } of employees)
    traces.push(await trace(context, { id }, { from: null, until: null }));
  return traces;
}

async function resolveWindow(
  context: RequestContext,
  employee: PersonWithStatus,
  window: { from: Date | null; until: Date | null },
): Promise<TraceWindow> {
  const until = window.until?.getTime() ?? Date.now();
  const from = window.from?.getTime() ?? (await findDefaultStart(context, employee, until));
  assertWindow({ from, until });
  return {
    from,
    until,
    windowRule: window.from ? TraceWindowRule.ASKED_FOR : getDefaultWindowRule(employee),
  };
}

/** @throws BadUserInput naming `from` for a window that does not start before it ends, or is too long. */
function assertWindow({ from, until }: { from: number; until: number }): void {
  if (from >= until) throw new BadUserInput('from', 'The window must start before it ends');
  if (until - from > maxWindowMs) throw new BadUserInput('from', 'The window is at most 366 days');
}

/**
 * Finds one transmission of a trace.
 * @throws NotFound when the two have no qualifying contact in the span, or are not of the viewer's company.
 */
export async function findTransmission(
  context: RequestContext,
  input: { carrierId: string; personId: string; source: ContactSource; from: Date; until: Date },
): Promise<Transmission> {
  const { source } = input;
  const [carrierId, personId] = [input.carrierId.toLowerCase(), input.personId.toLowerCase()];
  const span = {
    personId: carrierId,
    otherId: personId,
    source,
    from: input.from.getTime(),
    until: input.until.getTime(),
  };
  const evidence = await loadEvidence(context, span);
  logAccess(context, PersonReadKind.EVIDENCE, [carrierId, personId]);
  const people = await findPeopleById(context, [carrierId, personId]);
  return toTransmission(
    { ...evidence, carrierId, personId, source, countedFrom: span.from },
    people,
    span.until,
  );
}

/** Finds the records, episodes and sums behind a transmission. */
export async function findTransmissionEvidence(
  context: RequestContext,
  transmission: Transmission,
): Promise<Evidence> {
  const evidence = await loadEvidence(context, toPairSpan(transmission));
  const people = await findPeopleById(
    context,
    evidence.records.map(({ reporterId }) => reporterId),
  );
  return {
    spanStart: new Date(evidence.span.start),
    spanEnd: new Date(evidence.span.end),
    coveredMinutes: evidence.coveredMinutes,
    episodes: evidence.episodes.map(({ start, end, covered }) => ({
      startedAt: new Date(start),
      endedAt: new Date(end),
      minutes: (end - start) / MINUTE,
      coveredMinutes: covered / MINUTE,
    })),
    records: evidence.records.map((record) => ({
      id: record.id,
      source: transmission.source,
      pair: [transmission.carrier.id, transmission.person.id],
      reportedBy: people(record.reporterId),
      startedAt: new Date(record.start),
      endedAt: new Date(record.end),
      minutes: (record.end - record.start) / MINUTE,
      countedFrom: new Date(record.countedFrom),
      countedUntil: new Date(record.countedUntil),
      distance: record.distance,
      receivedAt: new Date(record.receivedAt),
    })),
  };
}

/** @throws NotFound if no record of the span counts. */
async function loadEvidence(context: RequestContext, span: PairSpan) {
  const evidence = await context.loader(pairEvidenceLoader).load(span);
  if (!evidence) throw new NotFound();
  return evidence;
}

function toPairSpan({
  carrier,
  person,
  source,
  countedFrom,
  countedUntil,
}: Transmission): PairSpan {
  return {
    personId: carrier.id,
    otherId: person.id,
    source,
    from: countedFrom.getTime(),
    until: countedUntil.getTime(),
  };
}

type PersonLookup = (id: string) => Person;

async function findPeopleById(
  context: RequestContext,
  ids: string[],
  loadPerson = personById,
): Promise<PersonLookup> {
  const unique = [...new Set(ids)];
  const loader = context.loader(loadPerson);
  const people = new Map(
    await Promise.all(unique.map(async (id) => [id, await loader.load(id)] as const)),
  );
  return (id) => people.get(id)!;
}

function toTransmission(
  transmission: TracedTransmission,
  people: PersonLookup,
  until: number,
): Transmission {
  return {
    carrier: people(transmission.carrierId),
    person: people(transmission.personId),
    source: transmission.source as ContactSource,
    countedFrom: new Date(transmission.countedFrom),
    countedUntil: new Date(until),
    reachedAt: new Date(transmission.reachedAt),
    rule: transmission.rule as ContactRule,
    thresholdMinutes: transmission.thresholdMinutes,
    minutes: transmission.minutes,
  };
}

function toThresholdInForce({ minutes, from }: ThresholdPeriod): ThresholdInForce {
  return { minutes, from: Number.isFinite(from) ? new Date(from) : null };
}
