import { formatCount } from '../../../lib/intl.ts';
import { isMeasured } from '../../contacts/reporting/reporting-words.ts';
import type { CaseTracesQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

export type CaseTrace = CaseTracesQuery['positiveTraces'][number];

export interface ExposedPeople {
  count: number;
  /** Cases without exposures in which the person's phone detected nobody. */
  unmeasuredCases: number;
  /** Whether no phone of the company reported in any of them. */
  isEveryPhoneSilent: boolean;
}

/** Collects everybody exposed by any of the cases, once; people who are positive themselves are left out. */
export const findExposedPeople = (traces: readonly CaseTrace[]): ExposedPeople => {
  const exposed = new Set<string>();
  let unmeasuredCases = 0;
  let isEveryPhoneSilent = true;
  for (const trace of traces) {
    for (const { person } of trace.exposures) if (!person.isPositive) exposed.add(person.id);
    if (trace.exposures.length === 0 && !isMeasured(trace.reporting)) {
      unmeasuredCases += 1;
      isEveryPhoneSilent &&= !trace.reporting.company.phones;
    }
  }
  return { count: exposed.size, unmeasuredCases, isEveryPhoneSilent };
};

/** '3 positive cases, 14 people exposed'; '1 positive case, not known who was exposed: no phone reported'. */
export const formatState = (
  cases: number,
  exposed: ExposedPeople | 'pending' | 'failed',
): string => {
  const positive = formatCount(cases, texts.casesCount);
  if (exposed === 'pending') return texts.following(positive);
  if (exposed === 'failed') return texts.exposedUnknown(positive);
  const { count, unmeasuredCases, isEveryPhoneSilent } = exposed;
  const people = formatCount(count, texts.exposedCount);
  if (unmeasuredCases === 0)
    return count === 0 ? texts.nobodyExposed(positive) : texts.positiveAndExposed(positive, people);
  const sentence = formatUnmeasuredCases(positive, people, { count, cases, unmeasuredCases });
  return isEveryPhoneSilent ? texts.noPhoneReported(sentence) : sentence;
};

const formatUnmeasuredCases = (
  positive: string,
  people: string,
  { count, cases, unmeasuredCases }: { count: number; cases: number; unmeasuredCases: number },
): string => {
  if (count > 0) return texts.exposedPartly(positive, people, unmeasuredCases);
  return unmeasuredCases < cases
    ? texts.exposedUnknownFor(positive, unmeasuredCases)
    : texts.exposedUnknown(positive);
};
