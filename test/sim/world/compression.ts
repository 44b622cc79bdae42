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
 * Compresses synchronously: in another thread on a busy machine, virtual hours would pass meanwhile, and the waiting
 * function would time out. Runs before the functions are loaded, because they keep their imports.
 */
export const compressAtOnce = (): void => {
  const patched = { zstdCompress: atOnce(zstdCompressSync), zstdDecompress: atOnce(zstdDecompressSync) };
  Object.assign(zlib, patched);
  syncBuiltinESMExports();
};
