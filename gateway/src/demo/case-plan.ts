import { HOUR } from '../durations.js';
import type { CaseValues } from '../features/cases/register/case-values.js';
import { CaseClassification, CaseOutcome } from '../features/cases/register/disease-case.entity.js';
import type { Exposure } from '../features/contacts/tracing/trace.js';
import { type DemoCase, filterRecordsAmong, findContactsBefore } from './outbreak.js';
import { addDays, type DemoPerson, getMidnight } from './people.js';
import { Random } from './random.js';
import { listSentRecords } from './simulator.js';
import { DiseaseCode } from '../validation/disease-code.js';

/** A case of the demo company, as the safety officer enters it on the day of the report. */
export interface StagedCase extends Pick<
  CaseValues,
  'classification' | 'onsetDay' | 'specimenDay' | 'reportedDay' | 'isolatedAt' | 'notes'
> {
  person: DemoPerson;
  disease: DiseaseCode;
  /** When, in epoch milliseconds, and why the case is closed; undefined: it stays open. */
  closed?: { at: number; outcome: CaseOutcome };
}

/** Days before isolation in which the people of these cases could infect others. */
const infectiousDays = 3;

/** Returns the start of a day, from which a person stays at home. */
const getHomeFrom = (day: string) => new Date(getMidnight(day)).toISOString();

/** Describes the confirmed cases of an outbreak. The onset of the second is not known. */
export function describeOutbreak(outbreak: readonly DemoCase[]): StagedCase[] {
  return outbreak.map(({ person, date }, place) => ({
    person,
    disease: DiseaseCode.COVID_19,
    classification: CaseClassification.CONFIRMED,
    onsetDay: place === 1 ? null : date,
    specimenDay: date,
    reportedDay: date,
    isolatedAt: getHomeFrom(date),
    notes: place === 0 ? 'Called in before the shift. Lives alone.' : '',
  }));
}

/**
 * Describes the other cases during an outbreak: an older one whose contacts are due for a test, one that exposed people whom the first
 * case had also exposed, one of influenza, one of measles, and one that turns out not to be a case.
 * @param traces of the cases of the outbreak.
 */
export async function describeOtherCases(
  outbreak: readonly DemoCase[],
  traces: readonly Exposure[][],
  people: readonly DemoPerson[],
  today: string,
): Promise<StagedCase[]> {
  const day = (ago: number) => addDays(today, -ago);
  const picker = new Picker(outbreak, traces, people, today);
  const [directOfFirst, ...directOfLater] = traces.map(findDirectContacts);
  const probable = await picker.pick(day(6));
  // Without the contacts of the later two cases, so that their traces stay as they are.
  const available = people.filter(({ id }) => !directOfLater.some((direct) => direct.has(id)));
  const among = [...available.filter(({ id }) => directOfFirst?.has(id)), ...available];
  const [goneHome, suspected] = await picker.pickFirst([
    [today, { among, sharing: directOfFirst }],
    [day(1), { among, sharing: directOfFirst }],
    [day(2), { among, sharing: directOfFirst }],
    [today, { among }],
  ]);
  const influenza = await picker.pick(day(1));
  const ruledOut = await picker.pick(day(1), { isFarFromOthers: true });
  const measles = await picker.pick(day(1));
  const covid = { disease: DiseaseCode.COVID_19, specimenDay: null };
  const staged: (Omit<StagedCase, 'person'> & { person: DemoPerson | undefined })[] = [
    {
      ...covid,
      person: probable,
      classification: CaseClassification.PROBABLE,
      onsetDay: day(7),
      reportedDay: day(6),
      isolatedAt: getHomeFrom(day(6)),
      notes: 'Fever and cough. The doctor treats it as COVID-19; no test yet.',
    },
    {
      ...covid,
      person: ruledOut,
      classification: CaseClassification.SUSPECTED,
      onsetDay: day(2),
      reportedDay: day(2),
      isolatedAt: getHomeFrom(day(1)),
      notes: 'Hay fever? Stays at home until the test is back.',
      closed: { at: getMidnight(day(1)) + 17 * HOUR, outcome: CaseOutcome.NOT_A_CASE },
    },
    {
      ...covid,
      person: suspected,
      classification: CaseClassification.SUSPECTED,
      onsetDay: addDays(goneHome, -1),
      reportedDay: addDays(goneHome, -1),
      isolatedAt: getHomeFrom(goneHome),
      notes: 'Has a sore throat. A test is booked.',
    },
    {
      person: influenza,
      disease: DiseaseCode.INFLUENZA,
      classification: CaseClassification.CONFIRMED,
      onsetDay: day(3),
      specimenDay: day(2),
      reportedDay: day(2),
      isolatedAt: getHomeFrom(day(1)),
      notes: 'Went home after the shift.',
    },
    {
      person: measles,
      disease: DiseaseCode.MEASLES,
      classification: CaseClassification.CONFIRMED,
      onsetDay: day(2),
      specimenDay: day(2),
      reportedDay: day(1),
      isolatedAt: getHomeFrom(day(1)),
      notes: 'Caught it on a journey. Ask whom they met for proof of vaccination.',
    },
  ];
  return staged.flatMap(({ person, ...values }) => (person ? [{ ...values, person }] : []));
}

