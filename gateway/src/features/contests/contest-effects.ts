import type { FollowUpRow } from '../follow-up/follow-up-facts.js';
import { isExposed } from '../follow-up/preview.js';
import { ContestEffectKind } from './contest-preview.types.js';

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
