import type { SiteConfig } from '@shared/platform/site-config';

export type IdentityProvider = SiteConfig['identityProviders'][number];
/** What a sign-in needs next: nothing, the code of the authenticator app, or a confirmed address. */
export type SignInStep = 'done' | 'mfa' | 'unverified';
/** What an identity provider tells of a person. */
export type ProviderProfile = { email: string; firstName: string; lastName: string };
