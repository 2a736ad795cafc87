import { texts } from './texts.tsx';
import { isWallTime } from './trace-window.ts';

export interface WindowErrors {
  from?: string;
  until?: string;
}

/** Returns error messages for the start and end of a custom window, if invalid. Wall times of the company. */
export const validateWindow = (from: string, until: string, now: string): WindowErrors => {
  if (!isWallTime(from)) return { from: texts.fromMissing };
  if (!isWallTime(until)) return { until: texts.untilMissing };
  if (from >= now) return { from: texts.fromInFuture };
  if (until <= from) return { until: texts.untilBeforeFrom };
  return {};
};
