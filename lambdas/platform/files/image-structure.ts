import type { LogoType } from '@shared/core/model/enumerations';

/** `end` is the offset after the image. */
export type ImageStructure = { width: number; height: number; end: number };

// Each parser walks its format part by part, as decoders do. Reading past the end throws a RangeError.

const pngStructure = (file: Buffer): ImageStructure | null => {
  if (file.toString('latin1', 12, 16) !== 'IHDR') return null;
  let hasData = false;
  for (let at = 8; ;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    at += length + 12;
    if (at > file.length) return null;
    hasData ||= type === 'IDAT';
    if (type === 'IEND') {
      return hasData ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20), end: at } : null;
    }
  }
};

/** Start of frame (SOF), any coding. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Escaped bytes and restart markers within scan data. */
const isCoded = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

const afterScan = (file: Buffer, start: number): number => {
  let at = file.indexOf(0xff, start);
  while (at >= 0 && isCoded(file.readUInt8(at + 1))) at = file.indexOf(0xff, at + 2);
  return at < 0 ? file.length : at;
};

const jpegStructure = (file: Buffer): ImageStructure | null => {
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  for (let at = 2; ;) {
    if (file.readUInt8(at) !== 0xff) return null;
    const marker = file.readUInt8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return size && hasScan ? { ...size, end: at + 2 } : null;
    const next = at + 2 + file.readUInt16BE(at + 2);
    if (isFrame(marker)) size ??= { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    hasScan ||= marker === 0xda;
    at = marker === 0xda ? afterScan(file, next) : next;
  }
};

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const afterBlocks = (file: Buffer, start: number): number => {
  let at = start;
  for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += length + 1;
  return at + 1;
};

const gifStructure = (file: Buffer): ImageStructure | null => {
  let hasImage = false;
  for (let at = 13 + colourTable(file.readUInt8(10)); ;) {
    const kind = file.readUInt8(at);
    if (kind === 0x3b) {
      return hasImage ? { width: file.readUInt16LE(6), height: file.readUInt16LE(8), end: at + 1 } : null;
    }
    if (kind === 0x21) at = afterBlocks(file, at + 2);
    else if (kind === 0x2c) {
      hasImage = true;
      at = afterBlocks(file, at + 11 + colourTable(file.readUInt8(at + 9)));
    } else return null;
  }
};

const webpSizes: Record<string, (file: Buffer) => { width: number; height: number }> = {
  'VP8 ': (file) => ({ width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }),
  VP8L: (file) => {
    const bits = file.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (file) => ({ width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }),
};

const webpStructure = (file: Buffer): ImageStructure | null => {
  const sizeOf = webpSizes[file.toString('latin1', 12, 16)];
  const end = 8 + file.readUInt32LE(4);
  return sizeOf && end <= file.length ? { ...sizeOf(file), end } : null;
};

export const imageStructures: Record<LogoType, (file: Buffer) => ImageStructure | null> = {
  'image/png': pngStructure,
  'image/jpeg': jpegStructure,
  'image/gif': gifStructure,
  'image/webp': webpStructure,
};
