import { formatCsv } from '../../browser/csv.ts';
import { formatCellTime } from '../../domain/dates/dates.ts';
import type { AppStatusExportQuery } from '../../generated/graphql.ts';
import { texts } from './texts.ts';

const onOff = (status: boolean | null): string => {
  if (status === null) return '';
  return status ? texts.csvOn : texts.csvOff;
};

/** The newest status of each phone, one a row; times are those of the company's clocks. */
export const appStatusCsv = (
  records: AppStatusExportQuery['newestHealthRecords'],
  timeZone: string,
): string =>
  formatCsv(
    texts.csvColumns,
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
