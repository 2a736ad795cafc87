import { colour, faces, page, type Style, styles } from './look.ts';
import { writeRich } from './words.ts';

/** A drawing with its alternative text. */
export interface Drawing {
  alt: string;
  caption: string;
  height: number;
  draw: (doc: PDFKit.PDFDocument, x: number, y: number, width: number) => void;
}

/**
 * A page that is filled from top to bottom. Blocks are tagged for screen readers; decoration is marked as such. The build fails if the content
 * exceeds the page.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly parent: PDFKit.PDFStructureElement;
  y = page.top;
  private readonly name: string;
  private readonly sheetPage: PDFKit.PDFPage;

  constructor(doc: PDFKit.PDFDocument, parent: PDFKit.PDFStructureElement, name: string) {
    this.doc = doc;
    this.parent = parent;
    this.name = name;
    this.sheetPage = doc.page;
  }

  /** The start of a chapter: number, title and summary. */
  chapter(number: number, title: string, lead: string): void {
    const { doc } = this;
    this.artifact(() => {
      doc.roundedRect(page.left, this.y + 2, 27, 27, 8).fill(colour.teal);
      doc.font(faces.strong, 13).fillColor(colour.white);
      doc.text(String(number), page.left, this.y + 7.5, { width: 27, align: 'center' });
    });
    const beside = { x: page.left + 39, width: page.textWidth - 39 };
    this.block('H1', title, styles.title, { ...beside, after: 9 });
    this.block('P', lead, styles.lead, { after: 11 });
  }

  heading(words: string): void {
    this.y += 5;
    this.block('H2', words, styles.heading, { after: 5 });
  }

  /** A paragraph. Text between two pairs of asterisks is bold. */
  paragraph(words: string): void {
    this.block('P', words, styles.body, { after: 8 });
  }

  small(words: string): void {
    this.block('P', words, styles.small, { after: 8 });
  }

  /** A list with a mark before each item: a dot, a number in order, or a box to tick. */
  list(
    items: readonly string[],
    mark: 'dot' | 'number' | 'box' = 'dot',
    { x = page.left, width = page.textWidth, style = styles.body, after = 4 } = {},
  ): void {
    const { doc } = this;
    const list = doc.struct('L');
    this.parent.add(list);
    for (const [index, words] of items.entries()) {
      const item = doc.struct('LI');
      list.add(item);
      item.add(doc.struct('Lbl', {}, () => this.mark(mark, index + 1, x, style)));
      item.add(
        doc.struct('LBody', {}, () => {
          writeRich(doc, words, style, x + 17, this.y, width - 17);
          this.y = doc.y + after;
        }),
      );
      item.end();
      this.keepInside();
    }
    list.end();
    this.y += 4.5;
  }

  /** A highlighted note. */
  note(title: string, words: string, tone: 'plain' | 'warning' = 'plain'): void {
    const { doc } = this;
    const [ground, edge] =
      tone === 'plain' ? [colour.tealSoft, colour.teal] : [colour.warningSoft, colour.warning];
    const inner = page.textWidth - 34;
    doc.font(styles.body.face, styles.body.size);
    const height = doc.heightOfString(words, { width: inner, lineGap: styles.body.gap }) + 38;
    this.y += 3;
    this.artifact(() => {
      doc.roundedRect(page.left, this.y, page.textWidth, height, 7).fill(ground);
      doc.roundedRect(page.left, this.y, 4, height, 2).fill(edge);
    });
    const top = this.y;
    this.y += 12;
    const head = { ...styles.body, face: faces.strong, colour: edge };
    this.block('P', title, head, { x: page.left + 18, width: inner, after: 2 });
    this.block('P', words, styles.body, { x: page.left + 18, width: inner, after: 0 });
    this.y = top + height + 12;
    this.keepInside();
  }

  figure({ alt, caption, height, draw }: Drawing): void {
    const { doc } = this;
    const top = this.y + 2;
    const figure = doc.struct('Figure', { alt }, () => {
      doc.save();
      draw(doc, page.left, top, page.textWidth);
      doc.restore();
    });
    this.parent.add(figure);
    figure.end();
    this.y = top + height + 5;
    this.block('Caption', caption, styles.caption, { after: 11 });
  }

  /** Writes a block of text at the cursor and moves the cursor below it. */
  block(
    tag: string,
    words: string,
    style: Style,
    {
      x = page.left,
      width = page.textWidth,
      after = 0,
    }: { x?: number; width?: number; after?: number } = {},
  ): void {
    const { doc } = this;
    const element = doc.struct(tag, {}, () => writeRich(doc, words, style, x, this.y, width));
    this.parent.add(element);
    element.end();
    this.y = doc.y + after;
    this.keepInside();
  }

  /** Draws decoration, which screen readers skip. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw();
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  private mark(mark: 'dot' | 'number' | 'box', number: number, x: number, style: Style): void {
    const { doc } = this;
    const middle = this.y + style.size * 0.62;
    if (mark === 'dot') doc.circle(x + 4, middle, 1.7).fill(colour.tealMiddle);
    else if (mark === 'box')
      doc
        .roundedRect(x + 0.5, middle - 4.6, 9, 9, 2)
        .lineWidth(0.9)
        .stroke(colour.teal);
    else {
      doc.font(faces.strong, style.size).fillColor(colour.teal);
      doc.text(`${number}.`, x, this.y, { width: 16 });
    }
  }

  private keepInside(): void {
    if (this.doc.page !== this.sheetPage || this.y > page.bottom + 14)
      throw new Error(`'${this.name}' does not fit on its page: ${Math.round(this.y)} points`);
  }
}
