import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNavigate } from 'react-router-dom';
import { say } from '@/lib/i18n/notices';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CodeField } from '@/components/ui/editing/code-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { homeFor } from '@/lib/auth/home-for';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { useLazyForm } from '@/lib/forms/form';
import { errorText } from '../error-text';
import type { Outcome } from '../outcome';
import { MailButton } from '../mail-button';
import { signInAsTyped } from '../typed-password';
import { codeCooldownKey } from '../use-cooldown';
import { useDelayedNavigation } from '../use-delayed-navigation';
import styles from '../account.module.css';
import { useMailRequest } from '../use-mail-request';

const schema = () => import('../account-forms').then((it) => it.CodeForm);

type Props = { email: string; notice: string | null; next?: string | null };

export const VerifyEmailForm = ({ email, notice, next = null }: Props) => {
  const { t } = useTranslation('account-access');
  const form = useLazyForm(schema, { code: '' });
  const { errors, isSubmitting } = form.formState;
  const navigate = useNavigate();
  const { refresh } = useSession();
  const goOn = useDelayedNavigation();
  const [outcome, setOutcome] = useState<Outcome | null>(notice ? { kind: 'success', text: notice } : null);
  const [verified, setVerified] = useState(false);
  const code = useMailRequest({
    key: codeCooldownKey(email),
    send: () => api('sendOtp', { body: { email, type: 'email_verification' } }),
    sent: 'verificationCodeSent',
    failed: t('verifyEmail.sendFailed'),
  });
  const link = useMailRequest({
    key: `link:${email.toLowerCase()}`,
    send: () => api('resendConfirmation', { body: { email } }),
    sent: 'confirmationResent',
    failed: t('verifyEmail.resendFailed'),
  });

  const ask = async (mail: typeof code) => {
    setOutcome(null);
    setOutcome(await mail.request());
  };

  const verify = form.handleSubmit(async (values) => {
    setOutcome(null);
    try {
      await api('verifyOtp', { body: { email, code: values.code, type: 'email_verification' } });
      setOutcome({ kind: 'success', text: say('emailVerified') });
      setVerified(true);
      const me = (await signInAsTyped(email)) ? await refresh() : null;
      if (me) await navigate(next ?? homeFor(me), { replace: true });
      else goOn(next ? withReturnPath(paths.login, next) : paths.login, { message: t('verifyEmail.signInNow') });
    } catch (error) {
      setOutcome({ kind: 'error', text: errorText(error, t('verifyEmail.failed')) });
      form.setFocus('code', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void verify(event)}>
      <Stack>
        <p>
          {t('verifyEmail.address')} <strong>{email}</strong>
        </p>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <MailButton
          variant="secondary"
          label={t('verifyEmail.send')}
          busy={code.busy}
          secondsLeft={code.secondsLeft}
          onClick={() => void ask(code)}
        />
        <CodeField {...form.register('code')} label={t('verifyEmail.code')} required error={errors.code?.message} />
        <Button type="submit" loading={isSubmitting} disabled={verified}>
          {t('verifyEmail.verify')}
        </Button>
        <MutedText className={styles.centered}>{t('verifyEmail.alternative')}</MutedText>
        <MailButton
          variant="quiet"
          label={t('verifyEmail.resend')}
          busy={link.busy}
          secondsLeft={link.secondsLeft}
          onClick={() => void ask(link)}
        />
      </Stack>
    </form>
  );
};
