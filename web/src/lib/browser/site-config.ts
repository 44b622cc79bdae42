import type { SiteConfig } from '@shared/platform/site/site-config';

let loading: Promise<SiteConfig> | undefined;

const load = async (): Promise<SiteConfig> => {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`Configuration answered ${response.status}`);
  return (await response.json()) as SiteConfig;
};

/** Stage-specific configuration, fetched once. Failures are not cached. */
export const siteConfig = (): Promise<SiteConfig> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
