const chunkBytes = 1024 * 1024;

export type Place = { chunk: number; offset: number; length: number };

/**
 * Texts in a few large off-heap buffers: 100,000 objects would need many times the memory and slow garbage collection.
 */
export type DocumentStore = {
  put(text: string): Place;
  get(place: Place): string;
  copy(place: Place, target: Buffer, offset: number): void;
};

export const createDocumentStore = (first: Buffer = Buffer.alloc(0)): DocumentStore => {
  const chunks = [first];
  // Snapshot buffers are full.
  let used = first.length;

  const roomFor = (bytes: number): Buffer => {
    const last = chunks.at(-1)!;
    if (last.length - used >= bytes) return last;
    const chunk = Buffer.allocUnsafeSlow(Math.max(chunkBytes, bytes));
    chunks.push(chunk);
    used = 0;
    return chunk;
  };

  return {
    put(text) {
      const length = Buffer.byteLength(text);
      const buffer = roomFor(length);
      const place = { chunk: chunks.length - 1, offset: used, length };
      used += buffer.write(text, used);
      return place;
    },
    get: ({ chunk, offset, length }) => chunks[chunk]?.toString('utf8', offset, offset + length) ?? '',
    copy: ({ chunk, offset, length }, target, at) => void chunks[chunk]?.copy(target, at, offset, offset + length),
  };
};
