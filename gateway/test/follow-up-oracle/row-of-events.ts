import { DAY } from '../../src/durations.js';
import { computeFollowUp } from '../../src/features/cases/follow-up/compute-follow-up.js';
import type {
  CaseExposure,
  FollowUpRow,
} from '../../src/features/cases/follow-up/follow-up-facts.js';
import { buildThresholdHistory } from '../../src/features/company/settings/thresholds.js';
import {
  followed,
  type FollowUpEvent,
  type FollowUpStory,
  findLatest,
  timeZone,
} from './events.js';
import { computeExposureInMemory } from './exposure-in-memory.js';

/** Computes the follow-up of the followed person by the product's functions. */
export async function foldEvents(
  events: readonly FollowUpEvent[],
  story: FollowUpStory,
): Promise<FollowUpRow | null> {
  const { latencyMs, releaseTests, now } = story;
  const select = <Kind extends FollowUpEvent['kind']>(kind: Kind) =>
    events.filter((event): event is Extract<FollowUpEvent, { kind: Kind }> => event.kind === kind);
  const { immunity } = story;
  const figures = {
    ...story.figures,
    releaseTests,
    latentDays: latencyMs / DAY,
    immunity,
    plan: [],
    stayHomeFromDay: 0,
  };
  for (const changes of Map.groupBy(select('FIGURE'), ({ name }) => name).values()) {
    const { name, value } = findLatest(changes)!;
    figures[name] = value;
  }
  const thresholds = buildThresholdHistory(select('THRESHOLD'));
  const records = select('RECORD').map(({ record }) => record);
  const levels = findLatest(select('LEVELS'))?.levels ?? 1;
  const cases = select('CASE').map(({ opened }) => ({
    ...opened,
    onsetDay:
      findLatest(select('ONSET').filter(({ caseId }) => caseId === opened.id))?.onsetDay ?? null,
    closing: findLatest(select('CLOSE').filter(({ caseId }) => caseId === opened.id)) ?? null,
  }));

  const exposures: CaseExposure[] = [];
  for (const infecting of cases) {
    if (infecting.personId === followed || infecting.closing?.isDismissed) continue;
    const isolatedAt = infecting.isolatedAt === null ? null : new Date(infecting.isolatedAt);
    const facts = { records, figures, thresholds, levels, latencyMs, timeZone, now };
    const exposure = await computeExposureInMemory({ ...infecting, isolatedAt }, followed, facts);
    if (exposure) exposures.push(exposure);
  }

  const undone = new Set(select('UNDO').map(({ actId }) => actId));
  return computeFollowUp({
    exposures,
    acts: select('ACT').map(({ act }) => ({ ...act, isUndone: undone.has(act.id) })),
    ownCases: cases
      .filter(({ personId }) => personId === followed)
      .map(({ id, number, closing }) => ({
        id,
        number,
        closedAt: closing?.at ?? null,
        isDismissed: closing?.isDismissed ?? false,
      })),
    immunityEvidence: select('EVIDENCE').map(({ evidence }) => evidence),
    figures,
    levels,
    timeZone,
    now,
  });
}
