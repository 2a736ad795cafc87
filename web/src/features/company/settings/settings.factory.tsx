import type { Unmasked } from '@apollo/client';
import {
  NoticeCountsDocument,
  RetentionRunsDocument,
  SettingsPageDocument,
  type RetentionRunsQuery,
  type SettingsPageQuery,
} from '../../../generated/graphql.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { aCompany, plans } from '../../../testing/factories.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { SettingsPage } from './SettingsPage.tsx';

type Company = NonNullable<Unmasked<SettingsPageQuery>['viewer']['company']>;

/** Creates the default settings of Acme: everything off, 15 minutes and 6 ft. */
export const theSettings = (overrides: Partial<Company> = {}): Company => ({
  ...aCompany(),
  plan: plans.professional,
  timeMetric: 15,
  pendingTimeMetric: null,
  minDistance: 6,
  isCrossStatusOn: false,
  contestsNeedConfirmation: false,
  contestsNeedConfirmationUntil: null,
  isGeofencingOn: false,
  latitude: null,
  longitude: null,
  radius: null,
  iframe: null,
  noticeContact: '',
  informsAtOnce: false,
  noticesNameDisease: false,
  minNoticeCandidates: 5,
  minActivePercent: 10,
  retentionDays: 30,
  retentionDueAt: '2099-01-05T18:00:00.000Z',
  ...overrides,
});

/** Announces these settings from now on. */
export const answerSettings = (
  overrides: Partial<Company> = {},
  timeMetricHistory: SettingsPageQuery['timeMetricHistory'] = [
    { minutes: 15, from: null, until: null, changedAt: null, changedBy: null },
  ],
) => {
  answerRuns([]);
  answer(NoticeCountsDocument, { noticeCounts: { isSampled: true, counts: [] } });
  return answer(SettingsPageDocument, {
    viewer: { company: theSettings(overrides) },
    timeMetricHistory,
  });
};

/** Creates a retention run. */
export const answerRuns = (items: RetentionRunsQuery['retentionRuns']['items'], total?: number) =>
  answer(RetentionRunsDocument, { retentionRuns: { items, total: total ?? items.length } });

/** Renders the settings for an owner, or for a member with other permissions. */
export const renderSettings = (permissions?: readonly Permission[]) =>
  renderScreen(<SettingsPage />, {
    path: '/dashboard/:companyName/landing',
    at: '/dashboard/acme/landing',
    ...(permissions && { session: aSession({}, permissions) }),
  });
