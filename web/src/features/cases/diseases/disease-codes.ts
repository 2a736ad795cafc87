import { diseaseCodes } from '../base/disease-codes.ts';
import type { DiseaseCode } from '../../../generated/graphql.ts';
import { formatSlug } from './disease-words.ts';

/** Finds the disease code for a path segment. */
export const findCode = (slug: string): DiseaseCode | undefined =>
  diseaseCodes.find((code) => formatSlug(code) === slug);
