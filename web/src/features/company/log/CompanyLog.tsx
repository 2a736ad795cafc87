import { AuditLog } from './AuditLog.tsx';
import { useAuditLog } from './use-audit-log.ts';

/** The audit log of one company, for the provider. */
export function CompanyLog({ companyId }: { companyId: string }) {
  return <AuditLog log={useAuditLog(companyId)} isOfOneCompany />;
}
