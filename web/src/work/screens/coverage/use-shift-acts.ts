import type { Booking } from '@shared/work/model/booking';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useCoverNow, useDecideRequest } from './coverage-queries';

/** The code's text is meant for the requester. */
const isNotEligible = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_ELIGIBLE';

type Deciding = { decide: (approve: boolean) => void; pending: boolean | null };

/** Approves or declines a request. The button unmounts with the request, so callbacks must not depend on it. */
export const useDeciding = ({ shiftId, professional }: Booking): Deciding => {
  const { t } = useTranslation('coverage');
  const decision = useDecideRequest(shiftId);
  const oneAtATime = useOneAtATime();
  const name = knownName(professional.name);
  const act = (approve: boolean) =>
    decision.mutateAsync({ userId: professional.userId, approve }).then(
      () => toast.success(approve ? t('asked.approved', { name }) : t('asked.declined')),
      (error: unknown) =>
        toast.error(isNotEligible(error) ? t('asked.notEligible', { name }) : (error as Error).message),
    );
  return {
    decide: (approve) => void oneAtATime(() => act(approve)),
    pending: decision.isPending ? decision.variables.approve : null,
  };
};

/** Starts or resumes Cover Now, or pauses it. */
export const useRunningCoverNow = (shiftId: string): { run: () => void; pause: () => void; isPending: boolean } => {
  const { t } = useTranslation('coverage');
  const cover = useCoverNow(shiftId);
  const oneAtATime = useOneAtATime();
  const act = (operation: 'coverNow' | 'pauseCoverNow') =>
    void oneAtATime(() =>
      cover.mutateAsync(operation).then(
        () => toast.success(t(operation === 'coverNow' ? 'fill.started' : 'fill.nowPaused')),
        (error: unknown) => toast.error((error as Error).message),
      ),
    );
  return { run: () => act('coverNow'), pause: () => act('pauseCoverNow'), isPending: cover.isPending };
};
