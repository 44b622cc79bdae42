import type { credentialDocumentTypes, resumeTypes } from '@shared/people/model/profile-vocabulary';
import { readImage } from './read-image';
import { unzipEntry, zipDirectory } from './zip-directory';

export type DocumentType = (typeof resumeTypes)[number] | (typeof credentialDocumentTypes)[number];
export type DocumentFile = { contentType: DocumentType; extension: string; content: Buffer };

/** Readers search this many bytes at the end of a PDF for its end mark. */
const pdfTail = 1024;

/** Readers search this many bytes for the header. */
const pdfLead = 1024;

/** Servers and mail gateways pad files with zeros and white space. */
const isPadding = (byte: number | undefined): boolean => byte !== undefined && [0, 9, 10, 12, 13, 32].includes(byte);

const withoutPadding = (file: Buffer): Buffer => {
  let end = file.length;
  while (end > 0 && isPadding(file[end - 1])) end -= 1;
  return file.subarray(0, end);
};

/** Reads from the header to the last end mark. Other data around them could make it a file of another type as well. */
const readPdf = (sent: Buffer): DocumentFile | null => {
  const start = sent.toString('latin1', 0, pdfLead + 10).search(/%PDF-[12]\.\d[\r\n ]/);
  if (start < 0 || start > pdfLead) return null;
  const file = withoutPadding(sent.subarray(start));
  const from = Math.max(0, file.length - pdfTail);
  const tail = /^[^]*startxref\s+(\d{1,10})\s+%%EOF/.exec(file.toString('latin1', from));
  // Some writers count from the first byte of the file, others from the header.
  if (!tail || Number(tail[1]) >= start + from + tail[0].length) return null;
  const content = Buffer.concat([file.subarray(0, from + tail[0].length), Buffer.from('\n')]);
  return { contentType: 'application/pdf', extension: 'pdf', content };
};

const contentTypesPart = '[Content_Types].xml';
const relationshipsPart = '_rels/.rels';
const usualMainPart = 'word/document.xml';
const listBytesMax = 512 * 1024;
/** Limit for all parts together, against zip bombs. */
const unpackedBytesMax = 256 * 1024 * 1024;
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const attributeOf = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1];

/** Word on the web and some writers call it "word/document2.xml". */
const mainPartOf = (relationships: string): string => {
  const main = relationships
    .match(/<(?:\w+:)?Relationship\s[^>]*>/g)
    ?.find((element) => attributeOf(element, 'Type')?.endsWith('/relationships/officeDocument'));
  return (main && attributeOf(main, 'Target')?.replace(/^\.?\//, '')) ?? usualMainPart;
};

/** A Word document without macros, by its ZIP directory and content types. */
const readDocx = (file: Buffer): DocumentFile | null => {
  const entries = zipDirectory(file);
  const contentTypes = entries?.find(({ name }) => name === contentTypesPart);
  if (!entries || !contentTypes) return null;
  if (entries.some(({ encrypted }) => encrypted)) return null;
  if (entries.some(({ name }) => /vba|macro|activex/i.test(name))) return null;
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > unpackedBytesMax) return null;
  const declared = unzipEntry(file, contentTypes, listBytesMax)?.toString('utf8') ?? '';
  const relationships = entries.find(({ name }) => name === relationshipsPart);
  const related = relationships && unzipEntry(file, relationships, listBytesMax)?.toString('utf8');
  const mainPart = mainPartOf(related ?? '');
  if (!entries.some(({ name }) => name === mainPart)) return null;
  if (!declared.includes(mainType) || /macroEnabled|vbaProject/i.test(declared)) return null;
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    content: file,
  };
};

const readPicture = (file: Buffer): DocumentFile | null => {
  const image = readImage(file);
  if (image?.contentType !== 'image/png' && image?.contentType !== 'image/jpeg') return null;
  return { contentType: image.contentType, extension: image.extension, content: image.content };
};

/** Detects the type by content; null unless it is a complete document of a known type. */
export const readDocument = (file: Buffer): DocumentFile | null => {
  try {
    return readPdf(file) ?? readDocx(file) ?? readPicture(file);
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
