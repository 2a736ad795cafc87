import { formatCount, formatNumber, type PluralForms } from '../../intl.ts';
import type { LicenceCounts_LicencesFragment } from '../../generated/graphql.ts';

/** '12 ordered, 143 in use'; where the plan is not ordered by the piece, only what is in use. */
export const formatLicences = ({
  ordered,
  used,
}: LicenceCounts_LicencesFragment['employees']): string =>
  ordered === null
    ? `${formatNumber(used)} in use`
    : `${formatNumber(ordered)} ordered, ${formatNumber(used)} in use`;

/** Names what is used beyond the order: '131 employees and 1 camera'; null: nothing is. */
export const formatExcess = ({
  employees,
  cameras,
}: LicenceCounts_LicencesFragment): string | null => {
  const excess = [
    formatExcessOf(employees, { one: 'employee', other: 'employees' }),
    formatExcessOf(cameras, { one: 'camera', other: 'cameras' }),
  ].filter((part) => part !== null);
  return excess.length === 0 ? null : excess.join(' and ');
};

const formatExcessOf = (
  { ordered, used }: LicenceCounts_LicencesFragment['employees'],
  forms: PluralForms,
): string | null => {
  const count = ordered === null ? 0 : Math.max(0, used - ordered);
  return count === 0 ? null : formatCount(count, forms);
};
