import { formatCount, formatNumber, type PluralForms } from '../../../lib/intl.ts';
import type { LicenceCounts_LicencesFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Formats licences: '12 ordered, 143 in use'. Plans without a number of licences show only those in use. */
export const formatLicences = ({
  ordered,
  used,
}: LicenceCounts_LicencesFragment['employees']): string =>
  ordered === null
    ? texts.used(formatNumber(used))
    : texts.orderedAndUsed(formatNumber(ordered), formatNumber(used));

/** Formats use beyond the order: '131 employees and 1 camera'. Null if there is none. */
export const formatExcess = ({
  employees,
  cameras,
}: Pick<LicenceCounts_LicencesFragment, 'employees' | 'cameras'>): string | null => {
  const excess = [
    formatExcessOf(employees, texts.employeesCount),
    formatExcessOf(cameras, texts.camerasCount),
  ].filter((part) => part !== null);
  return excess.length === 0 ? null : texts.list(excess);
};

const formatExcessOf = (
  { ordered, used }: LicenceCounts_LicencesFragment['employees'],
  forms: PluralForms,
): string | null => {
  const count = ordered === null ? 0 : Math.max(0, used - ordered);
  return count === 0 ? null : formatCount(count, forms);
};
