import { localeOf, type Language } from '@shared/text/language';
import PDFDocument from 'pdfkit';
import { fontBytes, fontParts, type FontPart, type Weight } from './pdf-fonts';
import { actualText, runsOf, widthOf, wrap, type Run } from './text-lines';

/** Role of a text for screen readers: a heading or column header; otherwise a paragraph or table cell. */
export type TextTag = 'H1' | 'H2' | 'H3' | 'TH';

export type TextStyle = { weight: Weight; size: number; colour: string; lineHeight: number; tag?: TextTag };

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
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  for (const weight of ['regular', 'bold'] as const) {
    for (const part of fontParts) document.registerFont(fontName(part, weight), fontBytes(part, weight));
  }
  return document;
};

/** Widths of words at one size, scaled for others: documents share most words, and the library lays out each again. */
const widths = new Map<string, number>();
const mostWidths = 20_000;
const unitSize = 1000;

const measured = ({ part, text }: Run, { weight, size }: TextStyle, measure: () => number): number => {
  const name = `${fontName(part, weight)} ${text}`;
  let width = widths.get(name);
  if (width === undefined) {
    width = measure();
    if (widths.size >= mostWidths) widths.clear();
    widths.set(name, width);
  }
  return (width * size) / unitSize;
};

type Element = { type: string; node: PDFKit.PDFStructureElement };

/**
 * Text, tables, and shapes from top to bottom, each tagged for screen readers. The library can't tag a text within a line,
 * such as one in another language, or a cell over several columns, so we don't claim PDF/UA.
 */
export class PdfPages {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: Element;
  #table: Element | null = null;
  readonly #content: Promise<Buffer>;
  #y: number = page.margin;

  constructor(info: DocumentInfo) {
    this.#document = openDocument(info);
    this.#root = { type: 'Document', node: this.#document.struct('Document') };
    this.#document.addStructure(this.#root.node);
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

  /** Writes text lines across pages. `beside` is right-aligned with the first line. */
  write(lines: readonly string[], style: TextStyle, beside?: { text: string; style: TextStyle }): void {
    if (lines.length === 0) return;
    const element = this.#element(style.tag ?? 'P', this.#root, actualText(lines));
    for (const [index, line] of lines.entries()) {
      this.keepTogether(style.lineHeight);
      this.#tag(element, () => this.#draw(line, style, page.margin, this.#y));
      if (beside && index === 0) {
        const drop = (style.lineHeight - beside.style.lineHeight) * 0.75;
        this.#tag(this.#element('P'), () => this.#drawAtEdge(beside.text, beside.style, this.#y + drop));
      }
      this.#y += style.lineHeight;
    }
  }

  /** Its rows are drawn by `draw`; the style of column headers marks them. */
  table(draw: () => void): void {
    this.#table = this.#element('Table');
    draw();
    this.#table = null;
  }

  row(cells: readonly Cell[]): void {
    const parent = this.#table === null ? this.#root : this.#element('TR', this.#table);
    this.#drawRow(cells.map((cell) => ({ cell, element: this.#cellElement(cell, parent) })));
  }

  /** Two columns, read one after the other. */
  facts(
    facts: readonly (readonly [label: string, value: string])[],
    styles: { label: TextStyle; value: TextStyle },
  ): void {
    const width = columnWidth / 2 - 12;
    for (let index = 0; index < facts.length; index += 2) {
      const pair = facts.slice(index, index + 2).map(([label, value], column) => {
        const place = { left: column * (columnWidth / 2 + 12), width };
        const cellOf = (text: string, style: TextStyle) => ({
          cell: { lines: this.lines(text, style, width), style, ...place },
          element: this.#element('P', this.#root, actualText([text])),
        });
        return { label: cellOf(label, styles.label), value: cellOf(value, styles.value) };
      });
      const longest = Math.max(...pair.map(({ value }) => value.cell.lines.length));
      this.keepTogether(styles.label.lineHeight + longest * styles.value.lineHeight);
      this.#drawRow(pair.map(({ label }) => label));
      this.#drawRow(pair.map(({ value }) => value));
      this.gap(6);
    }
  }

  rule(colour: string): void {
    this.#asArtifact('Layout', () =>
      this.#document
        .moveTo(page.margin, this.#y)
        .lineTo(page.margin + columnWidth, this.#y)
        .lineWidth(0.75)
        .strokeColor(colour)
        .stroke(),
    );
  }

  /** A black shape in a square of `size`, with text lines to its right. `units`: width of the path's own coordinates. */
  shape(
    { path, units, size, alt }: { path: string; units: number; size: number; alt: string },
    lines: readonly string[],
    style: TextStyle,
  ): void {
    this.keepTogether(Math.max(size, lines.length * style.lineHeight));
    const box = [page.margin, this.#y, page.margin + size, this.#y + size];
    this.#tag(this.#element('Figure', this.#root, { alt, bbox: box }), () =>
      this.#document
        .save()
        .translate(page.margin, this.#y)
        .scale(size / units)
        .path(path)
        .fill('#000000')
        .restore(),
    );
    this.row([{ lines, style, left: size + 16, width: columnWidth - size - 16 }]);
    this.#y += Math.max(0, size - lines.length * style.lineHeight);
  }

  close(footer: (number: number, count: number) => string, style: TextStyle): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(index);
      this.#asArtifact('Pagination', () =>
        this.#drawAtEdge(footer(index + 1, count), style, page.height - page.footer - style.lineHeight),
      );
    }
    this.#root.node.end();
    this.#document.end();
    return this.#content;
  }

  #drawRow(cells: readonly { cell: Cell; element: Element }[]): void {
    const height = Math.max(0, ...cells.map(({ cell: { lines, style } }) => lines.length * style.lineHeight));
    this.keepTogether(height);
    for (const { cell, element } of cells) {
      const { lines, style, left, width, align } = cell;
      for (const [index, line] of lines.entries()) {
        const indent = align === 'right' ? width - this.width(line, style) : 0;
        const [x, y] = [page.margin + left + indent, this.#y + index * style.lineHeight];
        if (line !== '') this.#tag(element, () => this.#draw(line, style, x, y));
      }
    }
    this.#y += height;
  }

  #cellElement({ lines, style: { tag } }: Cell, parent: Element): Element {
    const actual = actualText(lines);
    if (this.#table === null) return this.#element(tag ?? 'P', parent, actual);
    return tag === 'TH'
      ? this.#element('TH', parent, { ...actual, scope: 'Column' })
      : this.#element('TD', parent, actual);
  }

  /** The types lack some of the options. */
  #element(type: string, parent: Element = this.#root, options: object = {}): Element {
    const node = this.#document.struct(type, options);
    parent.node.add(node);
    return { type, node };
  }

  #tag({ type, node }: Element, draw: () => void): void {
    const content = this.#document.markStructureContent(type);
    draw();
    this.#document.endMarkedContent();
    node.add(content);
  }

  /** Content that is not read out. */
  #asArtifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#document.markContent('Artifact', { type });
    draw();
    this.#document.endMarkedContent();
  }

  #nextPage(): void {
    this.#document.addPage({ size: 'LETTER', margin: 0 });
    this.#y = page.margin;
  }

  #use({ part }: Run, { weight, size }: TextStyle): PDFKit.PDFDocument {
    return this.#document.font(fontName(part, weight)).fontSize(size);
  }

  #measure(run: Run, style: TextStyle): number {
    return measured(run, style, () => this.#use(run, { ...style, size: unitSize }).widthOfString(run.text));
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
