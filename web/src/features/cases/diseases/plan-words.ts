import { formatCount, formatNumber } from '../../../lib/intl.ts';
import type { PlanTable_DiseaseFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

export type PlannedStep = PlanTable_DiseaseFragment['exposurePlan'][number];
type Times = Pick<PlannedStep, 'unit' | 'opensFrom' | 'bestByFrom' | 'endsFrom'>;
type Values = Pick<PlannedStep['values'], 'isUsed' | 'opens' | 'bestBy' | 'ends'>;

/** '72 hours after the first exposure', 'day 5 after the first exposure'. */
const formatTime = (
  unit: Times['unit'],
  count: number,
  anchor: PlannedStep['opensFrom'],
): string => {
  const after = texts.anchors[anchor];
  return unit === 'DAYS'
    ? texts.planDay(formatNumber(count), after)
    : texts.planHours(formatCount(count, texts.hoursCount), after);
};

/** 'From day 5 after the first exposure until day 21 after the last exposure', 'At once', 'Not used'. */
export const formatTimes = (
  { unit, opensFrom, bestByFrom, endsFrom }: Times,
  { isUsed, opens, bestBy, ends }: Values,
): string => {
  if (!isUsed) return texts.stepOff;
  if (ends === null) return texts.planAtOnce;
  const end = formatTime(unit, ends, endsFrom);
  const times =
    opens === 0 && opensFrom === 'FIRST_EXPOSURE'
      ? texts.planUntil(end)
      : texts.planFromUntil(formatTime(unit, opens, opensFrom), end);
  return bestBy === null || bestByFrom === null
    ? times
    : texts.planBestBy(times, formatTime(unit, bestBy, bestByFrom));
};

/** A bar of the drawing, in days after an exposure on one day. */
export interface PlanBar {
  code: string;
  name: string;
  from: number;
  until: number;
  /** Until when it works best; null: until it ends. */
  bestBy: number | null;
}

/** Returns the bars of a plan: staying at home, then the steps that have an end. */
export const listBars = ({
  exposurePlan,
  stayHomeFromDay,
  figures,
}: Pick<PlanTable_DiseaseFragment, 'exposurePlan' | 'stayHomeFromDay' | 'figures'>): PlanBar[] => {
  const days = figures.find(({ name }) => name === 'QUARANTINE_DAYS')?.value ?? null;
  const home =
    days === null
      ? []
      : [
          {
            code: 'home',
            name: texts.stayHome,
            from: stayHomeFromDay,
            until: days + 1,
            bestBy: null,
          },
        ];
  const steps = exposurePlan.flatMap(({ code, name, unit, values }) => {
    const { isUsed, opens, bestBy, ends } = values;
    if (!isUsed || ends === null) return [];
    // A step lasts until the end of its last day.
    const toDays = (count: number): number => (unit === 'DAYS' ? count + 1 : count / 24);
    const from = unit === 'DAYS' ? opens : opens / 24;
    return [
      { code, name, from, until: toDays(ends), bestBy: bestBy === null ? null : toDays(bestBy) },
    ];
  });
  return [...home, ...steps];
};
