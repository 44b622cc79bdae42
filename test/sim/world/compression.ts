import { syncBuiltinESMExports } from 'node:module';
import zlib, { zstdCompressSync, zstdDecompressSync, type InputType, type ZstdOptions } from 'node:zlib';

type Done = (error: Error | null, result: Buffer) => void;

const atOnce =
  (work: (input: InputType, options?: ZstdOptions) => Buffer) =>
  (input: InputType, ...rest: [done: Done] | [options: ZstdOptions, done: Done]): void => {
    const done = rest.at(-1) as Done;
    const result = work(input, rest.length === 2 ? rest[0] : undefined);
    queueMicrotask(() => done(null, result));
  };

/**
 * Compresses at once instead of in another thread: on a busy machine that takes long enough for virtual hours to pass,
 * in which the function that waits for it runs out of time. Before the functions are loaded, which keep what they import.
 */
export const compressAtOnce = (): void => {
  const patched = { zstdCompress: atOnce(zstdCompressSync), zstdDecompress: atOnce(zstdDecompressSync) };
  Object.assign(zlib, patched);
  syncBuiltinESMExports();
};
