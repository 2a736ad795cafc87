import { type CaseClassification, CaseOutcome, type DiseaseCase } from './disease-case.entity.js';

/** Why a case does not count. */
export type Dismissal = Exclude<CaseOutcome, CaseOutcome.RECOVERED>;

/** Returns why a case does not count; null for an open one and one that was closed as recovered. */
export function findDismissal({ outcome }: Pick<DiseaseCase, 'outcome'>): Dismissal | null {
  return outcome === CaseOutcome.RECOVERED ? null : outcome;
}

/** Values of a case that acts change, as its log stores them: days as yyyy-MM-dd, moments as ISO 8601. */
export interface CaseValues {
  classification: CaseClassification;
  onsetDay: string | null;
  onsetAt: string | null;
  specimenDay: string | null;
  reportedDay: string;
  isolatedAt: string | null;
  symptomsEndedAt: string | null;
  feverEndedAt: string | null;
  treatmentStartedAt: string | null;
  clearedAt: string | null;
  notes: string;
  closedAt: string | null;
  closedBy: string | null;
  outcome: CaseOutcome | null;
}

/** Returns the values of a stored case. */
export function getCaseValues(stored: DiseaseCase): CaseValues {
  return {
    classification: stored.classification,
    onsetDay: stored.onsetDay,
    onsetAt: stored.onsetAt?.toISOString() ?? null,
    specimenDay: stored.specimenDay,
    reportedDay: stored.reportedDay,
    isolatedAt: stored.isolatedAt?.toISOString() ?? null,
    symptomsEndedAt: stored.symptomsEndedAt?.toISOString() ?? null,
    feverEndedAt: stored.feverEndedAt?.toISOString() ?? null,
    treatmentStartedAt: stored.treatmentStartedAt?.toISOString() ?? null,
    clearedAt: stored.clearedAt?.toISOString() ?? null,
    notes: stored.notes,
    closedAt: stored.closedAt?.toISOString() ?? null,
    closedBy: stored.closedBy,
    outcome: stored.outcome,
  };
}

/** Returns the wanted values that differ from those of a stored case. */
export function findChangedValues(
  stored: DiseaseCase,
  wanted: Partial<CaseValues>,
): Partial<CaseValues> {
  const values = getCaseValues(stored);
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && value !== values[name as keyof CaseValues],
  );
  return Object.fromEntries(changed);
}

/** Picks the values of the fields that `other` has. */
export function pickValues(values: CaseValues, other: Partial<CaseValues>): Partial<CaseValues> {
  const names = Object.keys(other) as (keyof CaseValues)[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
