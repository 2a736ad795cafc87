import { formatCount } from '../../intl.ts';
import { isMeasured } from '../../domain/coverage/reporting-words.ts';
import type { CaseTracesQuery } from '../../generated/graphql.ts';

export type CaseTrace = CaseTracesQuery['positiveTraces'][number];

export interface PeopleToInform {
  count: number;
  /** Cases without exposures in which the person's phone noticed nobody. */
  unmeasuredCases: number;
  /** Whether in all of these no phone of the company reported. */
  isEveryPhoneSilent: boolean;
}

/** Everybody exposed by any of the cases, once; those who are positive themselves know already. */
export const peopleToInform = (traces: readonly CaseTrace[]): PeopleToInform => {
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

/** '3 positive cases, 14 people to inform'; '1 positive case, not known whom to inform: no phone reported'. */
export const stateSentence = (
  cases: number,
  toInform: PeopleToInform | 'pending' | 'failed',
): string => {
  const positive = formatCount(cases, { one: 'positive case', other: 'positive cases' });
  if (toInform === 'pending') return `${positive}, following their contacts…`;
  if (toInform === 'failed') return `${positive}, not known whom to inform`;
  const { count, unmeasuredCases, isEveryPhoneSilent } = toInform;
  const known = formatCount(count, { one: 'person to inform', other: 'people to inform' });
  if (unmeasuredCases > 0) {
    const reason = isEveryPhoneSilent ? ': no phone reported' : '';
    if (count > 0) return `${positive}, ${known}; not known for ${unmeasuredCases}${reason}`;
    const some = unmeasuredCases < cases ? ` for ${unmeasuredCases}` : '';
    return `${positive}, not known whom to inform${some}${reason}`;
  }
  return count === 0 ? `${positive}, nobody to inform` : `${positive}, ${known}`;
};
