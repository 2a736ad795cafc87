import { formatCsv } from '../../browser/csv.ts';
import { formatCellTime } from '../../domain/dates/dates.ts';
import type { AppStatusExport_RecordFragment } from '../../generated/graphql.ts';

const headings = [
  'id',
  'bluetooth',
  'location',
  'loc permission',
  'OS version',
  'device',
  'model',
  'app version',
  'date',
];

const onOff = (status: boolean | null): string => {
  if (status === null) return '';
  return status ? 'on' : 'off';
};

/** The newest status of each phone, one a row; times are those of the company's clocks. */
export const appStatusCsv = (
  records: readonly AppStatusExport_RecordFragment[],
  timeZone: string,
): string =>
  formatCsv(
    headings,
    records.map((record) => [
      record.employee.code ?? record.employee.id,
      onOff(record.bluetoothStatus),
      onOff(record.locationStatus),
      record.locationPermission,
      record.osVersion,
      record.deviceType,
      record.makeModel,
      record.appVersion,
      formatCellTime(record.createdAt, timeZone),
    ]),
  );

/** app_status_2026-11-17.csv */
export const appStatusFileName = (today: string): string => `app_status_${today}.csv`;
