import { inflateSync } from 'node:zlib';

// https://www.w3.org/TR/WOFF/ and https://learn.microsoft.com/en-us/typography/opentype/spec/otff

const woff = { header: 44, entry: 20 } as const;
const openType = { header: 12, entry: 16 } as const;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

type Part = { entry: Buffer; content: Buffer };

const partsOf = (font: Buffer): Part[] =>
  Array.from({ length: font.readUInt16BE(12) }, (_, index) => {
    const at = woff.header + index * woff.entry;
    const [offset, stored, length] = [font.readUInt32BE(at + 4), font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    const bytes = font.subarray(offset, offset + stored);
    const entry = Buffer.alloc(openType.entry);
    // Tag and checksum.
    font.copy(entry, 0, at, at + 4);
    font.copy(entry, 4, at + 16, at + 20);
    entry.writeUInt32BE(length, 12);
    return { entry, content: stored < length ? inflateSync(bytes) : bytes };
  });

/** Unpacks a WOFF file once: the library would unpack it in JavaScript for each document. */
export const toOpenType = (file: Uint8Array): Buffer => {
  const font = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = partsOf(font);
  const header = Buffer.alloc(openType.header);
  font.copy(header, 0, 4, 8);
  header.writeUInt16BE(parts.length, 4);
  const selector = Math.floor(Math.log2(parts.length));
  header.writeUInt16BE(2 ** selector * 16, 6);
  header.writeUInt16BE(selector, 8);
  header.writeUInt16BE((parts.length - 2 ** selector) * 16, 10);
  let offset = openType.header + parts.length * openType.entry;
  for (const { entry, content } of parts) {
    entry.writeUInt32BE(offset, 8);
    offset += padded(content.length);
  }
  const contents = parts.flatMap(({ content }) => [content, Buffer.alloc(padded(content.length) - content.length)]);
  return Buffer.concat([header, ...parts.map(({ entry }) => entry), ...contents]);
};
