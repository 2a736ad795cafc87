import { formatCount } from '../../../lib/intl.ts';
import type { SettingsPreview_OutcomeFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type Outcome = SettingsPreview_OutcomeFragment;

/** '1 minute', '10 minutes' */
export const formatMetric = (minutes: number): string => formatCount(minutes, texts.minutesCount);

/** 'With 10 minutes you would have had 62 continuous contacts and 40 people in contact, compared with 35 and 24 today.' */
export const formatMetricPreview = (current: Outcome, proposed: Outcome): string =>
  texts.metricPreview(formatMetric(proposed.timeMetric), proposed, current);

/** 'With 4 ft you would have had 31 breaches, compared with 50 today.' */
export const formatDistancePreview = (current: Outcome, proposed: Outcome): string =>
  texts.distancePreview(proposed.minDistance, proposed.breaches, current.breaches);
