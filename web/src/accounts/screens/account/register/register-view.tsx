import { useTranslation } from '@/lib/i18n/i18n';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { RegistrationSteps } from '@/accounts/screens/account/register/registration-steps';
import { useInvitation } from '@/accounts/screens/account/use-invitation';

export const RegisterView = () => {
  const { t } = useTranslation(['registration', 'account']);
  const [search] = useSearchParams();
  const token = search.get('invitation');
  const invitation = useInvitation(token);

  return (
    <Page title={t('register.title')} description={t('register.description')} width="narrow">
      {token === null && <RegistrationSteps invitation={null} />}
      {token !== null && invitation.status === 'loading' && <Loading label={t('loading')} />}
      {token !== null && invitation.status === 'done' && (
        <RegistrationSteps invitation={{ ...invitation.data, token }} />
      )}
      {invitation.status === 'failed' && <ErrorState error={invitation.error} onRetry={invitation.retry} />}
    </Page>
  );
};
