import PdfDocument from 'pdfkit';
import { badDay } from './chapters/bad-day.ts';
import { checklists } from './chapters/checklists.ts';
import { closeness } from './chapters/closeness.ts';
import { cameras, phones } from './chapters/devices.ts';
import { example } from './chapters/example.ts';
import { contact, glossary } from './chapters/glossary.ts';
import { contents, cover, title } from './chapters/opening.ts';
import { preparation } from './chapters/preparation.ts';
import { purpose } from './chapters/purpose.ts';
import { rooms } from './chapters/rooms.ts';
import { wordsToUse } from './chapters/words-to-use.ts';
import { colour, faces, page, registerFaces } from './look.ts';
import { Sheet } from './sheet.ts';

/** Date of the last revision, which makes the file reproducible. */
const edition = new Date('2026-11-01T00:00:00Z');

/** Pages after the contents. A title adds an entry to the contents and a bookmark. */
const sheets: { title?: string; write: ((sheet: Sheet) => void)[]; second?: string }[] = [
  { title: 'What contact tracing at work is for', write: [purpose] },
  { title: 'Before you need it', write: [preparation] },
  { title: 'Measuring closeness', write: [closeness] },
  { write: [example] },
  { title: 'The bad day, hour by hour', write: [badDay] },
  { write: [wordsToUse] },
  { title: 'Rooms and ventilation', write: [rooms] },
  { title: 'Cameras and privacy', write: [cameras, phones], second: 'Silence is not safety' },
  { title: 'Checklists', write: [checklists] },
  { title: 'Glossary', write: [glossary, contact], second: 'Talk to us' },
];
const pagesBefore = 2;

/** Chapters and pages for the contents. */
export const chapters = sheets.flatMap((sheet, index) =>
  [sheet.title, sheet.second]
    .filter((words) => words !== undefined)
    .map((words) => ({ title: words, page: index + pagesBefore + 1 })),
);

/** Creates the guide 'Running a safe workplace' as a reproducible PDF. */
export async function makeGuide(): Promise<Uint8Array> {
  const doc = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: 'VisionCloud',
      Subject: 'A guide for safety officers',
      Keywords: 'contact tracing, safety at work, ventilation, privacy',
      CreationDate: edition,
      ModDate: edition,
    },
  });
  const bytes = collect(doc);
  registerFaces(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  writePage(doc, root, title, [cover]);
  doc.outline.addItem(title);
  writePage(doc, root, 'Contents', [(sheet) => contents(sheet, chapters)], 2);
  doc.outline.addItem('Contents');
  for (const [index, sheet] of sheets.entries()) {
    const number = index + pagesBefore + 1;
    writePage(doc, root, sheet.title ?? `page ${number}`, sheet.write, number);
    for (const words of [sheet.title, sheet.second]) {
      if (words === undefined) continue;
      doc.addNamedDestination(words, 'Fit');
      doc.outline.addItem(words);
    }
  }
  root.end();
  doc.end();
  return bytes;
}

function writePage(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  name: string,
  write: readonly ((sheet: Sheet) => void)[],
  number?: number,
): void {
  doc.addPage();
  const section = doc.struct('Sect');
  root.add(section);
  const sheet = new Sheet(doc, section, name);
  for (const part of write) part(sheet);
  section.end();
  if (number === undefined) return;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font(faces.plain, 8).fillColor(colour.faint);
  doc.text(title, page.left, 806, { lineBreak: false });
  doc.text(String(number), page.right - 40, 806, { width: 40, align: 'right' });
  doc.endMarkedContent();
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
