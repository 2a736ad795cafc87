import { colour, faces } from '../look.ts';
import type { Drawing } from '../sheet.ts';
import { writeLabel } from '../words.ts';

const lanes = [
  { name: 'Ana', word: 'tested positive', from: 0, shade: colour.positive },
  { name: 'Ben', word: 'level 1', from: 0.3, shade: colour.levels[0] },
  { name: 'Chen', word: 'level 2', from: 0.62, shade: colour.levels[1] },
  { name: 'Dara', word: 'level 3', from: 0.86, shade: colour.levels[2] },
  { name: 'Elif', word: 'not exposed', from: 1, shade: colour.faint },
];
const meetings = [
  { at: 0.12, from: 1, to: 4, counts: false },
  { at: 0.3, from: 0, to: 1, counts: true },
  { at: 0.62, from: 1, to: 2, counts: true },
  { at: 0.86, from: 2, to: 3, counts: true },
];
const step = 27;

/** People as lanes over a day, meetings as links between them. */
export const meetingChain: Drawing = {
  alt:
    'Five lanes over one day. Ana, who tested positive, meets Ben; later Ben meets Chen; later still Chen meets Dara. ' +
    'They are levels 1, 2 and 3. Ben met Elif in the morning, before he met Ana, so Elif is not exposed.',
  caption:
    'A chain of meetings, read from left to right. Ben met Elif before he met Ana: an infection cannot run back in time, ' +
    'so Elif is not part of the chain.',
  height: 158,
  draw(doc, x, y, width) {
    const start = x + 104;
    const length = width - 108;
    const laneY = (index: number) => y + 14 + index * step;
    for (const [index, { name, word, from, shade }] of lanes.entries()) {
      const middle = laneY(index);
      writeLabel(doc, name, x, middle - 6, { size: 9.6, face: faces.strong, fill: colour.ink });
      writeLabel(doc, word, x + 32, middle - 5, { fill: shade });
      doc.lineCap('round').lineWidth(1.4);
      doc
        .moveTo(start, middle)
        .lineTo(start + length, middle)
        .stroke(colour.line);
      if (from === 1) continue;
      doc.lineWidth(3.2);
      doc
        .moveTo(start + from * length, middle)
        .lineTo(start + length, middle)
        .stroke(shade);
    }
    for (const { at, from, to, counts } of meetings) {
      const across = start + at * length;
      doc
        .lineWidth(1.3)
        .lineCap('butt')
        .dash(counts ? 2.4 : 1.2, { space: 2.4 });
      doc.moveTo(across, laneY(from)).lineTo(across, laneY(to));
      doc.stroke(counts ? colour.soft : colour.faint).undash();
      for (const end of [from, to])
        doc
          .circle(across, laneY(end), 4.2)
          .lineWidth(1.6)
          .fillAndStroke(colour.white, counts ? lanes[end]?.shade : colour.faint);
    }
    doc.lineWidth(0.7).lineCap('butt').strokeColor(colour.line);
    const hours = ['08:00', '10:00', '12:00', '14:00', '16:00'];
    for (const [index, hour] of hours.entries())
      writeLabel(doc, hour, start + (index / (hours.length - 1)) * length, y + 145, {
        size: 7.6,
        fill: colour.faint,
        from: index === 0 ? 'left' : index === hours.length - 1 ? 'right' : 'middle',
      });
  },
};
