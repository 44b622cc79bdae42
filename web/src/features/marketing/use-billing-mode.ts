import { useEffect, useState } from 'react';
import type { BillingMode } from '@shared/billing/vocabulary';
import { siteConfig } from '@/lib/browser/site-config';

/** Whether this stage sells plans; null until it is known, as in prerendered pages. */
export const useBillingMode = (): BillingMode | null => {
  const [mode, setMode] = useState<BillingMode | null>(null);
  useEffect(() => {
    let isShown = true;
    siteConfig().then(
      ({ billing }) => isShown && setMode(billing),
      // Without the configuration nothing works; no price is promised then.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return mode;
};
