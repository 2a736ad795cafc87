import { colour, faces } from '../look.ts';
import type { Drawing } from '../sheet.ts';
import { writeLabel } from '../words.ts';

/** Minutes from 08:00. */
interface Row {
  name: string;
  word: string;
  meetings: { from: number; to: number; counts: boolean }[];
  exposed: { at: number; words: string; labelled: 'left' | 'right' };
  shade: string;
}
const rows: Row[] = [
  {
    name: 'Ana with Ben',
    word: 'continuous',
    meetings: [{ from: 60, to: 77, counts: true }],
    exposed: { at: 75, words: '09:15', labelled: 'right' },
    shade: colour.levels[0],
  },
  {
    name: 'Ana with Chen',
    word: 'cumulative',
    meetings: [
      { from: 30, to: 36, counts: true },
      { from: 180, to: 185, counts: true },
      { from: 440, to: 446, counts: true },
    ],
    exposed: { at: 444, words: '15:24', labelled: 'left' },
    shade: colour.levels[0],
  },
  {
    name: 'Ben with Dara',
    word: 'continuous',
    meetings: [
      { from: 40, to: 60, counts: false },
      { from: 360, to: 380, counts: true },
    ],
    exposed: { at: 375, words: '14:15', labelled: 'right' },
    shade: colour.levels[1],
  },
];

/** The worked example as a picture. */
export const dayExample: Drawing = {
  alt:
    'The meetings of the example between 08:00 and 16:00. Ben is exposed at 09:15, Chen at 15:24 and Dara at 14:15. ' +
    'The meeting of Ben and Dara before 09:00 does not count.',
  caption:
    'The same day as a picture. Filled marks count; the hollow one took place before Ben could pass anything on. Flags show the moment of exposure.',
  height: 142,
  draw(doc, x, y, width) {
    const start = x + 104;
    const minute = (width - 108) / 480;
    const at = (minutes: number) => start + minutes * minute;
    for (let hour = 0; hour <= 8; hour += 2) {
      doc
        .lineWidth(0.6)
        .moveTo(at(hour * 60), y + 4)
        .lineTo(at(hour * 60), y + 124);
      doc.stroke(colour.line);
      writeLabel(doc, `${String(8 + hour).padStart(2, '0')}:00`, at(hour * 60), y + 129, {
        size: 7.6,
        fill: colour.faint,
        from: hour === 8 ? 'right' : hour === 0 ? 'left' : 'middle',
      });
    }
    for (const [index, { name, word, meetings, exposed, shade }] of rows.entries()) {
      const middle = y + 26 + index * 42;
      writeLabel(doc, name, x, middle - 11, { size: 9.2, face: faces.strong, fill: colour.ink });
      writeLabel(doc, word, x, middle + 2, { fill: colour.soft });
      doc.lineWidth(1).moveTo(start, middle).lineTo(at(480), middle).stroke(colour.line);
      for (const { from, to, counts } of meetings) {
        doc.roundedRect(at(from), middle - 6, (to - from) * minute, 12, 2).lineWidth(1.2);
        if (counts) doc.fillAndStroke(shade, shade);
        else doc.fillAndStroke(colour.white, colour.faint);
      }
      const flag = at(exposed.at);
      doc
        .lineWidth(1.2)
        .moveTo(flag, middle - 17)
        .lineTo(flag, middle + 6)
        .stroke(colour.ink);
      const right = exposed.labelled === 'right';
      writeLabel(doc, `exposed ${exposed.words}`, flag + (right ? 4 : -4), middle - 18, {
        size: 8,
        face: faces.medium,
        fill: colour.ink,
        from: right ? 'left' : 'right',
        ground: colour.white,
      });
    }
  },
};
