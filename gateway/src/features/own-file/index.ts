import { StoredReport } from './employee-report.entity.js';
import { CaseReportResolver, EmployeeReportResolver } from './employee-report.resolver.js';
import { ExactRecordRequest } from './exact-record-request.entity.js';
import { ExactRecordsResolver, OwnExactRecordsResolver } from './exact-records.resolver.js';
import { exactRecords } from './exact-records.service.js';
import { OwnContestResolver } from './own-contest.resolver.js';
import { OwnImmunityResolver } from './own-immunity.resolver.js';
import { ownData } from './own-data.service.js';
import { OwnFileSessionResolver } from './own-file-session.resolver.js';
import { OwnFileResolver } from './own-file.resolver.js';

export const entities = [StoredReport, ExactRecordRequest];
export const resolvers = [
  OwnFileSessionResolver,
  OwnFileResolver,
  OwnContestResolver,
  OwnImmunityResolver,
  CaseReportResolver,
  EmployeeReportResolver,
  ExactRecordsResolver,
  OwnExactRecordsResolver,
];
export const streams = [ownData, exactRecords];
