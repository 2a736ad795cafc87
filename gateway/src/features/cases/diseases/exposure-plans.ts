import { ReleaseTest } from './disease-enums.js';
import type { PlanStep, PlanTime } from './plan.js';
import { PlanAnchor, PlanGroup, PlanStepKind, PlanUnit, RestrictionKind } from './plan-enums.js';
import { planSources as sources } from './plan-sources.js';
import { rashAndTouchSources, respiratorySources, type Source } from './sources.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const { PROOF, PROPHYLAXIS, TEST, SYMPTOM_CHECK, RESTRICTION } = PlanStepKind;
const { EVERYBODY, IMMUNE, NOT_IMMUNE, UNKNOWN } = PlanGroup;
const { DAYS, HOURS } = PlanUnit;

const afterFirst = (count: number): PlanTime => ({ anchor: PlanAnchor.FIRST_EXPOSURE, count });
const afterLast = (count: number): PlanTime => ({ anchor: PlanAnchor.LAST_EXPOSURE, count });
const afterIdentified = (count: number): PlanTime => ({
  anchor: PlanAnchor.CASE_IDENTIFIED,
  count,
});
const atOnce: PlanTime<null> = { anchor: PlanAnchor.CASE_IDENTIFIED, count: null };

/** Values that most steps have. */
const common = {
  unit: DAYS,
  opens: afterFirst(0),
  bestBy: null,
  isUsed: true,
  isDaily: false,
  tests: [],
  after: null,
  insteadOf: null,
  restriction: null,
  restrictionDaysIfGiven: null,
  note: null,
} as const;

/** Asks for evidence of people of whom nothing is known. */
function proof(source: Source, note: string | null = null): PlanStep {
  return {
    ...common,
    code: 'proof',
    kind: PROOF,
    name: 'Ask for evidence of immunity',
    group: UNKNOWN,
    ends: atOnce,
    source,
    note,
  };
}

/** Daily symptom checks of people who are immune, from one day after the first to another after the last exposure. */
function dailyCheckOfImmune(from: number, until: number, source: Source): PlanStep {
  return {
    ...common,
    code: 'symptoms',
    kind: SYMPTOM_CHECK,
    name: 'Symptom check',
    group: IMMUNE,
    opens: afterFirst(from),
    ends: afterLast(until),
    isDaily: true,
    source,
    note: 'For health care personnel. Work is not restricted.',
  };
}

