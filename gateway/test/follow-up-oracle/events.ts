import { DAY, MINUTE } from '../../src/durations.js';
import { addDays, dayIn } from '../../src/features/company/profile/calendar-days.js';
import { ReleaseTest } from '../../src/features/cases/diseases/disease-enums.js';
import {
  CountedFrom,
  FollowUpActKind,
  type RecordedAct,
  TestResult,
} from '../../src/features/cases/follow-up/follow-up-facts.js';
import type { ContactRecord } from '../../src/features/contacts/tracing/record-step.js';
import type { ImmunityRule } from '../../src/features/cases/diseases/figures.js';
import {
  ImmunityEvidenceKind,
  type JudgedEvidence,
} from '../../src/features/cases/immunity/judge-immunity.js';
import type { Random } from '../../src/demo/random.js';

/* Events in the follow-up of one person with one disease, in any order. All times are multiples of 5 minutes. */

export const tick = 5 * MINUTE;
/** Has days of 23 and 25 hours. The events are around such a day. */
export const timeZone = 'Europe/Berlin';

export const followed = person(0);
/** People with cases; the last of them is the followed person. */
const ill = [person(1), person(2), person(3), followed];
const others = [person(4), person(5)];
const { INFORMED, TESTED, RELEASED, NOTE, ASSIGNED, CORRECTED } = FollowUpActKind;

export interface FiguresOfEvents {
  infectiousDaysBefore: number | null;
  infectiousDaysAfter: number | null;
  quarantineDays: number | null;
  releaseTestDay: number | null;
}
export type FigureOfEvent = keyof FiguresOfEvents;

export interface OpenedCase {
  id: string;
  number: number;
  personId: string;
  openedAt: number;
  specimenDay: string | null;
  reportedDay: string;
  isolatedAt: number | null;
}

export type FollowUpEvent =
  | { kind: 'CASE'; opened: OpenedCase }
  | { kind: 'ONSET'; id: string; at: number; caseId: string; onsetDay: string | null }
  | { kind: 'CLOSE'; id: string; at: number; caseId: string; isDismissed: boolean }
  | { kind: 'RECORD'; record: ContactRecord }
  | { kind: 'ACT'; act: Omit<RecordedAct, 'isUndone'> }
  | { kind: 'UNDO'; actId: string }
  | { kind: 'EVIDENCE'; evidence: JudgedEvidence }
  | { kind: 'FIGURE'; id: string; at: number; name: FigureOfEvent; value: number | null }
  | { kind: 'THRESHOLD'; from: number; minutes: number }
  | { kind: 'LEVELS'; id: string; at: number; levels: number };

/** Events with the facts of a company. */
export interface FollowUpStory {
  events: FollowUpEvent[];
  /** Before the events change them. */
  figures: FiguresOfEvents;
  latencyMs: number;
  releaseTests: ReleaseTest[];
  immunity: ImmunityRule;
  now: number;
}

function person(number: number): string {
  return `${number}0000000-0000-7000-8000-000000000000`;
}

/** Draws a story over some days or weeks. */
export function drawStory(random: Random, maxEvents: number): FollowUpStory {
  const start = Date.UTC(2026, 2, 20, 8);
  const length = random.pick([3, 14, 35]) * DAY;
  const draw = new StoryDraw(random, start, length);
  const count = 1 + random.whole(0, maxEvents);
  const events: FollowUpEvent[] = [];
  for (let index = 0; index < count; index += 1) events.push(...draw.event(index));
  return {
    events,
    figures: {
      infectiousDaysBefore: 2,
      infectiousDaysAfter: 10,
      quarantineDays: random.pick([null, 5, 10]),
      releaseTestDay: random.pick([null, 3]),
    },
    latencyMs: random.pick([0, 0.5, 1, 2]) * DAY,
    releaseTests: random.pick([[], [ReleaseTest.PCR], [ReleaseTest.PCR, ReleaseTest.ANTIGEN]]),
    immunity: {
      doses: random.pick([null, 1, 2, 3]),
      laboratory: random.pick([true, false]),
      illness: random.pick([true, false]),
    },
    now: start + length + random.pick([-2, 0, 1, 5, 20]) * DAY,
  };
}

