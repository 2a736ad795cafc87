import { aBreachHistory } from './breach-history.factory.ts';
import {
  BreachesDocument,
  CaseFiguresDocument,
  type CaseFiguresQuery,
  CaseTracesDocument,
  CurrentFiguresDocument,
  type CurrentFiguresQuery,
  HeldRecordsDocument,
  InsightsPageDocument,
  type InsightsPageQuery,
  SecondOwnerHintDocument,
  PhonesWithProblemsDocument,
  type PhonesWithProblemsQuery,
} from '../../../generated/graphql.ts';
import { aCompany } from '../../../testing/factories.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { answerToday } from '../today/today.factory.ts';
import { InsightsPage } from './InsightsPage.tsx';

type Coverage = CurrentFiguresQuery['coverage'];
type Phone = PhonesWithProblemsQuery['troubledPhones']['items'][number];

/** Creates coverage of 40 phones of 45 people, of which all but three reported. */
export const aCoverage = (overrides: Partial<Coverage> = {}): Coverage => ({
  people: 45,
  neverSignedIn: 5,
  phones: 40,
  reported: 37,
  silent: 3,
  bluetoothOff: 2,
  permissionLacking: 0,
  oldApp: 4,
  newestApp: '3.2.0',
  cameras: 0,
  camerasReported: 0,
  ...overrides,
});

export const currentFigures = (coverage = aCoverage()): CurrentFiguresQuery => ({
  safetyIndicator: { level: 'AMBER', share: 0.75, active: 12, withoutBreach: 9 },
  activeCount: 11,
  coverage,
  viewer: { company: { ...aCompany(), passKey: 'acme-key' } },
});

export const aPhoneWithProblems = (name: string, overrides: Partial<Phone> = {}): Phone => ({
  employee: {
    id: `01900000-0000-7000-8000-${String(name.codePointAt(0)).padStart(12, '0')}`,
    code: `E-${name}`,
    name,
    department: 'Sales',
  },
  troubles: ['SILENT'],
  lastActiveAt: '2026-01-05T01:00:00.000Z',
  appVersion: '3.1.4',
  deviceType: 'Android',
  makeModel: 'Google Pixel 8',
  osVersion: '16',
  ...overrides,
});

/** Creates four open cases, some of them traced late, and people to follow up today. */
export const aCaseFigures = (
  overrides: Partial<CaseFiguresQuery['caseFigures']> = {},
): CaseFiguresQuery => ({
  caseFigures: {
    openCases: [
      { disease: 'COVID_19', cases: 3 },
      { disease: 'INFLUENZA', cases: 1 },
    ],
    traced: { inTime: 2, late: 1, running: 1, withoutExposed: 2, unknown: 1, share: 2 / 3 },
    followedUpToday: { due: 8, done: 2, share: 0.25 },
    ...overrides,
  },
});

/** Creates a company without cases. */
export const noCaseFigures = (): CaseFiguresQuery =>
  aCaseFigures({
    openCases: [],
    traced: { inTime: 0, late: 0, running: 0, withoutExposed: 0, unknown: 0, share: null },
    followedUpToday: { due: 0, done: 0, share: null },
  });

/** Announces all data of the page; the lists hold the variables of each request. */
export const answerInsights = (positiveEmployees: InsightsPageQuery['positiveEmployees'] = []) => {
  answerToday();
  answer(SecondOwnerHintDocument, { members: [], memberInvitations: [] });
  answer(InsightsPageDocument, { positiveEmployees });
  answer(CaseTracesDocument, { positiveTraces: [] });
  answer(CurrentFiguresDocument, currentFigures());
  answer(CaseFiguresDocument, noCaseFigures());
  answer(HeldRecordsDocument, { heldRecords: { items: [], total: 0 } });
  const breaches = answer(BreachesDocument, ({ source }) => ({
    breachHistory: aBreachHistory({ source }),
  }));
  const phones = answer(PhonesWithProblemsDocument, {
    troubledPhones: {
      items: [aPhoneWithProblems('Ana'), aPhoneWithProblems('Ben', { lastActiveAt: null })],
      total: 12,
    },
  });
  return { breaches, phones };
};

export const renderInsights = (search = '', session = aSession()) =>
  renderScreen(<InsightsPage />, {
    path: '/dashboard/:companyName/insights',
    at: `/dashboard/acme/insights${search}`,
    session,
  });
