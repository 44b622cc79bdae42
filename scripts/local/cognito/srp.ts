import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Password verifier; does not reveal the password. */
export type SrpCredential = { salt: string; verifier: string };

// 3072-bit group of RFC 3526 with generator 2, as in Cognito.
const prime = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
const generator = 2n;

const modPow = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let factor = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % prime;
    factor = (factor * factor) % prime;
  }
  return result;
};

/** Big-endian bytes, zero-prefixed if the first bit is set, as SRP hashes numbers. */
const padded = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};
const sha256 = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const fromHex = (hex: string): bigint => BigInt(`0x${hex}`);

const multiplier = numberOf(sha256(padded(prime), padded(generator)));
const poolName = (poolId: string): string => poolId.split('_')[1] ?? '';

const verifierOf = (poolId: string, userId: string, password: string, salt: string): bigint => {
  const identity = sha256(Buffer.from(`${poolName(poolId)}${userId}:${password}`));
  return modPow(generator, numberOf(sha256(padded(fromHex(salt)), identity)));
};

export const newCredential = (poolId: string, userId: string, password: string): SrpCredential => {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(poolId, userId, password, salt).toString(16) };
};

export const matchesPassword = (
  poolId: string,
  userId: string,
  password: string,
  { salt, verifier }: SrpCredential,
): boolean => verifierOf(poolId, userId, password, salt) === fromHex(verifier);

export type SrpExchange = {
  userId: string;
  clientPublic: bigint;
  serverPrivate: bigint;
  serverPublic: bigint;
  verifier: bigint;
  secretBlock: string;
};

/** Null if the client's value would expose the secret. */
export const beginExchange = (userId: string, credential: SrpCredential, srpA: string): SrpExchange | null => {
  if (!/^[0-9a-f]{1,800}$/i.test(srpA)) return null;
  const clientPublic = fromHex(srpA);
  if (clientPublic % prime === 0n) return null;
  const verifier = fromHex(credential.verifier);
  const serverPrivate = numberOf(randomBytes(32));
  const serverPublic = (multiplier * verifier + modPow(generator, serverPrivate)) % prime;
  return {
    userId,
    clientPublic,
    serverPrivate,
    serverPublic,
    verifier,
    secretBlock: randomBytes(256).toString('base64'),
  };
};

export const provesPassword = (
  poolId: string,
  exchange: SrpExchange,
  claim: { timestamp: string; signature: string },
): boolean => {
  const scramble = numberOf(sha256(padded(exchange.clientPublic), padded(exchange.serverPublic)));
  const shared = modPow(exchange.clientPublic * modPow(exchange.verifier, scramble), exchange.serverPrivate);
  const key = Buffer.from(hkdfSync('sha256', padded(shared), padded(scramble), 'Caldera Derived Key', 16));
  const message = Buffer.concat([
    Buffer.from(poolName(poolId)),
    Buffer.from(exchange.userId),
    Buffer.from(exchange.secretBlock, 'base64'),
    Buffer.from(claim.timestamp),
  ]);
  const expected = createHmac('sha256', key).update(message).digest();
  const given = Buffer.from(claim.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
