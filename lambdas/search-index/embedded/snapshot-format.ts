import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import * as z from 'zod';
import { columnNames, columnsFrom, gone, newColumns, type Columns } from './columns';
import { createDictionary } from './dictionary';
import { createDocumentStore } from './document-store';
import { byName, textNames, type IndexKinds, type IndexMemory, type IndexShape } from './memory';
import { createTextIndex, type TextIndex } from './text-index';

const Texts = z.array(z.string());
const Header = z.object({
  format: z.string(),
  /** Changes after this position are not included. */
  position: z.string(),
  ids: Texts,
  dictionaries: z.record(z.string(), Texts),
  terms: z.record(z.string(), Texts),
  /** Byte lengths of the parts in order: columns, starts and postings of each text index, documents. */
  parts: z.array(z.int()),
});

const alignment = 8;
const padded = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

const bytesOf = (part: ArrayBufferView): Buffer => Buffer.from(part.buffer, part.byteOffset, part.byteLength);

/** Compacted columns without removed documents. */
const packedColumns = <K extends IndexKinds>({
  shape,
  columns,
  ids,
}: IndexMemory<K>): { columns: Columns<K['column']>; documentBytes: number } => {
  const packed = newColumns(shape.columns, ids.length);
  let offset = 0;
  for (const name of columnNames(shape.columns)) packed[name].set(columns[name].subarray(0, ids.length));
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) {
    packed.chunk[ordinal] = 0;
    packed.offset[ordinal] = offset;
    if (columns.status[ordinal] === gone) packed.length[ordinal] = 0;
    offset += packed.length[ordinal]!;
  }
  return { columns: packed, documentBytes: offset };
};

const copyDocuments = <K extends IndexKinds>(
  { columns, store, ids }: IndexMemory<K>,
  packed: Columns<K['column']>,
  target: Buffer,
): void => {
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) {
    const place = { chunk: columns.chunk[ordinal]!, offset: columns.offset[ordinal]!, length: packed.length[ordinal]! };
    store.copy(place, target, packed.offset[ordinal]!);
  }
};

/** A header describing the content, followed by flat arrays. */
export const packSnapshot = async <K extends IndexKinds>(memory: IndexMemory<K>, position: string): Promise<Buffer> => {
  const { shape, ids, dictionaries, texts } = memory;
  const { columns, documentBytes } = packedColumns(memory);
  const names = textNames(shape);
  const packedTexts = byName(names, (name) => texts[name].packed());
  const arrays = [
    ...columnNames(shape.columns).map((name) => columns[name]),
    ...names.flatMap((name) => [packedTexts[name].starts, packedTexts[name].postings]),
  ].map(bytesOf);
  const lengths = [...arrays.map(({ length }) => length), documentBytes];
  const content: z.infer<typeof Header> = {
    format: shape.format,
    position,
    ids,
    dictionaries: byName(shape.dictionaries, (name) => [...dictionaries[name].texts()]),
    terms: byName(names, (name) => packedTexts[name].terms),
    parts: lengths,
  };
  const header = Buffer.from(JSON.stringify(content));
  const size = [alignment, padded(header.length), ...lengths.map(padded)].reduce((sum, length) => sum + length);
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(header.length);
  let at = alignment;
  for (const part of [header, ...arrays]) {
    part.copy(bytes, at);
    at += padded(part.length);
  }
  copyDocuments(memory, columns, bytes.subarray(at));
  const sizeBytes = Buffer.alloc(alignment);
  sizeBytes.writeUInt32LE(size);
  return Buffer.concat([sizeBytes, await promisify(zstdCompress)(bytes)]);
};

/** The uncompressed size precedes the data, so it unpacks into a single buffer. */
const unpacked = (packed: Buffer): Promise<Buffer> =>
  promisify(zstdDecompress)(packed.subarray(alignment), { chunkSize: Math.max(packed.readUInt32LE(), 1024) + 1 });

const opened = async (format: string, packed: Uint8Array) => {
  const bytes = await unpacked(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
  const headerLength = bytes.readUInt32LE();
  const parsed = Header.safeParse(JSON.parse(bytes.toString('utf8', alignment, alignment + headerLength)));
  if (!parsed.success || parsed.data.format !== format) return null;
  let at = alignment + padded(headerLength);
  const parts = parsed.data.parts.map((length) => {
    const part = bytes.subarray(at, at + length);
    at += padded(length);
    return part;
  });
  return { header: parsed.data, parts };
};

// Copying guarantees alignment.
const arrayBufferOf = (part: Buffer | undefined): ArrayBuffer => new Uint8Array(part ?? []).buffer;

export const unpackSnapshot = async <K extends IndexKinds>(
  shape: IndexShape<K>,
  packed: Uint8Array,
): Promise<{ memory: IndexMemory<K>; position: string } | null> => {
  const snapshot = await opened(shape.format, packed);
  if (!snapshot) return null;
  const { header, parts } = snapshot;
  const columnCount = columnNames(shape.columns).length;
  const names = textNames(shape);
  const textOf = (name: K['text']): TextIndex<K['document']> => {
    const first = columnCount + 2 * names.indexOf(name);
    const text = createTextIndex(shape.texts[name], {
      terms: header.terms[name] ?? [],
      starts: new Uint32Array(arrayBufferOf(parts[first])),
      postings: new Uint32Array(arrayBufferOf(parts[first + 1])),
    });
    text.expect(header.ids.length);
    return text;
  };
  const memory: IndexMemory<K> = {
    shape,
    columns: columnsFrom(shape.columns, parts.slice(0, columnCount).map(arrayBufferOf)),
    dictionaries: byName(shape.dictionaries, (name) => createDictionary(header.dictionaries[name])),
    texts: byName(names, textOf),
    ids: header.ids,
    ordinals: new Map(),
    removed: new Map(),
    store: createDocumentStore(parts.at(-1)),
  };
  for (const [ordinal, id] of header.ids.entries()) {
    if (memory.columns.status[ordinal] !== gone) memory.ordinals.set(id, ordinal);
  }
  return { memory, position: header.position };
};

/** Returns IDs of the documents in a snapshot of any version, including removed ones. */
export const snapshotIds = async (packed: Uint8Array): Promise<readonly string[]> => {
  const bytes = await unpacked(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
  const headerLength = bytes.readUInt32LE();
  return Header.parse(JSON.parse(bytes.toString('utf8', alignment, alignment + headerLength))).ids;
};
