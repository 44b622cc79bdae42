import { useEffect, useState } from 'react';
import type { IdentityProvider } from '@/lib/auth/cognito/sign-in-step';
import { siteConfig } from '@/lib/browser/site-config';

/** The stage's identity providers. */
export const useProviders = (): readonly IdentityProvider[] => {
  const [providers, setProviders] = useState<readonly IdentityProvider[]>([]);
  useEffect(() => {
    siteConfig().then(
      (config) => setProviders(config.identityDomain ? config.identityProviders : []),
      () => undefined,
    );
  }, []);
  return providers;
};
