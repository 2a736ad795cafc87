import {
  AddFollowUpActDocument,
  FollowUpAccountDocument,
  FollowUpDrawerDocument,
  FollowUpPageDocument,
  NoticePreviewsDocument,
  SendNoticesDocument,
  UndoFollowUpActDocument,
  WaitingContestsDocument,
  WaitingReportsDocument,
  type AddFollowUpActInput,
  type FollowUpDrawerQuery,
  type FollowUpPageQuery,
  type NoticePreviewsQuery,
} from '../../../generated/graphql.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import type { MemberName } from '../../company/current/CompanyContext.tsx';
import { FollowUpPage } from './FollowUpPage.tsx';

type FollowUp = FollowUpDrawerQuery['followUp'];
type Act = FollowUp['acts'][number];
type Summary = FollowUpPageQuery['followUpSummary'];

let made = 0;
const nextId = (): string => {
  made += 1;
  return `01900000-0000-7000-9000-${String(made).padStart(12, '0')}`;
};

/** Creates an act of the safety officer. */
export const anAct = (overrides: Partial<Act> = {}): Act => ({
  id: nextId(),
  batchId: nextId(),
  kind: 'NOTE',
  at: '2026-01-05T02:00:00.000Z',
  by: 'anna@acme.test',
  channel: null,
  callOutcome: null,
  callBackAt: null,
  day: null,
  test: null,
  result: null,
  happenedAt: null,
  stepName: null,
  prophylaxis: null,
  hasSymptoms: null,
  assignee: null,
  note: '',
  quarantineUntil: null,
  undoneAt: null,
  undoneBy: null,
  ...overrides,
});

/** Creates the follow-up of somebody who has to be informed. */
export const aFollowUp = ({
  name = 'Ben Ong',
  ...overrides
}: Partial<FollowUp> & { name?: string } = {}): FollowUp => ({
  id: nextId(),
  disease: 'COVID_19',
  state: 'TO_INFORM',
  nextStep: 'INFORM',
  opensAt: '2026-01-05T02:00:00.000Z',
  dueAt: '2026-01-06T02:00:00.000Z',
  steps: [],
  restriction: { kind: 'STAY_HOME', from: '2026-01-04', until: '2026-01-14' },
  reason: 'until Thu 14 Jan, because of 25 min with case C-12 on Mon 4 Jan, 14:10',
  informedAt: null,
  owesCorrection: false,
  isChanged: false,
  untilMove: null,
  callBackAt: null,
  isOwnPhoneOnly: false,
  accessChange: null,
  assignee: null,
  quarantineUntil: '2026-01-14',
  toldUntil: null,
  releaseTestDay: '2026-01-09',
  immunity: 'UNKNOWN',
  immunityEvidence: null,
  person: {
    id: nextId(),
    name,
    code: 'E17',
    department: 'Sales',
    email: 'ben@acme.test',
    callingCode: '+65',
    phone: '8123 4567',
  },
  presence: {
    hasApp: true,
    phoneReportedAt: '2026-01-05T01:55:00.000Z',
    isPhoneSilent: false,
    cameraSeenAt: null,
    cameraRoom: null,
  },
  exposures: [
    {
      caseNumber: 12,
      foundAt: '2026-01-05T02:30:00.000Z',
      level: 1,
      exposedAt: '2026-01-04T06:10:00.000Z',
      lastExposedAt: '2026-01-04T06:35:00.000Z',
      minutes: 25.4,
      source: 'MOBILE',
      isOwnPhoneOnly: false,
    },
  ],
  acts: [],
  contests: [],
  notices: [],
  ...overrides,
});

const aSummary: Summary = {
  changed: 0,
  latestChangeAt: '2026-01-05T02:30:00.000Z',
  seenUntil: null,
};

/** Announces the account and pages of these follow-ups, for any filter; returns the variables of each request. `until` delays the pages. */
export const answerFollowUps = (
  followUps: FollowUp[],
  {
    all = followUps.length,
    reports = 0,
    total = followUps.length,
    summary = {},
  }: { all?: number; reports?: number; total?: number; summary?: Partial<Summary> } = {},
  until?: () => Promise<void>,
) => {
  answer(FollowUpAccountDocument, {
    viewer: { email: 'anna@acme.test' },
    followUpAssignees: ['anna@acme.test', 'bo@acme.test'],
  });
  answer(WaitingContestsDocument, {
    contestRequests: { items: [], total: 0 },
    contests: { total: 0 },
  });
  answer(WaitingReportsDocument, {
    employeeReports: { total: reports },
    exactRecordRequests: { total: 0 },
  });
  return answer(
    FollowUpPageDocument,
    {
      followUps: { items: followUps, total },
      all: { total: all },
      followUpSummary: { ...aSummary, ...summary },
    },
    until && { until },
  );
};

export const answerDrawer = (followUp: FollowUp) => answer(FollowUpDrawerDocument, { followUp });

export const batchId = '01900000-0000-7000-9000-aaaaaaaaaaaa';

/** Announces that acts are added; returns the inputs. */
export const answerActs = (skipped: FollowUp[] = []): { input: AddFollowUpActInput }[] =>
  answer(AddFollowUpActDocument, {
    addFollowUpAct: { batchId, followUps: [], skipped: skipped.map(({ id }) => ({ id })) },
  });

export const answerUndo = () =>
  answer(UndoFollowUpActDocument, { undoFollowUpAct: { batchId, followUps: [] } });

const aCompany = {
  id: '01900000-0000-7000-9000-cccccccccccc',
  minNoticeCandidates: 5,
};

type Preview = NoticePreviewsQuery['noticePreviews'][number];

/** Creates the notice to a person as it would be sent. */
export const aPreview = (row: Pick<FollowUp, 'id'>, overrides: Partial<Preview> = {}): Preview => ({
  followUpId: row.id,
  kind: 'EXPOSURE',
  detail: 'DAY',
  candidates: 7,
  candidatesOnDay: 7,
  exposedOn: '2027-01-04',
  announcedUntil: '2027-01-14',
  countedFrom: 'EXPOSURE',
  exactUntil: '2027-01-14',
  announcedTestDay: null,
  isInAppOnly: false,
  subject: 'A message from Acme',
  text: 'On Mon 4 Jan you may have been near somebody at work.\n\nPlease keep away from others.',
  blocked: null,
  ...overrides,
});

/** Creates a preview of somebody who cannot be written to. */
export const aBlockedPreview = (row: Pick<FollowUp, 'id'>, blocked: Preview['blocked']): Preview =>
  aPreview(row, {
    blocked,
    detail: null,
    candidates: 2,
    candidatesOnDay: 2,
    announcedUntil: '2027-01-16',
    countedFrom: 'TELLING',
    subject: null,
    text: null,
  });

/** Announces previews for any request; returns the variables of each request. */
export const answerPreviews = (noticePreviews: Preview[]) =>
  answer(NoticePreviewsDocument, { viewer: { company: aCompany }, noticePreviews });

/** Announces that notices are sent; returns the inputs. */
export const answerSending = (sent: number, skipped: FollowUp[] = []) =>
  answer(SendNoticesDocument, {
    sendNotices: { sent, skipped: skipped.map(({ id }) => ({ followUpId: id })), followUps: [] },
  });

export const renderFollowUps = (search = '', memberNames: readonly MemberName[] = []) =>
  renderScreen(<FollowUpPage />, {
    path: '/dashboard/:companyName/follow-up',
    at: `/dashboard/acme/follow-up${search}`,
    memberNames,
  });
