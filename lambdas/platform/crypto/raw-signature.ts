/** Bytes of each number in a P-256 signature. */
const size = 32;

const sized = (number: Buffer): Buffer => {
  const significant = number.subarray(Math.max(0, number.length - size));
  return Buffer.concat([Buffer.alloc(size - significant.length), significant]);
};

/** Converts the DER of KMS to the two numbers of a JWS (RFC 7518, section 3.4). */
export const rawSignature = (der: Buffer): Buffer => {
  const first = 4;
  const firstEnd = first + der[first - 1]!;
  const second = firstEnd + 2;
  return Buffer.concat([sized(der.subarray(first, firstEnd)), sized(der.subarray(second, second + der[second - 1]!))]);
};
