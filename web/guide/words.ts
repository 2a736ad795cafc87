import { faces, type Style } from './look.ts';

/** Writes text within a width, with bold text between two pairs of asterisks. `doc.y` ends below it. */
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
    .map((text, index) => ({ text, isBold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
  for (const [index, { text, isBold }] of parts.entries()) {
    doc.font(isBold ? faces.strong : style.face, style.size).fillColor(style.colour);
    const options = { width, lineGap: style.gap, continued: index < parts.length - 1 };
    if (index === 0) doc.text(text, x, y, options);
    else doc.text(text, options);
  }
}

/** Writes a line of text in a drawing, aligned at a point. */
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
    /** Colour of a background behind the text. */
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
