import { addDays } from '../../company/profile/calendar-days.js';
import type { ImmunityRule } from '../diseases/figures.js';

/** Whether a person is immune to a disease, as far as the company knows. */
export enum ImmunityStatus {
  IMMUNE = 'IMMUNE',
  NOT_IMMUNE = 'NOT_IMMUNE',
  UNKNOWN = 'UNKNOWN',
}

export enum ImmunityEvidenceKind {
  VACCINATION = 'VACCINATION',
  LABORATORY = 'LABORATORY',
  ILLNESS = 'ILLNESS',
  OTHER = 'OTHER',
}

/** Confirmed evidence about a person and a disease. Days are calendar days of the company, yyyy-MM-dd. */
export interface JudgedEvidence {
  id: string;
  kind: ImmunityEvidenceKind;
  /** Whether it speaks for immunity. A vaccination and an illness always do. */
  isImmune: boolean;
  /** Day of the last dose, the sample, the illness or the document. */
  day: string;
  /** VACCINATION: number of doses that the person had had by `day`, as far as this evidence shows; null for other kinds. */
  doses: number | null;
  /** Last day on which it counts; null: it has no end. */
  validUntil: string | null;
}

/** Whether a person was immune on a day, and by which evidence. */
export interface Immunity {
  status: ImmunityStatus;
  /** Null for UNKNOWN. */
  evidence: JudgedEvidence | null;
}

const unknown: Immunity = { status: ImmunityStatus.UNKNOWN, evidence: null };

/**
 * Judges whether a person was immune when they were exposed. Doses that suffice outrank every other evidence; of other evidence, the
 * latest counts. Doses on the day of the exposure and later ones are prophylaxis. The order of the evidence does not matter.
 * @param day the day of the exposure.
 * @param lastSampleDay last day on which a sample still tells about the time before the exposure.
 */
export function judgeImmunity(
  evidence: readonly JudgedEvidence[],
  rule: ImmunityRule,
  day: string,
  lastSampleDay: string,
): Immunity {
  if (rule.doses === null && !rule.laboratory && !rule.illness) return unknown;
  const known = evidence
    .filter((one) => isKnownBy(one, day, lastSampleDay))
    .filter(({ validUntil }) => validUntil === null || validUntil >= day)
    .toSorted(compareEvidence);
  const doses = findDoses(known);
  if (doses && rule.doses !== null && doses.count >= rule.doses)
    return { status: ImmunityStatus.IMMUNE, evidence: doses.last };
  const accepted = known.filter(
    ({ kind }) =>
      kind === ImmunityEvidenceKind.OTHER ||
      (kind === ImmunityEvidenceKind.LABORATORY && rule.laboratory) ||
      (kind === ImmunityEvidenceKind.ILLNESS && rule.illness),
  );
  const latest = accepted.at(-1);
  if (latest)
    return {
      status: latest.isImmune ? ImmunityStatus.IMMUNE : ImmunityStatus.NOT_IMMUNE,
      evidence: latest,
    };
  return doses ? { status: ImmunityStatus.NOT_IMMUNE, evidence: doses.last } : unknown;
}

function isKnownBy({ kind, day }: JudgedEvidence, exposedOn: string, lastSampleDay: string) {
  if (kind === ImmunityEvidenceKind.VACCINATION) return day < exposedOn;
  return day <= (kind === ImmunityEvidenceKind.LABORATORY ? lastSampleDay : exposedOn);
}

/** Orders evidence by day; of the same day, one against immunity comes last. */
function compareEvidence(a: JudgedEvidence, b: JudgedEvidence): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return Number(b.isImmune) - Number(a.isImmune) || (a.id < b.id ? -1 : 1);
}

/** Days after which a document is about another dose. Doses against measles, mumps and varicella are at least 4 weeks apart. */
const minDoseIntervalDays = 28;

/**
 * Counts doses: as many as a document names, and one more for each document that is at least 4 weeks after the one before it. Documents
 * that are closer are taken to be about the same dose, because a day may be mistyped.
 */
function findDoses(
  known: readonly JudgedEvidence[],
): { count: number; last: JudgedEvidence } | null {
  const given = known.filter(({ kind }) => kind === ImmunityEvidenceKind.VACCINATION);
  let count = 0;
  let countedOn: string | null = null;
  for (const { day, doses } of given) {
    const isAnother = countedOn === null || day >= addDays(countedOn, minDoseIntervalDays);
    count = Math.max(isAnother ? count + 1 : count, doses ?? 1);
    if (isAnother) countedOn = day;
  }
  const last = given.at(-1);
  return last ? { count, last } : null;
}
