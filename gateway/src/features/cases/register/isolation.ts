import { HOUR } from '../../../durations.js';
import {
  addDays,
  formatDay,
  formatMoment,
  lastDayIn,
  startOfDayIn,
} from '../../company/profile/calendar-days.js';
import { findDayZero, formatDistance, type KnownDays } from './day-zero.js';

/** What must hold before the isolation of a case ends. */
export enum IsolationRule {
  DAYS = 'DAYS',
  SYMPTOMS = 'SYMPTOMS',
  FEVER = 'FEVER',
  TREATMENT = 'TREATMENT',
  CLEARANCE = 'CLEARANCE',
}

/** The facts of a case that end its isolation. */
export interface IsolationFacts extends KnownDays {
  symptomsEndedAt: Date | null;
  /** When the person was last known to have fever without medicine against it. */
  feverEndedAt: Date | null;
  /** When effective treatment began. */
  treatmentStartedAt: Date | null;
  /** When negative tests or a physician cleared the person. */
  clearedAt: Date | null;
}

/** Figures of a disease that end the isolation of its cases. */
export interface IsolationFigures {
  isolationDays: number | null;
  symptomFreeHours: number | null;
  feverFreeHours: number | null;
  treatmentHours: number | null;
  needsClearance: boolean;
  isTreatmentAlternative: boolean;
}

/** How long the person of a case stays away from others. */
export interface Isolation {
  /** The last day, included; null: not known yet. */
  until: string | null;
  /** The moment at which it ends, in epoch milliseconds; null: not known yet. */
  endsAt: number | null;
  isOver: boolean;
  /** The rules of the disease, in the order of the enum. */
  rules: IsolationRule[];
  reason: string;
  /** What has not been reported yet, said to the person of the case; null: the end is known. */
  missing: string | null;
}

/** A rule, applied to a case. */
interface AppliedRule {
  rule: IsolationRule;
  /** Epoch milliseconds; null: what it counts from has not been reported. */
  endsAt: number | null;
  /** Why it ends then, or what is missing. */
  words: string;
  /** The same, said to the person of the case. */
  ownWords: string;
}

/**
 * Finds the end of isolation: the moment from which every rule of the disease holds. With alternative treatment, days and treatment are one
 * rule, which holds from the earlier of both.
 * @returns null for a disease without any rule.
 */
export function findIsolation(
  known: IsolationFacts,
  figures: IsolationFigures,
  timeZone: string,
  now: number,
): Isolation | null {
  const applied = applyRules(known, figures, timeZone);
  if (applied.length === 0) return null;
  const rules = applied.map(({ rule }) => rule);
  const counted = figures.isTreatmentAlternative ? mergeAlternatives(applied) : applied;
  const missing = counted.filter(({ endsAt }) => endsAt === null);
  const last = counted
    .filter(isKnown)
    .reduce<KnownRule | null>(
      (latest, each) => (latest && latest.endsAt >= each.endsAt ? latest : each),
      null,
    );
  if (missing.length > 0) {
    const isStillCounting = last !== null && last.endsAt > now;
    const atLeast = isStillCounting ? `; not before ${formatEnd(last, timeZone)}` : '';
    return {
      until: null,
      endsAt: null,
      isOver: false,
      rules,
      reason: `until ${missing.map(({ words }) => words).join(' and ')}, which nobody has reported${atLeast}`,
      missing: `${missing.map(({ ownWords }) => ownWords).join(' and ')}${atLeast}`,
    };
  }
  const { endsAt } = last!;
  const isOver = endsAt <= now;
  return {
    until: lastDayIn(timeZone, endsAt),
    endsAt,
    isOver,
    rules,
    reason: `${isOver ? 'ended on' : 'until'} ${formatEnd(last!, timeZone)}`,
    missing: null,
  };
}

type KnownRule = AppliedRule & { endsAt: number };

function isKnown(applied: AppliedRule): applied is KnownRule {
  return applied.endsAt !== null;
}

