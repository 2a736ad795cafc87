import type { FollowUpStep, TodayQuery } from '../../../generated/graphql.ts';

/** The most urgent first: what concerns people, then cameras, then the installation and the contract. */
const kinds = [
  'INFORM',
  'CORRECT',
  'PROPHYLAXIS',
  'PROOF',
  'TEST',
  'SYMPTOMS',
  'RELEASE',
  'ISOLATIONS',
  'REPORTS',
  'IMMUNITY',
  'EXACT_RECORDS',
  'CONTEST_REQUESTS',
  'CONTESTS',
  'SILENT_PHONES',
  'SILENT_CAMERAS',
  'NO_EMAIL',
  'TRIAL',
] as const;

export type TodayKind = (typeof kinds)[number];

/** Something that needs the viewer now. */
export interface TodayLine {
  kind: TodayKind;
  /** Number of people, isolations, reports, requests or cameras; days left of the trial; 1 for the email. */
  count: number;
  /** When the first of them is or was due. Only for people to inform and for prophylaxis. */
  dueAt?: string;
  /** The silent camera, if it is the only one. */
  camera?: { code: string; lastReportedAt: string | null };
}

const stepKinds = {
  INFORM: 'INFORM',
  CORRECT: 'CORRECT',
  TEST: 'TEST',
  RELEASE: 'RELEASE',
  ASK_FOR_PROOF: 'PROOF',
  GIVE_PROPHYLAXIS: 'PROPHYLAXIS',
  CHECK_SYMPTOMS: 'SYMPTOMS',
} as const satisfies Record<FollowUpStep, TodayKind>;

/** Sorts lines by urgency. */
export const sortTodayLines = <Line extends { kind: TodayKind }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));

/** Lists what needs the viewer now, the most urgent first. Fields that the viewer may not read are absent. */
export const listTodayLines = ({
  dueFollowUps = [],
  silentPhones,
  isolationsOver,
  employeeReports,
  exactRecordRequests,
  immunityEvidence,
  contestRequests,
  contests,
  cameras,
  viewer,
}: TodayQuery): TodayLine[] => {
  const trial = viewer.company?.trial;
  const [camera] = cameras?.items ?? [];
  const lines: TodayLine[] = [
    ...dueFollowUps.map(({ step, followUps, dueAt }) => ({
      kind: stepKinds[step],
      count: followUps,
      ...((step === 'INFORM' || step === 'GIVE_PROPHYLAXIS') && { dueAt }),
    })),
    { kind: 'ISOLATIONS', count: isolationsOver?.total ?? 0 },
    { kind: 'REPORTS', count: employeeReports?.total ?? 0 },
    { kind: 'IMMUNITY', count: immunityEvidence?.total ?? 0 },
    { kind: 'EXACT_RECORDS', count: exactRecordRequests?.total ?? 0 },
    { kind: 'CONTEST_REQUESTS', count: contestRequests?.total ?? 0 },
    { kind: 'CONTESTS', count: contests?.total ?? 0 },
    { kind: 'SILENT_PHONES', count: silentPhones?.total ?? 0 },
    {
      kind: 'SILENT_CAMERAS',
      count: cameras?.total ?? 0,
      ...(cameras?.total === 1 && camera && { camera }),
    },
    { kind: 'NO_EMAIL', count: viewer.company?.isMailSetUp === false ? 1 : 0 },
    { kind: 'TRIAL', count: trial && !trial.isOver ? trial.daysLeft : 0 },
  ];
  return sortTodayLines(lines.filter(({ count }) => count > 0));
};

/** Most lines that are shown before the rest is unfolded. */
export const maxShownLines = 7;

/** Splits lines into those to show, and those to fold. */
export const foldTodayLines = <Line>(
  lines: readonly Line[],
): { shown: Line[]; folded: Line[] } => ({
  shown: lines.slice(0, maxShownLines),
  folded: lines.slice(maxShownLines),
});