/** Returns the ids of the people at level 1 of a trace. */
function findDirectContacts(exposed: readonly Exposure[]): Set<string> {
  return new Set(exposed.filter(({ level }) => level === 1).map(({ personId }) => personId));
}

/** Requirements for the person of a case. */
interface Requirements {
  among?: readonly DemoPerson[];
  /** Whether some contacts must not have met another case. */
  isFarFromOthers?: boolean;
  /** People one of whom must be among the contacts. */
  sharing?: ReadonlySet<string>;
}

/** Picks people for other cases: with some contacts, and preferably without contact to the outbreak. */
class Picker {
  private readonly taken: Set<DemoPerson>;
  /** People whom an outbreak or a picked case has exposed directly. */
  private readonly exposed: Set<string>;
  private readonly pool: DemoPerson[];

  constructor(
    outbreak: readonly DemoCase[],
    traces: readonly Exposure[][],
    private readonly people: readonly DemoPerson[],
    today: string,
  ) {
    this.taken = new Set(outbreak.map(({ person }) => person));
    const found = traces.flat();
    this.exposed = findDirectContacts(found);
    const reached = new Set(found.map(({ personId }) => personId));
    this.pool = new Random('other cases', today)
      .shuffled(people)
      .filter(({ id, hasApp }) => hasApp && !this.exposed.has(id))
      .toSorted((a, b) => Number(reached.has(a.id)) - Number(reached.has(b.id)));
  }

  /** Picks somebody who meets the first of several requirements that can be met. Returns the day, too: the last one if nobody fits. */
  async pickFirst(
    options: readonly [date: string, requirements: Requirements][],
  ): Promise<[date: string, person: DemoPerson | undefined]> {
    let last = '';
    for (const [date, requirements] of options) {
      const person = await this.pick(date, requirements);
      if (person) return [date, person];
      last = date;
    }
    return [last, undefined];
  }

  /** Picks somebody who stays at home from a day on and met others in the days before. */
  async pick(
    date: string,
    { among = this.pool, isFarFromOthers = false, sharing }: Requirements = {},
  ): Promise<DemoPerson | undefined> {
    const [from, until] = [addDays(date, -infectiousDays - 1), addDays(date, 1)].map(getMidnight);
    const records = filterRecordsAmong(this.people, listSentRecords(from!, until!));
    const contacts = await findContactsBefore(date, this.people, records, infectiousDays);
    const isFit = (person: DemoPerson) => {
      const met = contacts.get(person) ?? [];
      const others = met.filter((each) => !this.taken.has(each));
      const isFar = others.filter(({ id }) => !this.exposed.has(id)).length >= 3;
      const isShared = sharing === undefined || others.some(({ id }) => sharing.has(id));
      const isLimited = others.length >= 3 && met.length <= 12;
      return !this.taken.has(person) && isLimited && isShared && (isFar || !isFarFromOthers);
    };
    const picked = among.find(isFit);
    if (!picked) return undefined;
    this.taken.add(picked);
    for (const { id } of contacts.get(picked)!) this.exposed.add(id);
    return picked;
  }
}

/**
 * Describes cases that were closed before an outbreak. The contacts of the latest one are still stored.
 * @param traces of the cases of the outbreak.
 */
export async function describePast(
  current: readonly { person: DemoPerson }[],
  traces: readonly Exposure[][],
  people: readonly DemoPerson[],
  today: string,
): Promise<StagedCase[]> {
  const picker = new Picker(
    current.map(({ person }) => ({ person, date: today })),
    traces,
    people,
    today,
  );
  const day = (ago: number) => addDays(today, -ago);
  const recovered = await picker.pick(day(11));
  const taken = new Set([recovered, ...current.map(({ person }) => person)]);
  const [sick, confused] = new Random('past cases', today)
    .shuffled(people)
    .filter((person) => !taken.has(person));
  if (!recovered || !sick || !confused) return [];
  return [
    {
      person: sick,
      disease: DiseaseCode.NOROVIRUS,
      classification: CaseClassification.PROBABLE,
      onsetDay: day(26),
      specimenDay: null,
      reportedDay: day(26),
      isolatedAt: getHomeFrom(day(26)),
      notes: 'Fell ill on leave.',
      closed: { at: getMidnight(day(21)) + 17 * HOUR, outcome: CaseOutcome.RECOVERED },
    },
    {
      person: recovered,
      disease: DiseaseCode.COVID_19,
      classification: CaseClassification.CONFIRMED,
      onsetDay: day(12),
      specimenDay: day(11),
      reportedDay: day(11),
      isolatedAt: getHomeFrom(day(11)),
      notes: '',
      closed: { at: getMidnight(day(2)) + 17 * HOUR, outcome: CaseOutcome.RECOVERED },
    },
    {
      person: confused,
      disease: DiseaseCode.COVID_19,
      classification: CaseClassification.SUSPECTED,
      onsetDay: null,
      specimenDay: null,
      reportedDay: day(4),
      isolatedAt: null,
      notes: 'A mix-up of names.',
      closed: { at: getMidnight(day(4)) + 9.5 * HOUR, outcome: CaseOutcome.OPENED_IN_ERROR },
    },
  ];
}
