import { Box } from '@mantine/core';
import { formatNumber } from '../../intl.ts';
import type { LicenceCounts_LicencesFragment } from '../../generated/graphql.ts';
import classes from './LicenceCounts.module.css';
import { formatExcess } from './licence-words.ts';

interface Props {
  licences: LicenceCounts_LicencesFragment;
}

/** Ordered and used licences side by side. */
export function LicenceCounts({ licences }: Props) {
  const excess = formatExcess(licences);
  const rows = [
    { label: 'Employees', count: licences.employees },
    { label: 'Cameras', count: licences.cameras },
  ];
  return (
    <div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Licences</th>
            <th scope="col">Ordered</th>
            <th scope="col">In use</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count: { ordered, used } }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{ordered === null ? 'No order' : formatNumber(ordered)}</td>
              <td data-excess={(ordered !== null && used > ordered) || undefined}>
                {formatNumber(used)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {excess !== null && (
        <Box component="p" mt="xs" fz="sm" c="var(--vc-warning)">
          {excess} more than ordered.
        </Box>
      )}
    </div>
  );
}
