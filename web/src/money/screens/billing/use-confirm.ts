import type { PlanPreview } from '@shared/money/model/billing';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { hasCode, useCancelPlan, useChangePlan, useCheckout } from './billing-queries';

type Said = 'planUpdated' | 'planCancellationScheduled';
type Options = { onDone: (said: Said) => void; readAgain: () => void };

/** Executes what the preview showed, at its price and version. */
export const useConfirm = ({ onDone, readAgain }: Options) => {
  const checkout = useCheckout();
  const change = useChangePlan();
  const cancel = useCancelPlan();
  const once = useOneAtATime();

  const act = async ({ kind, choice, prorationAt, takesEffectAt, dueTodayCents, version }: PlanPreview) => {
    const { planId, period } = choice;
    if (kind === 'checkout') {
      await checkout.mutateAsync({ ...choice, version });
      return;
    }
    if (kind === 'cancellation' || period === null) {
      await cancel.mutateAsync({ keptJobIds: [], version });
      onDone('planCancellationScheduled');
      return;
    }
    await change.mutateAsync({ planId, period, prorationAt: prorationAt ?? takesEffectAt, dueTodayCents, version });
    onDone('planUpdated');
  };

  const send = (preview: PlanPreview): void => {
    for (const mutation of [checkout, change, cancel]) mutation.reset();
    void once(() =>
      act(preview).catch((error: unknown) => {
        if (hasCode(error, 'TERMS_CHANGED', 'STALE_VERSION')) readAgain();
      }),
    );
  };
  return {
    send,
    // After a checkout starts, the provider's page is opening.
    isPending: [checkout, change, cancel].some((it) => it.isPending) || checkout.isSuccess,
    error: checkout.error ?? change.error ?? cancel.error,
  };
};
