import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import { MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import styles from '@/accounts/screens/account/account.module.css';
import { useNotice } from '@/accounts/screens/account/notice';
import { CredentialsForm } from '@/accounts/screens/account/sign-in/credentials-form';
import { useSignIn } from '@/accounts/screens/account/sign-in/use-sign-in';
import { returnPathOf } from '@/lib/auth/return-path';

const SecondStep = lazy(() =>
  import('@/accounts/screens/account/sign-in/second-step').then((it) => ({ default: it.SecondStep })),
);

// Shown only where the stage has providers, which is known after the page has loaded.
const ProviderButtons = lazy(() =>
  import('@/accounts/screens/account/sign-in/provider-buttons').then((it) => ({ default: it.ProviderButtons })),
);

export const LoginView = () => {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const requested = returnPathOf(search);
  const flow = useSignIn();
  const registration = requested ? `${paths.register}?${new URLSearchParams({ next: requested })}` : paths.register;
  const notice = useNotice();

  if (flow.stage !== 'credentials') {
    return (
      <Suspense fallback={<Loading />}>
        <SecondStep flow={flow} />
      </Suspense>
    );
  }
  return (
    <Page title={t('login.title', { product: productName })} description={t('login.description')} width="narrow">
      <Card>
        <Stack gap="l">
          {notice && !flow.error && <FormMessage kind="success">{notice}</FormMessage>}
          <CredentialsForm error={flow.error} onSubmit={flow.submitCredentials} onPasskey={flow.submitPasskey} />
          <Suspense fallback={null}>
            <ProviderButtons requested={requested} />
          </Suspense>
          <MutedText className={styles.centered}>
            {t('login.noAccount', { product: productName })} <Link to={registration}>{t('login.register')}</Link>
          </MutedText>
        </Stack>
      </Card>
    </Page>
  );
};
