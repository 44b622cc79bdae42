import { useState } from 'react';
import { nextStatuses } from '@shared/hiring/rules/application-status';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { WithdrawDialog } from './withdraw-dialog';

export const WithdrawButton = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applications');
  const [asked, setAsked] = useState(false);
  if (!nextStatuses(application.status, 'professional').includes('withdrawn')) return null;
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('withdraw.button')}
        </Button>
      </div>
      {asked && <WithdrawDialog application={application} onClose={() => setAsked(false)} />}
    </>
  );
};
