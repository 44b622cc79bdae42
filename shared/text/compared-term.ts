import { fold } from './folded-words';
import { withPlainMarks } from './plain-marks';

/** Normalized term: "l d" for "L&D". */
export const comparedTerm = (text: string): string =>
  fold(withPlainMarks(text))
    .replaceAll(/[.']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
