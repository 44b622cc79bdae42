import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { modPow, prime } from '../../../emulators/cognito/mod-pow';

// Client side of USER_SRP_AUTH, independent of the emulator's protocol code so both are verified.

const bytes = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.padStart(hex.length + (hex.length % 2), '0');
  return Buffer.from(parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even, 'hex');
};
const hash = (...parts: (Buffer | string)[]): Buffer => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};
const toNumber = (buffer: Buffer): bigint => BigInt(`0x${buffer.toString('hex')}`);

// "Sat Nov 1 07:36:01 UTC 2025"
const timestamp = (): string => {
  const [weekday, day, month, year, time] = new Date().toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
};

/** `srpA` is for InitiateAuth, `respond` for the challenge. */
export const srpClient = (poolId: string, password: string) => {
  const secret = toNumber(randomBytes(32));
  const publicA = modPow(2n, secret);
  const poolName = poolId.split('_')[1] ?? '';
  const multiplier = toNumber(hash(bytes(prime), bytes(2n)));

  return {
    srpA: publicA.toString(16),
    respond(challenge: Record<string, string>): Record<string, string> {
      const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = challenge;
      const publicB = BigInt(`0x${SRP_B}`);
      const scramble = toNumber(hash(bytes(publicA), bytes(publicB)));
      const x = toNumber(hash(bytes(BigInt(`0x${SALT}`)), hash(`${poolName}${USER_ID_FOR_SRP}:${password}`)));
      const shared = modPow(publicB - multiplier * modPow(2n, x), secret + scramble * x);
      const key = Buffer.from(hkdfSync('sha256', bytes(shared), bytes(scramble), 'Caldera Derived Key', 16));
      const now = timestamp();
      const signature = createHmac('sha256', key)
        .update(poolName)
        .update(USER_ID_FOR_SRP)
        .update(Buffer.from(SECRET_BLOCK, 'base64'))
        .update(now)
        .digest('base64');
      return {
        USERNAME: USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: now,
      };
    },
  };
};
