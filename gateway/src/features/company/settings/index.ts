import { SettingsResolver } from './settings.resolver.js';
import { TimeMetric } from './time-metric.entity.js';

export const entities = [TimeMetric];
export const resolvers = [SettingsResolver];
