import { describeFollowUpChanges } from '../../base/follow-up-words.ts';
import { formatDay, inSentence, todayIn } from '../../../../lib/dates/dates.ts';
import type { CaseConsequencesFragment } from '../../../../generated/graphql.ts';
import { texts } from './texts.ts';

const { consequences: words } = texts;

/** Lists what changing a case would do, in sentences. */
export const describeChange = (preview: CaseConsequencesFragment, timeZone: string): string[] => {
  const { exposedBefore, exposedAfter, isolationBefore, isolationAfter } = preview;
  const sentences = [
    exposedAfter > exposedBefore && words.moreExposed(exposedAfter - exposedBefore, exposedAfter),
    exposedAfter < exposedBefore && words.fewerExposed(exposedBefore - exposedAfter, exposedAfter),
    ...describeFollowUpChanges(preview),
    isolationBefore !== isolationAfter &&
      words.isolationChanges(
        isolationBefore && writeDay(isolationBefore, timeZone),
        isolationAfter && writeDay(isolationAfter, timeZone),
      ),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences : [words.nothing];
};

/** Lists what stays to be done when a case is closed, and what closing it would change, in sentences. */
export const describeClosing = (preview: CaseConsequencesFragment, timeZone: string): string[] => {
  const { toInform, isolationBefore, isolationAfter } = preview;
  const isIsolated = isolationBefore !== null && isolationBefore >= todayIn(timeZone);
  const sentences = [
    toInform > 0 && words.stillToInform(toInform),
    isIsolated &&
      (isolationAfter === null ? words.isolationEnds : words.isolationRuns)(
        writeDay(isolationBefore, timeZone),
      ),
    ...describeFollowUpChanges(preview),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences : [words.nothingLeft];
};

const writeDay = (day: string, timeZone: string): string => inSentence(formatDay(day, timeZone));
