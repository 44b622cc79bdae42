// A lone surrogate survives JSON.parse but not every database or email client.
const broken = /\p{Cs}/u;
/** Control and invisible format characters, such as zero width spaces and direction changes, and line separators. */
const notOfALine = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Some scripts and emoji need joiners and direction marks; direction overrides only hide what a text says. */
// eslint-disable-next-line no-control-regex
const notOfProse = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
const everyNotOfALine = new RegExp(notOfALine, 'gu');

export const isOneLine = (text: string): boolean => !broken.test(text) && !notOfALine.test(text);

export const isPlainProse = (text: string): boolean => !broken.test(text) && !notOfProse.test(text);

export const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');

/** For names that people don't type, such as file names. */
export const withoutInvisible = (text: string): string => text.replaceAll(everyNotOfALine, '');
