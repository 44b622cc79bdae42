import { useTranslation } from '@/lib/i18n';
import { useParams } from 'react-router-dom';
import { teamRoleLabels } from '@shared/model/vocabulary';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { FormMessage } from '@/components/ui/form-message';
import { Loading } from '@/components/ui/loading';
import { Page } from '@/components/ui/page';
import { useInvitation } from '@/features/account/use-invitation';
import { useSession } from '@/lib/session';

export const Component = () => {
  const { t } = useTranslation('account');
  const { token = '' } = useParams();
  const { status, signOut } = useSession();
  const invitation = useInvitation(token);

  if (invitation.status === 'loading') {
    return (
      <Page title={t('invitation.title')} width="narrow">
        <Loading label={t('loading')} />
      </Page>
    );
  }
  if (invitation.status === 'failed') {
    return (
      <Page title={t('invitation.title')} width="narrow">
        <ErrorState error={invitation.error} onRetry={invitation.retry} />
      </Page>
    );
  }
  const { organization, email, role } = invitation.data;
  const registration = `${paths.register}?${new URLSearchParams({ invitation: token })}`;
  return (
    <Page
      title={t('invitation.titleFrom', { organization })}
      description={t('invitation.description', { organization, product: productName })}
      width="narrow"
    >
      <Card>
        <Stack gap="l">
          <p>{t('invitation.role', { role: teamRoleLabels[role] })}</p>
          <p>
            {t('invitation.address')} <strong>{email}</strong>
          </p>
          {status === 'signedIn' ? (
            <>
              <FormMessage kind="info">{t('invitation.signedIn')}</FormMessage>
              <Button variant="secondary" onClick={() => void signOut()}>
                {t('invitation.signOut')}
              </Button>
            </>
          ) : (
            <ButtonLink to={registration}>{t('invitation.accept')}</ButtonLink>
          )}
        </Stack>
      </Card>
    </Page>
  );
};
