import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { useLazyForm } from '@/lib/forms/form';
import { failureOutcome, type Outcome } from '../outcome';
import { PasswordStrengthMeter } from '../password-strength-meter';
import { ChallengeForm } from '../sign-in/challenge-form';
import { usePasswordChange } from './use-password-change';

const schema = () => import('../account-forms').then((it) => it.ChangePasswordForm);

export const ChangePasswordForm = ({ email }: { email: string }) => {
  const { t } = useTranslation(['settings', 'account']);
  const form = useLazyForm(schema, { currentPassword: '', newPassword: '', confirmPassword: '' });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { stage, change, answer, challengeError } = usePasswordChange(email);

  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setOutcome(null);
    try {
      await change({ currentPassword, newPassword });
      form.reset();
      setOutcome({ kind: 'success', text: say('passwordUpdated') });
    } catch (error) {
      setOutcome(failureOutcome(form, error, t('accountSettings.password.failed'), 'currentPassword'));
    }
  });

  if (stage === 'challenge') {
    return (
      <Card id="password" title={t('accountSettings.password.title')}>
        <Stack>
          <FormMessage kind="success">{say('passwordUpdated')}</FormMessage>
          <ChallengeForm text={t('accountSettings.password.challenge')} error={challengeError} onSubmit={answer} />
        </Stack>
      </Card>
    );
  }
  return (
    <Card id="password" title={t('accountSettings.password.title')}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack>
          {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            {...form.register('currentPassword')}
            label={t('fields.currentPassword')}
            autoComplete="current-password"
            required
            error={errors.currentPassword?.message}
          />
          <PasswordField
            {...form.register('newPassword')}
            label={t('fields.newPassword')}
            description={t('fields.passwordHint')}
            autoComplete="new-password"
            required
            error={errors.newPassword?.message}
          />
          <PasswordStrengthMeter password={form.watch('newPassword')} />
          <PasswordField
            {...form.register('confirmPassword')}
            label={t('fields.confirmNewPassword')}
            autoComplete="new-password"
            required
            error={errors.confirmPassword?.message}
          />
          <div>
            <Button type="submit" loading={isSubmitting}>
              {t('accountSettings.password.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
};
