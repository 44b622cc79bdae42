import { useTranslation } from '@/lib/i18n/i18n';
import { paths, pathTo } from '@shared/paths';
import { productName } from '@shared/product';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/base/error-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { ApiError } from '@/lib/api/api-error';
import { completeRegistrationFor } from '@/lib/auth/home-for';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { useInvitation, type Invitation } from '../use-invitation';
import { AcceptInvitation } from './accept-invitation';
import { InvitationGone } from './invitation-gone';

type Props = { invitation: Invitation; token: string; here: string };

export const InvitationView = ({ token }: { token: string }) => {
  const { t } = useTranslation(['invitation', 'account', 'labels/hiring']);
  const { status, error, refresh } = useSession();
  const loaded = useInvitation(token);

  if (loaded.status === 'failed' && isGone(loaded.error))
    return (
      <Page title={t('invitation.title')} width="narrow">
        <InvitationGone />
      </Page>
    );
  if (loaded.status === 'failed' || error)
    return (
      <Page title={t('invitation.title')} width="narrow">
        <ErrorState
          error={loaded.status === 'failed' ? loaded.error : error}
          onRetry={loaded.status === 'failed' ? loaded.retry : () => void refresh()}
        />
      </Page>
    );
  if (loaded.status === 'loading' || status === 'loading')
    return (
      <Page title={t('invitation.title')} width="narrow">
        <Loading label={t('loading')} />
      </Page>
    );
  const { organization, email, role } = loaded.data;
  const props: Props = { invitation: loaded.data, token, here: pathTo(paths.invitation, { token }) };
  return (
    <Page
      title={t('invitation.titleFrom', { organization })}
      description={t('invitation.description', { organization, product: productName })}
      width="narrow"
    >
      <Card>
        <Stack gap="l">
          <Facts
            items={[
              { label: t('invitation.organization'), value: organization },
              { label: t('invitation.role'), value: t(`teamRole.${role}`) },
              { label: t('invitation.address'), value: email },
            ]}
          />
          {status === 'signedOut' && <ForGuest {...props} />}
          {status === 'incomplete' && <ForNewcomer {...props} />}
          {status === 'signedIn' && <AcceptInvitation {...props} />}
        </Stack>
      </Card>
    </Page>
  );
};

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'INVALID_TOKEN' || error.code === 'INVALID_REQUEST');

const ForGuest = ({ token, here }: Props) => {
  const { t } = useTranslation('invitation');
  return (
    <Stack>
      <MutedText>{t('invitation.guest')}</MutedText>
      <Row>
        <ButtonLink to={`${paths.register}?${new URLSearchParams({ invitation: token })}`}>
          {t('invitation.register')}
        </ButtonLink>
        <ButtonLink to={withReturnPath(paths.login, here)} variant="secondary">
          {t('invitation.signIn')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

const ForNewcomer = ({ here }: Props) => {
  const { t } = useTranslation('invitation');
  return (
    <Stack>
      <FormMessage kind="info">{t('invitation.incomplete')}</FormMessage>
      <Row>
        <ButtonLink to={completeRegistrationFor(here)}>{t('invitation.finish')}</ButtonLink>
      </Row>
    </Stack>
  );
};
