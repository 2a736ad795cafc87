import { formatDate, formatDateParts } from '../../../lib/intl.ts';
import { provider } from '../../../lib/provider.ts';
import { texts } from './texts.tsx';

const { timeZone, opens, closes } = provider.support;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the day of the week (0 is Sunday) and hour of the day in the support's time zone. */
const placeInWeek = (instant: Date): { weekday: number; hour: number } => {
  const parts = formatDateParts(instant, timeZone, {
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return { weekday: weekdays.indexOf(parts['weekday'] ?? ''), hour: Number(parts['hour']) };
};

const isWorkday = (weekday: number): boolean => weekday >= 1 && weekday <= 5;

/** '9am', '6pm', '12pm'. Hours of the day, 0 to 23. */
export const formatHour = (hour: number): string =>
  texts.hour(hour % 12 === 0 ? 12 : hour % 12, hour < 12);

export interface SupportState {
  isOpen: boolean;
  /** 'Open now, until 6pm', 'Closed now, opens Monday at 9am'. Hours in the support's time zone. */
  words: string;
}

/** Returns whether support is open at an instant by its weekly hours. Public holidays are not considered; the page mentions them. */
export const supportState = (instant: Date): SupportState => {
  const { weekday, hour } = placeInWeek(instant);
  if (isWorkday(weekday) && hour >= opens && hour < closes)
    return { isOpen: true, words: texts.openUntil(formatHour(closes)) };
  if (isWorkday(weekday) && hour < opens)
    return { isOpen: false, words: texts.opensToday(formatHour(opens)) };
  const tomorrow = (weekday + 1) % 7;
  const opening = isWorkday(tomorrow) ? texts.opensTomorrow : texts.opensMonday;
  return { isOpen: false, words: opening(formatHour(opens)) };
};

/** HH:mm in the support's time zone. */
export const supportTime = (instant: Date): string =>
  formatDate(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
