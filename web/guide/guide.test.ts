import { createHash } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { chapters, makeGuide } from './guide.ts';
import { page } from './look.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
interface Line {
  words: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

let bytes: Uint8Array;
let pdf: Pdf;
let pages: Line[][];
beforeAll(async () => {
  bytes = await makeGuide();
  pdf = await getDocumentProxy(new Uint8Array(bytes));
  pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => linesOf(pdf, index + 1)),
  );
});

async function linesOf(from: Pdf, number: number): Promise<Line[]> {
  const { items } = await (await from.getPage(number)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size, left, bottom] = item.transform as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return [
      {
        words: item.str,
        left: left,
        right: left + item.width,
        bottom: bottom,
        top: bottom + size,
      },
    ];
  });
}

const textOf = (number: number) => pages[number - 1]?.map(({ words }) => words).join(' ');

describe('guide', () => {
  it('has 12 pages of A4, a title that viewers show, and a language', async () => {
    expect(pdf.numPages).toBe(12);
    const boxes = await Promise.all(
      pages.map(async (_, index) => (await pdf.getPage(index + 1)).view),
    );
    expect(new Set(boxes.map((box) => box.join(' ')))).toEqual(
      new Set([`0 0 ${page.width} ${page.height}`]),
    );
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Running a safe workplace', Language: 'en-GB' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it.each(chapters)(
    'has $title on page $page, in the contents and as a bookmark',
    async (chapter) => {
      expect(textOf(chapter.page)).toContain(chapter.title);
      expect(textOf(2)).toContain(chapter.title);
      const outline = await pdf.getOutline();
      const bookmark = outline.find(({ title }) => title === chapter.title);
      const [reference] = (bookmark?.dest ?? []) as Parameters<Pdf['getPageIndex']>;
      expect(await pdf.getPageIndex(reference)).toBe(chapter.page - 1);
    },
  );

  it('links from its contents to the pages', async () => {
    const links = (await (await pdf.getPage(2)).getAnnotations()).filter(
      ({ subtype }) => subtype === 'Link',
    );
    const targets = await Promise.all(
      links.map(async ({ dest }: { dest: string }) => {
        const [reference] = (await pdf.getDestination(dest)) ?? [];
        return pdf.getPageIndex(reference as Parameters<Pdf['getPageIndex']>[0]);
      }),
    );
    expect(targets).toEqual(chapters.map((chapter) => chapter.page - 1));
  });

  it('has searchable text in every chapter', () => {
    const words = [
      'cumulative',
      'consent',
      'Facilities',
      'carbon dioxide',
      'Bluetooth',
      'Bad-day card',
    ];
    const text = pages
      .flat()
      .map((line) => line.words)
      .join(' ');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    expect(text.length).toBeGreaterThan(15_000);
  });

  it('has no text outside the margins', () => {
    const outside = pages
      .flat()
      .filter(
        ({ left, right, bottom, top }) =>
          left < page.left - 2 || right > page.right + 2 || bottom < 25 || top > page.height - 50,
      );
    expect(outside).toEqual([]);
  });

  it('has no overlapping text', () => {
    const overlaps = pages.flatMap((lines) =>
      lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(line.right, other.right) - Math.max(line.left, other.left) > 3 &&
              Math.min(line.top, other.top) - Math.max(line.bottom, other.bottom) > 2,
          )
          .map((other) => [line.words, other.words]),
      ),
    );
    expect(overlaps).toEqual([]);
  });

  it('has page numbers on every page but the cover', () => {
    const footers = pages.map((lines) => lines.findLast(({ bottom }) => bottom < 40)?.words);
    expect(footers).toEqual([undefined, ...pages.slice(1).map((_, index) => String(index + 2))]);
  });

  it('has alternative text for every drawing', async () => {
    const figures: unknown[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1)
      collectFigures(await (await pdf.getPage(number)).getStructTree(), figures);
    expect(figures).toHaveLength(5);
    expect(figures.every((alt) => typeof alt === 'string' && alt.length > 60)).toBe(true);
  });

  it('embeds its fonts and is small', () => {
    const raw = Buffer.from(bytes).toString('latin1');
    const fonts = [...raw.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name);
    expect(new Set(fonts.map((name) => name?.replace(/^[A-Z]{6}\+/, '')))).toEqual(
      new Set(['Inter-Regular', 'Inter-Medium', 'Inter-SemiBold']),
    );
    expect(raw).toContain('/FontFile2');
    expect(bytes.length).toBeLessThan(250_000);
  });

  it('is reproducible byte for byte', async () => {
    const digest = (made: Uint8Array) => createHash('sha256').update(made).digest('hex');
    expect(digest(await makeGuide())).toBe(digest(bytes));
  });
});

function collectFigures(node: unknown, found: unknown[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node && node.role === 'Figure') found.push('alt' in node ? node.alt : undefined);
  if ('children' in node && Array.isArray(node.children))
    for (const child of node.children) collectFigures(child, found);
}
