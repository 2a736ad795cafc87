import { colour, faces } from '../look.ts';
import type { Drawing } from '../sheet.ts';
import { writeLabel } from '../words.ts';

/** Minutes with records, and the resulting episodes. */
const rows = [
  {
    name: 'Ana and Ben',
    records: [
      [0, 6],
      [10, 17],
    ],
    meetings: [{ from: 0, to: 17, words: 'one meeting: 17 minutes, 13 of them covered' }],
    gaps: [{ from: 6, to: 10, words: '4 min' }],
  },
  {
    name: 'Ana and Goro',
    records: [
      [2, 9],
      [18, 24],
    ],
    meetings: [
      { from: 2, to: 9, words: '7 minutes' },
      { from: 18, to: 24, words: '6 minutes' },
    ],
    gaps: [{ from: 9, to: 18, words: '9 min' }],
  },
];

/** Draws how records are merged into episodes: gaps of up to 5 minutes are bridged. */
export const episodeTimeline: Drawing = {
  alt:
    'Two rows of records between 09:00 and 09:25. Ana and Ben: records of 6 and 7 minutes with 4 minutes between them make one ' +
    'meeting of 17 minutes. Ana and Goro: records of 7 and 6 minutes with 9 minutes between them make two meetings.',
  caption:
    'Solid bars are what the phones recorded; the outlines are the meetings they make. A gap of up to 5 minutes is bridged, a longer one is not.',
  height: 152,
  draw(doc, x, y, width) {
    const start = x + 92;
    const minute = (width - 96) / 25;
    const at = (minutes: number) => start + minutes * minute;
    for (let tick = 0; tick <= 25; tick += 5) {
      doc
        .lineWidth(0.6)
        .moveTo(at(tick), y + 8)
        .lineTo(at(tick), y + 134)
        .stroke(colour.line);
      writeLabel(doc, `09:${String(tick).padStart(2, '0')}`, at(tick), y + 139, {
        size: 7.6,
        fill: colour.faint,
        from: tick === 25 ? 'right' : tick === 0 ? 'left' : 'middle',
      });
    }
    for (const [index, { name, records, meetings, gaps }] of rows.entries()) {
      const top = y + 12 + index * 64;
      writeLabel(doc, name, x, top + 12, { size: 9.2, face: faces.strong, fill: colour.ink });
      for (const { from, to, words } of meetings) {
        doc.roundedRect(at(from) - 4, top, at(to) - at(from) + 8, 34, 6).lineWidth(1.1);
        doc.fillAndStroke(colour.tealSoft, colour.tealMiddle);
        writeLabel(doc, words, at((from + to) / 2), top + 38, {
          face: faces.medium,
          fill: colour.teal,
          from: 'middle',
          ground: colour.white,
        });
      }
      for (const [from, to] of records as [number, number][])
        doc.roundedRect(at(from), top + 10, at(to) - at(from), 14, 3).fill(colour.teal);
      for (const { from, to, words } of gaps)
        writeLabel(doc, words, at((from + to) / 2), top + 12, {
          fill: colour.soft,
          from: 'middle',
        });
    }
  },
};
