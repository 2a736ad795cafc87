import { AuditEntry } from './audit-entry.entity.js';

export const entities = [AuditEntry];
