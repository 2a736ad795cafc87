import type { CatalogueDisease } from './catalogue-figure.js';
import { DiseaseCode } from './disease-enums.js';
import { rashAndTouchDiseases } from './rash-and-touch-diseases.js';
import { respiratoryDiseases } from './respiratory-diseases.js';

/** The defaults of each disease. Each value was compared with the words of its source; what no source says is absent. */
export const catalogue: Record<DiseaseCode, CatalogueDisease> = {
  ...respiratoryDiseases,
  ...rashAndTouchDiseases,
};

/** Every disease of the catalogue, in the order of lists. */
export const diseaseCodes: readonly DiseaseCode[] = Object.values(DiseaseCode);
