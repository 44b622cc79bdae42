import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { toOpenType } from './open-type';

const fileOf = (part: string, weight: number): Buffer =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource/source-sans-3/files/source-sans-3-${part}-${weight}-normal.woff`,
    ),
  );

const pdfWith = async (font: Buffer, text: string): Promise<{ width: number; content: Buffer }> => {
  const at = new Date('2026-01-05T10:00:00.000Z');
  const document = new PDFDocument({ font: null as unknown as string, info: { CreationDate: at, ModDate: at } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.font(font).fontSize(12).text(text, 10, 10);
  const width = document.widthOfString(text);
  document.end();
  await ended;
  return { width, content: Buffer.concat(chunks) };
};

describe.each([
  ['latin', 400, 'Registered Nurse, fi ffl To Ty 0123'],
  ['latin-ext', 600, 'Łódź Ţ'],
  ['cyrillic', 400, 'Медсестра'],
] as const)('%s %d', (part, weight, text) => {
  const file = fileOf(part, weight);

  it('draws the same document as the compressed font', async () => {
    const [packed, unpacked] = [await pdfWith(file, text), await pdfWith(toOpenType(file), text)];
    expect(unpacked.width).toBe(packed.width);
    expect(unpacked.content.length).toBe(packed.content.length);
  });

  it('has every table at a multiple of four, and the declared length', () => {
    const font = toOpenType(file);
    const count = file.readUInt16BE(12);
    expect(font.readUInt16BE(4)).toBe(count);
    for (let index = 0; index < count; index += 1) {
      const [packed, unpacked] = [44 + index * 20, 12 + index * 16];
      expect(font.toString('latin1', unpacked, unpacked + 4)).toBe(file.toString('latin1', packed, packed + 4));
      expect(font.readUInt32BE(unpacked + 8) % 4).toBe(0);
      expect(font.readUInt32BE(unpacked + 12)).toBe(file.readUInt32BE(packed + 12));
    }
  });
});
