import { ContactSource } from '../../contacts/records/contact-source.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import { type Contest, ContestReason } from '../contests/contest.entity.js';

/** Names of contact sources in files. */
export const sourceNames: Record<ContactSource, string> = {
  [ContactSource.MOBILE]: 'Mobile',
  [ContactSource.CAMERA]: 'Computer Vision',
  [ContactSource.MANUAL]: 'Added by hand',
};

/** Names of diseases in files. */
export const diseaseNames: Record<DiseaseCode, string> = {
  [DiseaseCode.COVID_19]: 'COVID-19',
  [DiseaseCode.INFLUENZA]: 'Influenza',
  [DiseaseCode.MEASLES]: 'Measles',
  [DiseaseCode.TUBERCULOSIS]: 'Tuberculosis',
  [DiseaseCode.PERTUSSIS]: 'Pertussis',
  [DiseaseCode.MUMPS]: 'Mumps',
  [DiseaseCode.VARICELLA]: 'Varicella',
  [DiseaseCode.NOROVIRUS]: 'Norovirus',
  [DiseaseCode.SCABIES]: 'Scabies',
  [DiseaseCode.MENINGOCOCCAL_DISEASE]: 'Meningococcal disease',
  [DiseaseCode.MPOX]: 'Mpox',
  [DiseaseCode.RSV]: 'RSV',
};

/** Formats a number with its country code in brackets, since a spreadsheet would treat a leading plus as a formula. */
export function formatPhone({
  callingCode,
  phone,
}: {
  callingCode: string | null;
  phone: string | null;
}): string | null {
  return phone !== null && callingCode ? `(+${callingCode.replace(/^\++/, '')}) ${phone}` : phone;
}

const reasonNames: Record<ContestReason, string> = {
  [ContestReason.OTHER]: 'other reason',
  [ContestReason.PHONE_LEFT_BEHIND]: 'phone left behind',
  [ContestReason.PROTECTED]: 'protected',
  [ContestReason.WALL_BETWEEN]: 'wall between',
  [ContestReason.WRONG_PERSON]: 'wrong person',
};

/** Formats the contests of a row, such as 'Does not count: wall between (ana@company.example, 2026-11-17 10:05)'. */
export function formatContested(
  contests: readonly Contest[],
  counts: boolean,
  formatTime: (moment: Date) => string,
): string {
  if (contests.length === 0) return '';
  const reasons = contests.map(({ reason, note, contestedBy, contestedAt }) => {
    const why = note === '' ? reasonNames[reason] : `${reasonNames[reason]}, ${note}`;
    const who = contestedBy === null ? '' : `${contestedBy}, `;
    return `${why} (${who}${formatTime(contestedAt)})`;
  });
  return `${counts ? 'In part' : 'Does not count'}: ${reasons.join('; ')}`;
}