class StoryDraw {
  /** Features that only some stories have, because they would hide everything else. */
  private readonly hasOwnCase: boolean;
  private readonly hasPositiveTests: boolean;
  private readonly hasEvidence: boolean;
  private readonly actKinds: FollowUpActKind[];
  private readonly cases: OpenedCase[] = [];
  private readonly acts: string[] = [];
  private readonly thresholds = new Set<number>();

  constructor(
    private readonly random: Random,
    private readonly start: number,
    private readonly length: number,
  ) {
    this.hasOwnCase = random.whole(0, 4) === 0;
    this.hasPositiveTests = random.whole(0, 4) === 0;
    this.hasEvidence = random.whole(0, 3) === 0;
    this.actKinds = random.pick([
      [INFORMED, INFORMED, TESTED, CORRECTED, NOTE, ASSIGNED],
      [INFORMED, INFORMED, TESTED, NOTE, ASSIGNED],
      [INFORMED, RELEASED, TESTED, CORRECTED],
      [INFORMED, INFORMED, ASSIGNED],
    ]);
  }

  moment(): number {
    return this.start + this.random.whole(0, this.length / tick) * tick;
  }

  event(index: number): FollowUpEvent[] {
    const { random } = this;
    const id = `e${index}`;
    const at = this.moment();
    const kind = random.whole(0, 100);
    if (this.cases.length < 2 || (kind < 3 && this.cases.length < (this.hasOwnCase ? 4 : 3)))
      return [this.openCase(id)];
    if (kind < 55 && !(this.hasEvidence && kind > 50)) return this.meeting();
    if (this.hasEvidence && kind > 50 && kind < 57) return [this.evidence(id)];
    if (kind < 75) return [this.act(id)];
    if (kind < 82)
      return this.acts.length > 0 ? [{ kind: 'UNDO', actId: random.pick(this.acts) }] : [];
    if (kind < 87)
      return [
        {
          kind: 'ONSET',
          id,
          at,
          caseId: random.pick(this.cases).id,
          onsetDay: random.pick([null, this.day()]),
        },
      ];
    if (kind < 89)
      return [
        {
          kind: 'CLOSE',
          id,
          at,
          caseId: random.pick(this.cases).id,
          isDismissed: random.whole(0, 2) === 0,
        },
      ];
    if (kind < 94) return [this.figure(id)];
    if (kind < 97) return this.threshold();
    return [{ kind: 'LEVELS', id, at, levels: 1 + random.whole(0, 3) }];
  }

  private day(): string {
    return dayIn(timeZone, this.moment());
  }

  private openCase(id: string): FollowUpEvent {
    const openedAt = this.moment();
    const isIsolated = this.random.whole(0, 3) === 0;
    const opened: OpenedCase = {
      id,
      number: this.cases.length + 1,
      personId: ill[this.cases.length]!,
      openedAt,
      specimenDay: this.random.pick([null, this.day()]),
      reportedDay: dayIn(timeZone, openedAt),
      isolatedAt: isIsolated ? this.moment() : null,
    };
    this.cases.push(opened);
    return { kind: 'CASE', opened };
  }

  /** Draws a record of two people, often of the followed person and somebody with a case; sometimes both phones report it. */
  private meeting(): FollowUpEvent[] {
    const { random } = this;
    const one = random.pick([followed, followed, ...others]);
    const other = random.pick([...ill.slice(0, 3), ...others].filter((id) => id !== one));
    const start = this.moment();
    const source = random.pick(['mobile', 'mobile', 'camera', 'manual'] as const);
    const end = start + random.pick([1, 1, 2, 3, 4, 8, 3 * 12]) * tick;
    const reporters = random.pick([[one], [other], [one, other], [one, other]]);
    return reporters.map((employeeId) => ({
      kind: 'RECORD',
      record: {
        employeeId,
        crossEmployeeId: employeeId === one ? other : one,
        source,
        start,
        end,
      },
    }));
  }

