import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { failureOutcome, type Outcome } from '../../outcome';
import { FormActions } from '../form-parts';
import { PasswordForm, usePasswordForm } from '../../password-form';

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
        <FormActions
          submit={submitLabel}
          isSubmitting={form.formState.isSubmitting}
          danger={danger}
          onCancel={onCancel}
        />
      }
    />
  );
};
