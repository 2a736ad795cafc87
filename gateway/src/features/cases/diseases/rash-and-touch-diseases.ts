import {
  type CatalogueDisease,
  computedLatency,
  figure,
  noFigure,
  notes,
} from './catalogue-figure.js';
import { FigureName, Spread } from './disease-enums.js';
import { immunitySources, incubationStudies, rashAndTouchSources as sources } from './sources.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const { lessler2009, guzzetta2022, lee2013 } = incubationStudies;
const {
  INCUBATION_P5,
  INCUBATION_P50,
  INCUBATION_P95,
  LATENT_DAYS,
  INFECTIOUS_DAYS_BEFORE,
  INFECTIOUS_DAYS_AFTER,
  QUARANTINE_DAYS,
  ISOLATION_DAYS,
  SYMPTOM_FREE_HOURS,
  TREATMENT_HOURS,
  IMMUNITY_DOSES,
} = FigureName;

/** Diseases with a rash or a swelling, and those that touch passes on. */
export const rashAndTouchDiseases = {
  [DiseaseCode.MEASLES]: {
    name: 'Measles',
    spreads: [Spread.AIRBORNE, Spread.CLOSE_CONTACT],
    isNearnessEnough: false,
    note: `Measles stays in the air of a room for up to 2 hours, and no stay is too short. ${notes.notByNearness} ${notes.askRoom}`,
    onset: 'the first day of the rash',
    releaseTests: [],
    clearance: null,
    stayHomeFromDay: 5,
    immunity: {
      laboratory: true,
      illness: true,
      source: immunitySources.measlesMinnesota,
      note: 'An illness counts if a laboratory has confirmed it; what somebody remembers does not.',
    },
    figures: {
      [INCUBATION_P5]: figure(8.9, lessler2009),
      [INCUBATION_P50]: figure(12.5, lessler2009),
      [INCUBATION_P95]: figure(17.7, lessler2009),
      [LATENT_DAYS]: figure(
        5,
        sources.measlesIowa,
        'The quarantine of the guideline begins on the 5th day after the first exposure.',
      ),
      [INFECTIOUS_DAYS_BEFORE]: figure(4, sources.measlesCalifornia),
      [INFECTIOUS_DAYS_AFTER]: figure(4, sources.measlesCalifornia),
      [QUARANTINE_DAYS]: figure(21, sources.measlesIowa, 'Only for people who are not immune.'),
      [ISOLATION_DAYS]: figure(4, sources.measlesIowa),
      [IMMUNITY_DOSES]: figure(2, immunitySources.measlesMinnesota),
    },
  },
  [DiseaseCode.MUMPS]: {
    name: 'Mumps',
    spreads: [Spread.CLOSE_CONTACT, Spread.TOUCH],
    isNearnessEnough: true,
    note: null,
    onset: 'the first day of the swelling',
    releaseTests: [],
    clearance: null,
    immunity: {
      laboratory: true,
      illness: true,
      source: immunitySources.mumpsEvidence,
      note: 'An illness counts if a laboratory has confirmed it. A test of exposed people should be done soon after the exposure.',
    },
    figures: {
      [INCUBATION_P5]: figure(12, sources.mumpsWesternAustralia, notes.shortest),
      [INCUBATION_P50]: figure(17, sources.mumpsWesternAustralia, 'The average in the guideline.'),
      [INCUBATION_P95]: figure(25, sources.mumpsWesternAustralia, notes.longest),
      [LATENT_DAYS]: figure(10, sources.mumpsWesternAustralia, computedLatency(12, 2)),
      [INFECTIOUS_DAYS_BEFORE]: figure(
        2,
        sources.mumpsWesternAustralia,
        'When people are most infectious. Up to 7 days are possible.',
      ),
      [INFECTIOUS_DAYS_AFTER]: figure(
        5,
        sources.mumpsWesternAustralia,
        'When people are most infectious. Up to 9 days are possible.',
      ),
      [QUARANTINE_DAYS]: noFigure(sources.mumpsWesternAustralia, notes.noExclusion),
      [ISOLATION_DAYS]: figure(5, sources.mumpsWesternAustralia),
      [IMMUNITY_DOSES]: figure(2, immunitySources.mumpsEvidence),
    },
  },
  [DiseaseCode.VARICELLA]: {
    name: 'Varicella (chickenpox)',
    spreads: [Spread.AIRBORNE, Spread.CLOSE_CONTACT, Spread.TOUCH],
    isNearnessEnough: true,
    note: null,
    onset: 'the first day of the rash',
    releaseTests: [],
    clearance: null,
    immunity: {
      laboratory: true,
      illness: true,
      source: immunitySources.varicellaManual,
      note: 'An illness counts if a physician has diagnosed it, as chickenpox or as shingles.',
    },
    figures: {
      [INCUBATION_P5]: figure(10, sources.varicellaNewZealand, notes.shortest),
      [INCUBATION_P95]: figure(21, sources.varicellaNewZealand, notes.longest),
      [LATENT_DAYS]: figure(8, sources.varicellaNewZealand, computedLatency(10, 2)),
      [INFECTIOUS_DAYS_BEFORE]: figure(2, sources.varicellaNewZealand),
      [INFECTIOUS_DAYS_AFTER]: figure(
        7,
        sources.varicellaColorado,
        'Upper end of the usual 4 to 7 days: until all blisters have formed scabs.',
      ),
      [QUARANTINE_DAYS]: noFigure(sources.varicellaWesternAustralia, notes.noExclusion),
      [ISOLATION_DAYS]: figure(
        7,
        sources.varicellaColorado,
        'Upper end of the usual 4 to 7 days: until all blisters have formed scabs.',
      ),
      [IMMUNITY_DOSES]: figure(2, immunitySources.varicellaManual),
    },
  },
  [DiseaseCode.NOROVIRUS]: {
    name: 'Norovirus',
    spreads: [Spread.TOUCH, Spread.CLOSE_CONTACT],
    isNearnessEnough: false,
    note: `Norovirus spreads by hands, surfaces and food. ${notes.notByNearness} ${notes.askRoom}`,
    onset: 'the first symptom',
    releaseTests: [],
    clearance: null,
    figures: {
      [INCUBATION_P5]: figure(0.5, sources.norovirusKingCounty, notes.shortest),
      [INCUBATION_P50]: figure(1.2, lee2013),
      [INCUBATION_P95]: figure(2, sources.norovirusKingCounty, notes.longest),
      [LATENT_DAYS]: figure(0.5, sources.norovirusKingCounty, computedLatency(0.5, 0)),
      [INFECTIOUS_DAYS_BEFORE]: figure(0, sources.norovirusNorthernTerritory),
      [INFECTIOUS_DAYS_AFTER]: figure(
        5,
        sources.norovirusNorthernTerritory,
        'Computed: recovery within 3 days, and 2 days without symptoms.',
      ),
      [QUARANTINE_DAYS]: noFigure(
        null,
        'No guideline that was read asks exposed people without symptoms to stay at home.',
      ),
      [ISOLATION_DAYS]: noFigure(
        sources.norovirusFoodWorkers,
        'No number of days after onset: counted from the end of symptoms.',
      ),
      [SYMPTOM_FREE_HOURS]: figure(
        48,
        sources.norovirusFoodWorkers,
        'The UK Health Security Agency also asks for 48 hours after diarrhoea and vomiting.',
      ),
    },
  },
  [DiseaseCode.SCABIES]: {
    name: 'Scabies',
    spreads: [Spread.TOUCH],
    isNearnessEnough: false,
    note: `Scabies spreads by long contact of skin, and by clothes and bedding. ${notes.notByNearness} Ask also who had contact of skin, or shared clothes or bedding.`,
    onset: 'the day of the diagnosis',
    releaseTests: [],
    clearance: null,
    figures: {
      [INCUBATION_P5]: figure(
        14,
        sources.scabiesColorado,
        `${notes.shortest} For people who never had scabies.`,
      ),
      [INCUBATION_P95]: figure(
        42,
        sources.scabiesColorado,
        `${notes.longest} For people who never had scabies.`,
      ),
      [LATENT_DAYS]: noFigure(
        sources.scabiesColorado,
        'Mites spread before symptoms show; the guideline gives no number of days.',
      ),
      [INFECTIOUS_DAYS_BEFORE]: figure(56, sources.scabiesUnitedKingdom, 'Before the diagnosis.'),
      [INFECTIOUS_DAYS_AFTER]: noFigure(
        sources.scabiesColorado,
        'No number of days: until treatment has destroyed mites and eggs.',
      ),
      [QUARANTINE_DAYS]: noFigure(
        sources.scabiesAtWork,
        'The guideline asks for an examination, and for treatment if it is needed.',
      ),
      [ISOLATION_DAYS]: noFigure(
        sources.scabiesVictoria,
        'No number of days after the diagnosis: until the day after the first treatment.',
      ),
      [TREATMENT_HOURS]: figure(
        24,
        sources.scabiesFirstTreatment,
        'After the first treatment. In Colorado until treatment was given.',
      ),
    },
  },
  [DiseaseCode.MPOX]: {
    name: 'Mpox',
    spreads: [Spread.CLOSE_CONTACT, Spread.TOUCH],
    isNearnessEnough: true,
    note: 'Touch is the main way: nearness shows who may have been touched.',
    onset: 'the first symptom',
    releaseTests: [],
    clearance: null,
    figures: {
      [INCUBATION_P5]: figure(2, guzzetta2022),
      [INCUBATION_P50]: figure(7.9, guzzetta2022, 'Computed from the distribution in the article.'),
      [INCUBATION_P95]: figure(20, guzzetta2022),
      [LATENT_DAYS]: figure(0, guzzetta2022, computedLatency(2, 4)),
      [INFECTIOUS_DAYS_BEFORE]: figure(4, sources.mpoxIsolation, notes.upperEnd),
      [INFECTIOUS_DAYS_AFTER]: figure(
        28,
        sources.mpoxIsolation,
        'Upper end of the usual 2 to 4 weeks: until the rash has healed.',
      ),
      [QUARANTINE_DAYS]: noFigure(sources.mpoxAtWork, notes.noExclusion),
      [ISOLATION_DAYS]: figure(
        28,
        sources.mpoxIsolation,
        'Upper end of the usual 2 to 4 weeks: until the rash has healed.',
      ),
    },
  },
} satisfies Partial<Record<DiseaseCode, CatalogueDisease>>;
