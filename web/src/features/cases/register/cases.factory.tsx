import {
  CasePageDocument,
  CasesPageDocument,
  CaseTimelineDocument,
  CaseTraceDocument,
  type CaseConsequencesFragment,
  type CaseHead_CaseFragment,
  type CaseLog_CaseFragment,
  type CaseOutcome,
  type ManualContacts_CaseFragment,
  type CaseTimelineQuery,
  type CaseTraceQuery,
  type DiseaseCode,
  type IsolationRule,
  type WindowEnd,
} from '../../../generated/graphql.ts';
import { aReporting } from '../../contacts/reporting/reporting.factory.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import type { MemberName } from '../../company/current/CompanyContext.tsx';
import { CasesPage } from './list/CasesPage.tsx';
import { CasePage } from './page/CasePage.tsx';
import { aFollowUp } from '../follow-up/follow-up.factory.tsx';
import { answerCoverage } from './page/coverage.factory.ts';

const isolationOfCase = {
  until: '2025-05-14',
  isOver: true,
  rules: ['DAYS' as IsolationRule],
  reason: 'ended on Wed 14 May, 10 days after symptoms began',
};

/** Creates the preview of a change that affects nobody. */
export const consequences = (
  overrides: Partial<CaseConsequencesFragment> = {},
): CaseConsequencesFragment => ({
  exposedBefore: 15,
  exposedAfter: 15,
  newlyToInform: 0,
  noLongerExposed: 0,
  newlyOwedCorrection: 0,
  changedDates: 0,
  toInform: 0,
  isolationBefore: isolationOfCase,
  isolationAfter: isolationOfCase,
  ...overrides,
});

/** All fields of `Case` except its trace. */
export interface CaseRecord {
  id: string;
  number: number;
  version: number;
  person: CaseHead_CaseFragment['person'];
  disease: DiseaseCode;
  classification: 'SUSPECTED' | 'PROBABLE' | 'CONFIRMED' | 'NOT_A_CASE';
  onsetDay: string | null;
  onsetAt: string | null;
  specimenDay: string | null;
  reportedDay: string;
  isolatedAt: string | null;
  symptomsEndedAt: string | null;
  feverEndedAt: string | null;
  treatmentStartedAt: string | null;
  clearedAt: string | null;
  notes: string;
  outcome: CaseOutcome | null;
  openedAt: string;
  openedBy: string | null;
  owner: string | null;
  openedByReport: { id: string; kind: 'SYMPTOMS' | 'TEST'; reportedAt: string } | null;
  closedAt: string | null;
  closedBy: string | null;
  dayZero: { day: string; basis: 'ONSET' | 'SPECIMEN' | 'REPORT'; reason: string };
  window: {
    from: string;
    until: string;
    endReason: WindowEnd;
    reason: string;
  };
  isolation: {
    until: string | null;
    isOver: boolean;
    rules: IsolationRule[];
    reason: string;
  } | null;
  manualContacts: ManualContacts_CaseFragment['manualContacts'];
  log: CaseLog_CaseFragment['log'];
}

type Entry = CaseRecord['log'][number];

/** Creates an act of the officer in the log of a case. */
export const anEntry = (overrides: Partial<Entry> = {}): Entry => ({
  id: 'e1',
  act: 'OPENED',
  at: '2025-05-05T02:00:00.000Z',
  by: 'officer@acme.test',
  changes: [{ field: 'CLASSIFICATION', before: null, after: 'CONFIRMED' }],
  manualContact: null,
  ownerBefore: null,
  ownerAfter: null,
  note: '',
  undoneAt: null,
  undoneBy: null,
  ...overrides,
});

export const anna = anEmployee({ name: 'Anna Li', code: 'E7', department: 'Kitchen' });

/** Creates Anna's open case of COVID-19. */
export const aCase = (overrides: Partial<CaseRecord> = {}): CaseRecord => ({
  id: '019a0000-0000-7000-8000-00000000000c',
  number: 12,
  version: 1,
  person: anna,
  disease: 'COVID_19',
  classification: 'CONFIRMED',
  onsetDay: '2025-05-04',
  onsetAt: null,
  specimenDay: null,
  reportedDay: '2025-05-05',
  isolatedAt: null,
  symptomsEndedAt: null,
  feverEndedAt: null,
  treatmentStartedAt: null,
  clearedAt: null,
  notes: '',
  outcome: null,
  openedAt: '2025-05-05T02:00:00.000Z',
  openedBy: 'officer@acme.test',
  owner: 'officer@acme.test',
  openedByReport: null,
  closedAt: null,
  closedBy: null,
  dayZero: { day: '2025-05-04', basis: 'ONSET', reason: 'symptoms began on Sun 4 May' },
  window: {
    from: '2025-05-01T16:00:00.000Z',
    until: '2025-05-14T16:00:00.000Z',
    endReason: 'DAYS_AFTER',
    reason:
      'from Fri 2 May, 2 days before symptoms began on Sun 4 May, until the end of Wed 14 May',
  },
  isolation: isolationOfCase,
  manualContacts: [],
  log: [anEntry()],
  ...overrides,
});

