import { HOUR } from '../../src/durations.js';
import {
  CountedFrom,
  FollowUpActKind,
  type FollowUpRow,
  FollowUpState,
  FollowUpStep,
  type RecordedAct,
  TestResult,
} from '../../src/features/cases/follow-up/follow-up-facts.js';
import { ImmunityStatus } from '../../src/features/cases/immunity/judge-immunity.js';
import { ReleaseTest } from '../../src/features/cases/diseases/disease-enums.js';
import { followed, type FollowUpEvent, type FollowUpStory } from './events.js';
import { type Exposed, findExposed, readCases, readFigures } from './facts-by-ticks.js';
import { addDays, findFirstHour, nextDay, toBerlinDay } from './berlin-days.js';
import { findFirstOfRound, judgeByDays } from './immunity-by-days.js';

/*
 * Computes the follow-up of a person in the simplest way: iterates over days one by one, counts contacts in ticks, and uses none of
 * the product's functions.
 */

/** Computes a follow-up without the sentence of its reason. */
export function computeRowByDays(
  events: readonly FollowUpEvent[],
  story: FollowUpStory,
): Omit<FollowUpRow, 'reason'> | null {
  const row = computeStateByDays(events, story, false);
  if (row === null) return null;
  const others = computeStateByDays(events, story, true);
  const isIn = (found: { state: string } | null) =>
    found !== null && !['NO_LONGER_EXPOSED', 'BECAME_A_CASE'].includes(found.state);
  const step = others?.nextStep ?? null;
  const isSilent =
    step === FollowUpStep.CORRECT &&
    others?.state === FollowUpState.IMMUNE &&
    others.toldFrom !== CountedFrom.EXPOSURE;
  const isToldByOthers = row.nextStep !== FollowUpStep.INFORM || step === FollowUpStep.INFORM;
  return {
    ...row,
    corroboratedStep:
      !isSilent && (step === FollowUpStep.INFORM || step === FollowUpStep.CORRECT) ? step : null,
    corroboratedUntil: others?.quarantineUntil ?? null,
    isOwnPhoneOnly: isIn(row) && !(isIn(others) && isToldByOthers),
    changesAt:
      Math.min(row.changesAt ?? Infinity, others?.changesAt ?? Infinity) < Infinity
        ? Math.min(row.changesAt ?? Infinity, others?.changesAt ?? Infinity)
        : null,
  };
}

type StateByDays = Omit<
  FollowUpRow,
  'reason' | 'corroboratedStep' | 'corroboratedUntil' | 'isOwnPhoneOnly'
>;

