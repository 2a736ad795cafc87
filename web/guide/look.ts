import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Style of the guide: the colours and the typeface of the product, on A4. Lengths are points, 72 to an inch. */

export const page = {
  width: 595.28,
  height: 841.89,
  left: 62,
  right: 533.28,
  top: 62,
  /** Only the page number is below. */
  bottom: 782,
  textWidth: 471.28,
};

export const colour = {
  ink: '#201f1d',
  soft: '#514f4a',
  faint: '#696660',
  line: '#dad8d4',
  panel: '#f9f8f6',
  white: '#ffffff',
  tealDarkest: '#0c3836',
  tealDark: '#124f4c',
  teal: '#176662',
  tealMiddle: '#359892',
  tealPale: '#b0dfdb',
  tealSoft: '#eef8f7',
  positive: '#a92b22',
  positiveSoft: '#fff1ef',
  warning: '#835408',
  warningSoft: '#fff7e6',
  levels: ['#8f3a12', '#5b4a9c', '#2f6690'],
  levelsSoft: ['#fdeee4', '#f0edfa', '#e9f2f9'],
} as const;

export const faces = { plain: 'Inter', medium: 'Inter Medium', strong: 'Inter SemiBold' } as const;

const files = {
  [faces.plain]: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  [faces.medium]: import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff'),
  [faces.strong]: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
};

/** Registers the typeface. The file contains only the letters that are used. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(files))
    doc.registerFont(name, readFileSync(fileURLToPath(file)));
}

export interface Style {
  face: string;
  size: number;
  colour: string;
  /** Additional space between lines. */
  gap: number;
}

export const styles = {
  title: { face: faces.strong, size: 24, colour: colour.ink, gap: 1 },
  subtitle: { face: faces.strong, size: 17, colour: colour.tealDark, gap: 1 },
  lead: { face: faces.plain, size: 11.6, colour: colour.soft, gap: 3.6 },
  heading: { face: faces.strong, size: 12.5, colour: colour.tealDark, gap: 2 },
  body: { face: faces.plain, size: 9.8, colour: colour.ink, gap: 2.9 },
  small: { face: faces.plain, size: 8.8, colour: colour.soft, gap: 2.8 },
  caption: { face: faces.plain, size: 8.4, colour: colour.faint, gap: 2.4 },
} satisfies Record<string, Style>;
