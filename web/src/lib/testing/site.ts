import type { SiteConfig } from '@shared/platform/site/site-config';
import { vi } from 'vitest';

const usual: SiteConfig = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_test',
  userPoolClientId: 'client',
  identityProviders: [],
  publishableKey: 'pk_test',
  websocketUrl: 'wss://live.test',
  legalTexts: 'template',
  billing: 'stripe',
};

/** Replaces the module that caches its first fetch. */
export const siteConfig = vi.fn(async () => usual);

export const siteHas = (own: Partial<SiteConfig>): void => void siteConfig.mockResolvedValue({ ...usual, ...own });
