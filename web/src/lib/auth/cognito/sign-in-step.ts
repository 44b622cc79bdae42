import type { SiteConfig } from '@shared/platform/site/site-config';

export type IdentityProvider = SiteConfig['identityProviders'][number];
export type SignInStep = 'done' | 'mfa' | 'unverified';
export type ProviderProfile = { email: string; firstName: string; lastName: string };
