import { useEffect } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { completeCallback, type CallbackOutcome } from '@/accounts/screens/account/callback/complete-callback';
import { errorText } from '@/accounts/screens/account/error-text';
import { useLoaded } from '@/lib/requests/use-loaded';
import { useDelayedNavigation } from '@/accounts/screens/account/use-delayed-navigation';
import { completeRegistrationFor, homeFor } from '@/lib/auth/home-for';
import { sayError } from '@/lib/i18n/notices';
import { useSession } from '@/lib/auth/session';

export const AuthCallbackView = () => {
  const { t } = useTranslation(['account-access', 'account']);
  const [search] = useSearchParams();
  // Runs once per URL: the token is single-use, and a second call would be refused.
  const callback = useLoaded(`callback:${search}`, () => completeCallback(search));
  const outcome = callback.status === 'done' ? callback.data : null;
  useOnward(outcome);

  if (callback.status === 'failed') {
    return (
      <Page title={t('authCallback.errorTitle')} width="narrow">
        <Card>
          <Stack gap="l">
            <FormMessage kind="error">{errorText(callback.error, sayError('INVALID_TOKEN'))}</FormMessage>
            <ButtonLink to={paths.login}>{t('authCallback.returnToSignIn')}</ButtonLink>
          </Stack>
        </Card>
      </Page>
    );
  }
  return (
    <Page title={t('authCallback.title')} width="narrow">
      <Card>
        {outcome?.kind === 'confirmed' ? (
          <FormMessage kind="success">{outcome.message}</FormMessage>
        ) : (
          <Loading label={t('loading')} />
        )}
      </Card>
    </Page>
  );
};

/** Continues to sign-in, or with a session to the start page or the requested page. */
const useOnward = (outcome: CallbackOutcome | null): void => {
  const { t } = useTranslation(['account-access', 'account']);
  const { refresh } = useSession();
  const navigate = useNavigate();
  const goOn = useDelayedNavigation();

  useEffect(() => {
    if (!outcome) return;
    void refresh().then((me) => {
      if (outcome.kind === 'confirmed') goOn(me ? homeFor(me) : paths.login, { message: t('verifyEmail.signInNow') });
      else if (outcome.kind === 'newcomer') {
        void navigate(completeRegistrationFor(outcome.requested), { replace: true });
      } else void navigate((me && outcome.requested) || homeFor(me), { replace: true });
    });
  }, [outcome, refresh, navigate, goOn, t]);
};
