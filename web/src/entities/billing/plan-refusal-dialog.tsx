import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { dismissToast, toastStore } from '@/components/ui/base/toast';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import type { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = { refused: Pick<ApiError, 'code' | 'message'>; onClose: () => void };

/** The dialog says what a toast would say, and more. */
const useWithoutToast = (text: string): void => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  useEffect(() => {
    for (const toast of toasts) if (toast.text === text) dismissToast(toast.id);
  }, [text, toasts]);
};

/** What the plan refused: its limit and use, the plan that lifts it, and who may change it. */
export const PlanRefusalDialog = ({ refused: { code, message }, onClose }: Props) => {
  const { t } = useTranslation('plan-limits');
  useWithoutToast(message);
  return (
    <Dialog opened title={t(code === 'QUOTA_REACHED' ? 'title.quota' : 'title.required')} onClose={onClose}>
      <Stack>
        <p>{message}</p>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('notNow')}
          </Button>
          <ButtonLink to={paths.billing} onClick={onClose}>
            {t('seePlans')}
          </ButtonLink>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
