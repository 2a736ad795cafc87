import type {
  CaseTimeline_CaseFragment as Case,
  CaseTimelineQuery,
  Contest_ContestFragment as Contest,
} from '../../../../generated/graphql.ts';

type FollowUp = CaseTimelineQuery['case']['followUps'][number];
type CaseEntry = Case['log'][number];
type Act = FollowUp['acts'][number];
type Notice = FollowUp['notices'][number];

/** Something that was done about a case, at a moment. */
export type TimelineEntry = { id: string; at: string } & (
  | { kind: 'CASE'; entry: CaseEntry }
  /** One act on several people. */
  | { kind: 'ACT'; act: Act; people: FollowUp[] }
  /** Notices of the same kind, sent at the same moment. */
  | { kind: 'NOTICE'; notice: Notice; people: FollowUp[]; read: number; failed: number }
  | { kind: 'CONTESTED' | 'WITHDRAWN'; contest: Contest }
);

/** Groups acts that were added together. Notices are listed as such. */
const listActs = (followUps: readonly FollowUp[]): TimelineEntry[] => {
  const all = followUps.flatMap((row) =>
    row.acts.filter(({ channel }) => channel !== 'NOTICE').map((act) => ({ act, row })),
  );
  const groups = Map.groupBy(
    all,
    ({ act: { batchId, kind, undoneAt } }) => `${batchId} ${kind} ${undoneAt}`,
  );
  return [...groups.values()].map((group): TimelineEntry => {
    const { act } = group[0]!;
    return { kind: 'ACT', id: act.id, at: act.at, act, people: group.map(({ row }) => row) };
  });
};

const listNotices = (followUps: readonly FollowUp[]): TimelineEntry[] => {
  const all = followUps.flatMap((row) => row.notices.map((notice) => ({ notice, row })));
  const groups = Map.groupBy(all, ({ notice: { kind, sentAt } }) => `${kind} ${sentAt}`);
  return [...groups.values()].map((group): TimelineEntry => {
    const { notice } = group[0]!;
    const count = (state: Notice['state']): number =>
      group.filter((each) => each.notice.state === state).length;
    return {
      kind: 'NOTICE',
      id: notice.id,
      at: notice.sentAt,
      notice,
      people: group.map(({ row }) => row),
      read: count('READ'),
      failed: count('FAILED'),
    };
  });
};

/** Lists contests of contacts in the window, of the person of the case or of exposed people. */
const listContests = (
  { case: { followUps }, contests }: CaseTimelineQuery,
  { window }: Pick<Case, 'window'>,
): TimelineEntry[] => {
  const ofPerson = contests.items.filter(
    ({ from, until }) =>
      Date.parse(from) < Date.parse(window.until) && Date.parse(until) > Date.parse(window.from),
  );
  const byId = new Map<string, Contest>();
  for (const contest of [...followUps.flatMap((row) => row.contests), ...ofPerson])
    byId.set(contest.id, contest);
  return [...byId.values()].flatMap((contest): TimelineEntry[] => {
    const { id, contestedAt, takenBackAt } = contest;
    const made: TimelineEntry = { kind: 'CONTESTED', id, at: contestedAt, contest };
    return takenBackAt === null
      ? [made]
      : [made, { kind: 'WITHDRAWN', id: `${id} withdrawn`, at: takenBackAt, contest }];
  });
};

/** Lists everything that was done about a case, newest first. @param answer undefined if only the log of the case is known */
export const listTimeline = (
  caseData: Pick<Case, 'log' | 'window'>,
  answer: CaseTimelineQuery | undefined,
): TimelineEntry[] => {
  const followUps = answer?.case.followUps ?? [];
  return [
    ...caseData.log.map((entry): TimelineEntry => {
      const { id, at } = entry;
      return { kind: 'CASE', id, at, entry };
    }),
    ...listActs(followUps),
    ...listNotices(followUps),
    ...(answer ? listContests(answer, caseData) : []),
    // Acts on the case of the same moment keep their order.
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
};
