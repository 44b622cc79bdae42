/** Some scripts and emoji need joiners and direction marks; direction overrides can only disguise text. */
// eslint-disable-next-line no-control-regex
const notOfProse = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

/** Line breaks, tabs, and special spaces of word processors. */
const blanks = /\r\n|[\t-\r\u0085\p{Z}]/gu;
/** Zero-width spaces, direction marks, soft hyphens, fillers. Joiners and emoji selectors are checked in context. */
const invisible = /(?![\u200c-\u200d]|[\ufe0e-\ufe0f])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const repeatedJoiners = /([\u200c\u200d])[\u200c\u200d]+/g;

/** Persian and the scripts of India spell names with joiners: https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters. */
const joiningScripts = ['Arab', 'Syrc', 'Nkoo', 'Adlm', 'Mong', 'Khmr', 'Mymr'];
const indicScripts = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'];
const joined = `[${[...joiningScripts, ...indicScripts].map((it) => `\\p{scx=${it}}`).join('')}]`;
const virama = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]';
const needed = [
  `(?<=${joined})[\u200c\u200d](?=${joined})`,
  // The last letter of a word: "അവന്‍".
  `(?<=${virama})\u200d`,
  // "👩🏽‍⚕️" and "1️⃣"
  '(?<=\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\ufe0f]?)\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\ufe0e\ufe0f]',
  '(?<=[0-9#*])\ufe0f(?=\u20e3)',
].join('|');
const joinersAndSigns = new RegExp(`(${needed})|[\u200c\u200d\ufe0e\ufe0f]`, 'gu');

/** A lone surrogate survives JSON.parse but not every database or email client. */
export const isPlainProse = (text: string): boolean => text.isWellFormed() && !notOfProse.test(text);

export const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');

/** A single line without the invisible characters that copied text includes. */
export const withoutInvisible = (text: string): string =>
  text
    .replaceAll(blanks, ' ')
    .replaceAll(invisible, '')
    .replaceAll(repeatedJoiners, '$1')
    .replaceAll(joinersAndSigns, '$1');

/** Whether the text has no invisible characters. */
export const isOneLine = (text: string): boolean => text.isWellFormed() && withoutInvisible(text) === text;
