import type { FigureName, ReleaseTest, Spread } from './disease-enums.js';
import type { Source } from './sources.js';

/** Default of a figure in the catalogue. */
export interface CatalogueFigure {
  /** Null: the source requires nothing, or gives no number. */
  value: number | null;
  /** Null only without a value. */
  source: Source | null;
  /** How the value follows from the source, or why there is none. */
  note: string | null;
}

/** Which evidence shows that a person is immune, beside the doses of a vaccine that `IMMUNITY_DOSES` asks for. */
export interface ImmunityEvidenceRule {
  /** Whether a positive result of a laboratory shows it. */
  laboratory: boolean;
  /** Whether an illness that a laboratory or a physician has documented shows it. */
  illness: boolean;
  source: Source;
  /** What the source requires of the evidence. */
  note: string;
}

export interface CatalogueDisease {
  name: string;
  spreads: readonly Spread[];
  /** Whether minutes of nearness show who was exposed. */
  isNearnessEnough: boolean;
  /** Limits of nearness as evidence of exposure, for people; null: none. */
  note: string | null;
  /** What counts as onset, as the end of a sentence. */
  onset: string;
  /** Kinds of test that can end a quarantine; empty: the source names none. */
  releaseTests: readonly ReleaseTest[];
  /** Why isolation also ends only once negative tests or a physician have cleared the person; null: it does not need that. */
  clearance: { source: Source; note: string } | null;
  /** Whether isolation ends after isolation days or treatment, whichever comes first. */
  isTreatmentAlternative?: boolean;
  /** Absent: no evidence changes the follow-up. */
  immunity?: ImmunityEvidenceRule;
  /** First day of a quarantine, counted from the first exposure; absent: the day of the exposure. */
  stayHomeFromDay?: number;
  /** A figure that is absent has no default and no explanation. */
  figures: Partial<Record<FigureName, CatalogueFigure>>;
}

export function figure(value: number, source: Source, note: string | null = null): CatalogueFigure {
  return { value, source, note };
}

export function noFigure(source: Source | null, note: string): CatalogueFigure {
  return { value: null, source, note };
}

/** Describes a latent time that was computed from two other figures, because no source states it. */
export function computedLatency(incubation: number, before: number): string {
  return `Computed: incubation of at least ${incubation} days, less ${before} infectious days before onset, and not below 0.`;
}

/** Notes that several diseases have. */
export const notes = {
  shortest: 'Shortest usual time in the guideline, not a percentile.',
  longest: 'Longest usual time in the guideline, not a percentile.',
  upperEnd: 'Upper end of the range in the source.',
  noExclusion: 'The guideline keeps nobody at home who was exposed and has no symptoms.',
  notByNearness: 'Minutes of nearness are not how it spreads.',
  askRoom:
    'Contacts show only a part of those at risk: ask also who was in the same room, whatever the distance.',
} as const;
