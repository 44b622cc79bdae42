import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

// Client side of USER_SRP_AUTH, independent of the emulator's code so both are verified.

const prime = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let factor = ((base % prime) + prime) % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % prime;
    factor = (factor * factor) % prime;
  }
  return result;
};

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
  const publicA = power(2n, secret);
  const poolName = poolId.split('_')[1] ?? '';
  const multiplier = toNumber(hash(bytes(prime), bytes(2n)));

  return {
    srpA: publicA.toString(16),
    respond(challenge: Record<string, string>): Record<string, string> {
      const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = challenge;
      const publicB = BigInt(`0x${SRP_B}`);
      const scramble = toNumber(hash(bytes(publicA), bytes(publicB)));
      const x = toNumber(hash(bytes(BigInt(`0x${SALT}`)), hash(`${poolName}${USER_ID_FOR_SRP}:${password}`)));
      const shared = power(publicB - multiplier * power(2n, x), secret + scramble * x);
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
