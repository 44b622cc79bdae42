import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { createHash } from 'node:crypto';
import type { Bytes, ObjectSink } from './ports';

export type ArchivedFile = { path: string; bytes: number; sha256: string };
type Content = Bytes | Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>;

export type Archive = {
  add(path: string, content: Content): Promise<void>;
  /** Files in the order in which they were added. */
  files(): readonly ArchivedFile[];
  close(): Promise<{ bytes: number; sha256: string }>;
};

/** Formats that are compressed already. */
const compressed = /\.(?:png|jpe?g|gif|webp|pdf|docx|zip)$/i;
const encoder = new TextEncoder();

/** Limit of the format without its 64-bit extension. */
const mostBytes = 2 ** 32 - 1;

/** Buffer size: each write is awaited, and most files are small. */
const leastBytesWritten = 65_536;

/** Writes a ZIP as it grows; keeps one chunk and one part of the upload in memory. */
export const createArchive = (sink: ObjectSink, writtenAt: Date): Archive => {
  const whole = createHash('sha256');
  const files: ArchivedFile[] = [];
  let bytes = 0;
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else {
      pending.push(chunk);
      pendingBytes += chunk.length;
    }
  });

  const flush = async (least: number): Promise<void> => {
    if (failure) throw failure;
    if (pendingBytes < least) return;
    const chunk = Buffer.concat(pending);
    [pending, pendingBytes] = [[], 0];
    whole.update(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('The export is larger than a ZIP file can be.');
    await sink.write(chunk);
  };

  return {
    async add(path, content) {
      const entry = compressed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
      entry.mtime = writtenAt;
      zip.add(entry);
      const hash = createHash('sha256');
      let size = 0;
      for await (const piece of content) {
        const chunk = typeof piece === 'string' ? encoder.encode(piece) : piece;
        if (chunk.length === 0) continue;
        hash.update(chunk);
        size += chunk.length;
        entry.push(chunk);
        await flush(leastBytesWritten);
      }
      entry.push(new Uint8Array(), true);
      await flush(leastBytesWritten);
      files.push({ path, bytes: size, sha256: hash.digest('hex') });
    },
    files: () => files,
    async close() {
      zip.end();
      await flush(1);
      await sink.close();
      return { bytes, sha256: whole.digest('hex') };
    },
  };
};
