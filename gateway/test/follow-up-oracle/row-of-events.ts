import { foldFollowUp } from '../../src/features/follow-up/fold.js';
import type { CaseExposure, FollowUpRow } from '../../src/features/follow-up/follow-up-facts.js';
import { buildThresholdHistory } from '../../src/features/settings/thresholds.js';
import { followed, type FollowUpEvent, type FollowUpStory, latest, timeZone } from './events.js';
import { exposeInMemory } from './exposure-in-memory.js';

/** Folds the row of the followed person with the product's definitions; events in the order in which they arrived. */
export async function foldEvents(
  events: readonly FollowUpEvent[],
  story: FollowUpStory,
): Promise<FollowUpRow | null> {
  const { latencyMs, releaseTests, now } = story;
  const of = <Kind extends FollowUpEvent['kind']>(kind: Kind) =>
    events.filter((event): event is Extract<FollowUpEvent, { kind: Kind }> => event.kind === kind);
  const figures = { ...story.figures, releaseTests };
  for (const changes of Map.groupBy(of('FIGURE'), ({ name }) => name).values()) {
    const { name, value } = latest(changes)!;
    figures[name] = value;
  }
  const thresholds = buildThresholdHistory(of('THRESHOLD'));
  const records = of('RECORD').map(({ record }) => record);
  const levels = latest(of('LEVELS'))?.levels ?? 1;
  const cases = of('CASE').map(({ opened }) => ({
    ...opened,
    onsetDay: latest(of('ONSET').filter(({ caseId }) => caseId === opened.id))?.onsetDay ?? null,
    closing: latest(of('CLOSE').filter(({ caseId }) => caseId === opened.id)) ?? null,
  }));

  const exposures: CaseExposure[] = [];
  for (const infecting of cases) {
    if (infecting.personId === followed || infecting.closing?.isDismissed) continue;
    const isolatedAt = infecting.isolatedAt === null ? null : new Date(infecting.isolatedAt);
    const facts = { records, figures, thresholds, levels, latencyMs, timeZone, now };
    const exposure = await exposeInMemory({ ...infecting, isolatedAt }, followed, facts);
    if (exposure) exposures.push(exposure);
  }

  const undone = new Set(of('UNDO').map(({ actId }) => actId));
  return foldFollowUp({
    exposures,
    acts: of('ACT').map(({ act }) => ({ ...act, isUndone: undone.has(act.id) })),
    ownCases: cases
      .filter(({ personId }) => personId === followed)
      .map(({ id, number, closing }) => ({
        id,
        number,
        closedAt: closing?.at ?? null,
        isDismissed: closing?.isDismissed ?? false,
      })),
    figures,
    levels,
    timeZone,
    now,
  });
}
