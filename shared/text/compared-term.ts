import { fold } from './folded-words';

/** For comparison: "l d" for "L&D". */
export const comparedTerm = (text: string): string =>
  fold(text)
    .replaceAll(/[.'’‘ʼ]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
