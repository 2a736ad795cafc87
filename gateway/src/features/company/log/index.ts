import { auditLogExport } from './audit-log-export.service.js';
import { AuditEntryResolver } from './audit-log.resolver.js';
import { auditStreamExport } from './audit-stream-export.service.js';

export const resolvers = [AuditEntryResolver];
export const streams = [auditLogExport, auditStreamExport];
