import { inflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  compressedBytes: number;
  bytes: number;
  start: number;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const commentBytesMax = 0xffff;
/** Word itself writes a few dozen. */
const entriesMax = 4000;

/** The last end record whose comment reaches exactly to the end of the file. */
const endOf = (file: Buffer): number | null => {
  const first = Math.max(0, file.length - endBytes - commentBytesMax);
  for (let at = file.length - endBytes; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === endSignature && at + endBytes + file.readUInt16LE(at + 20) === file.length) return at;
  }
  return null;
};

const entryAt = (file: Buffer, at: number): { entry: ZipEntry; next: number } | null => {
  if (file.readUInt32LE(at) !== entrySignature) return null;
  const nameEnd = at + 46 + file.readUInt16LE(at + 28);
  const entry = {
    name: file.toString('utf8', at + 46, nameEnd),
    method: file.readUInt16LE(at + 10),
    encrypted: (file.readUInt16LE(at + 8) & 1) !== 0,
    compressedBytes: file.readUInt32LE(at + 20),
    bytes: file.readUInt32LE(at + 24),
    start: file.readUInt32LE(at + 42),
  };
  return { entry, next: nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32) };
};

/** Reads the directory only; null unless it is one whole archive. RangeError if it points past the end. */
export const zipDirectory = (file: Buffer): ZipEntry[] | null => {
  if (file.length < endBytes || file.readUInt32LE(0) !== localSignature) return null;
  const end = endOf(file);
  if (end === null) return null;
  const count = file.readUInt16LE(end + 10);
  if (count > entriesMax || file.readUInt16LE(end + 8) !== count) return null;
  let at = file.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  while (entries.length < count) {
    const read = entryAt(file, at);
    if (!read || read.next > end) return null;
    entries.push(read.entry);
    at = read.next;
  }
  return at === end ? entries : null;
};

const stored = 0;
const deflated = 8;

/** Null if the entry is damaged or larger than `maxBytes`, regardless of the directory. */
export const unzipEntry = (file: Buffer, entry: ZipEntry, maxBytes: number): Buffer | null => {
  if (entry.bytes > maxBytes || file.readUInt32LE(entry.start) !== localSignature) return null;
  const data = entry.start + 30 + file.readUInt16LE(entry.start + 26) + file.readUInt16LE(entry.start + 28);
  const packed = file.subarray(data, data + entry.compressedBytes);
  if (entry.method === stored) return packed.length <= maxBytes ? packed : null;
  if (entry.method !== deflated) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
};
