import { isMeasured } from '../../domain/coverage/reporting-words.ts';
import type { CaseTrace } from './use-case-traces.ts';

export interface PeopleToInform {
  count: number;
  /** complete: every case was traced. atLeast: some could not be. pending: some are still on their way. */
  certainty: 'complete' | 'atLeast' | 'pending';
  /** Cases without exposures in which the person's phone noticed nobody. */
  unmeasuredCases: number;
  /** Whether in all of these no phone of the company reported. */
  isEveryPhoneSilent: boolean;
}

/** Everybody exposed by any of the cases, once; those who are positive themselves know already. */
export function peopleToInform(
  employeeIds: readonly string[],
  traces: ReadonlyMap<string, CaseTrace>,
): PeopleToInform {
  const exposed = new Set<string>();
  let certainty: PeopleToInform['certainty'] = 'complete';
  let unmeasuredCases = 0;
  let isEveryPhoneSilent = true;
  for (const employeeId of employeeIds) {
    const trace = traces.get(employeeId);
    if (trace?.state === 'traced') {
      for (const { person } of trace.exposures) if (!person.isPositive) exposed.add(person.id);
      if (trace.exposures.length === 0 && !isMeasured(trace.reporting)) {
        unmeasuredCases += 1;
        isEveryPhoneSilent &&= !trace.reporting.company.phones;
      }
    } else if (trace?.state === 'failed') {
      if (certainty === 'complete') certainty = 'atLeast';
    } else certainty = 'pending';
  }
  return { count: exposed.size, certainty, unmeasuredCases, isEveryPhoneSilent };
}

/** '3 positive cases, 14 people to inform'; '1 positive case, not known whom to inform: no phone reported'. */
export function stateSentence(
  cases: number,
  { count, certainty, unmeasuredCases, isEveryPhoneSilent }: PeopleToInform,
): string {
  const positive = cases === 1 ? '1 positive case' : `${cases} positive cases`;
  if (certainty === 'pending') return `${positive}, following their contacts…`;
  const people = count === 1 ? '1 person to inform' : `${count} people to inform`;
  const known = certainty === 'atLeast' ? `at least ${people}` : people;
  if (unmeasuredCases > 0) {
    const reason = isEveryPhoneSilent ? ': no phone reported' : '';
    if (count > 0) return `${positive}, ${known}; not known for ${unmeasuredCases}${reason}`;
    const some = unmeasuredCases < cases ? ` for ${unmeasuredCases}` : '';
    return `${positive}, not known whom to inform${some}${reason}`;
  }
  return count === 0 && certainty === 'complete'
    ? `${positive}, nobody to inform`
    : `${positive}, ${known}`;
}
