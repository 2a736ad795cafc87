import { Session } from '../access/session.entity.js';
import { Account } from '../features/accounts/account.entity.js';
import { MailedLink } from '../features/accounts/mailed-link.entity.js';
import { AuditEntry } from '../features/audit/audit-entry.entity.js';
import { Company } from '../features/companies/company.entity.js';
import { TimeMetric } from '../features/companies/time-metric.entity.js';
import { Contact } from '../features/contacts/contact.entity.js';
import { Employee } from '../features/employees/employee.entity.js';
import { GuideRequest } from '../features/guide/guide-request.entity.js';
import { HealthRecord } from '../features/health/health-record.entity.js';
import { Order } from '../features/orders/order.entity.js';
import { Plan } from '../features/plans/plan.entity.js';
import { Mail } from '../mail/mail.entity.js';

/** Every table that TypeORM knows. */
export const entities = [
  Account,
  AuditEntry,
  Company,
  Contact,
  Employee,
  GuideRequest,
  HealthRecord,
  Mail,
  MailedLink,
  Order,
  Plan,
  Session,
  TimeMetric,
];
