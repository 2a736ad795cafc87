import { colour, faces } from '../look.ts';
import type { Drawing } from '../sheet.ts';
import { writeLabel } from '../words.ts';

/** An arrow along a curve, its head at the end. */
function airFlow(
  doc: PDFKit.PDFDocument,
  [x1, y1]: [number, number],
  [cx, cy]: [number, number],
  [x2, y2]: [number, number],
): void {
  doc.lineWidth(2).lineCap('round').moveTo(x1, y1).quadraticCurveTo(cx, cy, x2, y2);
  doc.stroke(colour.tealMiddle);
  const angle = Math.atan2(y2 - cy, x2 - cx);
  const corner = (turn: number, length: number): [number, number] => [
    x2 + length * Math.cos(angle + turn),
    y2 + length * Math.sin(angle + turn),
  ];
  doc.polygon(corner(0, 6), corner(2.4, 6), corner(-2.4, 6)).fill(colour.tealMiddle);
}

function desk(doc: PDFKit.PDFDocument, x: number, y: number, seats: 'above' | 'below'): void {
  doc.roundedRect(x, y, 62, 24, 3).lineWidth(0.9).fillAndStroke(colour.white, colour.faint);
  doc.circle(x + 31, seats === 'above' ? y - 9 : y + 33, 6).fill(colour.tealDark);
}

/** A meeting room from above: where air comes in, where it leaves, and where people sit. */
export const roomPlan: Drawing = {
  alt:
    'A room seen from above. Two open windows on the left let outdoor air in; it crosses the room and leaves through an open door and an ' +
    'extract on the right. Four desks stand apart. A carbon dioxide meter hangs at breathing height away from the windows. A corner without ' +
    'flow is marked as still air.',
  caption:
    'Air should cross the room: in at the windows, past people, out at the far side. Find the still corner of each room, and keep people or long meetings out of it.',
  height: 186,
  draw(doc, x, y, width) {
    const left = x + 62;
    const right = x + width - 72;
    const top = y + 6;
    const bottom = y + 178;
    doc.rect(left, top, right - left, bottom - top).fill(colour.panel);
    // The corner without air flow.
    doc.roundedRect(left + 8, bottom - 46, 78, 38, 8).fill(colour.warningSoft);
    writeLabel(doc, 'still air', left + 47, bottom - 32, {
      face: faces.medium,
      fill: colour.warning,
      from: 'middle',
    });
    airFlow(doc, [left - 22, top + 32], [left + 76, top + 26], [left + 124, top + 64]);
    airFlow(doc, [left - 22, top + 92], [left + 60, top + 94], [left + 120, top + 94]);
    airFlow(doc, [left + 144, top + 76], [right - 56, top + 78], [right + 16, top + 34]);
    airFlow(doc, [left + 144, top + 98], [right - 37, top + 98], [right + 16, top + 128]);
    doc.lineWidth(3).lineCap('butt').strokeColor(colour.soft);
    doc
      .moveTo(left, top + 16)
      .lineTo(left, top)
      .lineTo(right, top)
      .lineTo(right, top + 24)
      .stroke();
    doc
      .moveTo(left, top + 48)
      .lineTo(left, top + 76)
      .stroke();
    doc
      .moveTo(left, top + 108)
      .lineTo(left, bottom)
      .lineTo(right, bottom);
    doc.lineTo(right, top + 150).stroke();
    doc
      .moveTo(right, top + 48)
      .lineTo(right, top + 108)
      .stroke();
    doc
      .lineWidth(1.2)
      .moveTo(right, top + 150)
      .lineTo(right - 38, top + 158)
      .stroke(colour.soft);
    desk(doc, left + 142, top + 32, 'above');
    desk(doc, left + 232, top + 32, 'above');
    desk(doc, left + 142, top + 118, 'below');
    desk(doc, left + 232, top + 118, 'below');
    doc.roundedRect(left + 203, bottom - 11, 10, 8, 2).fill(colour.positive);
    const word = (words: string, across: number, down: number, from: 'left' | 'right') =>
      writeLabel(doc, words, across, down, { fill: colour.soft, from });
    word('open', left - 28, top + 22, 'right');
    word('windows', left - 28, top + 33, 'right');
    word('extract', right + 24, top + 26, 'left');
    word('open door', right + 24, top + 122, 'left');
    writeLabel(doc, 'meter', left + 217, bottom - 11, { size: 7.6, fill: colour.positive });
  },
};
