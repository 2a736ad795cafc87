import { formatCount } from '../../../lib/intl.ts';
import { shortDay } from '../../../lib/dates/dates.ts';
import type { DiseaseCode, ImmunityEvidenceKind } from '../../../generated/graphql.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { texts } from './texts.ts';

interface Evidence {
  kind: ImmunityEvidenceKind;
  doses: number | null;
  isImmune: boolean;
}

/** 'Vaccination, 2 doses' or 'Laboratory result, not immune'. */
export const formatEvidence = ({ kind, doses, isImmune }: Evidence): string => {
  const shown =
    doses === null ? (isImmune ? texts.immune : texts.notImmune) : formatCount(doses, texts.doses);
  return `${texts.kinds[kind]}, ${shown}`;
};

/** 'Measles: Vaccination, 2 doses, 4 May 2015', and until when it counts if it has an end. */
export const formatEvidenceLine = ({
  disease,
  day,
  validUntil,
  ...evidence
}: Evidence & { disease: DiseaseCode; day: string; validUntil: string | null }): string => {
  const line = `${caseTexts.diseaseNames[disease]}: ${formatEvidence(evidence)}, ${shortDay(day)}`;
  return validUntil === null ? line : `${line}, ${texts.until(shortDay(validUntil))}`;
};
