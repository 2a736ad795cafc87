import { describe, expect, it } from 'vitest';
import { catalogue, diseaseCodes } from './catalogue.js';
import {
  defaultFigures,
  figureNames,
  findWrongOrder,
  mergeValues,
  validateFigure,
} from './figures.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const figures = diseaseCodes.flatMap((code) =>
  Object.entries(catalogue[code].figures).map(([name, figure]) => ({ code, name, ...figure })),
);

describe('the catalogue', () => {
  it('has twelve diseases', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual([...diseaseCodes].toSorted());
    expect(diseaseCodes).toHaveLength(12);
  });

  it('has a source with a DOI or an address for each value', () => {
    const values = figures.filter(({ value }) => value !== null);
    expect(values.length).toBeGreaterThan(70);
    expect(values.filter(({ source }) => source === null)).toEqual([]);
    const sources = figures.flatMap(({ source }) => source ?? []);
    expect(sources.filter(({ doi, url }) => (doi === null) === (url === null))).toEqual([]);
    const links = sources.map(({ doi, url }) => url ?? `https://doi.org/${doi}`);
    expect(links.filter((link) => !URL.canParse(link))).toEqual([]);
  });

  it('has a note for each figure without a value', () => {
    expect(figures.filter(({ value, note }) => value === null && !note)).toEqual([]);
  });

  it.each(diseaseCodes)('has valid values in the right order for %s', (code) => {
    const values = mergeValues(code, {});
    expect(figureNames.flatMap((name) => validateFigure(name, values[name]) ?? [])).toEqual([]);
    expect(findWrongOrder(values, new Set(figureNames))).toEqual([]);
  });

  it.each(diseaseCodes)('has a rule for the end of isolation of %s', (code) => {
    const { isolationDays, symptomFreeHours, feverFreeHours, treatmentHours, needsClearance } =
      defaultFigures(code);
    const hours = [symptomFreeHours, feverFreeHours, treatmentHours];
    expect(needsClearance || [isolationDays, ...hours].some((value) => value !== null)).toBe(true);
  });

  it.each([
    [DiseaseCode.NOROVIRUS, { isolationDays: null, symptomFreeHours: 48 }],
    [DiseaseCode.INFLUENZA, { isolationDays: null, feverFreeHours: 24 }],
    [DiseaseCode.SCABIES, { isolationDays: null, treatmentHours: 24 }],
    [DiseaseCode.MENINGOCOCCAL_DISEASE, { isolationDays: null, treatmentHours: 24 }],
    [
      DiseaseCode.PERTUSSIS,
      { isolationDays: 21, treatmentHours: 120, isTreatmentAlternative: true },
    ],
    [DiseaseCode.TUBERCULOSIS, { isolationDays: null, treatmentHours: null, needsClearance: true }],
  ])('ends the isolation of %s as its guideline does', (code, figures) => {
    expect(defaultFigures(code)).toMatchObject(figures);
  });

  it('starts the infectious window of COVID-19 2 days before day zero', () => {
    expect(defaultFigures(DiseaseCode.COVID_19)).toMatchObject({
      infectiousDaysBefore: 2,
      infectiousDaysAfter: 10,
      quarantineDays: 10,
      releaseTestDay: 7,
    });
  });
});
