import type { CaseValues } from '../features/case-status/case-values.js';
import { CaseClassification, CaseOutcome } from '../features/case-status/disease-case.entity.js';
import { DiseaseCode } from '../features/diseases/disease-enums.js';
import type { Exposure } from '../features/tracing/trace.js';
import type { DemoCase } from './outbreak.js';
import { addDays, type DemoPerson, getMidnight } from './people.js';
import { Random } from './random.js';

/** A case of the demo company, as its safety officer enters it on the day of the report. */
export interface StagedCase extends Pick<
  CaseValues,
  'classification' | 'onsetDay' | 'specimenDay' | 'reportedDay' | 'isolatedAt' | 'notes'
> {
  person: DemoPerson;
  disease: DiseaseCode;
  /** Undefined: the case is open. */
  closed?: { day: string; outcome: CaseOutcome };
}

/** Where a person stays at home from the beginning of a day. */
const homeFrom = (day: string) => new Date(getMidnight(day)).toISOString();

/** Describes the confirmed cases of an outbreak. The onset of the second is not known. */
export function describeOutbreak(outbreak: readonly DemoCase[]): StagedCase[] {
  return outbreak.map(({ person, date }, place) => ({
    person,
    disease: DiseaseCode.COVID_19,
    classification: CaseClassification.CONFIRMED,
    onsetDay: place === 1 ? null : date,
    specimenDay: date,
    reportedDay: date,
    isolatedAt: homeFrom(date),
    notes: place === 0 ? 'Called in before the shift. Lives alone.' : '',
  }));
}

/**
 * Describes the open cases beside an outbreak: two people whom its first case exposed, one of them at home, and a case of influenza
 * far from it.
 * @param traces those of the outbreak's cases.
 */
export function describeOtherCases(
  outbreak: readonly DemoCase[],
  traces: readonly Exposure[][],
  people: readonly DemoPerson[],
  today: string,
): StagedCase[] {
  const [ofFirst = [], ...ofOthers] = traces;
  const ill = new Set(outbreak.map(({ person }) => person.id));
  const direct = (trace: Exposure[]) =>
    trace.filter(({ level }) => level === 1).map(({ personId }) => personId);
  const near = new Set(ofOthers.flatMap(direct));
  const exposed = new Set(traces.flat().map(({ personId }) => personId));
  const byId = new Map(people.map((person) => [person.id, person]));
  const candidates = direct(ofFirst).flatMap((id) => (ill.has(id) ? [] : (byId.get(id) ?? [])));
  // Somebody at home leaves the traces of the other cases as they are.
  const probable = candidates.find(({ id }) => !near.has(id));
  const suspected = candidates.find((person) => person !== probable);
  const influenza = new Random('influenza', today)
    .shuffled(people)
    .find(({ id, hasApp }) => hasApp && !exposed.has(id) && !ill.has(id));
  const [yesterday, before] = [addDays(today, -1), addDays(today, -2)];
  const covid = { disease: DiseaseCode.COVID_19, specimenDay: null, isolatedAt: null };
  const staged: (Omit<StagedCase, 'person'> & { person: DemoPerson | undefined })[] = [
    {
      ...covid,
      person: suspected,
      classification: CaseClassification.SUSPECTED,
      onsetDay: yesterday,
      reportedDay: yesterday,
      notes: 'Has a sore throat. A test is booked.',
    },
    {
      ...covid,
      person: probable,
      classification: CaseClassification.PROBABLE,
      onsetDay: before,
      reportedDay: yesterday,
      isolatedAt: homeFrom(yesterday),
      notes: 'Fever and cough. The doctor treats it as COVID-19; no test yet.',
    },
    {
      person: influenza,
      disease: DiseaseCode.INFLUENZA,
      classification: CaseClassification.CONFIRMED,
      onsetDay: before,
      specimenDay: yesterday,
      reportedDay: yesterday,
      isolatedAt: homeFrom(yesterday),
      notes: '',
    },
  ];
  return staged.flatMap(({ person, ...values }) => (person ? [{ ...values, person }] : []));
}

/** Describes cases that were closed before the simulated weeks, or that were none. */
export function describePast(
  current: readonly { person: DemoPerson }[],
  people: readonly DemoPerson[],
  today: string,
): StagedCase[] {
  const taken = new Set(current.map(({ person }) => person));
  const [recovered, healthy, confused] = new Random('past cases', today)
    .shuffled(people)
    .filter((person) => !taken.has(person));
  if (!recovered || !healthy || !confused) return [];
  const day = (ago: number) => addDays(today, -ago);
  const covid = { disease: DiseaseCode.COVID_19, isolatedAt: null, notes: '' };
  return [
    {
      ...covid,
      person: recovered,
      classification: CaseClassification.CONFIRMED,
      onsetDay: day(27),
      specimenDay: day(26),
      reportedDay: day(26),
      isolatedAt: homeFrom(day(26)),
      closed: { day: day(15), outcome: CaseOutcome.RECOVERED },
    },
    {
      ...covid,
      person: healthy,
      classification: CaseClassification.SUSPECTED,
      onsetDay: day(8),
      specimenDay: null,
      reportedDay: day(8),
      notes: 'Hay fever: the test was negative.',
      closed: { day: day(7), outcome: CaseOutcome.NOT_A_CASE },
    },
    {
      ...covid,
      person: confused,
      classification: CaseClassification.SUSPECTED,
      onsetDay: null,
      specimenDay: null,
      reportedDay: day(4),
      notes: 'A mix-up of names.',
      closed: { day: day(4), outcome: CaseOutcome.OPENED_IN_ERROR },
    },
  ];
}
