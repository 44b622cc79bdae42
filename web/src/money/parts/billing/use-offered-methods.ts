import { startTransition, useEffect, useState } from 'react';
import type { OfferedMethod } from '@shared/money/billing/vocabulary';
import type { OfferedMethods } from '@shared/money/model/billing';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { useBillingMode } from './use-billing-mode';

/** Without React Query: the pricing page is prerendered without it. */
const useRead = (): OfferedMethods | null => {
  const mode = useBillingMode();
  const [offered, setOffered] = useState<OfferedMethods | null>(null);
  useEffect(() => {
    if (mode !== 'stripe') return undefined;
    const reading = new AbortController();
    const { signal } = reading;
    import('@/lib/api/api')
      .then(({ api }) => api('getOfferedMethods', {}, { signal }))
      .then(
        (read) => !signal.aborted && startTransition(() => setOffered(read)),
        () => undefined,
      );
    return () => reading.abort();
  }, [mode]);
  return offered;
};

/** Payment methods as a phrase; empty while loading, and where the provider doesn't tell. */
export const useOfferedMethods = (): { checkout: string; invoice: string } => {
  const { t } = useTranslation('plans');
  const offered = useRead();
  const either = (names: readonly OfferedMethod[] = []): string =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(names.map((name) => t(`payBy.${name}`)));
  return { checkout: either(offered?.checkout), invoice: either(offered?.invoice) };
};
