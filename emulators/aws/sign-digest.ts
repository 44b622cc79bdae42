import { createECDH, type KeyObject } from 'node:crypto';

/** Order of P-256 (FIPS 186-5). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const modulo = (value: bigint): bigint => ((value % order) + order) % order;

/** Modular inverse by Euclid's algorithm. */
const inverse = (value: bigint): bigint => {
  let [before, now, coefficientBefore, coefficient] = [order, modulo(value), 0n, 1n];
  while (now !== 0n) {
    const times = before / now;
    [before, now] = [now, before - times * now];
    [coefficientBefore, coefficient] = [coefficient, coefficientBefore - times * coefficient];
  }
  return modulo(coefficientBefore);
};

/** An ASN.1 integer: a leading zero keeps it positive. */
const integer = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const content = bytes[0]! > 0x7f ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
  return Buffer.concat([Buffer.from([2, content.length]), content]);
};

/** Signature in DER, like KMS. Node.js can't sign digests with ECDSA, only messages that it hashes itself. */
export const signDigest = (digest: Buffer, key: KeyObject): Buffer => {
  const secret = numberOf(Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url'));
  const once = createECDH('prime256v1');
  // Uncompressed point: 4, then x and y.
  const x = once.generateKeys().subarray(1, 33);
  const first = modulo(numberOf(x));
  const second = modulo(inverse(numberOf(once.getPrivateKey())) * (numberOf(digest) + first * secret));
  const content = Buffer.concat([integer(first), integer(second)]);
  return Buffer.concat([Buffer.from([0x30, content.length]), content]);
};
