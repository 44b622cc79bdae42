import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { CountedFeature } from '@shared/money/billing/vocabulary';
import { paths } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { planQuery } from './plan-queries';

/** Shown when this many or fewer are left. */
const near = 2;

type UsedProps = { feature: CountedFeature; used: number; limit: number };

const Used = ({ feature, used, limit }: UsedProps) => {
  const { t } = useTranslation('plan-limits');
  return (
    <MutedText>
      {t(`note.${feature}`, { used, limit })} <Link to={paths.billing}>{t('seePlans')}</Link>
    </MutedText>
  );
};

/** Usage next to an action that a plan limits. Renders nothing while enough is left. */
export const PlanUseNote = ({ feature }: { feature: CountedFeature }) => {
  const { data } = useQuery(planQuery());
  const found = data?.use.find((it) => it.feature === feature);
  if (data?.billing !== 'stripe' || !found || found.used === null || found.limit === null) return null;
  if (found.limit - found.used > near) return null;
  return (
    <Suspense fallback={null}>
      <Used feature={feature} used={found.used} limit={found.limit} />
    </Suspense>
  );
};
