import type { ActorNames } from '../../company/current/actor-names.ts';
import type {
  Contest_ContestFragment as Contest,
  ContestEffectKind,
  ContestEffects_PreviewFragment as Preview,
} from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../base/texts.ts';
import {
  dayOf,
  formatDay,
  formatMoment,
  formatTime,
  inSentence,
  shortDay,
} from '../../../lib/dates/dates.ts';
import { texts } from './texts.tsx';

/** 'Ana Lim and Ben Ong', or 'Ana Lim and everybody'. */
export const formatPair = ({
  person,
  other,
}: {
  person: { name: string };
  other: { name: string } | null;
}): string => texts.pair(person.name, other?.name ?? texts.everybody);

/** 'Tue 17 Nov, 10:05–10:27', and the second day if it is another one. */
export const formatSpan = (
  { from, until }: Pick<Contest, 'from' | 'until'>,
  timeZone: string,
): string =>
  texts.span(
    formatMoment(from, timeZone),
    dayOf(from, timeZone) === dayOf(until, timeZone)
      ? formatTime(until, timeZone)
      : formatMoment(until, timeZone),
  );

/** Returns the label of a contact's mark. @param isWhole whether no part of the contact counts */
export const formatMark = (
  contests: readonly Pick<Contest, 'state'>[],
  isWhole: boolean,
): string => {
  if (!contests.some(({ state }) => state === 'IN_FORCE')) return texts.toConfirm;
  return isWhole ? texts.contested : texts.partlyContested;
};

const formatOnPaper = (instant: string, timeZone: string): string =>
  `${shortDay(dayOf(instant, timeZone))}, ${formatTime(instant, timeZone)}`;

/** Formats reason, note, person and time for print, without relative days such as 'today'. */
export const formatContest = (
  contest: Contest,
  { timeZone, formatActor }: { timeZone: string } & Pick<ActorNames, 'formatActor'>,
): string => {
  const { reason, note, contestedAt, contestedBy, confirmedAt, confirmedBy } = contest;
  const words = texts.onPaper(
    texts.reasons[reason],
    note,
    formatOnPaper(contestedAt, timeZone),
    formatActor(contestedBy),
  );
  return confirmedAt === null
    ? words
    : texts.confirmedOnPaper(words, formatOnPaper(confirmedAt, timeZone), formatActor(confirmedBy));
};

type Effect = Preview['people'][number];

const effectKinds = [
  'NO_LONGER_EXPOSED',
  'NEWLY_EXPOSED',
  'DATE_CHANGED',
  'OWED_CORRECTION',
] as const satisfies ContestEffectKind[];

const formatQuarantine = (day: string | null, timeZone: string): string =>
  day === null ? texts.noQuarantine : texts.untilDay(inSentence(formatDay(day, timeZone)));

const formatEffect = (effect: Effect, timeZone: string): string => {
  const who = texts.affected(effect.person.name, caseTexts.diseaseNames[effect.disease]);
  if (effect.effect !== 'DATE_CHANGED') return who;
  return texts.dateChange(
    who,
    formatQuarantine(effect.quarantineBefore, timeZone),
    formatQuarantine(effect.quarantineAfter, timeZone),
  );
};

/** Groups the people of a preview by effect, with a line for each group. */
export const listEffects = (
  people: readonly Effect[],
  timeZone: string,
): { kind: ContestEffectKind; lines: string[] }[] =>
  effectKinds
    .map((kind) => ({
      kind,
      lines: people
        .filter(({ effect }) => effect === kind)
        .map((effect) => formatEffect(effect, timeZone)),
    }))
    .filter(({ lines }) => lines.length > 0);
