import { AppCodeRun, AppCodePart, AppCodePerson } from './app-code-run.entity.js';
import { AppCodeResolver } from './app-code.resolver.js';
import { AppInvitation } from './app-invitation.entity.js';
import { appStatusExport } from './app-status-export.service.js';
import { CoverageResolver } from './coverage.resolver.js';
import { EmployeeSignInResolver } from './employee-sign-in.resolver.js';
import { HealthRecord } from './health-record.entity.js';
import { HealthResolver } from './health.resolver.js';

export const entities = [AppCodePart, AppCodePerson, AppCodeRun, AppInvitation, HealthRecord];
export const resolvers = [
  EmployeeSignInResolver,
  AppCodeResolver,
  HealthResolver,
  CoverageResolver,
];
export const streams = [appStatusExport];
