import { DAY } from '../../durations.ts';
import { formatCount, plural, type PluralForms } from '../../intl.ts';
import { dayOf, longDay, shiftDay, shortDay } from '../../domain/dates/dates.ts';
import type {
  RetentionPreview_OutcomeFragment,
  RetentionSetting_CompanyFragment,
} from '../../generated/graphql.ts';

type Outcome = RetentionPreview_OutcomeFragment;

/** '30 days' */
export const sayDays = (days: number): string =>
  `${days} ${plural(days, { one: 'day', other: 'days' })}`;

/** '3 contacts, no camera breaches and at least 100,000 health reports' */
const sayCounts = ({ contacts, breaches, healthReports, maxCounted }: Outcome): string => {
  const say = (count: number, forms: PluralForms): string => {
    if (count === 0) return `no ${forms.other}`;
    return `${count >= maxCounted ? 'at least ' : ''}${formatCount(count, forms)}`;
  };
  return `${say(contacts, { one: 'contact', other: 'contacts' })}, ${say(breaches, { one: 'camera breach', other: 'camera breaches' })} and ${say(healthReports, { one: 'health report', other: 'health reports' })}`;
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '1,204 contacts, no camera breaches and 96 health reports of 12 days are deleted in the night to Sunday, 22 November 2026. …' */
export const sayRetentionPreview = (outcome: Outcome, timeZone: string): string => {
  const { oldestDay, keptFrom, goesAt, days } = outcome;
  if (oldestDay === null) return `You have no records that are older than ${sayDays(days)}.`;
  const length = Math.round((Date.parse(keptFrom) - Date.parse(oldestDay)) / DAY);
  const night = longDay(dayOf(goesAt, timeZone));
  return `${capitalised(sayCounts(outcome))} of ${sayDays(Math.max(1, length))} are deleted in the night to ${night}. Until then you can change it back.`;
};

/**
 * 'Records before 23/10/2026 are deleted in the night to Sunday, 22 November 2026.' A night that was missed is made up for within the hour,
 * and then no night is named: the one that has passed would read as a promise.
 */
export const formatNextDeletion = (
  { retentionDueAt, retentionDays, timeZone }: RetentionSetting_CompanyFragment,
  now: number,
): string => {
  const isOverdue = Date.parse(retentionDueAt) <= now;
  const day = dayOf(isOverdue ? new Date(now) : retentionDueAt, timeZone);
  const when = isOverdue ? 'within the next hour' : `in the night to ${longDay(day)}`;
  return `Records before ${shortDay(shiftDay(day, -retentionDays))} are deleted ${when}.`;
};
