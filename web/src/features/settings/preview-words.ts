import { formatCount, formatNumber } from '../../intl.ts';
import type { SettingsPreview_OutcomeFragment } from '../../generated/graphql.ts';

type Outcome = SettingsPreview_OutcomeFragment;

/** 1 minute, 10 minutes */
export const sayMetric = (minutes: number): string =>
  formatCount(minutes, { one: 'minute', other: 'minutes' });

/** 'With 10 minutes you would have had 62 continuous contacts and 40 people in contact, against 35 and 24 today.' */
export const sayMetricPreview = (current: Outcome, proposed: Outcome): string =>
  `With ${sayMetric(proposed.timeMetric)} you would have had ${formatCount(proposed.continuousContacts, { one: 'continuous contact', other: 'continuous contacts' })} and ${formatCount(proposed.peopleInContact, { one: 'person', other: 'people' })} in contact, against ${formatNumber(current.continuousContacts)} and ${formatNumber(current.peopleInContact)} today.`;

/** 'With 4 ft you would have had 31 breaches, against 50 today.' */
export const sayDistancePreview = (current: Outcome, proposed: Outcome): string =>
  `With ${proposed.minDistance} ft you would have had ${formatCount(proposed.breaches, { one: 'breach', other: 'breaches' })}, against ${formatNumber(current.breaches)} today.`;
