import type { FileStream } from './file-stream.js';
import { employeesExport, importTemplate } from './features/employees/export.service.js';
import { personData } from './features/employees/person-data.service.js';

/** The files that leave piece by piece, a path each. */
export const streams: readonly FileStream[] = [personData, employeesExport, importTemplate];
