import { colour, faces, page } from '../look.ts';
import { writeLabel } from '../words.ts';

const lanes = [0, 1, 2, 3, 4, 5];
const step = 52;
const exposed = [
  { lane: 0, from: 0, shade: '#f3968c' },
  { lane: 1, from: 0.14, shade: '#f2b58c' },
  { lane: 2, from: 0.38, shade: '#d8c7f5' },
  { lane: 3, from: 0.78, shade: '#d8c7f5' },
  { lane: 4, from: 0.58, shade: '#9fd0ee' },
];
const meetings = [
  { at: 0.14, from: 0, to: 1 },
  { at: 0.38, from: 1, to: 2 },
  { at: 0.58, from: 2, to: 4 },
  { at: 0.66, from: 0, to: 1 },
  { at: 0.78, from: 1, to: 3 },
];

/** Draws the background and the picture of the first page. */
export function drawCover(doc: PDFKit.PDFDocument): void {
  doc.rect(0, 0, page.width, page.height).fill(colour.tealDarkest);
  const top = 452;
  const laneY = (lane: number) => top + lane * step;
  const start = page.left;
  const length = page.width - page.left;
  doc.lineCap('round');
  for (const lane of lanes)
    doc
      .lineWidth(1.6)
      .moveTo(start, laneY(lane))
      .lineTo(start + length, laneY(lane))
      .stroke('#2b6c68');
  for (const { lane, from, shade } of exposed)
    doc
      .lineWidth(3.4)
      .moveTo(start + from * length, laneY(lane))
      .lineTo(start + length, laneY(lane))
      .stroke(shade);
  for (const { at, from, to } of meetings) {
    const x = start + at * length;
    doc.lineWidth(1.6).dash(1.4, { space: 5 }).moveTo(x, laneY(from)).lineTo(x, laneY(to));
    doc.stroke(colour.tealSoft).undash();
    doc.circle(x, laneY(from), 6.5).lineWidth(2).fillAndStroke(colour.tealDarkest, colour.tealSoft);
    doc.circle(x, laneY(to), 6.5).fill(colour.tealSoft);
  }
}

/** Draws the logo: a cloud over a chain of three people. */
export function drawSign(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  size: number,
  { ground, name }: { ground: string; name?: string },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 9).fill(ground);
  doc.lineCap('round').lineWidth(2.2);
  doc
    .path('M6 19.5a5.2 5.2 0 0 1 4.3-5.1A6.6 6.6 0 0 1 22.9 13 5.4 5.4 0 0 1 26 18')
    .stroke('#ffffff');
  doc.lineWidth(2).path('M9.5 22.5h4m5 0h4').stroke('#83cbc6');
  for (const [across, radius] of [
    [7.5, 2],
    [16, 2.5],
    [24.5, 2],
  ] as const)
    doc.circle(across, 22.5, radius).fill('#ffffff');
  doc.restore();
  if (name)
    writeLabel(doc, name, x + size + 10, y + size / 2 - 9, {
      size: 15,
      face: faces.strong,
      fill: '#ffffff',
    });
}
