import type { FileStream } from '../http/file-stream.js';
import {
  continuousContactsExport,
  cumulativeContactsExport,
} from '../features/exports/contacts-export.service.js';
import { employeesExport, importTemplate } from '../features/exports/export.service.js';
import { personData } from '../features/person-data/person-data.service.js';

/** Files that are streamed, one path each. */
export const streams: readonly FileStream[] = [
  personData,
  employeesExport,
  importTemplate,
  continuousContactsExport,
  cumulativeContactsExport,
];
