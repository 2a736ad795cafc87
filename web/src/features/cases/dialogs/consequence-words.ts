import { formatDay, inSentence, todayIn } from '../../../domain/dates/dates.ts';
import type { CaseConsequencesFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

const { consequences: words } = texts;

/** Lists what changing a case would do, in sentences. */
export const describeChange = (preview: CaseConsequencesFragment, timeZone: string): string[] => {
  const { exposedBefore, exposedAfter, newlyToInform, changedDates } = preview;
  const { isolationBefore, isolationAfter } = preview;
  const sentences = [
    exposedAfter > exposedBefore && words.moreExposed(exposedAfter - exposedBefore, exposedAfter),
    exposedAfter < exposedBefore && words.fewerExposed(exposedBefore - exposedAfter, exposedAfter),
    newlyToInform > 0 && words.newlyToInform(newlyToInform),
    ...describeFreed(preview),
    changedDates > 0 && words.changedDates(changedDates),
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
  const { changedDates, toInform, isolationBefore, isolationAfter } = preview;
  const isIsolated = isolationBefore !== null && isolationBefore >= todayIn(timeZone);
  const sentences = [
    toInform > 0 && words.stillToInform(toInform),
    isIsolated &&
      (isolationAfter === null ? words.isolationEnds : words.isolationRuns)(
        writeDay(isolationBefore, timeZone),
      ),
    ...describeFreed(preview),
    changedDates > 0 && words.changedDates(changedDates),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences : [words.nothingLeft];
};

const describeFreed = ({
  noLongerExposed,
  newlyOwedCorrection,
}: CaseConsequencesFragment): string[] => [
  ...(noLongerExposed > 0 ? [words.noLongerExposed(noLongerExposed)] : []),
  ...(newlyOwedCorrection > 0 ? [words.owedCorrection(newlyOwedCorrection)] : []),
];

const writeDay = (day: string, timeZone: string): string => inSentence(formatDay(day, timeZone));
