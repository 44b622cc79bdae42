import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { resumeTypes } from '@shared/people/model/profile-vocabulary';
import { notice } from '@shared/text/notice';
import { pdfLines, type Drawn } from './pdf-lines';
import { wordLines } from './word-lines';

type ResumeType = (typeof resumeTypes)[number];

/** Minimum number of letters; fewer mean a scan, or pictures of text. */
const lettersMin = 80;

const pdfText = async (content: Buffer): Promise<string> => {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(content));
  if (pdf.numPages > limits.resumePagesRead) {
    const args = { pages: pdf.numPages, max: limits.resumePagesRead };
    throw new AppError('RESUME_NOT_READ', notice('resumeTooLong', args));
  }
  const pages: Drawn[][] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item ? [item] : [])));
  }
  return pdfLines(pages).join('\n');
};

const wordText = async (content: Buffer): Promise<string> => (await wordLines(content)).join('\n');

const isText = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= lettersMin;

/** Reads the text; throws RESUME_NOT_READ for damaged files, too many pages, and files without text. */
export const resumeText = async (content: Buffer, type: ResumeType): Promise<string> => {
  const read = type === 'application/pdf' ? pdfText : wordText;
  const text = await read(content).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw new AppError('RESUME_NOT_READ', notice('resumeDamaged'));
  });
  if (!isText(text)) throw new AppError('RESUME_NOT_READ', notice('resumeWithoutText'));
  return text.slice(0, limits.resumeTextRead);
};
