import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import * as z from 'zod';
import { columnFrom, columnNames, gone, newColumns, type Columns } from './columns';
import { createDictionary } from './dictionary';
import { createDocumentStore } from './document-store';
import type { JobMemory } from './job-memory';
import { createTextIndex } from './text-index';

/** Counts up with every change of what follows; a snapshot of another format is none. */
const format = 1;

const Texts = z.array(z.string());
const Header = z.object({
  format: z.literal(format),
  /** Changes from here on are not in the snapshot. */
  position: z.string(),
  jobIds: Texts,
  dictionaries: z.object({
    title: Texts,
    organization: Texts,
    location: Texts,
    organizationId: Texts,
    person: Texts,
  }),
  terms: Texts,
  /** Bytes of the parts that follow, in this order: columns, starts, postings, documents. */
  parts: z.array(z.int()),
});

const alignment = 8;
const padded = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

const bytesOf = (part: ArrayBufferView): Buffer => Buffer.from(part.buffer, part.byteOffset, part.byteLength);

/** The columns as they are when the documents lie one after the other, without those that are gone. */
const packedColumns = ({ columns, jobIds }: JobMemory): { columns: Columns; documentBytes: number } => {
  const packed = newColumns(jobIds.length);
  let offset = 0;
  for (const name of columnNames) packed[name].set(columns[name].subarray(0, jobIds.length));
  for (let ordinal = 0; ordinal < jobIds.length; ordinal += 1) {
    packed.chunk[ordinal] = 0;
    packed.offset[ordinal] = offset;
    if (columns.status[ordinal] === gone) packed.length[ordinal] = 0;
    offset += packed.length[ordinal]!;
  }
  return { columns: packed, documentBytes: offset };
};

const copyDocuments = ({ columns, store, jobIds }: JobMemory, packed: Columns, target: Buffer): void => {
  for (let ordinal = 0; ordinal < jobIds.length; ordinal += 1) {
    const place = { chunk: columns.chunk[ordinal]!, offset: columns.offset[ordinal]!, length: packed.length[ordinal]! };
    store.copy(place, target, packed.offset[ordinal]!);
  }
};

const headerOf = (memory: JobMemory, position: string, terms: string[], parts: number[]): Buffer => {
  const { title, organization, location, organizationId, person } = memory.dictionaries;
  const header: z.infer<typeof Header> = {
    format,
    position,
    jobIds: memory.jobIds,
    dictionaries: {
      title: [...title.texts()],
      organization: [...organization.texts()],
      location: [...location.texts()],
      organizationId: [...organizationId.texts()],
      person: [...person.texts()],
    },
    terms,
    parts,
  };
  return Buffer.from(JSON.stringify(header));
};

/** The whole index in one piece: a header that says what follows, and flat arrays. */
export const packSnapshot = async (memory: JobMemory, position: string): Promise<Buffer> => {
  const { columns, documentBytes } = packedColumns(memory);
  const { terms, starts, postings } = memory.text.packed();
  const arrays = [...columnNames.map((name) => columns[name]), starts, postings].map(bytesOf);
  const lengths = [...arrays.map(({ length }) => length), documentBytes];
  const header = headerOf(memory, position, terms, lengths);

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

/** The size stands before the compressed bytes, so that they unpack into one buffer and not into thousands. */
const unpacked = (packed: Buffer): Promise<Buffer> =>
  promisify(zstdDecompress)(packed.subarray(alignment), { chunkSize: Math.max(packed.readUInt32LE(), 1024) + 1 });

/** The index that was packed, or null for a snapshot of another format. */
export const unpackSnapshot = async (packed: Uint8Array): Promise<{ memory: JobMemory; position: string } | null> => {
  const bytes = await unpacked(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
  const headerLength = bytes.readUInt32LE();
  const parsed = Header.safeParse(JSON.parse(bytes.toString('utf8', alignment, alignment + headerLength)));
  if (!parsed.success) return null;
  const header = parsed.data;

  let at = alignment + padded(headerLength);
  const parts = header.parts.map((length) => {
    const part = bytes.subarray(at, at + length);
    at += padded(length);
    return part;
  });
  // A copy of its own is aligned, whatever the buffer was cut from.
  const arrayBufferOf = (part: Buffer | undefined): ArrayBuffer => new Uint8Array(part ?? []).buffer;
  const columns = Object.fromEntries(
    columnNames.map((name, index) => [name, columnFrom(name, arrayBufferOf(parts[index]))]),
  ) as Columns;
  const [starts, postings, documents] = parts.slice(columnNames.length);
  const text = createTextIndex({
    terms: header.terms,
    starts: new Uint32Array(arrayBufferOf(starts)),
    postings: new Uint32Array(arrayBufferOf(postings)),
  });
  text.expect(header.jobIds.length);
  const { title, organization, location, organizationId, person } = header.dictionaries;
  const memory: JobMemory = {
    columns,
    dictionaries: {
      title: createDictionary(title),
      organization: createDictionary(organization),
      location: createDictionary(location),
      organizationId: createDictionary(organizationId),
      person: createDictionary(person),
    },
    text,
    jobIds: header.jobIds,
    ordinals: new Map(),
    removed: new Set(),
    store: createDocumentStore(documents),
  };
  for (const [ordinal, jobId] of header.jobIds.entries()) {
    if (columns.status[ordinal] !== gone) memory.ordinals.set(jobId, ordinal);
  }
  return { memory, position: header.position };
};
