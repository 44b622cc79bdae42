import { fontPartOf, type FontPart } from './pdf-fonts';

export type Run = { part: FontPart; text: string };
export type Measure = (run: Run) => number;

const marks = /\p{M}/u;

/** Splits text by font part. Marks stay with their base character; missing glyphs use the first part. */
export const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const part =
      character === ' ' || marks.test(character) ? (last?.part ?? 'latin') : (fontPartOf(character) ?? 'latin');
    if (last?.part === part) last.text += character;
    else runs.push({ part, text: character });
  }
  return runs;
};

/** Returns the text where the fonts lack one of its characters, which are drawn as boxes. */
export const actualText = (lines: readonly string[]): { actual?: string } => {
  const text = lines.join(' ');
  const lacks = (character: string): boolean => !/[\s\p{M}]/u.test(character) && fontPartOf(character) === null;
  return Array.from(text).some(lacks) ? { actual: text } : {};
};

export const widthOf = (text: string, measure: Measure): number =>
  runsOf(text).reduce((sum, run) => sum + measure(run), 0);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const pieces = (word: string, width: number, measure: Measure): string[] => {
  const found: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment, measure) > width) {
      found.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return piece === '' ? found : [...found, piece];
};

const wrapParagraph = (paragraph: string, width: number, measure: Measure): string[] => {
  const space = widthOf(' ', measure);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of paragraph.split(' ').filter(Boolean)) {
    const wordWidth = widthOf(word, measure);
    if (line !== '' && used + space + wordWidth <= width) {
      line += ` ${word}`;
      used += space + wordWidth;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = wordWidth > width ? pieces(word, width, measure) : [word];
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1)!;
    used = parts.length > 1 ? widthOf(line, measure) : wordWidth;
  }
  return line === '' ? lines : [...lines, line];
};

/** Wraps to `width`; keeps line breaks, merging consecutive ones. */
export const wrap = (text: string, width: number, measure: Measure): string[] =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
