import type { KeyedHash } from '../../../platform/crypto/keyed-hash';

const codeLength = 12;

/** Derived, so the table never contains a code, and the mailing function can recreate it. */
export const referralCode = async (hash: KeyedHash, userId: string, generation: number): Promise<string> =>
  (await hash('referral', `${userId}\0${generation}`)).slice(0, codeLength);

export const referralCodeHash = (hash: KeyedHash, code: string): Promise<string> => hash('referral-code', code);
