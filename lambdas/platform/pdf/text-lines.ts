import { fontPartOf, type FontPart } from './pdf-fonts';

/** Characters that one part of the font family draws. */
export type Run = { part: FontPart; text: string };
export type Measure = (run: Run) => number;

const marks = /\p{M}/u;

/** A text in runs. Marks stay with what they stand on; what no part has is drawn by the first as a missing character. */
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

export const widthOf = (text: string, measure: Measure): number =>
  runsOf(text).reduce((sum, run) => sum + measure(run), 0);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word that is wider than a line, in pieces that are not. */
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

/** A text in lines that are not wider than `width`; its own line breaks stay, several at once become one. */
export const wrap = (text: string, width: number, measure: Measure): string[] =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
