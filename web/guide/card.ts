import { drawSign } from './drawings/cover.ts';
import { colour, faces, page, styles } from './look.ts';
import type { Sheet } from './sheet.ts';
import { writeLabel } from './words.ts';

/** The card to cut out. */
interface Card {
  title: string;
  steps: readonly string[];
  /** Labels of the lines for telephone numbers. */
  blanks: readonly string[];
}

/** A card to cut out: what to do on the left, whom to call on the right. */
export function writeCard(sheet: Sheet, { title, steps, blanks }: Card): void {
  const { doc } = sheet;
  const top = sheet.y + 4;
  const height = 246;
  sheet.artifact(() => {
    doc.roundedRect(page.left, top, page.textWidth, height, 10).lineWidth(1).dash(4, { space: 3 });
    doc.stroke(colour.faint).undash();
    doc.roundedRect(page.left + 8, top + 8, page.textWidth - 16, 32, 6).fill(colour.teal);
    drawSign(doc, page.right - 42, top + 13, 22, { ground: colour.tealDark });
  });
  sheet.y = top + 15;
  const head = { face: faces.strong, size: 14, colour: colour.white, gap: 0 };
  sheet.block('H2', title, head, { x: page.left + 20, width: 300 });
  sheet.y = top + 52;
  const strong = { ...styles.body, size: 9.8 };
  sheet.list(steps, 'number', { x: page.left + 20, width: 252, style: strong, after: 7.5 });
  const x = page.left + 296;
  const width = page.right - 20 - x;
  for (const [index, words] of blanks.entries()) {
    const y = top + 52 + index * 37;
    const blank = doc.struct('P', {}, () => writeLabel(doc, words, x, y, { fill: colour.soft }));
    sheet.parent.add(blank);
    blank.end();
    sheet.artifact(() => {
      doc
        .lineWidth(0.8)
        .moveTo(x, y + 29)
        .lineTo(x + width, y + 29)
        .stroke(colour.line);
    });
  }
  sheet.y = top + height;
}
