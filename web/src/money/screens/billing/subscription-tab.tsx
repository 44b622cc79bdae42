import { Suspense } from 'react';
import type { Billing } from '@shared/money/model/billing';
import { MutedText, Stack } from '@/components/layout';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { BillingBanners } from './billing-banners';
import styles from './billing.module.css';
import { KeptJobsBanner } from './plans/kept-jobs-banner';
import { MoneyBackNote } from './money-back';
import { PlanChoices } from './plans/plan-choices';
import { PlanPanel } from './plans/plan-panel';

const Estimates = lazy(() => import('./plans/estimates').then((it) => ({ default: it.Estimates })));

export const SubscriptionTab = ({ billing }: { billing: Billing }) => {
  const { t } = useTranslation('billing');
  return (
    <div className={styles.grid}>
      <Stack gap="l">
        <BillingBanners billing={billing} />
        <PlanPanel billing={billing} />
        <KeptJobsBanner billing={billing} />
        <MoneyBackNote billing={billing} />
        <PlanChoices billing={billing} />
      </Stack>
      <aside className={styles.aside} aria-label={t('estimate.title')}>
        <Suspense fallback={<ListSkeleton rows={3} label={t('loading')} />}>
          <Estimates billing={billing} />
        </Suspense>
        <MutedText>{t(billing.kind === 'employer' ? 'onlyAdministrators' : 'cardsAtProvider')}</MutedText>
      </aside>
    </div>
  );
};
