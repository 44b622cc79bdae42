import { useQuery } from '@tanstack/react-query';
import type { SwitchedFeature } from '@shared/money/billing/vocabulary';
import { hasRoom } from '@shared/money/rules/plan-use';
import { useSession } from '@/lib/auth/session';
import { planQuery } from './plan-queries';
import { useBillingMode } from './use-billing-mode';

/** The lock for the reader's organization. While `unknown`, no request is sent that the plan may refuse. */
export const usePlanLock = (feature: SwitchedFeature): 'unknown' | 'locked' | 'open' => {
  const isMember = Boolean(useSession().me?.membership);
  const mode = useBillingMode('off');
  const { data, isPending, failureCount } = useQuery({ ...planQuery(), enabled: mode === 'stripe' && isMember });
  if (!isMember || mode === 'off') return 'open';
  // A plan that can't be read locks nothing, because the server decides.
  if (mode === null || (isPending && failureCount === 0)) return 'unknown';
  return hasRoom(data?.use ?? null, feature) ? 'open' : 'locked';
};
