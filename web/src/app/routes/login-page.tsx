import { useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import type { UserType } from '@shared/model/enumerations';
import { Quiet, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/form-message';
import { Page } from '@/components/ui/page';
import styles from '@/features/account/account.module.css';
import { noticeOf } from '@/features/account/notice';
import { ChallengeForm } from '@/features/account/sign-in/challenge-form';
import { CredentialsForm } from '@/features/account/sign-in/credentials-form';
import { ProviderButtons } from '@/features/account/sign-in/provider-buttons';
import { RecoveryForm } from '@/features/account/sign-in/recovery-form';
import { useSignIn } from '@/features/account/sign-in/use-sign-in';
import { UserTypeChoice } from '@/features/account/user-type-choice';
import { returnPathOf } from '@/lib/return-path';

export const Component = () => {
  const { t } = useTranslation('account');
  const location = useLocation();
  const requested = returnPathOf(location.search);
  const flow = useSignIn();
  const [userType, setUserType] = useState<UserType>('doctor');
  const registration = `${paths.register}?${new URLSearchParams({ type: userType, ...(requested && { next: requested }) })}`;
  const notice = noticeOf(location.state);

  if (flow.stage === 'mfa') {
    return (
      <Page title={t('challenge.title')} width="narrow">
        <Card>
          <ChallengeForm text={t('challenge.text')} error={flow.error} onSubmit={flow.submitCode}>
            <Row justify="between">
              <Button variant="quiet" onClick={() => flow.goTo('recovery')}>
                {t('challenge.recover')}
              </Button>
              <Button variant="quiet" onClick={() => flow.goTo('credentials')}>
                {t('challenge.cancel')}
              </Button>
            </Row>
          </ChallengeForm>
        </Card>
      </Page>
    );
  }
  if (flow.stage === 'recovery') {
    return (
      <Page title={t('recovery.title')} width="narrow">
        <Card>
          <RecoveryForm error={flow.error} onSubmit={flow.submitRecoveryCode} onBack={() => flow.goTo('mfa')} />
        </Card>
      </Page>
    );
  }
  return (
    <Page title={t('login.title', { product: productName })} description={t('login.description')} width="narrow">
      <Card>
        <Stack gap="l">
          {notice && !flow.error && <FormMessage kind="success">{notice}</FormMessage>}
          <UserTypeChoice form="short" label={t('login.userType')} value={userType} onChange={setUserType} />
          <CredentialsForm error={flow.error} onSubmit={flow.submitCredentials} />
          <ProviderButtons requested={requested} />
          <Quiet className={styles.centered}>
            {t('login.noAccount', { product: productName })} <Link to={registration}>{t('login.register')}</Link>
          </Quiet>
        </Stack>
      </Card>
    </Page>
  );
};
