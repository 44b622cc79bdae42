import { useQuery } from '@tanstack/react-query';
import type { PlanFeature } from '@shared/money/billing/vocabulary';
import { useSession } from '@/lib/auth/session';
import { planQuery } from './plan-queries';
import { useBillingMode } from './use-billing-mode';

const none: ReadonlySet<PlanFeature> = new Set();

/** Features that the organization's plan lacks; none while loading. Using one says which plan has it. */
export const usePlanLocks = (): ReadonlySet<PlanFeature> => {
  const { me } = useSession();
  const mode = useBillingMode();
  const { data } = useQuery({ ...planQuery(), enabled: mode === 'stripe' && Boolean(me?.membership) });
  if (data?.billing !== 'stripe') return none;
  return new Set(data.use.filter(({ used, limit }) => used === null && limit === 0).map(({ feature }) => feature));
};
