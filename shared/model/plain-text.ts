// A lone surrogate survives JSON.parse but not every store or e-mail reader.
const broken = /\p{Cs}/u;
/** Controls, invisible format characters such as zero width spaces and changes of direction, and line separators. */
const notOfALine = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Some scripts and emoji need joiners and marks of direction; overriding the direction only hides what a text says. */
// eslint-disable-next-line no-control-regex
const notOfProse = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
const everyNotOfALine = new RegExp(notOfALine, 'gu');

/** Whether a text shows all that it holds and stays on one line. */
export const isOneLine = (text: string): boolean => !broken.test(text) && !notOfALine.test(text);

/** Whether a text of several lines holds nothing but them: line breaks and tabs are the only controls. */
export const isPlainProse = (text: string): boolean => !broken.test(text) && !notOfProse.test(text);

/** Line breaks as every other system than Windows writes them. */
export const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');

/** For names that a person does not type, such as a file's. */
export const withoutInvisible = (text: string): string => text.replaceAll(everyNotOfALine, '');
