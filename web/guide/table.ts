import { colour, faces, page, styles } from './look.ts';
import type { Sheet } from './sheet.ts';

const cellPad = 5;

/** A table at the sheet's cursor. `widths` are the columns', in points. */
export function writeTable(
  sheet: Sheet,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): void {
  const { doc } = sheet;
  const table = doc.struct('Table');
  sheet.parent.add(table);
  const writeRow = (cells: readonly string[], isHead: boolean): void => {
    const face = isHead ? faces.strong : faces.plain;
    const { size, gap } = styles.small;
    const room = (column: number) => (widths[column] ?? 0) - 10;
    doc.font(face, size);
    const heights = cells.map((words, column) =>
      doc.heightOfString(words || ' ', { width: room(column), lineGap: gap }),
    );
    const height = Math.max(...heights) + 2 * cellPad - gap;
    const top = sheet.y;
    sheet.artifact(() => {
      if (isHead) doc.roundedRect(page.left, top, page.textWidth, height, 4).fill(colour.tealSoft);
      else
        doc
          .lineWidth(0.6)
          .moveTo(page.left, top + height)
          .lineTo(page.right, top + height)
          .stroke(colour.line);
    });
    const row = doc.struct('TR');
    table.add(row);
    let x = page.left + 6;
    for (const [column, words] of cells.entries()) {
      const at = x;
      const cell = doc.struct(isHead ? 'TH' : 'TD', {}, () => {
        const strong = isHead || column === 0;
        doc.font(strong ? faces.strong : faces.plain, size);
        doc.fillColor(isHead ? colour.tealDark : colour.ink);
        doc.text(words, at, top + cellPad, { width: room(column), lineGap: gap });
      });
      row.add(cell);
      cell.end();
      x += widths[column] ?? 0;
    }
    row.end();
    sheet.y = top + height;
  };
  writeRow(heads, true);
  for (const row of rows) writeRow(row, false);
  table.end();
  sheet.y += 11;
}
