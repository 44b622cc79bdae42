import { Suspense, useState } from 'react';
import type { Billing } from '@shared/money/model/billing';
import { Button } from '@/components/ui/base/button';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { Banner } from '../billing-banners';
import { postingsAfterEnd, usedOf } from './plan-state';

const KeptJobsDialog = lazy(() => import('./kept-jobs-dialog').then((it) => ({ default: it.KeptJobsDialog })));

/** Some jobs stay online when the plan ends, and the owner chooses which. */
export const KeptJobsBanner = ({ billing }: { billing: Billing }) => {
  const { t } = useTranslation('billing');
  const [choosing, setChoosing] = useState(false);
  const allowed = postingsAfterEnd(billing);
  const active = usedOf(billing.use, 'activePostings')?.used ?? 0;
  if (billing.endsAt === null || allowed === 0 || active <= allowed) return null;
  return (
    <>
      <Banner
        tone="warn"
        title={t('kept.title', { count: allowed })}
        actions={
          <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {t('kept.choose')}
          </Button>
        }
      >
        {t('kept.otherwise')}
      </Banner>
      {choosing && (
        <Suspense fallback={null}>
          <KeptJobsDialog billing={billing} allowed={allowed} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
};
