/** A paragraph, a list of points, or the provider's contact details. */
export type LegalBlock = string | { points: readonly string[] } | { contact: true };

export interface LegalSection {
  /** Its anchor in the address. Addresses are passed on: keep it when the title changes. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
  /** Numbered 7.1, 7.2 and so on. */
  parts?: readonly LegalSection[];
}

export interface LegalText {
  title: string;
  /** What it is about, in a sentence. */
  summary: string;
  /** First day that it holds, yyyy-MM-dd. */
  effective: string;
  /** Before the first section. */
  opening: readonly LegalBlock[];
  sections: readonly LegalSection[];
}

/** The day from which all of these hold. */
export const effectiveDay = '2020-05-26';

export const contact: LegalBlock = { contact: true };
