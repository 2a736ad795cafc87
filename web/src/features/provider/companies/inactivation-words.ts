import { formatCount } from '../../../lib/intl.ts';
import type { InactivationPreviewQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type Affected = InactivationPreviewQuery['inactivationPreview'] | undefined;

/** Describes what happens to dashboards; leaves out counts that are unknown. */
export const describeDashboards = (affected: Affected): string => {
  if (!affected) return texts.dashboardsUnknown;
  const { dashboards } = affected;
  if (dashboards === 0) return texts.noDashboard;
  return texts.signedOut(dashboards);
};

/** Describes what happens to the phones of the company's employees. */
export const describePhones = (affected: Affected): string => {
  if (!affected) return texts.phonesUnknown;
  const people = formatCount(affected.people, texts.peopleCount);
  if (affected.phones === 0) return texts.noPhone(people);
  return texts.phonesSuspended(affected.phones, people);
};
