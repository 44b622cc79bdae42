import { createHash } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

/** The same for the same content, so that a repeat finds what the first run has made. */
export const derivedShiftId = (content: readonly string[]): string => {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest();
  return `shf_${Array.from(digest.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')}`;
};
