import { useState } from 'react';
import type { Billing } from '@shared/money/model/billing';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { useKeptJobs } from '../billing-queries';
import { KeptJobs } from './kept-jobs';

type Props = { billing: Billing; allowed: number; onClose: () => void };

export const KeptJobsDialog = ({ billing, allowed, onClose }: Props) => {
  const { t } = useTranslation('billing');
  const [chosen, setChosen] = useState<string[]>(billing.keptJobIds);
  const save = useKeptJobs();
  const sendOnce = useSendOnce(save);
  const send = () =>
    sendOnce({ keptJobIds: chosen, version: billing.version }, () => {
      toast.success(t('kept.saved'));
      onClose();
    });
  return (
    <Dialog opened title={t('kept.choose')} onClose={onClose}>
      <Stack>
        {save.isError && <FormMessage kind="error">{save.error.message}</FormMessage>}
        <KeptJobs allowed={allowed} chosen={chosen} onChange={setChosen} />
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('notNow')}
        </Button>
        <Button loading={save.isPending} onClick={send}>
          {t('kept.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
