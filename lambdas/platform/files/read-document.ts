import type { credentialDocumentTypes, resumeTypes } from '@shared/model/profile-vocabulary';
import { readImage } from './read-image';
import { unzipEntry, zipDirectory } from './zip-directory';

export type DocumentType = (typeof resumeTypes)[number] | (typeof credentialDocumentTypes)[number];
export type DocumentFile = { contentType: DocumentType; extension: string; content: Buffer };

/** Readers search this many bytes at the end of a PDF for its end mark. */
const pdfTail = 1024;

/** From the header to the last end mark. Leaves out anything after it. */
const readPdf = (file: Buffer): DocumentFile | null => {
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(file.toString('latin1', 0, 10))) return null;
  const from = Math.max(0, file.length - pdfTail);
  const tail = /^[^]*startxref\s+(\d{1,10})\s+%%EOF/.exec(file.toString('latin1', from));
  if (!tail || Number(tail[1]) >= from + tail[0].length) return null;
  const content = Buffer.concat([file.subarray(0, from + tail[0].length), Buffer.from('\n')]);
  return { contentType: 'application/pdf', extension: 'pdf', content };
};

const contentTypesPart = '[Content_Types].xml';
const mainPart = 'word/document.xml';
const contentTypesBytesMax = 512 * 1024;
/** Of all parts together: protects against zip bombs. */
const unpackedBytesMax = 256 * 1024 * 1024;
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document without macros, by its ZIP directory and content types. */
const readDocx = (file: Buffer): DocumentFile | null => {
  const entries = zipDirectory(file);
  const contentTypes = entries?.find(({ name }) => name === contentTypesPart);
  if (!entries || !contentTypes || !entries.some(({ name }) => name === mainPart)) return null;
  if (entries.some(({ encrypted }) => encrypted)) return null;
  if (entries.some(({ name }) => /vba|macro|activex/i.test(name))) return null;
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > unpackedBytesMax) return null;
  const declared = unzipEntry(file, contentTypes, contentTypesBytesMax)?.toString('utf8') ?? '';
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
