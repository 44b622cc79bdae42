import { useEffect, useState } from 'react';
import type { BillingMode } from '@shared/money/billing/vocabulary';
import { siteConfig } from '@/lib/browser/site-config';

/** Whether this stage sells plans; null while loading, as in prerendered pages. `otherwise`: fallback on an error. */
export const useBillingMode = (otherwise: BillingMode | null = null): BillingMode | null => {
  const [mode, setMode] = useState<BillingMode | null>(null);
  useEffect(() => {
    let isShown = true;
    const take = (known: BillingMode | null) => isShown && setMode(known);
    siteConfig().then(
      ({ billing }) => take(billing),
      () => take(otherwise),
    );
    return () => {
      isShown = false;
    };
  }, [otherwise]);
  return mode;
};
