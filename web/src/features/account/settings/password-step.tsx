import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { failureOutcome, type Outcome } from '../outcome';
import { PasswordForm, usePasswordForm } from '../password-form';

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
  const form = usePasswordForm();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = async (password: string) => {
    setOutcome(null);
    try {
      await onSubmit(password);
    } catch (error) {
      setOutcome(failureOutcome(form, error, failed, 'password'));
    }
  };

  return (
    <PasswordForm
      form={form}
      email={email}
      label={t('fields.currentPassword')}
      text={text}
      outcome={outcome}
      onSubmit={submit}
      actions={
        <Row>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Row>
      }
    />
  );
};
