import { useEffect, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import styles from '@/accounts/screens/account/account.module.css';
import type { Outcome } from '@/accounts/screens/account/outcome';
import { NewPasswordStep } from '@/accounts/screens/account/reset-password/new-password-step';
import { ResetCodeStep } from '@/accounts/screens/account/reset-password/reset-code-step';
import { RequestResetStep } from '@/accounts/screens/account/reset-password/request-reset-step';

type Stage =
  | { step: 'email' }
  | { step: 'code'; email: string }
  | { step: 'password'; email: string; resetToken: string };

/** Email and token from the fragment of an emailed link. */
const linkedStage = (hash: string): Stage | null => {
  const given = new URLSearchParams(hash.slice(1));
  const [email, resetToken] = [given.get('email'), given.get('token')];
  return email && resetToken ? { step: 'password', email, resetToken } : null;
};

export const ForgotPasswordView = () => {
  const { t } = useTranslation('account-access');
  const [stage, setStage] = useState<Stage>({ step: 'email' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const email = 'email' in stage ? stage.email : '';

  useEffect(() => {
    const linked = linkedStage(window.location.hash);
    if (!linked) return;
    setStage(linked);
    // Removes the token from the history and the address bar.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  return (
    <Page
      title={t('forgotPassword.title')}
      description={t(`forgotPassword.${stage.step}.description`, { minutes: limits.otpMinutes })}
      width="narrow"
    >
      <Card>
        <Stack gap="l">
          {stage.step === 'email' && (
            <RequestResetStep
              outcome={outcome}
              onAsked={(given, asked) => {
                setOutcome(asked);
                setStage({ step: 'code', email: given });
              }}
            />
          )}
          {stage.step === 'code' && (
            <ResetCodeStep
              email={email}
              outcome={outcome}
              onVerified={(resetToken) => {
                setOutcome({ kind: 'success', text: say('codeVerified') });
                setStage({ step: 'password', email, resetToken });
              }}
              onChangeEmail={() => {
                setOutcome(null);
                setStage({ step: 'email' });
              }}
            />
          )}
          {stage.step === 'password' && (
            <NewPasswordStep
              email={email}
              resetToken={stage.resetToken}
              outcome={outcome}
              onExpired={(text) => {
                setOutcome({ kind: 'error', text });
                setStage({ step: 'email' });
              }}
            />
          )}
          <MutedText className={styles.centered}>
            <Link to={paths.login}>{t('forgotPassword.backToSignIn')}</Link>
          </MutedText>
        </Stack>
      </Card>
    </Page>
  );
};
