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

/** Documents one after the other, without those that are gone, and their places. */
const packedDocuments = ({ columns, store, jobIds }: JobMemory): { bytes: Buffer; columns: Columns } => {
  const count = jobIds.length;
  const packed = newColumns(count);
  for (const name of columnNames) packed[name].set(columns[name].subarray(0, count));
  const texts: Buffer[] = [];
  let offset = 0;
  for (let ordinal = 0; ordinal < count; ordinal += 1) {
    const there = columns.status[ordinal] !== gone;
    const place = {
      chunk: columns.chunk[ordinal]!,
      offset: columns.offset[ordinal]!,
      length: columns.length[ordinal]!,
    };
    const text = there ? Buffer.from(store.get(place)) : Buffer.alloc(0);
    texts.push(text);
    packed.chunk[ordinal] = 0;
    packed.offset[ordinal] = offset;
    packed.length[ordinal] = text.length;
    offset += text.length;
  }
  return { bytes: Buffer.concat(texts), columns: packed };
};

/** The whole index in one piece: a header that says what follows, and flat arrays. */
export const packSnapshot = async (memory: JobMemory, position: string): Promise<Buffer> => {
  const documents = packedDocuments(memory);
  const { terms, starts, postings } = memory.text.packed();
  const parts = [...columnNames.map((name) => documents.columns[name]), starts, postings, documents.bytes].map(bytesOf);
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
    parts: parts.map(({ length }) => length),
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(alignment);
  size.writeUInt32LE(headerBytes.length);
  const aligned = [headerBytes, ...parts].flatMap((part) => [part, Buffer.alloc(padded(part.length) - part.length)]);
  return promisify(zstdCompress)(Buffer.concat([size, ...aligned]));
};

/** The index that was packed, or null for a snapshot of another format. */
export const unpackSnapshot = async (packed: Uint8Array): Promise<{ memory: JobMemory; position: string } | null> => {
  const bytes = await promisify(zstdDecompress)(packed);
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
  const arrayBufferOf = (part: Buffer | undefined): ArrayBuffer => new Uint8Array(part ?? []).slice().buffer;
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
