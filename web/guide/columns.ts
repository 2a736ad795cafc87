import { colour, page, styles } from './look.ts';
import type { Sheet } from './sheet.ts';

/** A list to tick off. */
interface Column {
  title: string;
  items: readonly string[];
}

/** Lists to tick off, beside each other. */
export function writeColumns(sheet: Sheet, columns: readonly Column[]): void {
  const gap = 26;
  const width = (page.textWidth - gap * (columns.length - 1)) / columns.length;
  const top = sheet.y;
  const bottoms = columns.map(({ title, items }, index) => {
    const x = page.left + index * (width + gap);
    sheet.y = top;
    sheet.block('H2', title, styles.heading, { x, width, after: 6 });
    sheet.list(items, 'box', {
      x,
      width,
      style: { ...styles.small, size: 9.2, colour: colour.ink },
      after: 5,
    });
    return sheet.y;
  });
  sheet.y = Math.max(...bottoms) + 2;
}
