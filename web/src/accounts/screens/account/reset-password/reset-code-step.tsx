import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { sayError } from '@/lib/i18n/notices';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CodeField } from '@/components/ui/editing/code-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { useLazyForm } from '@/lib/forms/form';
import { errorText } from '../error-text';
import type { Outcome } from '../outcome';
import { MailButton } from '../mail-button';
import { useMailRequest } from '../use-mail-request';
import { resetCooldownKey } from './request-reset-step';

const schema = () => import('../account-forms').then((it) => it.CodeForm);

type Props = {
  email: string;
  outcome: Outcome | null;
  onVerified: (resetToken: string) => void;
  onChangeEmail: () => void;
};

export const ResetCodeStep = ({ email, outcome: given, onVerified, onChangeEmail }: Props) => {
  const { t } = useTranslation('account-access');
  const form = useLazyForm(schema, { code: '' });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState(given);
  const mail = useMailRequest({
    key: resetCooldownKey(email),
    send: () => api('sendOtp', { body: { email, type: 'password_reset' } }),
    sent: 'resetCodeResent',
    failed: t('forgotPassword.code.resendFailed'),
  });

  const resend = async () => {
    setOutcome(null);
    setOutcome(await mail.request());
  };

  const verify = form.handleSubmit(async ({ code }) => {
    setOutcome(null);
    try {
      const { reset_token: token } = await api('verifyOtp', { body: { email, code, type: 'password_reset' } });
      if (!token) throw new Error('A right reset code answers a reset_token');
      onVerified(token);
    } catch (error) {
      setOutcome({ kind: 'error', text: errorText(error, sayError('INVALID_RESET_CODE')) });
      form.setFocus('code', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void verify(event)}>
      <Stack>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <p>
          {t('forgotPassword.code.address')} <strong>{email}</strong>
        </p>
        <CodeField
          {...form.register('code')}
          label={t('forgotPassword.code.label')}
          autoFocus
          required
          error={errors.code?.message}
        />
        <Button type="submit" loading={isSubmitting}>
          {t('forgotPassword.code.submit')}
        </Button>
        <Row justify="between">
          <MailButton
            variant="quiet"
            label={t('forgotPassword.code.resend')}
            busy={mail.busy}
            secondsLeft={mail.secondsLeft}
            onClick={() => void resend()}
          />
          <Button variant="quiet" onClick={onChangeEmail}>
            {t('forgotPassword.code.changeEmail')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
