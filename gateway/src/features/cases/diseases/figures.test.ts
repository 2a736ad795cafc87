import { describe, expect, it } from 'vitest';
import { FigureName } from './disease-enums.js';
import { countRecordDays, findWrongOrder, mergeValues, validateFigure } from './figures.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const {
  LATENT_DAYS,
  QUARANTINE_DAYS,
  RELEASE_TEST_DAY,
  INCUBATION_P5,
  INCUBATION_P95,
  TREATMENT_HOURS,
} = FigureName;

describe('validateFigure', () => {
  it.each([
    [LATENT_DAYS, 0.5],
    [LATENT_DAYS, 365],
    [LATENT_DAYS, 0],
    [QUARANTINE_DAYS, 1],
    [QUARANTINE_DAYS, null],
    [TREATMENT_HOURS, 24],
  ])('accepts %s of %s', (name, value) => {
    expect(validateFigure(name, value)).toBeNull();
  });

  it.each([
    [LATENT_DAYS, -0.1, 'Please enter days from 0 to 365, with at most one decimal'],
    [LATENT_DAYS, 365.1, 'Please enter days from 0 to 365, with at most one decimal'],
    [LATENT_DAYS, 0.25, 'Please enter days from 0 to 365, with at most one decimal'],
    [QUARANTINE_DAYS, 0, 'Please enter whole days from 1 to 365'],
    [QUARANTINE_DAYS, 1.5, 'Please enter whole days from 1 to 365'],
    [QUARANTINE_DAYS, 366, 'Please enter whole days from 1 to 365'],
    [TREATMENT_HOURS, 0, 'Please enter whole hours from 1 to 8760'],
  ])('refuses %s of %s', (name, value, message) => {
    expect(validateFigure(name, value)).toBe(message);
  });
});

describe('findWrongOrder', () => {
  const values = mergeValues(DiseaseCode.COVID_19, {});

  it('accepts equal and missing figures', () => {
    const equal = { ...values, [RELEASE_TEST_DAY]: 10, [QUARANTINE_DAYS]: 10 };
    expect(findWrongOrder(equal, new Set([RELEASE_TEST_DAY]))).toEqual([]);
    const missing = { ...values, [RELEASE_TEST_DAY]: 20, [QUARANTINE_DAYS]: null };
    expect(findWrongOrder(missing, new Set([QUARANTINE_DAYS]))).toEqual([]);
  });

  it('names the figure that was changed', () => {
    const late = { ...values, [RELEASE_TEST_DAY]: 11 };
    expect(findWrongOrder(late, new Set([RELEASE_TEST_DAY]))).toEqual([
      { name: RELEASE_TEST_DAY, message: 'Please enter at most 10: quarantine days' },
    ]);
    const short = { ...values, [QUARANTINE_DAYS]: 6 };
    expect(findWrongOrder(short, new Set([QUARANTINE_DAYS]))).toEqual([
      { name: QUARANTINE_DAYS, message: 'Please enter at least 7: day of the release test' },
    ]);
  });

  it('compares percentiles even if the one between them is missing', () => {
    const crossed = mergeValues(DiseaseCode.PERTUSSIS, { [INCUBATION_P5]: 22 });
    expect(findWrongOrder(crossed, new Set([INCUBATION_P5]))).toEqual([
      { name: INCUBATION_P5, message: 'Please enter at most 21: incubation, 95th percentile' },
    ]);
    expect(findWrongOrder(crossed, new Set([INCUBATION_P95]))).toHaveLength(1);
  });
});

describe('countRecordDays', () => {
  it.each([
    [DiseaseCode.TUBERCULOSIS, 84],
    [DiseaseCode.COVID_19, 12],
    [DiseaseCode.MEASLES, 21],
  ])('counts the longer of window and quarantine of %s: %i', (disease, days) => {
    expect(countRecordDays(mergeValues(disease, {}))).toBe(days);
  });
});
