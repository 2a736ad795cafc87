import { diseaseCodes } from '../../domain/cases/disease-codes.ts';
import type { DiseaseCode } from '../../generated/graphql.ts';
import { slugOf } from './disease-words.ts';

/** Finds the disease that a part of the address stands for. */
export const findCode = (slug: string): DiseaseCode | undefined =>
  diseaseCodes.find((code) => slugOf(code) === slug);
