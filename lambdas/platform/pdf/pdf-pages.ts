import { localeOf, type Language } from '@shared/text/language';
import PDFDocument from 'pdfkit';
import { fontBytes, fontParts, type FontPart, type Weight } from './pdf-fonts';
import { runsOf, widthOf, wrap, type Run } from './text-lines';

export type TextStyle = { weight: Weight; size: number; colour: string; lineHeight: number };

/** US letter, in points. */
const page = { width: 612, height: 792, margin: 54, footer: 30 } as const;
export const columnWidth = page.width - 2 * page.margin;
const bottom = page.height - page.margin - page.footer / 2;

const fontName = (part: FontPart, weight: Weight): string => `${part}-${weight}`;

export type Cell = { lines: readonly string[]; style: TextStyle; left: number; width: number; align?: 'right' };

export type DocumentInfo = { title: string; author: string; language: Language; at: Date };

const openDocument = ({ title, author, language, at }: DocumentInfo): PDFKit.PDFDocument => {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    // Prevents loading a built-in font; the types require a name.
    font: null as unknown as string,
    lang: localeOf[language],
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  for (const weight of ['regular', 'bold'] as const) {
    for (const part of fontParts) document.registerFont(fontName(part, weight), Buffer.from(fontBytes(part, weight)));
  }
  return document;
};

export class PdfPages {
  readonly #document: PDFKit.PDFDocument;
  readonly #content: Promise<Buffer>;
  #y: number = page.margin;

  constructor(info: DocumentInfo) {
    this.#document = openDocument(info);
    const chunks: Buffer[] = [];
    this.#content = new Promise((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#document.on('end', () => resolve(Buffer.concat(chunks)));
      this.#document.on('error', reject);
    });
  }

  lines(text: string, style: TextStyle, width: number = columnWidth): string[] {
    return wrap(text, width, (run) => this.#measure(run, style));
  }

  width(text: string, style: TextStyle): number {
    return widthOf(text, (run) => this.#measure(run, style));
  }

  keepTogether(height: number): void {
    if (this.#y + height > bottom) this.#nextPage();
  }

  gap(height: number): void {
    if (this.#y > page.margin) this.#y += height;
  }

  /** Text lines across pages. `beside` is right-aligned with the first line. */
  write(lines: readonly string[], style: TextStyle, beside?: { text: string; style: TextStyle }): void {
    for (const [index, line] of lines.entries()) {
      this.keepTogether(style.lineHeight);
      this.#draw(line, style, page.margin, this.#y);
      if (beside && index === 0) {
        const drop = (style.lineHeight - beside.style.lineHeight) * 0.75;
        this.#drawAtEdge(beside.text, beside.style, this.#y + drop);
      }
      this.#y += style.lineHeight;
    }
  }

  row(cells: readonly Cell[]): void {
    const height = Math.max(0, ...cells.map(({ lines, style }) => lines.length * style.lineHeight));
    this.keepTogether(height);
    for (const { lines, style, left, width, align } of cells) {
      for (const [index, line] of lines.entries()) {
        const indent = align === 'right' ? width - this.width(line, style) : 0;
        this.#draw(line, style, page.margin + left + indent, this.#y + index * style.lineHeight);
      }
    }
    this.#y += height;
  }

  rule(colour: string): void {
    this.#document
      .moveTo(page.margin, this.#y)
      .lineTo(page.margin + columnWidth, this.#y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke();
  }

  /** A black shape in a square of `size`, with text lines to its right. `units`: width of the path's own coordinates. */
  shape(
    { path, units, size }: { path: string; units: number; size: number },
    lines: readonly string[],
    style: TextStyle,
  ): void {
    const height = Math.max(size, lines.length * style.lineHeight);
    this.keepTogether(height);
    this.#document
      .save()
      .translate(page.margin, this.#y)
      .scale(size / units)
      .path(path)
      .fill('#000000')
      .restore();
    for (const [index, line] of lines.entries()) {
      this.#draw(line, style, page.margin + size + 16, this.#y + index * style.lineHeight);
    }
    this.#y += height;
  }

  close(footer: (number: number, count: number) => string, style: TextStyle): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(index);
      this.#drawAtEdge(footer(index + 1, count), style, page.height - page.footer - style.lineHeight);
    }
    this.#document.end();
    return this.#content;
  }

  #nextPage(): void {
    this.#document.addPage({ size: 'LETTER', margin: 0 });
    this.#y = page.margin;
  }

  #use({ part }: Run, { weight, size }: TextStyle): PDFKit.PDFDocument {
    return this.#document.font(fontName(part, weight)).fontSize(size);
  }

  #measure(run: Run, style: TextStyle): number {
    return this.#use(run, style).widthOfString(run.text);
  }

  #drawAtEdge(text: string, style: TextStyle, top: number): void {
    this.#draw(text, style, page.margin + columnWidth - this.width(text, style), top);
  }

  #draw(line: string, style: TextStyle, left: number, top: number): void {
    let x = left;
    for (const run of runsOf(line)) {
      this.#use(run, style).fillColor(style.colour).text(run.text, x, top, { lineBreak: false });
      x += this.#measure(run, style);
    }
  }
}
