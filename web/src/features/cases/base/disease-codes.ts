import type { DiseaseCode } from '../../../generated/graphql.ts';

const codes = {
  COVID_19: true,
  INFLUENZA: true,
  MEASLES: true,
  TUBERCULOSIS: true,
  PERTUSSIS: true,
  MUMPS: true,
  VARICELLA: true,
  NOROVIRUS: true,
  SCABIES: true,
  MENINGOCOCCAL_DISEASE: true,
  MPOX: true,
  RSV: true,
} satisfies Record<DiseaseCode, true>;

/** All diseases of the catalogue. */
export const diseaseCodes = Object.keys(codes) as DiseaseCode[];
