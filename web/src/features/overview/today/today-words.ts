import { dayOf, formatMoment, formatTime, inSentence, isoOf } from '../../../lib/dates/dates.ts';
import { paths } from '../../../lib/paths.ts';
import type { TodayKind, TodayLine } from './today-lines.ts';
import { texts } from './texts.ts';

interface Clock {
  /** Now, in milliseconds. */
  now: number;
  timeZone: string;
}

/** '16:40' of today, 'yesterday, 16:40', 'Mon 16 Nov, 16:40'. */
const formatWhen = (instant: string, { now, timeZone }: Clock): string =>
  dayOf(instant, timeZone) === dayOf(isoOf(now), timeZone)
    ? formatTime(instant, timeZone)
    : inSentence(formatMoment(instant, timeZone));

const formatDue = (count: number, dueAt: string | undefined, clock: Clock): string => {
  if (dueAt === undefined) return '';
  const when = formatWhen(dueAt, clock);
  return Date.parse(dueAt) <= clock.now ? texts.overdueSince(count, when) : texts.by(when);
};

const formats: Record<TodayKind, (line: TodayLine, clock: Clock) => string> = {
  INFORM: ({ count, dueAt }, clock) => texts.toInform(count, formatDue(count, dueAt, clock)),
  CORRECT: ({ count }) => texts.toCorrect(count),
  PROPHYLAXIS: ({ count, dueAt }, clock) =>
    texts.prophylaxis(count, formatDue(count, dueAt, clock)),
  PROOF: ({ count }) => texts.toAsk(count),
  TEST: ({ count }) => texts.toTest(count),
  SYMPTOMS: ({ count }) => texts.toCheck(count),
  RELEASE: ({ count }) => texts.toRelease(count),
  ISOLATIONS: ({ count }) => texts.isolationsOver(count),
  REPORTS: ({ count }) => texts.reportsWaiting(count),
  IMMUNITY: ({ count }) => texts.immunity(count),
  EXACT_RECORDS: ({ count }) => texts.exactRecords(count),
  CONTEST_REQUESTS: ({ count }) => texts.contestRequests(count),
  CONTESTS: ({ count }) => texts.contests(count),
  SILENT_PHONES: ({ count }) => texts.silentPhones(count),
  SILENT_CAMERAS: ({ count, camera }, clock) =>
    camera?.lastReportedAt
      ? texts.silentCamera(camera.code, formatWhen(camera.lastReportedAt, clock))
      : texts.silentCameras(count),
  NO_EMAIL: () => texts.noEmail,
  TRIAL: ({ count }) => texts.trialEnds(count),
};

/** '3 to inform by 16:40', 'dock-1 silent since yesterday, 07:10'. */
export const formatTodayLine = (line: TodayLine, clock: Clock): string =>
  formats[line.kind](line, clock);

interface Act {
  label: string;
  /** Address of the page on which it is done. */
  to: string;
}

/** Returns the act of a line. */
export const findAct = ({ kind, camera }: TodayLine, companyName: string): Act => {
  const followUp = paths.followUp(companyName);
  const reports = `${paths.employeeReports(companyName)}?state=waiting`;
  const contests = paths.contests(companyName);
  const cameras = paths.cameras(companyName);
  const acts: Record<TodayKind, Act> = {
    INFORM: { label: texts.call, to: paths.calls(companyName) },
    CORRECT: { label: texts.correct, to: `${followUp}?show=correct` },
    PROPHYLAXIS: { label: texts.show, to: `${followUp}?show=prophylaxis` },
    PROOF: { label: texts.show, to: `${followUp}?show=proof` },
    SYMPTOMS: { label: texts.show, to: `${followUp}?show=symptoms` },
    TEST: { label: texts.enterTests, to: `${followUp}?show=test` },
    RELEASE: { label: texts.release, to: `${followUp}?show=release` },
    ISOLATIONS: { label: texts.show, to: `${paths.cases(companyName)}?isolation=over` },
    REPORTS: { label: texts.decide, to: reports },
    IMMUNITY: { label: texts.decide, to: reports },
    EXACT_RECORDS: { label: texts.decide, to: reports },
    CONTEST_REQUESTS: { label: texts.decide, to: `${contests}?tab=requests&request=open` },
    CONTESTS: { label: texts.confirm, to: `${contests}?state=awaiting-confirmation` },
    SILENT_PHONES: { label: texts.show, to: `${followUp}?show=silent` },
    SILENT_CAMERAS: {
      label: texts.show,
      to: camera
        ? `${cameras}?search=${encodeURIComponent(camera.code)}`
        : `${cameras}?sort=last_reported`,
    },
    NO_EMAIL: { label: texts.showUndelivered, to: `${followUp}?show=undelivered` },
    TRIAL: { label: texts.choosePlan, to: paths.plan(companyName) },
  };
  return acts[kind];
};
