import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

/** Derives the same ID from the same content, so a repeat finds the first run's shift. */
export const derivedShiftId = (content: readonly string[]): string => {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest();
  return `shf_${Array.from(digest.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')}`;
};
