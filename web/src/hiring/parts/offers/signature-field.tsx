import { useEffect, useRef } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';

/** Why the server refused the typed name. `field`: where the request has it. */
export const refusedName = (error: unknown, field = 'signedAs'): string | undefined =>
  error instanceof ApiError ? error.fields?.[field] : undefined;

type Props = {
  /** As in the account. */
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

export const SignatureField = ({ name, value, error, onChange }: Props) => {
  const { t } = useTranslation('offers');
  const field = useRef<HTMLInputElement>(null);
  // The terms above stay where they are.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <TextField
      ref={field}
      label={t('sign.label')}
      description={t('sign.hint', { name })}
      required
      autoComplete="name"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
