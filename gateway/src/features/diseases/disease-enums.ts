import { registerEnumType } from 'type-graphql';

/** The diseases of the catalogue, in the order of lists. */
export enum DiseaseCode {
  COVID_19 = 'COVID_19',
  INFLUENZA = 'INFLUENZA',
  MEASLES = 'MEASLES',
  TUBERCULOSIS = 'TUBERCULOSIS',
  PERTUSSIS = 'PERTUSSIS',
  MUMPS = 'MUMPS',
  VARICELLA = 'VARICELLA',
  NOROVIRUS = 'NOROVIRUS',
  SCABIES = 'SCABIES',
  MENINGOCOCCAL_DISEASE = 'MENINGOCOCCAL_DISEASE',
  MPOX = 'MPOX',
  RSV = 'RSV',
}
registerEnumType(DiseaseCode, {
  name: 'DiseaseCode',
  description: 'A disease of the catalogue.',
  valuesConfig: {
    COVID_19: { description: 'COVID-19, caused by SARS-CoV-2.' },
    INFLUENZA: { description: 'Seasonal influenza, the flu.' },
    MEASLES: { description: 'Measles, also called rubeola.' },
    TUBERCULOSIS: { description: 'Tuberculosis of the lungs or the larynx.' },
    PERTUSSIS: { description: 'Pertussis, the whooping cough.' },
    MUMPS: { description: 'Mumps, with swollen salivary glands.' },
    VARICELLA: { description: 'Varicella, the chickenpox.' },
    NOROVIRUS: { description: 'Gastroenteritis caused by norovirus.' },
    SCABIES: { description: 'Scabies, an infestation with mites.' },
    MENINGOCOCCAL_DISEASE: { description: 'Invasive meningococcal disease.' },
    MPOX: { description: 'Mpox, caused by the monkeypox virus.' },
    RSV: { description: 'Infection with the respiratory syncytial virus.' },
  },
});

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
}
registerEnumType(FigureName, {
  name: 'FigureName',
  description: 'A number that describes a disease or what is done about it. All are days.',
  valuesConfig: {
    INCUBATION_P5: {
      description: 'Days from exposure to symptoms that 5% of the people who fall ill stay below.',
    },
    INCUBATION_P50: {
      description: 'Days from exposure to symptoms: the median of the people who fall ill.',
    },
    INCUBATION_P95: {
      description: 'Days from exposure to symptoms that 95% of the people who fall ill stay below.',
    },
    LATENT_DAYS: {
      description: 'Days from exposure until somebody can pass the disease on, the shortest usual.',
    },
    INFECTIOUS_DAYS_BEFORE: {
      description: 'Days before day zero of a case in which the person was already infectious.',
    },
    INFECTIOUS_DAYS_AFTER: {
      description: 'Days after day zero of a case in which the person is still infectious.',
    },
    QUARANTINE_DAYS: {
      description: 'Days for which exposed people stay away from others after the last exposure.',
    },
    ISOLATION_DAYS: {
      description: 'Days after day zero for which a case stays away from others.',
    },
    RELEASE_TEST_DAY: {
      description:
        'First day after the last exposure on which a negative test ends the quarantine.',
    },
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
    CLOSE_CONTACT: { description: 'Droplets and breath of somebody who is near.' },
    AIRBORNE: { description: 'The air of a room, at any distance and for a while afterwards.' },
    TOUCH: { description: 'Skin, surfaces, food or shared things.' },
  },
});

export enum ReleaseTest {
  PCR = 'PCR',
  ANTIGEN = 'ANTIGEN',
}
registerEnumType(ReleaseTest, {
  name: 'ReleaseTest',
  description: 'A kind of test whose negative result can end a quarantine early.',
  valuesConfig: {
    PCR: { description: 'Amplifies genetic material of the pathogen in a laboratory.' },
    ANTIGEN: { description: 'Detects proteins of the pathogen, within minutes.' },
  },
});
