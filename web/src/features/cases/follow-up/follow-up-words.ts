import type { ActorNames } from '../../company/current/actor-names.ts';
import { isPrinting } from '../../../lib/browser/printing.ts';
import { DAY } from '../../../lib/durations.ts';
import { formatCount } from '../../../lib/intl.ts';
import {
  dayOf,
  inSentence,
  isoOf,
  formatAge,
  formatDay,
  formatMoment,
  formatTime,
  todayIn,
} from '../../../lib/dates/dates.ts';
import type { FollowUpRow_FollowUpFragment, FollowUpStep } from '../../../generated/graphql.ts';
import { findPlanStep, formatStepDue } from './plan-words.ts';
import { texts } from './texts.tsx';

type Row = FollowUpRow_FollowUpFragment;

/** The name of one person, or the number of several. */
export const formatWho = (rows: readonly { person: { name: string } }[]): string =>
  rows.length === 1 ? rows[0]!.person.name : formatCount(rows.length, texts.people);

/** 'Until Thu 14 May, because of …'. */
export const formatReason = (reason: string): string =>
  `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;

/** 'Because of …', beside the day that the reason begins with. */
export const formatWhy = (reason: string): string =>
  formatReason(reason.replace(/^until [^,]*, (?=because )/u, ''));

/** Whether the person has to be told about an exposure or a correction. */
export const isToBeTold = ({ nextStep }: Pick<Row, 'nextStep'>): boolean =>
  nextStep === 'INFORM' || nextStep === 'CORRECT';

/** Whether the next step is overdue, with the same rule as the gateway's filter. */
export const isOverdue = ({ dueAt }: Pick<Row, 'dueAt'>, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) <= now;

/** Why somebody who was informed must be informed again; null for others. */
export const formatAgain = (
  {
    nextStep,
    informedAt,
    quarantineUntil,
    toldUntil,
  }: Pick<Row, 'nextStep' | 'informedAt' | 'quarantineUntil' | 'toldUntil'>,
  timeZone: string,
): string | null => {
  if (nextStep !== 'INFORM' || informedAt === null) return null;
  if (quarantineUntil === null) return texts.againLater;
  const formatDayInSentence = (day: string): string => inSentence(formatDay(day, timeZone));
  return texts.againUntil(
    formatDayInSentence(quarantineUntil),
    toldUntil === null ? null : formatDayInSentence(toldUntil),
  );
};

/** When the next step is due. People must be informed within a day after the case was opened, or after what is new to them. */
export const formatDue = (
  {
    nextStep,
    dueAt,
    informedAt,
    steps,
  }: Pick<Row, 'dueAt' | 'informedAt' | 'steps'> & { nextStep: FollowUpStep },
  { now, timeZone }: { now: number; timeZone: string },
): string | null => {
  if (dueAt === null) return null;
  const planned = findPlanStep({ nextStep, dueAt, steps });
  if (planned) return texts.stepOf(planned.name, formatStepDue(planned, timeZone));
  const day = inSentence(formatDay(dayOf(dueAt, timeZone), timeZone));
  if (nextStep === 'INFORM' && isPrinting()) return texts.informBy(formatMoment(dueAt, timeZone));
  const due: Partial<Record<FollowUpStep, string>> = {
    INFORM: (informedAt === null ? texts.caseOpened : texts.newSince)(
      formatAge(isoOf(Date.parse(dueAt) - DAY), now),
    ),
    CORRECT: texts.dueNow,
    TEST: texts.dueFrom(day),
    RELEASE: texts.dueOn(day),
  };
  return due[nextStep] ?? null;
};

/** The latest note of an act that was not undone; null if there is none. */
export const findNote = ({ acts }: Pick<Row, 'acts'>): Row['acts'][number] | null =>
  acts.find(({ note, undoneAt }) => note !== '' && undoneAt === null) ?? null;

/** Whether a camera saw a person who had been told to stay at home. */
export const isSeenInQuarantine = ({
  state,
  informedAt,
  presence: { cameraSeenAt },
}: Pick<Row, 'state' | 'informedAt' | 'presence'>): boolean =>
  (state === 'IN_QUARANTINE' || state === 'TEST_DUE') &&
  informedAt !== null &&
  cameraSeenAt !== null &&
  Date.parse(cameraSeenAt) > Date.parse(informedAt);

/** What deserves attention about a row, the most important first. */
export const listSigns = (row: Row, now: number): (keyof typeof texts.signs)[] => {
  const signs: [keyof typeof texts.signs, boolean][] = [
    ['SEEN_IN_QUARANTINE', isSeenInQuarantine(row)],
    ['MAIL_FAILED', row.notices[0]?.state === 'FAILED'],
    ['OVERDUE', isOverdue(row, now)],
    ['OWN_PHONE_ONLY', row.isOwnPhoneOnly],
    ['CONTESTED', row.contests.length > 0],
    ['PHONE_SILENT', row.presence.isPhoneSilent],
  ];
  return signs.filter(([, holds]) => holds).map(([sign]) => sign);
};

/** 'Call again at 14:30', with the day unless it is today. */
export const formatCallBack = (callBackAt: string, timeZone: string): string =>
  dayOf(callBackAt, timeZone) === todayIn(timeZone)
    ? texts.callBackAt(formatTime(callBackAt, timeZone))
    : texts.callBackOn(inSentence(formatMoment(callBackAt, timeZone)));

/** When to call again, when the next act is due or how the person was told last, the assignee and the latest note. */
export const listProgress = (
  row: Row,
  { now, timeZone, names }: { now: number; timeZone: string; names: ActorNames },
): string[] => {
  const { nextStep, dueAt, informedAt, assignee, callBackAt } = row;
  const hasStepToTake = nextStep !== null && nextStep !== 'RELEASE';
  const noted = findNote(row);
  return [
    callBackAt && formatCallBack(callBackAt, timeZone),
    hasStepToTake
      ? formatDue({ nextStep, dueAt, informedAt, steps: row.steps }, { now, timeZone })
      : formatTold(row, timeZone, names),
    assignee && texts.assignedToAccount(names.formatName(assignee)),
    noted && texts.noteSays(noted.note),
  ].filter((words): words is string => Boolean(words));
};

const formatTold = (
  row: Row,
  timeZone: string,
  { formatActor }: Pick<ActorNames, 'formatActor'>,
): string | null => {
  const [notice] = row.notices;
  const informed = findInformed(row);
  if (notice && (informed === null || informed.channel === 'NOTICE'))
    return notice.readAt === null
      ? texts.noticeStates[notice.kind][notice.state]
      : texts.readAt(inSentence(formatMoment(notice.readAt, timeZone)));
  return informed?.channel
    ? texts.toldBy(texts.channels[informed.channel], formatActor(informed.by))
    : null;
};

/** The act by which the person was last informed; null if there is none, or if it was corrected since. */
export const findInformed = ({ informedAt, acts }: Pick<Row, 'informedAt' | 'acts'>) =>
  informedAt === null
    ? null
    : (acts.find(({ kind, undoneAt }) => kind === 'INFORMED' && undoneAt === null) ?? null);
