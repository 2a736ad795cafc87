import type { CatalogueDisease } from './catalogue-figure.js';
import { rashAndTouchDiseases } from './rash-and-touch-diseases.js';
import { respiratoryDiseases } from './respiratory-diseases.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

/** The defaults of each disease. Each value was checked against its source. Figures that no source states are absent. */
export const catalogue: Record<DiseaseCode, CatalogueDisease> = {
  ...respiratoryDiseases,
  ...rashAndTouchDiseases,
};

/** Every disease of the catalogue, in the order of lists. */
export const diseaseCodes: readonly DiseaseCode[] = Object.values(DiseaseCode);
