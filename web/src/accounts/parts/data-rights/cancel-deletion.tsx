import { useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useCancelDeletion } from './deletion-queries';

/** Cancels the deletion, after saying what is restored and what isn't. */
export const CancelDeletion = ({ userType }: Pick<Me, 'userType'>) => {
  const { t } = useTranslation('data-rights');
  const [isAsking, setIsAsking] = useState(false);
  const canceling = useCancelDeletion();
  const cancel = () => {
    if (canceling.isPending) return;
    canceling.mutate(undefined, {
      onSuccess: () => toast.success(t('cancel.done')),
      onError: (error) => toast.error(error.message),
      onSettled: () => setIsAsking(false),
    });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('cancel.action')}
      </Button>
      <Dialog opened={isAsking} onClose={() => setIsAsking(false)} title={t('cancel.title')}>
        <p>{t(`cancel.text.${userType}`)}</p>
        <DialogActions>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            {t('cancel.back')}
          </Button>
          <Button loading={canceling.isPending} onClick={cancel}>
            {t('cancel.action')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