function applyRules(
  known: IsolationFacts,
  figures: IsolationFigures,
  timeZone: string,
): AppliedRule[] {
  const { DAYS, SYMPTOMS, FEVER, TREATMENT, CLEARANCE } = IsolationRule;
  const rules: AppliedRule[] = [];
  const count = (
    rule: IsolationRule,
    hours: number | null,
    since: Date | null,
    happened: string,
    happens: string,
  ) => {
    if (hours === null) return;
    const length = formatHours(hours);
    const endsAt = since === null ? null : since.getTime() + hours * HOUR;
    const words =
      since === null
        ? `${length} after ${happens}`
        : `${length} after ${happened} on ${formatMoment(timeZone, since.getTime())}`;
    rules.push({ rule, endsAt, words, ownWords: words });
  };
  const { isolationDays, symptomFreeHours, feverFreeHours, treatmentHours } = figures;
  if (isolationDays !== null) {
    const dayZero = findDayZero(known);
    const words = formatDistance(isolationDays, 'after', dayZero);
    rules.push({
      rule: DAYS,
      endsAt: startOfDayIn(timeZone, addDays(dayZero.day, isolationDays + 1)),
      words,
      ownWords: words,
    });
  }
  count(SYMPTOMS, symptomFreeHours, known.symptomsEndedAt, 'symptoms ended', 'symptoms end');
  const withoutMedicine = 'without fever medicine';
  count(
    FEVER,
    feverFreeHours,
    known.feverEndedAt,
    `fever ended ${withoutMedicine}`,
    `fever ends ${withoutMedicine}`,
  );
  count(
    TREATMENT,
    treatmentHours,
    known.treatmentStartedAt,
    'effective treatment began',
    'effective treatment begins',
  );
  if (figures.needsClearance)
    rules.push({
      rule: CLEARANCE,
      endsAt: known.clearedAt?.getTime() ?? null,
      words:
        known.clearedAt === null
          ? 'negative tests or a physician clear the person'
          : 'when negative tests or a physician cleared the person',
      ownWords: 'tests or a physician have cleared you',
    });
  return rules;
}

/** Ends an isolation whose end is unknown with the closing of its case; leaves others as they are. */
export function endWithClosing(
  isolation: Isolation,
  closedAt: Date | null,
  timeZone: string,
): Isolation {
  if (isolation.endsAt !== null || closedAt === null) return isolation;
  const endsAt = closedAt.getTime();
  return {
    ...isolation,
    until: lastDayIn(timeZone, endsAt),
    endsAt,
    isOver: true,
    reason: `ended with the closing of the case on ${formatMoment(timeZone, endsAt)}`,
    missing: null,
  };
}

/** Merges days and treatment into the rule that ends first. */
function mergeAlternatives(rules: readonly AppliedRule[]): AppliedRule[] {
  const [days, treatment] = [IsolationRule.DAYS, IsolationRule.TREATMENT].map((wanted) =>
    rules.find(({ rule }) => rule === wanted),
  );
  if (!days || !treatment) return [...rules];
  const others = rules.filter((each) => each !== days && each !== treatment);
  if (treatment.endsAt !== null && treatment.endsAt < days.endsAt!) return [treatment, ...others];
  const words = treatment.endsAt === null ? `${days.words}, or ${treatment.words}` : days.words;
  return [{ ...days, words }, ...others];
}

/** Formats an end with its reason: days end with their last day, other rules at a moment. */
function formatEnd({ rule, endsAt, words }: KnownRule, timeZone: string): string {
  const end =
    rule === IsolationRule.DAYS
      ? formatDay(lastDayIn(timeZone, endsAt))
      : formatMoment(timeZone, endsAt);
  return `${end}, ${words}`;
}

/** Formats hours as guidelines do: '48 hours', '5 days'. */
function formatHours(hours: number): string {
  if (hours > 48 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
