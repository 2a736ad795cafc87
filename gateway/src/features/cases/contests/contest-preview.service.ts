import { MINUTE } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { personById } from '../../people/directory/person.loaders.js';
import { previewFollowUp, type PreviewedChange, isExposed } from '../follow-up/preview.js';
import { findEpisodes } from '../../contacts/tracing/episodes.js';
import { findPairRecords } from '../../contacts/tracing/pair-records.queries.js';
import { createContestFinder } from '../../contacts/tracing/record-step.js';
import {
  type ContestEffect,
  ContestEffectKind,
  type ContestPreview,
} from './contest-preview.types.js';
import { type PairSpan, listContestsBetween } from './contest.queries.js';
import type { FollowUpRow } from '../follow-up/follow-up-facts.js';

const effectOrder = [
  ContestEffectKind.OWED_CORRECTION,
  ContestEffectKind.NO_LONGER_EXPOSED,
  ContestEffectKind.DATE_CHANGED,
  ContestEffectKind.NEWLY_EXPOSED,
];

/**
 * Previews a change of contests.
 * @param field argument of the query, for its errors.
 * @param spans recorded time that the change is about; without any, it has no effects.
 * @returns null if it affects too much.
 */
export async function previewChange(
  context: RequestContext,
  field: string,
  spans: readonly PairSpan[],
  change: (trial: RequestContext) => Promise<unknown>,
): Promise<ContestPreview | null> {
  if (spans.length === 0) return { contactMinutes: 0, people: [] };
  const { companyId } = context;
  const previewed = await previewFollowUp(context, field, change, (db) =>
    countMinutes(db, companyId, spans),
  );
  if (!previewed) return null;
  const { before, after, changes } = previewed;
  return {
    contactMinutes: Math.abs(after - before),
    people: await listEffects(context, changes),
  };
}

/** Counts the covered minutes in spans without contested time. Spans of one pair and source do not overlap. */
async function countMinutes(
  db: Rows,
  companyId: string,
  spans: readonly PairSpan[],
): Promise<number> {
  const times = spans.map(({ from, until, ...pair }) => ({
    ...pair,
    from: from.getTime(),
    until: until.getTime(),
  }));
  const first = Math.min(...times.map(({ from }) => from));
  const last = Math.max(...times.map(({ until }) => until));
  const records = await findPairRecords(db, companyId, times);
  const findContested = createContestFinder(await listContestsBetween(db, companyId, first, last));
  return times.reduce((sum, { personId, otherId, source, from, until }, index) => {
    const contested = findContested(personId, otherId, source);
    const episodes = findEpisodes(records[index]!, { from, until, contested });
    return sum + episodes.reduce((all, { covered }) => all + covered, 0) / MINUTE;
  }, 0);
}

async function listEffects(
  context: RequestContext,
  changes: readonly PreviewedChange[],
): Promise<ContestEffect[]> {
  const people = context.loader(personById);
  const effects = changes.flatMap(({ employeeId, disease, before, after }) => {
    const effect = findEffect(before, after);
    if (effect === null) return [];
    const quarantineBefore = before?.quarantineUntil ?? null;
    const quarantineAfter = after?.quarantineUntil ?? null;
    return [{ employeeId, disease, effect, quarantineBefore, quarantineAfter }];
  });
  const named = await Promise.all(
    effects.map(async ({ employeeId, ...effect }) => ({
      ...effect,
      person: await people.load(employeeId),
    })),
  );
  return named.toSorted(
    (a, b) =>
      effectOrder.indexOf(a.effect) - effectOrder.indexOf(b.effect) ||
      a.person.name.localeCompare(b.person.name, 'en') ||
      (a.person.id < b.person.id ? -1 : 1),
  );
}

/** The follow-up of a person and a disease; null: there is none. */
type Row = Pick<FollowUpRow, 'state' | 'quarantineUntil' | 'owesCorrection'> | null;

/** Classifies how a change of contests affects a person; null: not at all. */
export function findEffect(before: Row, after: Row): ContestEffectKind | null {
  if (after?.owesCorrection && !before?.owesCorrection) return ContestEffectKind.OWED_CORRECTION;
  if (isExposed(before) !== isExposed(after))
    return isExposed(after) ? ContestEffectKind.NEWLY_EXPOSED : ContestEffectKind.NO_LONGER_EXPOSED;
  const isSameDate = (before?.quarantineUntil ?? null) === (after?.quarantineUntil ?? null);
  return isSameDate ? null : ContestEffectKind.DATE_CHANGED;
}