/** @param isPhoneLeftOut whether to count as if the phone of the followed person had reported nothing. */
function computeStateByDays(
  events: readonly FollowUpEvent[],
  story: FollowUpStory,
  isPhoneLeftOut: boolean,
): StateByDays | null {
  const { now, releaseTests } = story;
  const figures = readFigures(events, story.figures);
  const cases = readCases(events);
  const exposed = findExposed(events, cases, figures, story, isPhoneLeftOut);
  const undone = new Set<string>();
  for (const event of events) if (event.kind === 'UNDO') undone.add(event.actId);
  const acts = events
    .flatMap((event) => (event.kind === 'ACT' && !undone.has(event.act.id) ? [event.act] : []))
    .map((act) =>
      isPhoneLeftOut && act.kind !== FollowUpActKind.INFORMED
        ? { ...act, quarantineUntil: act.corroboratedUntil }
        : act,
    )
    .toSorted((a, b) => a.at - b.at || (a.id > b.id ? 1 : -1));
  if (exposed.length === 0 && acts.length === 0) return null;

  const own = cases.filter(({ personId, isDismissed }) => personId === followed && !isDismissed);
  const dismissed = new Set(cases.filter((each) => each.isDismissed).map(({ id }) => id));
  const positive = acts.filter(
    (act) =>
      act.result === TestResult.POSITIVE &&
      (act.test === ReleaseTest.PCR || act.test === ReleaseTest.ANTIGEN) &&
      !dismissed.has(act.caseId ?? ''),
  );
  const open: Exposed[] = [];
  for (const each of exposed) {
    let fellIll = false;
    for (const { closedAt } of own) if (closedAt === null || each.lastAt < closedAt) fellIll = true;
    for (const { day } of positive) if (toBerlinDay(each.lastAt - 1) <= day!) fellIll = true;
    if (!fellIll) open.push(each);
  }

  let informedAt: number | null = null;
  let told: (typeof acts)[number] | null = null;
  let assignee: string | null = null;
  for (const act of acts) {
    if (act.kind === FollowUpActKind.INFORMED) [informedAt, told] = [act.at, act];
    if (act.kind === FollowUpActKind.CORRECTED) [informedAt, told] = [null, null];
    if (act.kind === FollowUpActKind.ASSIGNED) assignee = act.assignee;
  }
  // An announcement that counts from anything but the exposure hides its day, and then what was told holds.
  const announced = told?.announced ?? null;
  const toldUntil = announced ? announced.until : (told?.quarantineUntil ?? null);
  const isHidden = announced !== null && announced.countedFrom !== CountedFrom.EXPOSURE;
  let toldEndedOn: string | null = null;
  for (const act of acts) {
    if (informedAt === null || toldUntil === null || act.day === null) continue;
    if (act.at < informedAt || act.day > toldUntil) continue;
    if (!endsQuarantine(act, act.day, announced?.testDay ?? null)) continue;
    if (toldEndedOn === null || act.day < toldEndedOn) toldEndedOn = act.day;
  }
  const immunity = judgeByDays(open, events, story, figures.quarantineDays ?? 0);
  const row = {
    immunity: immunity && immunity.status,
    immunityEvidenceId: immunity && immunity.id,
    quarantineUntil: null,
    releaseTestDay: null,
    informedAt,
    toldUntil,
    toldFrom: announced?.countedFrom ?? null,
    toldTestDay: announced?.testDay ?? null,
    toldEndedOn,
    owesCorrection: false,
    assignee,
    nextStep: null,
    opensAt: null,
    dueAt: null,
    stepStatus: null,
    steps: [],
    restriction: null,
    changesAt: null,
  };
  if (open.length === 0) {
    const isIll = own.some(({ closedAt }) => closedAt === null);
    if (exposed.length > 0 || positive.length > 0 || isIll)
      return { ...row, state: 'BECAME_A_CASE' } as StateByDays;
    if (informedAt === null) return { ...row, state: 'NO_LONGER_EXPOSED' } as StateByDays;
    const owed = {
      owesCorrection: true,
      nextStep: 'CORRECT',
      opensAt: informedAt,
      dueAt: informedAt,
      stepStatus: 'OPEN',
    };
    return { ...row, ...owed, state: 'NO_LONGER_EXPOSED' } as StateByDays;
  }

  const today = toBerlinDay(now);
  if (immunity?.status === ImmunityStatus.IMMUNE) {
    const immune = { ...row, state: 'IMMUNE' };
    if (toldUntil === null || toldUntil < today || toldEndedOn !== null)
      return immune as StateByDays;
    const changesAt = findFirstHour(nextDay(toldUntil));
    const owed = {
      owesCorrection: true,
      nextStep: 'CORRECT',
      opensAt: informedAt,
      dueAt: informedAt,
      stepStatus: 'OPEN',
      changesAt,
    };
    return { ...immune, ...owed } as StateByDays;
  }

  const lastAt = Math.max(...open.map((each) => each.lastAt));
  const { quarantineDays, releaseTestDay } = figures;
  let heardAt = 0;
  for (const { kind, at } of acts)
    if (kind === FollowUpActKind.INFORMED || kind === FollowUpActKind.CORRECTED) heardAt = at;
  let newsAt = Infinity;
  let anyAt = Infinity;
  for (const { openedAt, firstAt, lastAt: latest } of open) {
    const since = Math.max(heardAt, openedAt, informedAt === null ? firstAt : latest);
    anyAt = Math.min(anyAt, since);
    let isHeard = informedAt !== null;
    if (isHeard && quarantineDays === null) isHeard = latest <= heardAt;
    if (isHeard && quarantineDays !== null)
      isHeard = toldUntil !== null && addDays(toBerlinDay(latest - 1), quarantineDays) <= toldUntil;
    if (!isHeard) newsAt = Math.min(newsAt, since);
  }
  const newsSince = newsAt < Infinity ? newsAt : anyAt;
  const informBy = newsSince + 24 * HOUR;
  const toInform = {
    state: 'TO_INFORM',
    nextStep: 'INFORM',
    opensAt: newsSince,
    dueAt: informBy,
    stepStatus: informBy <= now ? 'OVERDUE' : 'OPEN',
  };
  if (quarantineDays === null) {
    if (informedAt !== null && informedAt >= lastAt)
      return { ...row, state: 'INFORMED' } as StateByDays;
    return { ...row, ...toInform, changesAt: informBy > now ? informBy : null } as StateByDays;
  }

  // The quarantine ends with that exposure whose quarantine ends last, by its own length or by the first act that ends it.
  let end = { free: '', until: '', isEnded: false, lastAt: 0, testDay: null as string | null };
  for (const each of open) {
    const lastDay = toBerlinDay(each.lastAt - 1);
    let testDay = releaseTestDay === null ? null : addDays(lastDay, releaseTestDay);
    if (testDay !== null && isHidden && announced.testDay !== null && announced.testDay > testDay)
      testDay = announced.testDay;
    let day = lastDay;
    let isEnded = false;
    let lastCount = quarantineDays;
    if (isHidden && toldUntil !== null)
      while (addDays(lastDay, lastCount + 1) <= toldUntil) lastCount += 1;
    for (let count = 0; count <= lastCount; count += 1) {
      day = addDays(lastDay, count);
      isEnded = acts.some((act) => act.day === day && endsQuarantine(act, day, testDay));
      if (isEnded) break;
    }
    const free = isEnded ? day : nextDay(day);
    if (free > end.free || (free === end.free && each.lastAt > end.lastAt))
      end = { free, until: day, isEnded, lastAt: each.lastAt, testDay };
  }
  for (const act of acts) {
    if (act.quarantineUntil === null) continue;
    const entered = act.day ?? toBerlinDay(act.at);
    const proven = entered < act.quarantineUntil ? entered : act.quarantineUntil;
    if (proven > end.until)
      end = { ...end, until: proven, free: end.isEnded ? proven : nextDay(proven) };
  }

  const testDay = end.isEnded ? null : end.testDay;
  let changesAt: number | null = null;
  for (let day = nextDay(today), count = 0; count < 100; day = nextDay(day), count += 1)
    if (changesAt === null && (day === testDay || day === end.free)) changesAt = findFirstHour(day);
  let first = Math.max(...open.map(({ firstAt }) => firstAt));
  first = findFirstOfRound(open, first, quarantineDays);
  const restriction =
    today < end.free ? { kind: 'STAY_HOME', from: toBerlinDay(first), until: end.until } : null;
  const dated = {
    ...row,
    quarantineUntil: end.until,
    releaseTestDay: testDay,
    restriction,
    changesAt,
  };
  if (today >= end.free) return { ...dated, state: 'RELEASED' } as StateByDays;
  if (informedAt === null || toldUntil === null || toldUntil < end.until)
    return {
      ...dated,
      ...toInform,
      changesAt: informBy > now ? Math.min(informBy, changesAt ?? Infinity) : changesAt,
    } as StateByDays;
  if (testDay !== null && today >= testDay) {
    const at = findFirstHour(testDay);
    const due = { nextStep: 'TEST', opensAt: at, dueAt: at, stepStatus: 'OPEN' };
    return { ...dated, ...due, state: 'TEST_DUE' } as StateByDays;
  }
  const freeAt = findFirstHour(end.free);
  const due = { nextStep: 'RELEASE', opensAt: freeAt, dueAt: freeAt, stepStatus: 'UPCOMING' };
  return { ...dated, ...due, state: 'IN_QUARANTINE' } as StateByDays;

  function endsQuarantine(
    act: Pick<RecordedAct, 'kind' | 'result' | 'test'>,
    day: string,
    testDay: string | null,
  ): boolean {
    if (act.kind === FollowUpActKind.RELEASED) return true;
    if (act.result !== TestResult.NEGATIVE || testDay === null || day < testDay) return false;
    return releaseTests.length === 0 || releaseTests.some((kind) => kind === act.test);
  }
}