/** The plans for exposed people, each step with its source. Diseases without steps have an empty plan. */
export const exposurePlans: Record<DiseaseCode, readonly PlanStep[]> = {
  [DiseaseCode.COVID_19]: [],
  [DiseaseCode.RSV]: [],
  [DiseaseCode.MEASLES]: [
    proof(sources.measles, 'No deadline stated, so that it is due at once.'),
    {
      ...common,
      code: 'vaccine',
      kind: PROPHYLAXIS,
      name: 'MMR vaccine',
      group: NOT_IMMUNE,
      unit: HOURS,
      ends: afterFirst(72),
      insteadOf: 'immunoglobulin',
      source: sources.measlesProphylaxis,
      note: 'Work stays restricted all the same.',
    },
    {
      ...common,
      code: 'immunoglobulin',
      kind: PROPHYLAXIS,
      name: 'Immunoglobulin',
      group: NOT_IMMUNE,
      unit: HOURS,
      ends: afterFirst(144),
      insteadOf: 'vaccine',
      source: sources.measlesProphylaxis,
      note: 'For people at high risk who cannot have the vaccine. Not together with it.',
    },
    dailyCheckOfImmune(5, 21, sources.measles),
  ],
  [DiseaseCode.MUMPS]: [
    proof(sources.mumps),
    {
      ...common,
      code: 'restriction',
      kind: RESTRICTION,
      name: 'No patients or food',
      group: NOT_IMMUNE,
      opens: afterFirst(10),
      ends: afterLast(25),
      restriction: RestrictionKind.NO_PATIENTS_OR_FOOD,
      source: sources.mumps,
      note: 'For health care personnel; a vaccine after the exposure does not shorten it. Iowa lets other contacts without symptoms go on as usual.',
    },
    dailyCheckOfImmune(10, 25, sources.mumps),
  ],
  [DiseaseCode.VARICELLA]: [
    proof(sources.varicella),
    {
      ...common,
      code: 'vaccine',
      kind: PROPHYLAXIS,
      name: 'Varicella vaccine',
      group: NOT_IMMUNE,
      unit: HOURS,
      bestBy: afterFirst(72),
      ends: afterFirst(120),
      insteadOf: 'immunoglobulin',
      source: sources.varicellaVaccine,
      note: 'The source does not say which exposure it counts from; the first is the stricter reading.',
    },
    {
      ...common,
      code: 'immunoglobulin',
      kind: PROPHYLAXIS,
      name: 'Varicella-zoster immunoglobulin',
      group: NOT_IMMUNE,
      unit: HOURS,
      bestBy: afterFirst(96),
      ends: afterFirst(240),
      insteadOf: 'vaccine',
      restrictionDaysIfGiven: 28,
      source: sources.varicellaImmunoglobulin,
      note: 'For people at high risk who cannot have the vaccine.',
    },
    {
      ...common,
      code: 'restriction',
      kind: RESTRICTION,
      name: 'No patients or food',
      group: NOT_IMMUNE,
      opens: afterFirst(8),
      ends: afterLast(21),
      restriction: RestrictionKind.NO_PATIENTS_OR_FOOD,
      source: sources.varicella,
      note: 'For health care personnel; until the 28th day after immunoglobulin.',
    },
    dailyCheckOfImmune(8, 21, sources.varicella),
  ],
  [DiseaseCode.PERTUSSIS]: [
    {
      ...common,
      code: 'antibiotic',
      kind: PROPHYLAXIS,
      name: 'Antibiotic',
      group: EVERYBODY,
      ends: afterFirst(21),
      restrictionDaysIfGiven: 0,
      source: sources.pertussisProphylaxis,
      note: 'For people at high risk, or close to people who are, whatever their vaccinations. Scotland counts 14 days from the onset of the case’s cough.',
    },
    {
      ...common,
      code: 'restriction',
      kind: RESTRICTION,
      name: 'No patients or food',
      group: EVERYBODY,
      ends: afterLast(21),
      restriction: RestrictionKind.NO_PATIENTS_OR_FOOD,
      source: sources.pertussis,
      note: 'Without the antibiotic, and only near people at increased risk.',
    },
    {
      ...common,
      code: 'symptoms',
      kind: SYMPTOM_CHECK,
      name: 'Symptom check',
      group: EVERYBODY,
      ends: afterLast(21),
      isDaily: true,
      insteadOf: 'antibiotic',
      source: sources.pertussis,
      note: 'Unless the antibiotic was given.',
    },
  ],
  [DiseaseCode.MENINGOCOCCAL_DISEASE]: [
    {
      ...common,
      code: 'antibiotic',
      kind: PROPHYLAXIS,
      name: 'Antibiotic',
      group: EVERYBODY,
      unit: HOURS,
      bestBy: afterIdentified(24),
      ends: { anchor: PlanAnchor.CASE_ONSET, count: 14 * 24 },
      source: respiratorySources.meningococcalIowa,
      note: 'For close contacts whatever their vaccinations. Of little or no use more than 14 days after the onset of the case. New Zealand counts these from the diagnosis.',
    },
  ],
  [DiseaseCode.TUBERCULOSIS]: [
    {
      ...common,
      code: 'symptoms',
      kind: SYMPTOM_CHECK,
      name: 'Ask about symptoms',
      group: EVERYBODY,
      ends: atOnce,
      source: sources.tuberculosis,
      note: 'When the exposure is recognized.',
    },
    {
      ...common,
      code: 'first-test',
      kind: TEST,
      name: 'First test for infection',
      group: EVERYBODY,
      ends: atOnce,
      tests: [ReleaseTest.IGRA, ReleaseTest.SKIN_TEST],
      source: sources.tuberculosis,
      note: 'When the exposure is recognized, for people who never had a positive test. After a positive result a physician rules the disease out.',
    },
    {
      ...common,
      code: 'second-test',
      kind: TEST,
      name: 'Second test for infection',
      group: EVERYBODY,
      opens: afterLast(56),
      ends: afterLast(70),
      tests: [ReleaseTest.IGRA, ReleaseTest.SKIN_TEST],
      after: 'first-test',
      source: sources.tuberculosis,
      note: '8 to 10 weeks after the last exposure, if the first test was negative. Canada asks for a single blood test after 8 weeks.',
    },
  ],
  [DiseaseCode.INFLUENZA]: [
    {
      ...common,
      code: 'antiviral',
      kind: PROPHYLAXIS,
      name: 'Antiviral',
      group: EVERYBODY,
      unit: HOURS,
      ends: afterFirst(48),
      isUsed: false,
      source: sources.influenza,
      note: 'Only for people at very high risk, says the World Health Organization. Not for everybody who was exposed, so that it is off unless you switch it on.',
    },
  ],
  [DiseaseCode.NOROVIRUS]: [
    {
      ...common,
      code: 'restriction',
      kind: RESTRICTION,
      name: 'No patients or food',
      group: EVERYBODY,
      unit: HOURS,
      ends: afterLast(48),
      restriction: RestrictionKind.NO_PATIENTS_OR_FOOD,
      source: sources.norovirusFood,
      note: 'For people who work with food.',
    },
  ],
  [DiseaseCode.SCABIES]: [
    {
      ...common,
      code: 'treatment',
      kind: PROPHYLAXIS,
      name: 'Examination, and treatment if necessary',
      group: EVERYBODY,
      ends: atOnce,
      source: rashAndTouchSources.scabiesAtWork,
      note: 'For people with long contact of skin, together with the treatment of the case.',
    },
  ],
  [DiseaseCode.MPOX]: [
    {
      ...common,
      code: 'vaccine',
      kind: PROPHYLAXIS,
      name: 'Mpox vaccine',
      group: EVERYBODY,
      bestBy: afterFirst(4),
      ends: afterFirst(14),
      source: sources.mpoxVaccine,
      note: 'For people without symptoms. The World Health Organization names the same days.',
    },
    {
      ...common,
      code: 'symptoms',
      kind: SYMPTOM_CHECK,
      name: 'Symptom check',
      group: EVERYBODY,
      ends: afterLast(21),
      isDaily: true,
      source: sources.mpoxContacts,
      note: 'Or people watch themselves. Work is not restricted without symptoms.',
    },
  ],
};
