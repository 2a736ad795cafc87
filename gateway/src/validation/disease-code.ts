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
    INFLUENZA: { description: 'Seasonal influenza, also called the flu.' },
    MEASLES: { description: 'Measles, also called rubeola.' },
    TUBERCULOSIS: { description: 'Tuberculosis of the lungs or the larynx.' },
    PERTUSSIS: { description: 'Pertussis, also called whooping cough.' },
    MUMPS: { description: 'Mumps, with swollen salivary glands.' },
    VARICELLA: { description: 'Varicella, also called chickenpox.' },
    NOROVIRUS: { description: 'Gastroenteritis caused by norovirus.' },
    SCABIES: { description: 'Scabies, an infestation with mites.' },
    MENINGOCOCCAL_DISEASE: { description: 'Invasive meningococcal disease.' },
    MPOX: { description: 'Mpox, an infection with the monkeypox virus.' },
    RSV: { description: 'Infection with the respiratory syncytial virus.' },
  },
});
