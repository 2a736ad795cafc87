import { drawCover, drawSign } from '../drawings/cover.ts';
import { colour, faces, page, styles } from '../look.ts';
import type { Sheet } from '../sheet.ts';

export const title = 'Running a safe workplace';

export function cover(sheet: Sheet): void {
  const { doc } = sheet;
  sheet.artifact(() => {
    drawCover(doc);
    drawSign(doc, page.left, 64, 34, { ground: colour.teal, name: 'VisionCloud' });
  });
  sheet.y = 168;
  const big = { face: faces.strong, size: 46, colour: colour.white, gap: -3 };
  sheet.block('Title', title, big, { width: 400, after: 20 });
  const lead = { face: faces.plain, size: 15, colour: colour.tealPale, gap: 5 };
  sheet.block(
    'P',
    'A guide for safety officers: what contact tracing can do, how to prepare for it, and how to get through the day on which it is needed',
    lead,
    { width: 400 },
  );
  sheet.y = 776;
  const small = { face: faces.plain, size: 10, colour: colour.tealPale, gap: 0 };
  sheet.block('P', 'Edition of November 2026', small);
}

/** The table of contents, and how to read the rest. */
export function contents(sheet: Sheet, chapters: { title: string; page: number }[]): void {
  const { doc } = sheet;
  sheet.block('H1', 'Contents', styles.title, { after: 16 });
  const list = doc.struct('TOC');
  sheet.parent.add(list);
  for (const [index, chapter] of chapters.entries()) {
    const y = sheet.y;
    const item = doc.struct('TOCI', {}, () => {
      const words = { width: page.textWidth - 60, goTo: chapter.title };
      doc.font(faces.strong, 11).fillColor(colour.teal);
      if (index < chapters.length - 2)
        doc.text(String(index + 1), page.left, y, { width: 20, lineBreak: false });
      doc
        .font(faces.medium, 11)
        .fillColor(colour.ink)
        .text(chapter.title, page.left + 26, y, words);
      doc.font(faces.plain, 11).fillColor(colour.faint);
      doc.text(String(chapter.page), page.right - 40, y, { width: 40, align: 'right' });
    });
    list.add(item);
    item.end();
    sheet.y = y + 21;
    sheet.artifact(() => {
      doc.lineWidth(0.6).moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).stroke(colour.line);
    });
    sheet.y += 8;
  }
  list.end();
  sheet.y += 22;
  sheet.block('H2', 'How to read it', styles.heading, { after: 6 });
  sheet.paragraph(
    'You are responsible for the health of people at work, and not necessarily a doctor, an engineer or a lawyer. This guide is for you. It takes about forty minutes to read, and half of that if the bad day is today: then start with chapter 4, and come back for the rest when it is quiet.',
  );
  sheet.paragraph(
    'It says how to think about closeness, rooms and privacy, with examples that you can work through by hand, words that you can use, and lists that you can print. Where it names figures, they are those with which our product starts, or rules of thumb that are named as such. The people in it are invented.',
  );
  sheet.note(
    'What stands above this guide',
    'The advice of your health authority, the law of your country, and the doctor of the person concerned. Where they say otherwise, follow them.',
  );
}
