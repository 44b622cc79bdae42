import cyrillicExt400 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-400-normal.woff';
import cyrillicExt600 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-ext-600-normal.woff';
import cyrillic400 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff';
import cyrillic600 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff';
import greekExt400 from '@fontsource/source-sans-3/files/source-sans-3-greek-ext-400-normal.woff';
import greekExt600 from '@fontsource/source-sans-3/files/source-sans-3-greek-ext-600-normal.woff';
import greek400 from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff';
import greek600 from '@fontsource/source-sans-3/files/source-sans-3-greek-600-normal.woff';
import latinExt400 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff';
import latinExt600 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff';
import latin400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff';
import latin600 from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff';
import vietnamese400 from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff';
import vietnamese600 from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-600-normal.woff';
import { toOpenType } from './open-type';
import ranges from '@fontsource/source-sans-3/unicode.json';

export type Weight = 'regular' | 'bold';

/** The font is split by script; the first part with a glyph is used. */
const parts = {
  latin: { regular: latin400, bold: latin600 },
  'latin-ext': { regular: latinExt400, bold: latinExt600 },
  vietnamese: { regular: vietnamese400, bold: vietnamese600 },
  greek: { regular: greek400, bold: greek600 },
  'greek-ext': { regular: greekExt400, bold: greekExt600 },
  cyrillic: { regular: cyrillic400, bold: cyrillic600 },
  'cyrillic-ext': { regular: cyrillicExt400, bold: cyrillicExt600 },
} as const satisfies Record<keyof typeof ranges, Record<Weight, Uint8Array>>;
export type FontPart = keyof typeof parts;
export const fontParts = Object.keys(parts) as FontPart[];

const unpacked = new Map<Uint8Array, Buffer>();

export const fontBytes = (part: FontPart, weight: Weight): Buffer => {
  const file = parts[part][weight];
  const font = unpacked.get(file) ?? toOpenType(file);
  unpacked.set(file, font);
  return font;
};

type Range = { from: number; to: number };

const parseRanges = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [from, to = from] = range.replace('U+', '').split('-');
    return { from: Number.parseInt(from!, 16), to: Number.parseInt(to!, 16) };
  });

const rangesOf = new Map(fontParts.map((part) => [part, parseRanges(ranges[part])]));

const covers = (part: FontPart, code: number): boolean =>
  rangesOf.get(part)!.some(({ from, to }) => code >= from && code <= to);

/** Returns null if no part has the character. */
export const fontPartOf = (character: string): FontPart | null => {
  const code = character.codePointAt(0)!;
  return fontParts.find((part) => covers(part, code)) ?? null;
};
