import { Box } from '@mantine/core';
import { formatNumber } from '../../../lib/intl.ts';
import type { LicenceCounts_LicencesFragment } from '../../../generated/graphql.ts';
import classes from './LicenceCounts.module.css';
import { formatExcess } from './licence-words.ts';
import { texts } from './texts.ts';

interface Props {
  licences: LicenceCounts_LicencesFragment;
}

/** Ordered and used licences side by side. */
export function LicenceCounts({ licences }: Props) {
  const excess = formatExcess(licences);
  const rows = [
    { label: texts.employees, count: licences.employees },
    { label: texts.cameras, count: licences.cameras },
  ];
  return (
    <div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.licences}</th>
            <th scope="col">{texts.ordered}</th>
            <th scope="col">{texts.inUse}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count: { ordered, used } }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{ordered === null ? texts.noOrder : formatNumber(ordered)}</td>
              <td data-excess={(ordered !== null && used > ordered) || undefined}>
                {formatNumber(used)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {licences.isRounded && (
        <Box component="p" mt="xs" fz="sm" c="dimmed">
          {texts.employeesRounded}
        </Box>
      )}
      {excess !== null && (
        <Box component="p" mt="xs" fz="sm" c="var(--vc-warning)">
          {texts.moreThanOrdered(excess)}
        </Box>
      )}
    </div>
  );
}
