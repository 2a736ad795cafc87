import { colour, faces, page, styles } from './look.ts';
import type { Sheet } from './sheet.ts';

/** A quotation with a line beside it. */
export function writeQuote(sheet: Sheet, to: string, words: string): void {
  const top = sheet.y;
  const x = page.left + 16;
  const width = page.textWidth - 16;
  const head = { ...styles.body, face: faces.strong, colour: colour.teal };
  sheet.block('H3', to, head, { x, width, after: 2 });
  sheet.block('BlockQuote', `‘${words}’`, styles.body, { x, width });
  const bottom = sheet.y - styles.body.gap;
  sheet.artifact(() => {
    sheet.doc.roundedRect(page.left, top, 3, bottom - top, 1.5).fill(colour.tealMiddle);
  });
  sheet.y += 9;
}
