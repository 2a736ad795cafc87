import type { ActorNames } from '../../company/current/actor-names.ts';
import { formatDay, inSentence } from '../../../lib/dates/dates.ts';
import type { FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type Row = FollowUpRow_FollowUpFragment;

/** What the viewer has seen of the follow-ups. */
export interface Seen {
  /** Changes until then were marked as seen; null: never. */
  until: string | null;
  /** Email address of the viewer, whose own acts are no news; null: not known yet. */
  me: string | null;
}

/** Lists what has changed in a follow-up since the viewer looked: acts of others, the last day at home, exposures, a correction. */
export const listNews = (
  row: Row,
  { until, me }: Seen,
  { timeZone, formatActor }: { timeZone: string } & Pick<ActorNames, 'formatActor'>,
): string[] => {
  const { news: words, actsInNews } = texts;
  const { acts, exposures, owesCorrection, quarantineUntil, state, untilMove } = row;
  const isNew = (at: string | null): boolean =>
    at !== null && (until === null || Date.parse(at) > Date.parse(until));
  const day = (value: string | null): string | null =>
    value === null ? null : inSentence(formatDay(value, timeZone));
  const ofActs = acts.flatMap(({ kind, at, by, undoneAt, undoneBy }) => {
    if (undoneAt !== null)
      return isNew(undoneAt) && !isNew(at) && undoneBy !== me
        ? words.acted(words.undone(actsInNews[kind]), formatActor(undoneBy))
        : [];
    return isNew(at) && by !== me ? words.acted(actsInNews[kind], formatActor(by)) : [];
  });
  const found = exposures.filter(({ foundAt }) => isNew(foundAt)).length;
  const news = [
    owesCorrection && words.owesCorrection,
    untilMove && !owesCorrection && words.moved(day(untilMove.before), day(quarantineUntil)),
    found > 0 && words.exposed(exposures.length, found),
    ...ofActs,
  ].filter((part): part is string => Boolean(part));
  return news.length > 0 ? news : [texts.states[state].toLowerCase()];
};
