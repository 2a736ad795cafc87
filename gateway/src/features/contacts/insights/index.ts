import {
  InsightDepartmentDay,
  InsightHour,
  InsightMark,
  InsightPersonDay,
  InsightRoomDay,
} from './insight.entity.js';
import { InsightsChangeResolver } from './insights-change.resolver.js';
import { InsightsResolver } from './insights.resolver.js';

export const entities = [
  InsightDepartmentDay,
  InsightHour,
  InsightMark,
  InsightPersonDay,
  InsightRoomDay,
];
export const resolvers = [InsightsResolver, InsightsChangeResolver];
