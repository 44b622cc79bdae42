import { unzipEntry, zipDirectory } from '../../../platform/files/zip-directory';

/** Element of a Word document as its parser returns it. */
type Element = {
  type: string;
  value?: string;
  breakType?: string;
  numbering?: unknown;
  children?: readonly Element[];
};

const cellLinesMax = 2;

const textOf = ({ type, value, breakType, children = [] }: Element): string => {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return breakType === 'line' ? '\n' : '';
  return children.map(textOf).join('');
};

/** Returns a line for each table row. In a layout table, each cell is separate. */
const rowLines = ({ children = [] }: Element): string[] => {
  const cells = children.map((cell) => (cell.children ?? []).flatMap(linesOf).filter((line) => line.trim() !== ''));
  const isRow = cells.every((lines) => lines.length <= cellLinesMax);
  return isRow ? [cells.map((lines) => lines.join(', ')).join('\t')] : cells.flat();
};

const linesOf = (element: Element): string[] => {
  if (element.type === 'tableRow') return rowLines(element);
  if (element.type !== 'paragraph') return (element.children ?? []).flatMap(linesOf);
  const text = textOf(element);
  return element.numbering && text.trim() !== '' ? [`• ${text}`] : text.split('\n');
};

const headerBytesMax = 1024 * 1024;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const headerText = (xml: string): string =>
  xml
    .replaceAll(/<mc:Fallback>[^]*?<\/mc:Fallback>/g, '')
    .replaceAll(/<w:tab\/>|<\/w:tc>/g, '\t')
    .replaceAll(/<w:br\/>|<\/w:p>/g, '\n')
    .replaceAll(/<w:instrText[^>]*>[^<]*<\/w:instrText>|<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** Returns the page header's lines, which often have names and phone numbers. */
const headerLines = (file: Buffer): string[] => {
  const headers = (zipDirectory(file) ?? []).filter(({ name }) => /^word\/header\d*\.xml$/.test(name));
  const lines = headers.flatMap((entry) =>
    headerText(unzipEntry(file, entry, headerBytesMax)?.toString('utf8') ?? '').split('\n'),
  );
  return [...new Set(lines)];
};

export const wordLines = async (buffer: Buffer): Promise<string[]> => {
  const { default: mammoth } = await import('mammoth');
  const lines: string[] = [];
  const transformDocument = (document: Element): Element => {
    lines.push(...linesOf(document));
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer }, { transformDocument });
  return [...headerLines(buffer), ...lines];
};
