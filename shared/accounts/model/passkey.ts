import * as z from 'zod';
import { limits } from '../../limits';
import { Instant, line } from '../../core/model/fields';

const encoded = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** Hash of the credential's ID. */
export const PasskeyId = z.string().regex(/^[\w-]{43}$/);
export const PasskeyName = line(limits.passkeyNameLength);

export const Passkey = z.object({
  passkeyId: PasskeyId,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Registration with all binary parts in base64url, as from browsers. */
export const PasskeyRegistration = z.strictObject({
  credentialId: encoded(1400),
  /** SubjectPublicKeyInfo in DER. */
  publicKey: encoded(1400),
  authenticatorData: encoded(4000),
  clientDataJSON: encoded(4000),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

export const PasskeyAnswer = z.strictObject({
  credentialId: encoded(1400),
  authenticatorData: encoded(4000),
  clientDataJSON: encoded(4000),
  signature: encoded(1400),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;
