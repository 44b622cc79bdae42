import * as z from 'zod';
import { Instant } from '../../core/model/fields';
import { identityProviders } from './sign-in-vocabulary';

export const IdentityProviderName = z.enum(identityProviders);
export type IdentityProviderName = z.infer<typeof IdentityProviderName>;

/** `at`: when it was connected or disconnected; null if it never was, or before this was recorded. */
export const SignInProvider = z.object({
  provider: IdentityProviderName,
  connected: z.boolean(),
  at: Instant.nullable(),
});
export type SignInProvider = z.infer<typeof SignInProvider>;

/** Ways into an account. */
export const SignInMethods = z.object({
  /** False until the person of an identity provider sets one. */
  password: z.boolean(),
  passkeys: z.int(),
  providers: z.array(SignInProvider),
});
export type SignInMethods = z.infer<typeof SignInMethods>;
