import { formatCount } from '../../../lib/intl.ts';
import type { ImmunityEvidenceKind } from '../../../generated/graphql.ts';
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
