import { colour, faces, page, styles } from './look.ts';
import type { Sheet } from './sheet.ts';

/** A period of the day and what to do in it. */
interface Hour {
  when: string;
  what: string;
  words: string;
}

const column = 96;

/** Draws the day as a vertical line. */
export function writeHours(sheet: Sheet, hours: readonly Hour[]): void {
  const { doc } = sheet;
  const x = page.left + column + 28;
  const width = page.right - x;
  for (const [index, { when, what, words }] of hours.entries()) {
    const top = sheet.y;
    const whenStyle = { ...styles.body, face: faces.strong, colour: colour.teal };
    sheet.block('P', when, whenStyle, { width: column });
    sheet.y = top;
    const whatStyle = { ...styles.body, face: faces.strong };
    sheet.block('H3', what, whatStyle, { x, width, after: 1 });
    sheet.block('P', words, styles.body, { x, width, after: 15 });
    const bottom = sheet.y;
    sheet.artifact(() => {
      const middle = page.left + column + 10;
      if (index < hours.length - 1)
        doc
          .lineWidth(1.4)
          .moveTo(middle, top + 13)
          .lineTo(middle, bottom + 2)
          .stroke(colour.tealPale);
      doc
        .circle(middle, top + 7, 4)
        .lineWidth(1.8)
        .fillAndStroke(colour.white, colour.teal);
    });
  }
  sheet.y += 2;
}
