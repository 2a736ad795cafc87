import { registerEnumType } from 'type-graphql';

export enum PlanStepKind {
  PROOF = 'PROOF',
  PROPHYLAXIS = 'PROPHYLAXIS',
  TEST = 'TEST',
  SYMPTOM_CHECK = 'SYMPTOM_CHECK',
  RESTRICTION = 'RESTRICTION',
}
registerEnumType(PlanStepKind, {
  name: 'PlanStepKind',
  description: 'What a step of the plan for exposed people asks for.',
  valuesConfig: {
    PROOF: { description: 'The person is asked for evidence of immunity.' },
    PROPHYLAXIS: { description: 'The person is offered a vaccine or a medicine.' },
    TEST: { description: 'The person is tested.' },
    SYMPTOM_CHECK: { description: 'The person is asked about symptoms.' },
    RESTRICTION: {
      description:
        'The person must not do certain work, or stays at home. Nothing has to be recorded.',
    },
  },
});

export enum PlanGroup {
  EVERYBODY = 'EVERYBODY',
  IMMUNE = 'IMMUNE',
  NOT_IMMUNE = 'NOT_IMMUNE',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(PlanGroup, {
  name: 'PlanGroup',
  description: 'Which exposed people a step of a plan is for.',
  valuesConfig: {
    EVERYBODY: { description: 'All exposed people.' },
    IMMUNE: { description: 'People who were immune at their first exposure.' },
    NOT_IMMUNE: {
      description:
        'People who were not immune at their first exposure, or of whom it is not known.',
    },
    UNKNOWN: { description: 'People of whom it is not known whether they are immune.' },
  },
});

export enum PlanAnchor {
  FIRST_EXPOSURE = 'FIRST_EXPOSURE',
  LAST_EXPOSURE = 'LAST_EXPOSURE',
  CASE_IDENTIFIED = 'CASE_IDENTIFIED',
  CASE_ONSET = 'CASE_ONSET',
}
registerEnumType(PlanAnchor, {
  name: 'PlanAnchor',
  description: 'What a time in a plan is counted from.',
  valuesConfig: {
    FIRST_EXPOSURE: { description: 'The first exposure of the round.' },
    LAST_EXPOSURE: { description: 'The end of the last exposure of the round.' },
    CASE_IDENTIFIED: {
      description: 'When the case was opened, or when the exposure began if that was later.',
    },
    CASE_ONSET: {
      description: 'Day zero of the case: of its onset, else of its specimen or its report.',
    },
  },
});

export enum PlanUnit {
  DAYS = 'DAYS',
  HOURS = 'HOURS',
}
registerEnumType(PlanUnit, {
  name: 'PlanUnit',
  description: 'Unit of the times of a step.',
  valuesConfig: {
    DAYS: {
      description:
        "Calendar days of the company's time zone: the day counted from is day 0, and a step lasts until the end of its last day.",
    },
    HOURS: { description: 'Elapsed hours, whatever the clock shows.' },
  },
});

export enum RestrictionKind {
  STAY_HOME = 'STAY_HOME',
  NO_PATIENTS_OR_FOOD = 'NO_PATIENTS_OR_FOOD',
  MASK = 'MASK',
}
registerEnumType(RestrictionKind, {
  name: 'RestrictionKind',
  description: 'What an exposed person must not do, the strictest first.',
  valuesConfig: {
    STAY_HOME: { description: 'The person stays at home.' },
    NO_PATIENTS_OR_FOOD: {
      description: 'The person does not work with patients or other people at risk, or with food.',
    },
    MASK: { description: 'The person wears a mask near others.' },
  },
});
