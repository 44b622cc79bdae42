import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldsOf, type ConnectFields } from '@shared/connect/integrations/connect-form';
import { providerOf } from '@shared/connect/integrations/providers';
import type { ProviderField } from '@shared/connect/integrations/provider';
import { isReportSystem, type FormProviderId } from '@shared/connect/integrations/vocabulary';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { TextField } from '@/components/ui/fields/text-field';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useConnectWithForm } from './connection-queries';

const errorsOf = (error: Error | null): ConnectFields => {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^fields\./, ''), text]));
};

type FieldProps = { field: ProviderField; value: string; error: string | undefined; onChange: (value: string) => void };

const FormField = ({ field: { name, kind, maxLength }, value, error, onChange }: FieldProps) => {
  const { t } = useTranslation('connections');
  const shared = {
    label: t(`form.fields.${name}`),
    description: t(`form.hints.${name}`),
    required: true,
    maxLength,
    value,
    error,
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (kind === 'secret') return <PasswordField {...shared} autoComplete="off" />;
  return <TextField {...shared} type={kind} autoComplete={kind === 'email' ? 'email' : 'off'} />;
};

type Props = { provider: FormProviderId; onClose: () => void };

/** Asks for the fields of a provider without a consent page. Keeps input until it is connected or closed. */
export const ConnectDialog = ({ provider, onClose }: Props) => {
  const { t } = useTranslation('connections');
  const navigate = useNavigate();
  const connection = useConnectWithForm(provider);
  const [typed, setTyped] = useState<ConnectFields>({});
  const { name, fields } = providerOf(provider);
  const errors = errorsOf(connection.error);
  const isOther = connection.isError && Object.keys(errors).length === 0;

  const submit = () => {
    if (connection.isPending) return;
    connection.mutate(fieldsOf(provider, typed), {
      onSuccess: () => {
        toast.success(t('connected'));
        onClose();
        if (isReportSystem(provider)) void navigate(pathTo(paths.connection, { provider }));
      },
    });
  };

  return (
    <FormDialog
      title={t('form.title', { name })}
      submit={t('form.submit')}
      cancel={t('form.cancel')}
      isSaving={connection.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <MutedText>{t(`form.notes.${provider}`)}</MutedText>
      {isOther && <FormMessage kind="error">{t('failed', { reason: connection.error.message })}</FormMessage>}
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={errors[field.name]}
          onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
    </FormDialog>
  );
};
