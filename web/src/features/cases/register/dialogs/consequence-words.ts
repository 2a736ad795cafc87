import { describeFollowUpChanges } from '../../base/follow-up-words.ts';
import type { CaseConsequencesFragment } from '../../../../generated/graphql.ts';
import { texts } from './texts.ts';

const { consequences: words } = texts;

/** Lists what changing a case would do, in sentences. */
export const describeChange = (preview: CaseConsequencesFragment): string[] => {
  const { exposedBefore, exposedAfter, isolationBefore, isolationAfter } = preview;
  const sentences = [
    exposedAfter > exposedBefore && words.moreExposed(exposedAfter - exposedBefore, exposedAfter),
    exposedAfter < exposedBefore && words.fewerExposed(exposedBefore - exposedAfter, exposedAfter),
    ...describeFollowUpChanges(preview),
    isolationBefore?.reason !== isolationAfter?.reason &&
      words.isolationChanges(isolationAfter?.reason ?? null),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences : [words.nothing];
};

/** Lists what stays to be done when a case is closed, and what closing it would change, in sentences. */
export const describeClosing = (preview: CaseConsequencesFragment): string[] => {
  const { toInform, isolationBefore, isolationAfter } = preview;
  const sentences = [
    toInform > 0 && words.stillToInform(toInform),
    isolationBefore?.isOver === false &&
      (isolationAfter === null ? words.isolationEnds : words.isolationRuns)(isolationBefore.reason),
    ...describeFollowUpChanges(preview),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences : [words.nothingLeft];
};
