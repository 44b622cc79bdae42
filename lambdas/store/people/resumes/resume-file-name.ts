import { limits } from '@shared/limits';
import type { Language } from '@shared/text/language';
import { documents } from '../../../platform/text/documents';

const unfit = /[\\/:*?"<>|\p{Cc}]+/gu;

const fit = (text: string, ending: string, unnamed: string): string => {
  const stem = text
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  // Cutting may leave an unpaired surrogate.
  const short = stem.slice(0, limits.fileNameLength - ending.length - 1).toWellFormed();
  return `${short.trim() || unnamed}.${ending}`;
};

/** Portable form of the original name, with the extension of the actual content. */
export const uploadedFileName = (name: string, ending: string, unnamed: string): string =>
  fit(name.replace(/\.[^.]{0,10}$/, ''), ending, unnamed);

export const generatedFileName = (name: string, language: Language): string => {
  const t = documents.in(language);
  return fit(t('resume.title', { name }), 'pdf', t('resume.unnamedFile'));
};