  private act(id: string): FollowUpEvent {
    const { random } = this;
    this.acts.push(id);
    const kind = random.pick(this.actKinds);
    const isTest = kind === FollowUpActKind.TESTED;
    const isPositive = this.hasPositiveTests && random.whole(0, 4) === 0;
    const result = isPositive ? TestResult.POSITIVE : TestResult.NEGATIVE;
    const own = this.cases.find(({ personId }) => personId === followed);
    const hasDay = isTest || kind === FollowUpActKind.RELEASED;
    const hasQuarantine = kind !== FollowUpActKind.NOTE && random.whole(0, 4) > 0;
    const quarantineUntil = hasQuarantine ? addDays(this.day(), random.pick([0, 10, 30])) : null;
    const announced = {
      until: hasQuarantine ? addDays(this.day(), random.pick([0, 10, 30])) : null,
      testDay: random.pick([null, addDays(this.day(), 5)]),
      countedFrom: random.pick(Object.values(CountedFrom)),
    };
    return {
      kind: 'ACT',
      act: {
        id,
        kind,
        at: this.moment(),
        day: hasDay ? this.day() : null,
        happenedAt: null,
        step: null,
        prophylaxis: null,
        test: isTest ? random.pick(Object.values(ReleaseTest)) : null,
        result: isTest ? result : null,
        caseId: isTest && isPositive ? (own?.id ?? null) : null,
        corroboratedUntil:
          random.whole(0, 2) === 0 ? addDays(this.day(), random.pick([0, 10])) : null,
        quarantineUntil,
        // Older versions of the gateway stored no announcement.
        announced: kind === FollowUpActKind.INFORMED && random.whole(0, 4) > 0 ? announced : null,
        assignee: kind === FollowUpActKind.ASSIGNED ? random.pick([null, 'ana', 'ben']) : null,
      },
    };
  }

  private evidence(id: string): FollowUpEvent {
    const { random } = this;
    const kind = random.pick(Object.values(ImmunityEvidenceKind));
    const day = addDays(this.day(), random.pick([-30, -10, -3, 0]));
    const isDecided =
      kind === ImmunityEvidenceKind.LABORATORY || kind === ImmunityEvidenceKind.OTHER;
    return {
      kind: 'EVIDENCE',
      evidence: {
        id,
        kind,
        isImmune: !isDecided || random.whole(0, 2) === 0,
        day,
        doses: kind === ImmunityEvidenceKind.VACCINATION ? random.pick([1, 1, 2]) : null,
        validUntil: random.pick([null, null, addDays(day, 20)]),
      },
    };
  }

  private figure(id: string): FollowUpEvent {
    const { random } = this;
    const [name, values] = random.pick<[FigureOfEvent, (number | null)[]]>([
      ['infectiousDaysBefore', [0, 1, 2, 4]],
      ['infectiousDaysAfter', [0, 5, 10, 21]],
      ['quarantineDays', [null, 5, 10, 14]],
      ['releaseTestDay', [null, 3, 5]],
    ]);
    return { kind: 'FIGURE', id, at: this.moment(), name, value: random.pick(values) };
  }

  /** Thresholds take effect at different moments. */
  private threshold(): FollowUpEvent[] {
    const from = this.moment();
    if (this.thresholds.has(from)) return [];
    this.thresholds.add(from);
    return [{ kind: 'THRESHOLD', from, minutes: this.random.pick([5, 10, 15, 20, 30]) }];
  }
}

/** Returns the events in a random order. */
export function shuffle<Event>(events: readonly Event[], random: Random): Event[] {
  const shuffled = [...events];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = random.whole(0, index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!];
  }
  return shuffled;
}

/** Finds the latest entry. Of entries at the same time, it is the one with the greatest id. */
export function findLatest<Entry extends { id: string; at: number }>(
  entries: readonly Entry[],
): Entry | undefined {
  return entries.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))[0];
}
