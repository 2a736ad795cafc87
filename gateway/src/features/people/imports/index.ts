import { importErrorsExport } from './import-errors-export.service.js';
import { ImportRow } from './import-row.entity.js';
import { DirectoryImport, ImportFile, ImportLines } from './import.entity.js';
import { ImportResolver } from './import.resolver.js';

export const entities = [DirectoryImport, ImportFile, ImportLines, ImportRow];
export const resolvers = [ImportResolver];
export const streams = [importErrorsExport];
