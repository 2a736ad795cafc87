import { ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';

@ObjectType({ description: 'A page of the audit log.' })
export class AuditEntryPage extends paginated(AuditEntry, 'entries') {}
