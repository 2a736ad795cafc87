import type { LicenceCounts_LicencesFragment } from '../../generated/graphql.ts';

/** '12 ordered, 143 in use'; where the plan is not ordered by the piece, only what is in use. */
export const formatLicences = ({
  ordered,
  used,
}: LicenceCounts_LicencesFragment['employees']): string =>
  ordered === null
    ? `${used.toLocaleString('en')} in use`
    : `${ordered.toLocaleString('en')} ordered, ${used.toLocaleString('en')} in use`;

/** Names what is used beyond the order: '131 employees and 1 camera'; null: nothing is. */
export const formatExcess = ({
  employees,
  cameras,
}: LicenceCounts_LicencesFragment): string | null => {
  const excess = [
    formatCount(employees, ['employee', 'employees']),
    formatCount(cameras, ['camera', 'cameras']),
  ].filter((part) => part !== null);
  return excess.length === 0 ? null : excess.join(' and ');
};

const formatCount = (
  { ordered, used }: LicenceCounts_LicencesFragment['employees'],
  [one, many]: [string, string],
): string | null => {
  const count = ordered === null ? 0 : Math.max(0, used - ordered);
  return count === 0 ? null : `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
};
