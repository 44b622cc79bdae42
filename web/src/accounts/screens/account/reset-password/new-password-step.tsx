import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useLazyForm } from '@/lib/forms/form';
import { failureOutcome, type Outcome } from '../outcome';
import { PasswordStrengthMeter } from '../password-strength-meter';
import { useDelayedNavigation } from '../use-delayed-navigation';

const schema = () => import('../account-forms').then((it) => it.NewPasswordForm);

type Props = {
  email: string;
  resetToken: string;
  outcome: Outcome | null;
  onExpired: (text: string) => void;
};

export const NewPasswordStep = ({ email, resetToken, outcome: given, onExpired }: Props) => {
  const { t } = useTranslation(['account-access', 'account']);
  const form = useLazyForm(schema, { password: '', confirmPassword: '' });
  const { errors, isSubmitting } = form.formState;
  const goOn = useDelayedNavigation();
  const [outcome, setOutcome] = useState(given);
  const [done, setDone] = useState(false);

  const save = form.handleSubmit(async ({ password }) => {
    setOutcome(null);
    try {
      await api('resetPassword', { body: { email, reset_token: resetToken, password } });
      setOutcome({ kind: 'success', text: say('passwordReset') });
      setDone(true);
      goOn(paths.login, { message: t('forgotPassword.signInNow') });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'INVALID_TOKEN') return onExpired(t('forgotPassword.expired'));
      setOutcome(failureOutcome(form, error, t('forgotPassword.password.failed')));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        {/* Identifies the account to password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.register('password')}
          label={t('fields.newPassword')}
          description={t('fields.passwordHint')}
          autoComplete="new-password"
          autoFocus
          required
          error={errors.password?.message}
        />
        <PasswordStrengthMeter password={form.watch('password')} />
        <PasswordField
          {...form.register('confirmPassword')}
          label={t('fields.confirmNewPassword')}
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
        />
        <Button type="submit" loading={isSubmitting} disabled={done}>
          {t('forgotPassword.password.submit')}
        </Button>
      </Stack>
    </form>
  );
};
