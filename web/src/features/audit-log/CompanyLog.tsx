import { AuditLog } from './AuditLog.tsx';
import { useAuditLog } from './use-audit-log.ts';

/** What was done to one company. */
export function CompanyLog({ companyId }: { companyId: string }) {
  return <AuditLog log={useAuditLog(companyId)} isOfOneCompany />;
}
