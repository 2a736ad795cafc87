import type { CaseTrace } from './use-case-traces.ts';

export interface PeopleToInform {
  count: number;
  /** complete: every case was traced. atLeast: some could not be. pending: some are still on their way. */
  certainty: 'complete' | 'atLeast' | 'pending';
}

/** Everybody exposed by any of the cases, once; those who are positive themselves know already. */
export function peopleToInform(
  employeeIds: readonly string[],
  traces: ReadonlyMap<string, CaseTrace>,
): PeopleToInform {
  const exposed = new Set<string>();
  let certainty: PeopleToInform['certainty'] = 'complete';
  for (const employeeId of employeeIds) {
    const trace = traces.get(employeeId);
    if (trace?.state === 'traced') {
      for (const { person } of trace.exposures) if (!person.isPositive) exposed.add(person.id);
    } else if (trace?.state === 'failed') {
      if (certainty === 'complete') certainty = 'atLeast';
    } else certainty = 'pending';
  }
  return { count: exposed.size, certainty };
}

/** '3 positive cases, 14 people to inform' */
export function stateSentence(cases: number, { count, certainty }: PeopleToInform): string {
  const positive = cases === 1 ? '1 positive case' : `${cases} positive cases`;
  if (certainty === 'pending') return `${positive}, following their contacts…`;
  const people = count === 1 ? '1 person to inform' : `${count} people to inform`;
  if (certainty === 'atLeast') return `${positive}, at least ${people}`;
  return count === 0 ? `${positive}, nobody to inform` : `${positive}, ${people}`;
}
