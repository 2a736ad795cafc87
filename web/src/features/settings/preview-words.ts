import { counted } from '../../components/counted.ts';
import type { SettingsPreview_OutcomeFragment } from '../../generated/graphql.ts';

type Outcome = SettingsPreview_OutcomeFragment;

/** 1 minute, 10 minutes */
export const sayMetric = (minutes: number): string => counted(minutes, 'minute', 'minutes');

/** 'With 10 minutes you would have had 62 continuous contacts and 40 people in contact, against 35 and 24 today.' */
export const sayMetricPreview = (current: Outcome, proposed: Outcome): string =>
  `With ${sayMetric(proposed.timeMetric)} you would have had ${counted(
    proposed.continuousContacts,
    'continuous contact',
    'continuous contacts',
  )} and ${counted(proposed.peopleInContact, 'person', 'people')} in contact, against ${current.continuousContacts.toLocaleString('en')} and ${current.peopleInContact.toLocaleString('en')} today.`;

/** 'With 4 ft you would have had 31 breaches, against 50 today.' */
export const sayDistancePreview = (current: Outcome, proposed: Outcome): string =>
  `With ${proposed.minDistance} ft you would have had ${counted(
    proposed.breaches,
    'breach',
    'breaches',
  )}, against ${current.breaches.toLocaleString('en')} today.`;
