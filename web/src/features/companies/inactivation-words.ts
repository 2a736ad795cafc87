import { formatCount, plural } from '../../intl.ts';
import type { InactivationPreviewQuery } from '../../generated/graphql.ts';

type Affected = InactivationPreviewQuery['inactivationPreview'] | undefined;

/** Describes what happens to dashboards; without numbers where nobody knows them. */
export const describeDashboards = (affected: Affected): string => {
  if (!affected) return 'Its dashboards are signed out at once, and nobody can sign in.';
  const { dashboards } = affected;
  if (dashboards === 0) return 'Nobody can sign in to its dashboard. Nobody is signed in now.';
  return `${formatCount(dashboards, { one: 'dashboard is', other: 'dashboards are' })} signed out at once, and nobody can sign in.`;
};

const suspended =
  'suspended until the company is active again. Phones stay signed in and keep their records.';

/** Describes what happens to the phones of its people. */
export const describePhones = (affected: Affected): string => {
  if (!affected) return `The phones of its people are ${suspended}`;
  const people = formatCount(affected.people, { one: 'person', other: 'people' });
  if (affected.phones === 0) return `No phone of its ${people} is signed in to the app.`;
  return `${formatCount(affected.phones, { one: 'phone', other: 'phones' })} of ${people} ${plural(affected.phones, { one: 'is', other: 'are' })} ${suspended}`;
};
