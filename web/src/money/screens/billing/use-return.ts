import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { billingView } from '@shared/paths';
import { toast } from '@/components/ui/base/toast';
import { say } from '@/lib/i18n/notices';
import { useRefresh } from './billing-queries';
import { isPaidFor } from './plans/plan-state';

/** Time for which the page polls for an order that the provider has confirmed to the buyer. */
const timeoutMs = 60_000;

/**
 * After the provider's page: its state may be newer than the one stored here. If it can't be read at once, an
 * event brings it a moment later; until then `isAwaited` is true.
 */
export const useReturn = (): { isAwaited: boolean } => {
  const [parameters, setParameters] = useSearchParams();
  const outcome = parameters.get(billingView.returned);
  const tab = parameters.get(billingView.parameter);
  const { mutate } = useRefresh();
  const [isAwaited, setAwaited] = useState(false);
  const done = useRef(false);
  useEffect(() => {
    if (outcome === null || done.current) return;
    done.current = true;
    const hasOrdered = outcome === 'done' && tab === null;
    setParameters(
      (before) => {
        before.delete(billingView.returned);
        return before;
      },
      { replace: true },
    );
    mutate(undefined, {
      onSuccess: (billing) => {
        if (hasOrdered && isPaidFor(billing)) toast.success(say('planUpdated'));
        else setAwaited(hasOrdered);
      },
      onError: (error) => {
        toast.error(error.message);
        setAwaited(hasOrdered);
      },
    });
  }, [outcome, tab, mutate, setParameters]);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setAwaited(false), timeoutMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return { isAwaited };
};
