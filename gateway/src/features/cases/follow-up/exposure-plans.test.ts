import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn, formatDay, formatMoment } from '../../company/profile/calendar-days.js';
import { ReleaseTest } from '../diseases/disease-enums.js';
import { defaultFigures } from '../diseases/figures.js';
import { PlanStepKind, PlanUnit, RestrictionKind } from '../diseases/plan-enums.js';
import { ImmunityEvidenceKind, type JudgedEvidence } from '../immunity/judge-immunity.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { computeFollowUp } from './compute-follow-up.js';
import {
  type CaseExposure,
  CountedFrom,
  FollowUpActKind,
  type FollowUpRow,
  ProphylaxisOutcome,
  type RecordedAct,
  TestResult,
} from './follow-up-facts.js';
import { isOpenStep, type PersonStep, PlanStepStatus } from './plan-steps.js';

const timeZone = 'Asia/Singapore';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Reads '4 May 10:00' as a moment, and '4 May' as its noon. */
function readMoment(words: string): number {
  const [, day, month, time = '12:00'] = /(\d+) ([A-Z][a-z]{2})(?: (\d\d:\d\d))?$/u.exec(words)!;
  const number = months.indexOf(month!) + 1;
  return Date.parse(
    `2026-${String(number).padStart(2, '0')}-${day!.padStart(2, '0')}T${time}+08:00`,
  );
}

interface Facts {
  exposures: CaseExposure[];
  acts: RecordedAct[];
  immunityEvidence: JudgedEvidence[];
  opened: number;
  onset: number;
}

function makeAct(kind: FollowUpActKind, words: string, values: Partial<RecordedAct>): RecordedAct {
  const at = readMoment(words);
  return {
    id: words,
    kind,
    at,
    day: null,
    happenedAt: at,
    step: null,
    prophylaxis: null,
    test: null,
    result: null,
    caseId: null,
    quarantineUntil: null,
    corroboratedUntil: null,
    announced: null,
    assignee: null,
    isUndone: false,
    ...values,
  };
}

const outcomes: Record<string, ProphylaxisOutcome> = {
  given: ProphylaxisOutcome.GIVEN,
  declined: ProphylaxisOutcome.DECLINED,
  offered: ProphylaxisOutcome.OFFERED,
};

/** Reads one of the things that happened into the facts. */
function readFact(words: string, facts: Facts): void {
  const [first = ''] = words.split(' ');
  const exposedAt = words.startsWith('exposed') ? readMoment(words) : 0;
  const day = /\d [A-Z]/u.test(words) ? dayIn(timeZone, readMoment(words)) : null;
  if (words.startsWith('exposed'))
    facts.exposures.push({
      caseId: 'case',
      caseNumber: 12,
      caseOpenedAt: 0,
      caseDayZero: '',
      level: 1,
      exposedAt,
      lastExposedAt: exposedAt,
      minutes: 25,
      source: 'mobile',
      corroborated: { level: 1, exposedAt, lastExposedAt: exposedAt },
    });
  else if (words.startsWith('opened')) facts.opened = readMoment(words);
  else if (words.startsWith('onset')) facts.onset = readMoment(words);
  else if (words.startsWith('informed'))
    facts.acts.push(
      makeAct(FollowUpActKind.INFORMED, words, {
        happenedAt: null,
        announced: { until: '2026-12-31', testDay: null, countedFrom: CountedFrom.EXPOSURE },
      }),
    );
  else if (words.startsWith('asked for proof'))
    facts.acts.push(makeAct(FollowUpActKind.PROOF_ASKED, words, {}));
  else if (words.startsWith('symptoms checked'))
    facts.acts.push(makeAct(FollowUpActKind.SYMPTOMS_CHECKED, words, {}));
  else if (words.includes('IGRA')) {
    const result = first === 'negative' ? TestResult.NEGATIVE : TestResult.POSITIVE;
    const test = ReleaseTest.IGRA;
    facts.acts.push(
      makeAct(FollowUpActKind.TESTED, words, { happenedAt: null, day, test, result }),
    );
  } else if (/doses? in 2020/u.test(words))
    facts.immunityEvidence.push({
      id: words,
      kind: ImmunityEvidenceKind.VACCINATION,
      isImmune: true,
      day: '2020-06-01',
      doses: Number(first),
      validUntil: null,
    });
  else {
    const [step, outcome] = words.split(' ') as [string, string];
    const prophylaxis = outcomes[outcome]!;
    facts.acts.push(makeAct(FollowUpActKind.PROPHYLAXIS, words, { step, prophylaxis }));
  }
}

function readFacts(words: string): Facts {
  const facts: Facts = {
    exposures: [],
    acts: [],
    immunityEvidence: [],
    opened: 0,
    onset: 0,
  };
  for (const one of words.split('; ')) readFact(one, facts);
  const caseOpenedAt = facts.opened;
  const caseDayZero = dayIn(timeZone, facts.onset || facts.opened);
  return {
    ...facts,
    exposures: facts.exposures.map((exposure) => ({ ...exposure, caseOpenedAt, caseDayZero })),
  };
}

/** Formats the end of a time: of days the last day, of hours the moment. */
function formatEnd({ unit }: PersonStep, end: number): string {
  if (unit === PlanUnit.HOURS) return formatMoment(timeZone, end);
  return formatDay(addDays(dayIn(timeZone, end), -1));
}

function formatStep(step: PersonStep): string {
  const { name, status, opensAt, endsAt, dueAt, bestBy } = step;
  const words = status.toLowerCase().replaceAll('_', ' ');
  if (!isOpenStep(step) || endsAt === null) return `${name}: ${words}`;
  if (step.kind === PlanStepKind.RESTRICTION || status === PlanStepStatus.UPCOMING)
    return `${name}: ${words}, ${formatDay(dayIn(timeZone, opensAt))} to ${formatEnd(step, endsAt)}`;
  return `${name}: ${words}, ${dueAt === bestBy ? 'best ' : ''}by ${formatEnd(step, dueAt!)}`;
}

/** Formats what stands of a row as the table does. */
function formatRow(row: FollowUpRow): string {
  const home = row.restriction?.kind === RestrictionKind.STAY_HOME ? row.restriction : null;
  return [
    row.state.toLowerCase().replaceAll('_', ' '),
    ...(home ? [`at home ${formatDay(home.from)} to ${formatDay(home.until)}`] : []),
    ...row.steps.map(formatStep),
    `next: ${row.nextStep?.toLowerCase().replaceAll('_', ' ') ?? 'nothing'}`,
  ].join('; ');
}

/** The rows of the last table of the page: example, disease, what happened, now, what stands. */
function readExamples(): string[][] {
  const page = readFileSync(new URL('../../../../docs/exposure-plans.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('## Worked examples');
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe('the worked examples of docs/exposure-plans.md', () => {
  it('are about eight diseases', () => {
    expect(new Set(readExamples().map(([, disease]) => disease)).size).toBe(8);
  });

  it.each(readExamples())('%s', (_example, disease = '', happened = '', now = '', stands = '') => {
    const code = DiseaseCode[disease as keyof typeof DiseaseCode];
    const row = computeFollowUp({
      ...readFacts(happened),
      ownCases: [],
      figures: defaultFigures(code),
      levels: 1,
      timeZone,
      now: readMoment(now),
    });
    expect(formatRow(row!)).toBe(stands);
  });
});
