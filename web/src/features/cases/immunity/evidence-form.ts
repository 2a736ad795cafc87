import type {
  DiseaseCode,
  HandInImmunityInput,
  ImmunityEvidenceKind,
} from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Values of a piece of evidence as they are entered. */
export interface EvidenceValues {
  disease: DiseaseCode;
  kind: ImmunityEvidenceKind;
  day: string;
  doses: string;
  isImmune: 'immune' | 'notImmune' | '';
  validUntil: string;
  document: string;
}

/** @param diseases those that the company uses, at least one. */
export const blankEvidence = (diseases: readonly DiseaseCode[]): EvidenceValues => ({
  disease: diseases.includes('MEASLES') ? 'MEASLES' : diseases[0]!,
  kind: 'VACCINATION',
  day: '',
  doses: '',
  isImmune: '',
  validUntil: '',
  document: '',
});

/** Whether evidence of a kind may also show that somebody is not immune. */
export const hasResult = (kind: ImmunityEvidenceKind): boolean =>
  kind === 'LABORATORY' || kind === 'OTHER';

/** Returns what is wrong, by field. */
export const findEvidenceErrors = ({
  kind,
  day,
  doses,
  isImmune,
}: EvidenceValues): Partial<Record<keyof EvidenceValues, string>> => ({
  ...(day === '' && { day: texts.dayMissing }),
  ...(kind === 'VACCINATION' && !/^([1-9]|10)$/u.test(doses.trim()) && { doses: texts.dosesWrong }),
  ...(hasResult(kind) && isImmune === '' && { isImmune: texts.resultMissing }),
});

/** Returns the evidence as the gateway takes it, without the values that its kind does not have. */
export const evidenceInput = ({
  disease,
  kind,
  day,
  doses,
  isImmune,
  validUntil,
  document,
}: EvidenceValues): HandInImmunityInput => ({
  disease,
  kind,
  day,
  doses: kind === 'VACCINATION' ? Number(doses) : null,
  isImmune: hasResult(kind) ? isImmune === 'immune' : null,
  validUntil: validUntil || null,
  document: document.trim() || null,
});
