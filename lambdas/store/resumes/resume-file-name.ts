import { limits } from '@shared/limits';

// Separators of paths, and what some systems refuse in names.
const unfit = /[\\/:*?"<>|\p{Cc}]+/gu;

const fit = (text: string, ending: string, unnamed = 'Resume'): string => {
  const stem = text
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  // A surrogate that is cut in two is no text any more.
  const short = stem.slice(0, limits.fileNameLength - ending.length - 1).toWellFormed();
  return `${short.trim() || unnamed}.${ending}`;
};

/** The name that a file came with, as every system can store it, with the ending that its content has. */
export const uploadedFileName = (name: string, ending: string, unnamed?: string): string =>
  fit(name.replace(/\.[^.]{0,10}$/, ''), ending, unnamed);

export const generatedFileName = (name: string): string => fit(`${name} - Resume`, 'pdf');
