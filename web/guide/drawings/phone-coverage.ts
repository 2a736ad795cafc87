import { colour, faces } from '../look.ts';
import type { Drawing } from '../sheet.ts';
import { writeLabel } from '../words.ts';

const cases = [
  {
    left: true,
    right: true,
    title: 'Both phones on',
    words: 'two reports, one meeting',
    seen: true,
  },
  { left: true, right: false, title: 'One phone on', words: 'one report, one meeting', seen: true },
  {
    left: false,
    right: false,
    title: 'Both phones off',
    words: 'no report: nobody knows',
    seen: false,
  },
];

function phone(doc: PDFKit.PDFDocument, x: number, y: number, on: boolean): void {
  doc.roundedRect(x, y, 22, 38, 4).lineWidth(1.2);
  doc.fillAndStroke(on ? colour.teal : colour.white, on ? colour.teal : colour.faint);
  doc.roundedRect(x + 3, y + 5, 16, 26, 1.5).fill(on ? colour.tealPale : colour.panel);
  if (on) return;
  doc
    .lineWidth(1.2)
    .moveTo(x + 6, y + 11)
    .lineTo(x + 16, y + 25)
    .stroke(colour.faint);
}

/** The same meeting as seen by two phones, by one and by none. */
export const phoneCoverage: Drawing = {
  alt:
    'The same meeting three times. With both phones on there are two reports of one meeting. With one phone on there is one report, and the ' +
    'meeting is known. With both phones off there is no report, and nobody knows of the meeting.',
  caption:
    'The same meeting three times. Only in the last case does the record look as if it had never taken place.',
  height: 92,
  draw(doc, x, y, width) {
    const room = (width - 24) / 3;
    for (const [index, { left, right, title, words, seen }] of cases.entries()) {
      const from = x + index * (room + 12);
      const middle = from + room / 2;
      doc.roundedRect(from, y, room, 90, 7).fill(seen ? colour.tealSoft : colour.warningSoft);
      phone(doc, middle - 42, y + 9, left);
      phone(doc, middle + 20, y + 9, right);
      doc.lineWidth(1.4).dash(seen ? 3 : 1.2, { space: 3 });
      doc.moveTo(middle - 14, y + 28).lineTo(middle + 14, y + 28);
      doc.stroke(seen ? colour.teal : colour.faint).undash();
      const shade = seen ? colour.tealDark : colour.warning;
      writeLabel(doc, title, middle, y + 55, {
        size: 9.2,
        face: faces.strong,
        fill: shade,
        from: 'middle',
      });
      writeLabel(doc, words, middle, y + 69, { fill: colour.soft, from: 'middle' });
    }
  },
};
