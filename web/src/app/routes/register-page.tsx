import { useTranslation } from '@/lib/i18n';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { RegistrationSteps } from '@/features/account/register/registration-steps';
import { useInvitation } from '@/features/account/use-invitation';

export const Component = () => {
  const { t } = useTranslation('account');
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
