import { registerEnumType } from 'type-graphql';

/** The figures of a disease, in the order of lists. */
export enum FigureName {
  INCUBATION_P5 = 'INCUBATION_P5',
  INCUBATION_P50 = 'INCUBATION_P50',
  INCUBATION_P95 = 'INCUBATION_P95',
  LATENT_DAYS = 'LATENT_DAYS',
  INFECTIOUS_DAYS_BEFORE = 'INFECTIOUS_DAYS_BEFORE',
  INFECTIOUS_DAYS_AFTER = 'INFECTIOUS_DAYS_AFTER',
  QUARANTINE_DAYS = 'QUARANTINE_DAYS',
  ISOLATION_DAYS = 'ISOLATION_DAYS',
  RELEASE_TEST_DAY = 'RELEASE_TEST_DAY',
  SYMPTOM_FREE_HOURS = 'SYMPTOM_FREE_HOURS',
  FEVER_FREE_HOURS = 'FEVER_FREE_HOURS',
  TREATMENT_HOURS = 'TREATMENT_HOURS',
  IMMUNITY_DOSES = 'IMMUNITY_DOSES',
}
registerEnumType(FigureName, {
  name: 'FigureName',
  description:
    'A figure that describes a disease or the measures against it. Those whose names end in HOURS are in hours, those in DOSES are numbers of doses, the others are in days.',
  valuesConfig: {
    INCUBATION_P5: {
      description:
        'Incubation period, 5th percentile: days from exposure to symptoms within which 5% of those who fall ill have symptoms.',
    },
    INCUBATION_P50: {
      description:
        'Incubation period, median: days from exposure to symptoms within which half of those who fall ill have symptoms.',
    },
    INCUBATION_P95: {
      description:
        'Incubation period, 95th percentile: days from exposure to symptoms within which 95% of those who fall ill have symptoms.',
    },
    LATENT_DAYS: {
      description:
        'Latent period: shortest usual number of days from exposure until a person can infect others.',
    },
    INFECTIOUS_DAYS_BEFORE: {
      description: 'Number of days before day zero during which the person was already infectious.',
    },
    INFECTIOUS_DAYS_AFTER: {
      description: 'Number of days after day zero during which the person is still infectious.',
    },
    QUARANTINE_DAYS: {
      description:
        'Number of days after the last exposure for which an exposed person must stay away from others.',
    },
    ISOLATION_DAYS: {
      description:
        'Number of days after day zero for which a person with the disease must stay away from others.',
    },
    RELEASE_TEST_DAY: {
      description:
        'First day, counted from the last exposure, on which a negative test ends the quarantine.',
    },
    SYMPTOM_FREE_HOURS: {
      description:
        'Number of hours after the end of symptoms for which a person with the disease must stay away from others.',
    },
    FEVER_FREE_HOURS: {
      description:
        'Number of hours without fever, and without medicine against it, for which a person with the disease must stay away from others.',
    },
    TREATMENT_HOURS: {
      description:
        'Number of hours of effective treatment after which a person with the disease need not stay away from others any more.',
    },
    IMMUNITY_DOSES: {
      description:
        'Number of doses of a vaccine after which a person counts as immune. No value: no number of doses makes a person count as immune.',
    },
  },
});

export enum FigureUnit {
  DAYS = 'DAYS',
  DOSES = 'DOSES',
  HOURS = 'HOURS',
}
registerEnumType(FigureUnit, {
  name: 'FigureUnit',
  description: 'The unit of a figure of a disease.',
  valuesConfig: {
    DAYS: { description: "Calendar days of the company's time zone, or parts of 24 hours." },
    DOSES: { description: 'Doses of a vaccine.' },
    HOURS: { description: 'Elapsed time, whatever the clock shows.' },
  },
});

export enum Spread {
  CLOSE_CONTACT = 'CLOSE_CONTACT',
  AIRBORNE = 'AIRBORNE',
  TOUCH = 'TOUCH',
}
registerEnumType(Spread, {
  name: 'Spread',
  description: 'A way in which a disease passes from one person to another.',
  valuesConfig: {
    CLOSE_CONTACT: { description: 'Through droplets and breath of a person nearby.' },
    AIRBORNE: {
      description: 'Through the air of a room, at any distance and for a while afterwards.',
    },
    TOUCH: { description: 'Through skin, surfaces, food or shared objects.' },
  },
});

export enum ReleaseTest {
  PCR = 'PCR',
  ANTIGEN = 'ANTIGEN',
  IGRA = 'IGRA',
  SKIN_TEST = 'SKIN_TEST',
}
registerEnumType(ReleaseTest, {
  name: 'ReleaseTest',
  description: 'A kind of test.',
  valuesConfig: {
    PCR: { description: 'PCR test: amplifies genetic material of the pathogen in a laboratory.' },
    ANTIGEN: { description: 'Antigen test: detects proteins of the pathogen within minutes.' },
    IGRA: {
      description:
        'Interferon gamma release assay: blood test for an infection with tuberculosis. A positive result does not show the disease.',
    },
    SKIN_TEST: {
      description:
        'Tuberculin skin test for an infection with tuberculosis. A positive result does not show the disease.',
    },
  },
});

/** Tests that show an infection and not the disease: after a positive one, a physician decides whether the person is ill. */
export const infectionTests: readonly ReleaseTest[] = [ReleaseTest.IGRA, ReleaseTest.SKIN_TEST];
