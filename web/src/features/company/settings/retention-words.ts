import { DAY } from '../../../lib/durations.ts';
import { capitalize, formatCount, plural, type PluralForms } from '../../../lib/intl.ts';
import { dayOf, longDay, shiftDay, shortDay } from '../../../lib/dates/dates.ts';
import type {
  RetentionPreviewQuery,
  RetentionSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type Outcome = RetentionPreviewQuery['retentionPreview'];

/** '30 days' */
export const formatDays = (days: number): string => `${days} ${plural(days, texts.daysCount)}`;

/** '3 contacts, no camera breaches and at least 100,000 health reports'; cases are named only if there are any. */
const formatCounts = ({
  contacts,
  breaches,
  healthReports,
  cases,
  maxCounted,
}: Outcome): string => {
  const formatCountOf = (count: number, forms: PluralForms): string => {
    if (count === 0) return texts.none(forms.other);
    return count >= maxCounted
      ? texts.atLeast(formatCount(count, forms))
      : formatCount(count, forms);
  };
  const records = [
    formatCountOf(contacts, texts.contactsCount),
    formatCountOf(breaches, texts.cameraBreachesCount),
    formatCountOf(healthReports, texts.healthReportsCount),
  ] as const;
  return cases === null || cases === 0
    ? texts.recordCounts(...records)
    : texts.recordAndCaseCounts(...records, formatCountOf(cases, texts.closedCasesCount));
};

/** ' 2 contacts told by hand stay as long as their case.'; nothing if there are none. */
const formatKept = ({ keptContacts, maxCounted }: Outcome): string => {
  if (keptContacts === null || keptContacts === 0) return '';
  const count = formatCount(keptContacts, texts.contactsCount);
  return texts.keptContacts(keptContacts >= maxCounted ? texts.atLeast(count) : count);
};

/** '1,204 contacts, no camera breaches and 96 health reports of 12 days are deleted in the night to Sunday, 22 November 2026. …' */
export const formatRetentionPreview = (outcome: Outcome, timeZone: string): string => {
  const { oldestDay, keptFrom, goesAt, days } = outcome;
  const stays = formatKept(outcome);
  if (oldestDay === null) return `${texts.noOldRecords(formatDays(days))}${stays}`;
  const length = Math.round((Date.parse(keptFrom) - Date.parse(oldestDay)) / DAY);
  const night = longDay(dayOf(goesAt, timeZone));
  const goes = texts.retentionPreview(
    capitalize(formatCounts(outcome)),
    formatDays(Math.max(1, length)),
    night,
  );
  return `${goes}${stays}`;
};

/**
 * 'Records before 23/10/2026 are deleted in the night to Sunday, 22 November 2026.' A missed night is made up for within the hour, and then no
 * night is named, because it would be in the past.
 */
export const formatNextDeletion = (
  { retentionDueAt, retentionDays, timeZone }: RetentionSetting_CompanyFragment,
  now: number,
): string => {
  const isOverdue = Date.parse(retentionDueAt) <= now;
  const day = dayOf(isOverdue ? new Date(now) : retentionDueAt, timeZone);
  const when = isOverdue ? texts.withinTheHour : texts.inTheNightTo(longDay(day));
  return texts.recordsDeleted(shortDay(shiftDay(day, -retentionDays)), when);
};
