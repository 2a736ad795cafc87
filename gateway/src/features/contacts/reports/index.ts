import { PersonMeetingsResolver } from './person-meetings.resolver.js';
import { ReportResolver } from './report.resolver.js';
import { ReportingResolver } from './reporting.resolver.js';
import { SettingsPreviewResolver } from './settings-preview.resolver.js';

export const resolvers = [
  ReportResolver,
  SettingsPreviewResolver,
  PersonMeetingsResolver,
  ReportingResolver,
];
