import { DAY, MINUTE } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, NotFound } from '../../errors.js';
import type { ThresholdInForce } from '../settings/settings.entity.js';
import { thresholdsOfCompany } from '../settings/threshold.loaders.js';
import type { ContactSource } from '../contacts/contact-source.js';
import { findPersonByIdOrCode, type PersonWithStatus } from '../employees/employee.queries.js';
import type { Person } from '../employees/person.entity.js';
import { personById } from '../employees/person.loaders.js';
import { defaultStart, defaultWindowRule } from './default-window.js';
import type { PairSpan } from './pair-records.queries.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';
import { thresholdsBetween } from '../settings/thresholds.js';
import {
  type ContactRule,
  type Evidence,
  type Meeting,
  type Trace,
  TraceWindowRule,
} from './trace.entity.js';
import type { TracedMeeting } from './trace.js';
import { evidenceOfPair } from './tracing.loaders.js';
import { traceContacts } from './tracing.queries.js';

const longestWindow = 366 * DAY;

/**
 * Everybody exposed by somebody of the viewer's company.
 * Without a start asked for, `default-window` says where the window begins.
 * @throws NotFound for a stranger; BadUserInput naming `from` or `until`.
 */
export async function trace(
  context: RequestContext,
  reference: string,
  asked: { from: Date | null; until: Date | null },
): Promise<Trace> {
  const { companyId } = context;
  const [employee, history] = await Promise.all([
    findPersonByIdOrCode(context.db, companyId, reference),
    context.loader(thresholdsOfCompany).load(companyId),
  ]);
  if (!employee) throw new NotFound();
  context.loader(personById).prime(employee.id, employee);
  const { from, until, windowRule } = await windowOf(context, employee, asked);
  const exposures = await traceContacts(context.db, companyId, employee.id, from, until, history);
  const people = await peopleById(context, [
    employee.id,
    ...exposures.flatMap(({ personId, path }) => [
      personId,
      ...path.map(({ carrierId }) => carrierId),
    ]),
  ]);
  return {
    person: people(employee.id),
    from: new Date(from),
    until: new Date(until),
    windowRule,
    thresholds: thresholdsBetween(history, from, until).map((period) => inForce(period)),
    exposures: exposures.map(({ personId, level, exposedAt, path }) => ({
      person: people(personId),
      level,
      exposedAt: new Date(exposedAt),
      minutes: path.at(-1)?.minutes ?? 0,
      path: path.map((meeting) => meetingOf(meeting, people, until)),
    })),
  };
}

async function windowOf(
  context: RequestContext,
  employee: PersonWithStatus,
  asked: { from: Date | null; until: Date | null },
): Promise<{ from: number; until: number; windowRule: TraceWindowRule }> {
  const until = asked.until?.getTime() ?? Date.now();
  const from = asked.from?.getTime() ?? (await defaultStart(context, employee, until));
  if (from >= until)
    throw new BadUserInput([{ field: 'from', message: 'The window must start before it ends' }]);
  if (until - from > longestWindow)
    throw new BadUserInput([{ field: 'from', message: 'The window is at most 366 days' }]);
  return {
    from,
    until,
    windowRule: asked.from ? TraceWindowRule.ASKED_FOR : defaultWindowRule(employee),
  };
}

/**
 * One meeting of a trace.
 * @throws NotFound when the two have no qualifying contact in the span, or are not of the viewer's company.
 */
export async function findMeeting(
  context: RequestContext,
  asked: { carrierId: string; personId: string; source: ContactSource; from: Date; until: Date },
): Promise<Meeting> {
  const { carrierId, personId, source } = asked;
  const span = {
    personId: carrierId,
    otherId: personId,
    source,
    from: asked.from.getTime(),
    until: asked.until.getTime(),
  };
  const evidence = await context.loader(evidenceOfPair).load(span);
  if (!evidence) throw new NotFound();
  const people = await peopleById(context, [carrierId, personId]);
  return meetingOf(
    { ...evidence, carrierId, personId, source, countedFrom: span.from },
    people,
    span.until,
  );
}

/** The records, meetings and sums behind a meeting. */
export async function evidenceOfMeeting(
  context: RequestContext,
  meeting: Meeting,
): Promise<Evidence> {
  const evidence = await context.loader(evidenceOfPair).load(spanOf(meeting));
  if (!evidence) throw new NotFound();
  const people = await peopleById(
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

function spanOf({ carrier, person, source, countedFrom, countedUntil }: Meeting): PairSpan {
  return {
    personId: carrier.id,
    otherId: person.id,
    source,
    from: countedFrom.getTime(),
    until: countedUntil.getTime(),
  };
}

type People = (id: string) => Person;

async function peopleById(context: RequestContext, ids: string[]): Promise<People> {
  const unique = [...new Set(ids)];
  const loader = context.loader(personById);
  const people = new Map(
    await Promise.all(unique.map(async (id) => [id, await loader.load(id)] as const)),
  );
  return (id) => {
    const person = people.get(id);
    if (!person) throw new Error('A person was not asked for');
    return person;
  };
}

function meetingOf(meeting: TracedMeeting, people: People, until: number): Meeting {
  return {
    carrier: people(meeting.carrierId),
    person: people(meeting.personId),
    source: meeting.source as ContactSource,
    countedFrom: new Date(meeting.countedFrom),
    countedUntil: new Date(until),
    reachedAt: new Date(meeting.reachedAt),
    rule: meeting.rule as ContactRule,
    thresholdMinutes: meeting.thresholdMinutes,
    minutes: meeting.minutes,
  };
}

function inForce({ minutes, from }: ThresholdPeriod): ThresholdInForce {
  return { minutes, from: Number.isFinite(from) ? new Date(from) : null };
}
