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

/** Sign-in methods of an account. */
export const SignInMethods = z.object({
  /** False until a person from an identity provider sets one. */
  password: z.boolean(),
  passkeys: z.int(),
  providers: z.array(SignInProvider),
});
export type SignInMethods = z.infer<typeof SignInMethods>;
