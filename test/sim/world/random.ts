import crypto, { createHash, webcrypto } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Numbers from 0 to 1, the same for the same seed ("mulberry32" by Tommy Ettinger, public domain). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

type Fill = (bytes: Uint8Array) => void;

const filler =
  (random: () => number): Fill =>
  (bytes) => {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
  };

const uuidFrom = (fill: Fill): string => {
  const bytes = new Uint8Array(16);
  fill(bytes);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/**
 * Makes all randomness follow the seed, IDs and keys included. Returns a function that undoes it.
 *
 * The product doesn't know: it asks Node.
 */
export const seedRandomness = (seed: number): (() => void) => {
  const random = seededRandom(seed);
  const fill = filler(random);
  const kept = {
    randomBytes: crypto.randomBytes,
    randomUUID: crypto.randomUUID,
    randomInt: crypto.randomInt,
    randomFillSync: crypto.randomFillSync,
    getRandomValues: webcrypto.getRandomValues,
    digest: webcrypto.subtle.digest.bind(webcrypto.subtle),
    mathRandom: Math.random,
  };
  const bytes = (size: number): Buffer => {
    const made = Buffer.alloc(size);
    fill(made);
    return made;
  };
  const patched = {
    randomBytes: bytes,
    randomUUID: () => uuidFrom(fill),
    randomInt: (low: number, high?: number) => {
      const [from, to] = high === undefined ? [0, low] : [low, high];
      return from + Math.floor(random() * (to - from));
    },
    randomFillSync: (buffer: Uint8Array) => {
      fill(buffer);
      return buffer;
    },
  };
  Object.assign(crypto, patched);
  webcrypto.getRandomValues = <T extends ArrayBufferView | null>(view: T): T => {
    if (view) fill(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return view;
  };
  // Digests synchronously, because another thread answers at unpredictable times.
  webcrypto.subtle.digest = (_algorithm, data) => {
    const view = ArrayBuffer.isView(data) ? data : new Uint8Array(data);
    const hash = createHash('sha256')
      .update(Buffer.from(view.buffer, view.byteOffset, view.byteLength))
      .digest();
    return Promise.resolve(Uint8Array.from(hash).buffer);
  };
  Math.random = random;
  syncBuiltinESMExports();
  return () => {
    const { getRandomValues, digest, mathRandom, ...ofCrypto } = kept;
    Object.assign(crypto, ofCrypto);
    webcrypto.getRandomValues = getRandomValues;
    webcrypto.subtle.digest = digest;
    Math.random = mathRandom;
    syncBuiltinESMExports();
  };
};
