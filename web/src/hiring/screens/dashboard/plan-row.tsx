import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import type { PlanState } from '@shared/money/billing/vocabulary';
import { billingAddress } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { planQuery } from '@/money/parts/billing/plan-queries';
import { useBillingMode } from '@/money/parts/billing/use-billing-mode';
import { useTranslation } from '@/lib/i18n/i18n';
import { QueueRow, Tile } from './home-parts';

const pressing = ['paused', 'limited', 'past_due'] as const satisfies PlanState[];
type PressingState = (typeof pressing)[number];

/** The plan's problem, for people who can fix it; null without one, or while loading. */
export const usePressingPlan = (): PressingState | null => {
  const mode = useBillingMode();
  const { data } = useQuery({ ...planQuery(), enabled: mode === 'stripe' });
  if (data?.billing !== 'stripe' || !data.mayChange) return null;
  return pressing.find((state) => state === data.plan?.state) ?? null;
};

export const PlanRow = ({ state }: { state: PressingState }) => {
  const { t } = useTranslation('home');
  return (
    <QueueRow
      leading={<Tile icon={CreditCard} />}
      title={t(`queue.plan.${state}`)}
      text={t(`queue.plan.${state}Text`)}
      action={
        <ButtonLink size="small" to={billingAddress('methods')}>
          {t('queue.plan.open')}
        </ButtonLink>
      }
    />
  );
};