/** Creates Anna's case, closed as recovered. */
export const aClosedCase = (): CaseRecord =>
  aCase({
    version: 2,
    outcome: 'RECOVERED',
    closedAt: '2025-05-15T02:00:00.000Z',
    closedBy: 'officer@acme.test',
    log: [
      anEntry({
        id: 'e2',
        act: 'CLOSED',
        changes: [{ field: 'OUTCOME', before: null, after: 'RECOVERED' }],
      }),
      anEntry(),
    ],
  });

type Trace = CaseTraceQuery['case']['trace'];

const ben = {
  ...anEmployee({ name: 'Ben Ng', code: 'E8', department: 'Sales' }),
  isDeleted: false,
};
const chen = { ...anEmployee({ name: 'Chen Wu', code: 'E9' }), isDeleted: false };

const aStep = (
  carrier: { id: string; name: string },
  person: { id: string; name: string },
  source: 'MOBILE' | 'CAMERA' = 'MOBILE',
) => ({
  carrier,
  person,
  source,
  countedFrom: '2025-05-01T16:00:00.000Z',
  countedUntil: '2025-05-14T16:00:00.000Z',
});

/** A trace: Ben, exposed directly, and Chen, exposed by Ben. */
const exposures: Trace['exposures'] = [
  {
    person: ben,
    level: 1,
    exposedAt: '2025-05-05T03:00:00.000Z',
    minutes: 25,
    path: [aStep(anna, ben)],
  },
  {
    person: chen,
    level: 2,
    exposedAt: '2025-05-06T03:00:00.000Z',
    minutes: 40,
    path: [aStep(anna, ben), aStep(ben, chen, 'CAMERA')],
  },
];

/** Creates a person exposed by Anna, by default directly. */
export const anExposure = (
  name: string,
  overrides: Partial<Trace['exposures'][number]> = {},
): Trace['exposures'][number] => {
  const person = { ...anEmployee({ name }), isDeleted: false };
  const met = exposures[0]!;
  return { ...met, person, path: [aStep(anna, person)], ...overrides };
};

/** Announces these cases as the list. */
export const answerCases = (...cases: CaseRecord[]) =>
  answer(CasesPageDocument, { cases: { items: cases, total: cases.length } });

/** Creates Ben's follow-up: he has to be informed. */
export const aFollowUpOfBen = (overrides: Parameters<typeof aFollowUp>[0] = {}) => {
  const { id, name, code } = exposures[0]!.person;
  const row = aFollowUp({ name, ...overrides });
  return { ...row, person: { ...row.person, id, code } };
};

interface TraceAnswer extends Partial<Trace> {
  followUps?: ReturnType<typeof aFollowUp>[];
  followUpLevels?: number;
  contests?: CaseTimelineQuery['contests']['items'];
}

/** Announces the trace of the case, and what was done for the people. */
export const answerTrace = (
  stored: CaseRecord,
  { followUps = [aFollowUpOfBen()], followUpLevels = 1, contests = [], ...trace }: TraceAnswer = {},
) => {
  answer(CaseTimelineDocument, {
    case: { id: stored.id, followUps },
    contests: { items: contests },
  });
  return answer(CaseTraceDocument, {
    case: {
      id: stored.id,
      trace: { reporting: aReporting(), exposures, contestedExposures: [], ...trace },
      followUps,
    },
    viewer: { email: 'officer@acme.test', company: { id: 'acme', followUpLevels } },
    followUpAssignees: [],
  });
};

/** Announces the case and its trace, with reports from every phone. */
export const answerCase = (
  stored: CaseRecord,
  diseases: { code: DiseaseCode; isNearnessEnough: boolean; note: string | null }[] = [],
) => {
  answerTrace(stored);
  answerCoverage(stored);
  return answer(CasePageDocument, { case: stored, diseases });
};

export const renderCases = (
  search = '',
  memberNames: readonly MemberName[] = [],
  session = aSession(),
) =>
  renderScreen(<CasesPage />, {
    path: '/dashboard/:companyName/cases',
    at: `/dashboard/acme/cases${search}`,
    session,
    memberNames,
  });

export const renderCase = (
  number = '12',
  session = aSession(),
  memberNames: readonly MemberName[] = [],
) =>
  renderScreen(<CasePage />, {
    path: '/dashboard/:companyName/cases/:number',
    at: `/dashboard/acme/cases/${number}`,
    session,
    memberNames,
  });
