import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { billingView } from '@shared/paths';
import { toast } from '@/components/ui/base/toast';
import { say } from '@/lib/i18n/notices';
import { useRefresh } from './billing-queries';
import { isPaidFor } from './plan-state';

/** After the provider's page: the state there may be newer than the one stored here. */
export const useReturn = (): void => {
  const [parameters, setParameters] = useSearchParams();
  const outcome = parameters.get(billingView.returned);
  const tab = parameters.get(billingView.parameter);
  const { mutate } = useRefresh();
  const done = useRef(false);
  useEffect(() => {
    if (outcome === null || done.current) return;
    done.current = true;
    setParameters(
      (before) => {
        before.delete(billingView.returned);
        return before;
      },
      { replace: true },
    );
    mutate(undefined, {
      onSuccess: (billing) => {
        if (outcome === 'done' && tab === null && isPaidFor(billing)) toast.success(say('planUpdated'));
      },
      onError: (error) => toast.error(error.message),
    });
  }, [outcome, tab, mutate, setParameters]);
};
