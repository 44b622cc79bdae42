import type { SiteConfig } from '@shared/platform/site-config';

export type IdentityProvider = SiteConfig['identityProviders'][number];
/** Next step of a sign-in: none, authenticator code, or email confirmation. */
export type SignInStep = 'done' | 'mfa' | 'unverified';
export type ProviderProfile = { email: string; firstName: string; lastName: string };
