import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { useLazyForm } from '@/lib/forms/form';
import { failureOutcome, type Outcome } from '../../outcome';
import { CurrentPasswordField, FormActions } from '../form-parts';
import { PasswordStrengthMeter } from '../../password-strength-meter';
import { ChallengeForm } from '../../sign-in/challenge-form';
import { SettingRow, useRowForm } from '../setting-row';
import { usePasswordChange } from './use-password-change';

const schema = () => import('../../account-forms').then((it) => it.ChangePasswordForm);

type FormProps = {
  email: string;
  change: ReturnType<typeof usePasswordChange>['change'];
  onDone: () => void;
  onCancel: () => void;
};

const Form = ({ email, change, onDone, onCancel }: FormProps) => {
  const { t } = useTranslation(['settings', 'account']);
  const form = useLazyForm(schema, { currentPassword: '', newPassword: '', confirmPassword: '' });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<Outcome | null>(null);

  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null);
    try {
      await change({ currentPassword, newPassword });
      onDone();
    } catch (error) {
      setFailure(failureOutcome(form, error, t('accountSettings.password.failed'), 'currentPassword'));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {failure && <FormMessage kind={failure.kind}>{failure.text}</FormMessage>}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CurrentPasswordField {...form.register('currentPassword')} error={errors.currentPassword?.message} />
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
        <FormActions submit={t('accountSettings.password.submit')} isSubmitting={isSubmitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
};

export const ChangePasswordForm = ({ email }: { email: string }) => {
  const { t } = useTranslation('settings');
  const { isOpen, open, close, finish, outcome, row, button } = useRowForm();
  const { stage, change, answer, challengeError } = usePasswordChange(email);
  const isAsked = stage === 'challenge';

  return (
    <SettingRow
      id="password"
      ref={row}
      title={t('accountSettings.password.title')}
      value={t('accountSettings.password.text')}
      action={
        !isOpen &&
        !isAsked && (
          <Button ref={button} variant="secondary" size="small" onClick={open}>
            {t('accountSettings.password.change')}
          </Button>
        )
      }
    >
      {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
      {isAsked && (
        <ChallengeForm text={t('accountSettings.password.challenge')} error={challengeError} onSubmit={answer} />
      )}
      {isOpen && !isAsked && (
        <Form
          email={email}
          change={change}
          onDone={() => finish({ kind: 'success', text: say('passwordUpdated') })}
          onCancel={close}
        />
      )}
    </SettingRow>
  );
};
