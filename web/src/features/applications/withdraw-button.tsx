import { useState } from 'react';
import { nextStatuses } from '@shared/domain/application-status';
import { limits } from '@shared/limits';
import type { ApplicationDetail } from '@shared/model/application';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { useWithdraw } from './application-queries';

export const WithdrawButton = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applications');
  const [asked, setAsked] = useState(false);
  const withdraw = useWithdraw(application);
  if (!nextStatuses(application.status, 'professional').includes('withdrawn')) return null;
  const canApplyAgain = application.attempt < limits.applicationAttempts;
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('withdraw.button')}
        </Button>
      </div>
      {asked && (
        <ReasonDialog
          title={t('withdraw.title')}
          text={t(canApplyAgain ? 'withdraw.text' : 'withdraw.textLast')}
          label={t('withdraw.reason')}
          confirmLabel={t('withdraw.button')}
          danger
          saving={withdraw.isPending}
          problem={withdraw.error?.message}
          onSubmit={(reason) => withdraw.mutate(reason, { onSuccess: () => setAsked(false) })}
          onClose={() => {
            withdraw.reset();
            setAsked(false);
          }}
        />
      )}
    </>
  );
};
