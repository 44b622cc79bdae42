import { vi } from 'vitest';
import type { createIndexReader as Create } from '../../../lambdas/search-index/embedded/index-reader';

type Module = { createIndexReader: typeof Create };

const real = await vi.importActual<Module>('../../../lambdas/search-index/embedded/index-reader');

let worlds = 0;

/** Functions stay warm from world to world; their readers start anew. */
export const forgetIndexes = (): void => void (worlds += 1);

export const createIndexReader: typeof Create = (shape, deps) => {
  let world = worlds;
  let read = real.createIndexReader(shape, deps);
  return () => {
    if (world !== worlds) {
      world = worlds;
      read = real.createIndexReader(shape, deps);
    }
    return read();
  };
};
