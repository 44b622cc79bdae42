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
import { alsoReturning, withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { useInvitation, type Invitation } from '../use-invitation';
import { AcceptInvitation } from './accept-invitation';
import { InvitationGone } from './invitation-gone';

type Props = { invitation: Invitation; token: string; here: string };

export const InvitationView = ({ token }: { token: string }) => {
  const { t } = useTranslation(['invitation', 'account', 'labels/hiring', 'labels/professions']);
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
  const { organization, email, role, staff } = loaded.data;
  const props: Props = { invitation: loaded.data, token, here: pathTo(paths.invitation, { token }) };
  return (
    <Page
      title={t('invitation.titleFrom', { organization })}
      description={t(staff ? 'staff.description' : 'invitation.description', { organization, product: productName })}
      width="narrow"
    >
      <Card>
        <Stack gap="l">
          <Facts
            items={[
              { label: t('invitation.organization'), value: organization },
              ...(staff
                ? [
                    { label: t('staff.profession'), value: t(`profession.${staff.profession}`) },
                    {
                      label: t('staff.units'),
                      value: staff.units.length > 0 ? staff.units.join(', ') : t('staff.allUnits'),
                    },
                  ]
                : [{ label: t('invitation.role'), value: t(`teamRole.${role}`) }]),
              { label: t('invitation.address'), value: email },
            ]}
          />
          {staff && <MutedText>{t('staff.text', { organization })}</MutedText>}
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

/** Own staff register like any professional, and return to the link. */
const registerAddress = ({ invitation, token, here }: Props): string =>
  invitation.staff
    ? alsoReturning(`${paths.register}?type=doctor`, here)
    : `${paths.register}?${new URLSearchParams({ invitation: token })}`;

const ForGuest = (props: Props) => {
  const { t } = useTranslation('invitation');
  return (
    <Stack>
      <MutedText>{t('invitation.guest')}</MutedText>
      <Row>
        <ButtonLink to={registerAddress(props)}>{t('invitation.register')}</ButtonLink>
        <ButtonLink to={withReturnPath(paths.login, props.here)} variant="secondary">
          {t('invitation.signIn')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

const ForNewcomer = ({ here, invitation }: Props) => {
  const { t } = useTranslation('invitation');
  return (
    <Stack>
      <FormMessage kind="info">{t(invitation.staff ? 'staff.incomplete' : 'invitation.incomplete')}</FormMessage>
      <Row>
        <ButtonLink to={completeRegistrationFor(here)}>{t('invitation.finish')}</ButtonLink>
      </Row>
    </Stack>
  );
};
