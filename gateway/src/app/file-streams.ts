import type { FileStream } from '../http/file-stream.js';
import { appStatusExport } from '../features/exports/app-status-export.service.js';
import { auditLogExport } from '../features/exports/audit-log-export.service.js';
import { auditStreamExport } from '../features/exports/audit-stream-export.service.js';
import {
  continuousContactsExport,
  cumulativeContactsExport,
} from '../features/exports/contacts-export.service.js';
import { followUpExport } from '../features/exports/follow-up-export.service.js';
import { employeesExport, importTemplate } from '../features/exports/export.service.js';
import { exposedExport } from '../features/exports/exposed-export.service.js';
import { importErrorsExport } from '../features/exports/import-errors-export.service.js';
import { exactRecords } from '../features/exact-records/exact-records.service.js';
import { ownData } from '../features/own-file/own-data.service.js';
import { personData } from '../features/person-data/person-data.service.js';

/** Files that are streamed, one path each. */
export const streams: readonly FileStream[] = [
  personData,
  ownData,
  exactRecords,
  employeesExport,
  importTemplate,
  importErrorsExport,
  appStatusExport,
  exposedExport,
  continuousContactsExport,
  cumulativeContactsExport,
  followUpExport,
  auditLogExport,
  auditStreamExport,
];
