import { limits } from '@shared/limits';
import type { MyApplication } from '@shared/hiring/model/application';
import { ReasonDialog } from '@/components/reason-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useWithdraw } from './application-queries';

type Props = { application: Pick<MyApplication, 'applicationId' | 'attempt' | 'version'>; onClose: () => void };

export const WithdrawDialog = ({ application, onClose }: Props) => {
  const { t } = useTranslation('applications');
  const withdraw = useWithdraw(application);
  const canApplyAgain = application.attempt < limits.applicationAttempts;
  return (
    <ReasonDialog
      title={t('withdraw.title')}
      text={t(canApplyAgain ? 'withdraw.text' : 'withdraw.textLast')}
      label={t('withdraw.reason')}
      confirmLabel={t('withdraw.button')}
      danger
      saving={withdraw.isPending}
      problem={withdraw.error?.message}
      onSubmit={(reason) => withdraw.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
