import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { modPow, prime } from './mod-pow';

/** Password verifier; does not reveal the password. */
export type SrpCredential = { salt: string; verifier: string };

const generator = 2n;

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
