import type { TenantTransaction } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { cellTimeFormat, todayIn } from '../../company/profile/time-zone.js';
import { personById } from '../directory/person.loaders.js';
import { streamNewestHealthRecords } from './health-record.queries.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { startExportLog } from '../../audit/accesses/access-log.js';
import type { Cell } from '../../../http/csv.js';
import { makeTableFile } from '../../../http/table-file.js';

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

/** Exports the newest health record of each phone as a file. */
export const appStatusExport = makeTableFile({
  path: '/healths/export',
  summary: 'What the phone of each employee last reported of itself, as CSV or XLSX.',
  permission: 'health:read',
  needsProof: true,
  async open(context) {
    const { companyId } = context;
    const { timeZone } = await ownCompany(context);
    await writeAudit(context, {
      companyId,
      action: AuditAction.EMPLOYEE_EXPORTED,
      detail: 'app status',
    });
    return {
      name: `app_status_${todayIn(timeZone)}`,
      headings,
      batches: (db) => listRows(context, db, timeZone),
    };
  },
});

async function* listRows(
  context: RequestContext,
  db: TenantTransaction,
  timeZone: string,
): AsyncGenerator<Cell[][]> {
  const format = cellTimeFormat(timeZone);
  const logPeople = startExportLog(context, PersonReadKind.HEALTH_EXPORT);
  for await (const records of streamNewestHealthRecords(db, context.companyId)) {
    const ids = records.map(({ employeeId }) => employeeId);
    logPeople(ids);
    const people = await Promise.all(ids.map((id) => context.loader(personById).load(id)));
    yield records.map((record, index) => [
      people[index]!.code ?? record.employeeId,
      formatSwitch(record.bluetoothStatus),
      formatSwitch(record.locationStatus),
      record.locationPermission,
      record.osVersion,
      record.deviceType,
      record.makeModel,
      record.appVersion,
      format.format(record.createdAt),
    ]);
  }
}

function formatSwitch(isOn: boolean | null): string | null {
  if (isOn === null) return null;
  return isOn ? 'on' : 'off';
}
