import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { invitationQuery } from '@/features/account/invitation-query';
import { RegistrationSteps } from '@/features/account/register/registration-steps';

export const Component = () => {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = search.get('invitation');
  const invitation = useQuery({ ...invitationQuery(token ?? ''), enabled: token !== null });

  return (
    <Page title={t('register.title')} description={t('register.description')} width="narrow">
      {token !== null && invitation.isPending ? (
        <Loading label={t('loading')} />
      ) : invitation.isError ? (
        <ErrorState error={invitation.error} onRetry={() => void invitation.refetch()} />
      ) : (
        <RegistrationSteps invitation={token && invitation.data ? { ...invitation.data, token } : null} />
      )}
    </Page>
  );
};
