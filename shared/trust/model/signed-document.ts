import * as z from 'zod';

/** A public key of a JWKS (RFC 7517). `kid` is its thumbprint (RFC 7638). */
export const SigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
  kid: z.string(),
});
export type SigningKey = z.infer<typeof SigningKey>;
