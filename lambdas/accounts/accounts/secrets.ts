import { limits } from '@shared/limits';
import { randomBytes, randomInt } from 'node:crypto';
import type { Secrets } from './ports';

// Crockford's Base32: no letter looks like a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const systemSecrets: Secrets = {
  otp: () => String(randomInt(10 ** limits.otpLength)).padStart(limits.otpLength, '0'),
  token: () => randomBytes(32).toString('base64url'),
  recoveryCode: () => {
    const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  },
};

export const normalizedRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
