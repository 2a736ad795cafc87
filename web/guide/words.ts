import { faces, type Style } from './look.ts';

/** Writes words within a width; those between two pairs of stars stand out. `doc.y` ends below them. */
export function writeRich(
  doc: PDFKit.PDFDocument,
  words: string,
  style: Style,
  x: number,
  y: number,
  width: number,
): void {
  const parts = words
    .split('**')
    .map((text, index) => ({ text, stands: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
  for (const [index, { text, stands }] of parts.entries()) {
    doc.font(stands ? faces.strong : style.face, style.size).fillColor(style.colour);
    const options = { width, lineGap: style.gap, continued: index < parts.length - 1 };
    if (index === 0) doc.text(text, x, y, options);
    else doc.text(text, options);
  }
}

/** One line of words in a drawing, set from, around or up to a point. */
export function writeLabel(
  doc: PDFKit.PDFDocument,
  words: string,
  x: number,
  y: number,
  {
    size = 8.4,
    face = faces.plain,
    fill,
    from = 'left',
    ground,
  }: {
    size?: number;
    face?: string;
    fill: string;
    from?: 'left' | 'middle' | 'right';
    /** Covers what lies behind the words. */
    ground?: string;
  },
): void {
  doc.font(face, size);
  const width = doc.widthOfString(words);
  const before = { left: 0, middle: width / 2, right: width }[from];
  if (ground) doc.rect(x - before - 3, y - 1, width + 6, size * 1.25 + 2).fill(ground);
  doc.fillColor(fill);
  doc.text(words, x - before, y, { lineBreak: false });
}
