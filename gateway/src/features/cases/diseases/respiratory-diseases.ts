import {
  type CatalogueDisease,
  computedLatency,
  figure,
  noFigure,
  notes,
} from './catalogue-figure.js';
import { FigureName, ReleaseTest, Spread } from './disease-enums.js';
import { incubationStudies, respiratorySources as sources } from './sources.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const { mcaloon2020, lessler2009, borgdorff2011 } = incubationStudies;
const {
  INCUBATION_P5,
  INCUBATION_P50,
  INCUBATION_P95,
  LATENT_DAYS,
  INFECTIOUS_DAYS_BEFORE,
  INFECTIOUS_DAYS_AFTER,
  QUARANTINE_DAYS,
  ISOLATION_DAYS,
  FEVER_FREE_HOURS,
  TREATMENT_HOURS,
  RELEASE_TEST_DAY,
} = FigureName;

/** Diseases of the airways, and those that droplets pass on. */
export const respiratoryDiseases = {
  [DiseaseCode.COVID_19]: {
    name: 'COVID-19',
    spreads: [Spread.CLOSE_CONTACT, Spread.AIRBORNE],
    isNearnessEnough: true,
    note: null,
    onset: 'the first symptom',
    releaseTests: [ReleaseTest.PCR, ReleaseTest.ANTIGEN],
    clearance: null,
    figures: {
      [INCUBATION_P5]: figure(2.2, mcaloon2020, 'Computed from the distribution in the article.'),
      [INCUBATION_P50]: figure(5.1, mcaloon2020),
      [INCUBATION_P95]: figure(11.7, mcaloon2020),
      [LATENT_DAYS]: figure(0.2, mcaloon2020, computedLatency(2.2, 2)),
      [INFECTIOUS_DAYS_BEFORE]: figure(2, sources.covidWesternAustralia),
      [INFECTIOUS_DAYS_AFTER]: figure(10, sources.covidTenDays, 'For mild to moderate illness.'),
      [QUARANTINE_DAYS]: figure(
        10,
        sources.covidQuarantine,
        'Guidance of December 2020. Since August 2022 it no longer asks exposed people to stay at home.',
      ),
      [ISOLATION_DAYS]: figure(
        10,
        sources.covidTenDays,
        'Guidance of July 2020, for mild to moderate illness.',
      ),
      [RELEASE_TEST_DAY]: figure(7, sources.covidGermany),
    },
  },
  [DiseaseCode.INFLUENZA]: {
    name: 'Influenza',
    spreads: [Spread.CLOSE_CONTACT, Spread.TOUCH],
    isNearnessEnough: true,
    note: null,
    onset: 'the first symptom',
    releaseTests: [],
    clearance: null,
    figures: {
      [INCUBATION_P5]: figure(0.7, lessler2009, 'Influenza A.'),
      [INCUBATION_P50]: figure(1.4, lessler2009, 'Influenza A.'),
      [INCUBATION_P95]: figure(2.8, lessler2009, 'Influenza A.'),
      [LATENT_DAYS]: figure(
        0.5,
        sources.influenzaShedding,
        'Volunteers began to shed virus between half a day and a day after they were infected.',
      ),
      [INFECTIOUS_DAYS_BEFORE]: figure(1, sources.influenzaSpread),
      [INFECTIOUS_DAYS_AFTER]: figure(7, sources.influenzaSpread, notes.upperEnd),
      [QUARANTINE_DAYS]: noFigure(sources.influenzaWesternAustralia, notes.noExclusion),
      [ISOLATION_DAYS]: noFigure(
        sources.influenzaAtWork,
        'Counted from the end of fever. For illness without fever, the source names 4 to 5 days after onset.',
      ),
      [FEVER_FREE_HOURS]: figure(
        24,
        sources.influenzaAtWork,
        'Without medicine against fever. The Oregon Health Authority asks for the same.',
      ),
    },
  },
  [DiseaseCode.TUBERCULOSIS]: {
    name: 'Tuberculosis',
    spreads: [Spread.AIRBORNE, Spread.CLOSE_CONTACT],
    isNearnessEnough: false,
    note: `Tuberculosis spreads by breathing the same air for hours, also across a room. ${notes.notByNearness} ${notes.askRoom}`,
    onset: 'the first day of the cough',
    releaseTests: [],
    clearance: {
      source: sources.tuberculosisIsolation,
      note: 'Effective treatment, improvement, and often negative sputum smears: no guideline gives a fixed figure, so a physician decides.',
    },
    figures: {
      [INCUBATION_P5]: figure(28, sources.tuberculosisWesternAustralia, notes.shortest),
      [INCUBATION_P50]: noFigure(
        borgdorff2011,
        'Not stated: of those who fell ill within 15 years, 45% did in the first year and 62% in two.',
      ),
      [INCUBATION_P95]: noFigure(
        borgdorff2011,
        'Not stated: of those who fell ill within 15 years, 83% did in the first five.',
      ),
      [LATENT_DAYS]: figure(
        28,
        sources.tuberculosisWesternAustralia,
        'Shortest incubation in the guideline: infected people without the disease are not infectious.',
      ),
      [INFECTIOUS_DAYS_BEFORE]: figure(
        84,
        sources.tuberculosisInfectiousPeriod,
        'Before the cough or the diagnosis, whichever reaches further back.',
      ),
      [INFECTIOUS_DAYS_AFTER]: noFigure(
        sources.tuberculosisWesternAustralia,
        'No number of days after onset: infectious until treated for 2 to 4 weeks.',
      ),
      [QUARANTINE_DAYS]: noFigure(sources.tuberculosisWesternAustralia, notes.noExclusion),
      [ISOLATION_DAYS]: noFigure(
        sources.tuberculosisIsolation,
        'No number of days after onset: isolation ends with treatment and negative tests.',
      ),
      [TREATMENT_HOURS]: noFigure(
        sources.tuberculosisIsolation,
        'No fixed number: the World Health Organization found no time of treatment after which everybody is no longer infectious. National guidelines name from 5 days to 2 weeks and more.',
      ),
    },
  },
  [DiseaseCode.PERTUSSIS]: {
    name: 'Pertussis',
    spreads: [Spread.CLOSE_CONTACT],
    isNearnessEnough: true,
    note: null,
    onset: 'the first day of the cold or the cough',
    releaseTests: [],
    clearance: null,
    isTreatmentAlternative: true,
    figures: {
      [INCUBATION_P5]: figure(5, sources.pertussisNewZealand, notes.shortest),
      [INCUBATION_P95]: figure(21, sources.pertussisNewZealand, notes.longest),
      [LATENT_DAYS]: figure(5, sources.pertussisNewZealand, computedLatency(5, 0)),
      [INFECTIOUS_DAYS_BEFORE]: figure(0, sources.pertussisNewZealand),
      [INFECTIOUS_DAYS_AFTER]: figure(
        21,
        sources.pertussisNewSouthWales,
        'Without treatment. After 5 days of antibiotics people are normally no longer infectious.',
      ),
      [QUARANTINE_DAYS]: noFigure(
        sources.pertussisMinnesota,
        'The guideline asks for antibiotics, or for watching for symptoms for 21 days.',
      ),
      [ISOLATION_DAYS]: figure(
        21,
        sources.pertussisMaryland,
        'Without treatment: 3 weeks after the cough began. With antibiotics: 5 days of them.',
      ),
      [TREATMENT_HOURS]: figure(
        120,
        sources.pertussisMaryland,
        '5 days of antibiotics. The UK Health Security Agency asks for 48 hours since 2018.',
      ),
    },
  },
  [DiseaseCode.MENINGOCOCCAL_DISEASE]: {
    name: 'Meningococcal disease',
    spreads: [Spread.CLOSE_CONTACT],
    isNearnessEnough: true,
    note: 'Hours count rather than minutes: a guideline names 8 hours within 3 feet, or contact with saliva.',
    onset: 'the first symptom',
    releaseTests: [],
    clearance: null,
    figures: {
      [INCUBATION_P5]: figure(2, sources.meningococcalNewZealand, notes.shortest),
      [INCUBATION_P95]: figure(10, sources.meningococcalNewZealand, notes.longest),
      [LATENT_DAYS]: figure(0, sources.meningococcalNewZealand, computedLatency(2, 7)),
      [INFECTIOUS_DAYS_BEFORE]: figure(7, sources.meningococcalCalifornia),
      [INFECTIOUS_DAYS_AFTER]: noFigure(
        sources.meningococcalCalifornia,
        'No number of days after onset: until 24 hours after the first antibiotics.',
      ),
      [QUARANTINE_DAYS]: noFigure(sources.meningococcalIowa, notes.noExclusion),
      [ISOLATION_DAYS]: noFigure(
        sources.meningococcalNewSouthWales,
        'No number of days after onset: until 24 hours of antibiotics are completed.',
      ),
      [TREATMENT_HOURS]: figure(
        24,
        sources.meningococcalIowa,
        'After appropriate antibiotics were begun. NSW Health asks for the same.',
      ),
    },
  },
  [DiseaseCode.RSV]: {
    name: 'RSV',
    spreads: [Spread.CLOSE_CONTACT, Spread.TOUCH],
    isNearnessEnough: true,
    note: null,
    onset: 'the first symptom',
    releaseTests: [],
    clearance: null,
    figures: {
      [INCUBATION_P5]: figure(3.1, lessler2009),
      [INCUBATION_P50]: figure(4.4, lessler2009),
      [INCUBATION_P95]: figure(6.3, lessler2009),
      [LATENT_DAYS]: figure(1.1, lessler2009, computedLatency(3.1, 2)),
      [INFECTIOUS_DAYS_BEFORE]: figure(2, sources.rsvSpread, notes.upperEnd),
      [INFECTIOUS_DAYS_AFTER]: figure(10, sources.rsvWesternAustralia, notes.upperEnd),
      [QUARANTINE_DAYS]: noFigure(sources.rsvWesternAustralia, notes.noExclusion),
      [ISOLATION_DAYS]: figure(
        10,
        sources.rsvWesternAustralia,
        'Until well again, which the guideline expects within 10 days.',
      ),
    },
  },
} satisfies Partial<Record<DiseaseCode, CatalogueDisease>>;
