import { useQuery } from '@tanstack/react-query';
import { obstaclesTo, type Act, type Obstacle } from '@shared/organizations/rules/may';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { planQuery } from './plan-queries';
import { useBillingMode } from './use-billing-mode';

type Obstacles = { obstacles: (act: Act) => Obstacle[]; isLimited: boolean; trialAvailable: boolean };

/** What blocks the reader's action. A plan that is still loading doesn't. `isLimited`: plans limit this account. */
export const useObstacles = (): Obstacles => {
  const { me } = useSession();
  const mode = useBillingMode();
  const membership = me?.membership;
  const { data } = useQuery({ ...planQuery(), enabled: mode === 'stripe' && Boolean(membership) });
  const isLimited =
    data?.billing === 'stripe' && (data.graceUntil === null || data.graceUntil <= new Date().toISOString());
  const asking = {
    role: membership?.role ?? ('public' as const),
    isVerified: !isLocked(me),
    use: isLimited ? data.use : null,
  };
  return { obstacles: (act) => obstaclesTo(act, asking), isLimited, trialAvailable: data?.trialAvailable === true };
};
