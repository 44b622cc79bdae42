import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { useLazyForm } from '@/lib/forms/form';
import { failureOutcome, type Outcome } from '../outcome';

const schema = () => import('../account-forms').then((it) => it.PasswordForm);

type Props = {
  email: string;
  text: string;
  submitLabel: string;
  failed: string;
  danger?: boolean;
  onSubmit: (password: string) => Promise<void>;
  onCancel: () => void;
};

export const PasswordStep = ({ email, text, submitLabel, failed, danger = false, onSubmit, onCancel }: Props) => {
  const { t } = useTranslation('account');
  const form = useLazyForm(schema, { password: '' });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = form.handleSubmit(async ({ password }) => {
    setOutcome(null);
    try {
      await onSubmit(password);
    } catch (error) {
      setOutcome(failureOutcome(form, error, failed, 'password'));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <p>{text}</p>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.register('password')}
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          autoFocus
          required
          error={errors.password?.message}
        />
        <Row>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isSubmitting}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
