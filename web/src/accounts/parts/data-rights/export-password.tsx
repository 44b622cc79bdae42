import { useState } from 'react';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';

const schema = () => import('@shared/accounts/model/data-export').then((it) => it.ExportRequest);

type Props = { email: string; onSubmit: (password: string) => Promise<void>; onCancel: () => void };

export const ExportPassword = ({ email, onSubmit, onCancel }: Props) => {
  const { t } = useTranslation('data-rights');
  const form = useLazyForm(schema, { password: '' });
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') {
      form.setError('password', { type: 'server', message: error.message }, { shouldFocus: true });
    } else if (error instanceof ApiError && error.code !== 'UNREACHABLE') {
      setFailure(applyServerErrors(form, error));
    } else {
      setFailure(t('export.failed'));
    }
  };
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    await onSubmit(password).catch(fail);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <p>{t('export.passwordText')}</p>
        {failure && <FormMessage kind="error">{failure}</FormMessage>}
        {/* For password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('password')}
          label={t('export.password')}
          autoComplete="current-password"
          autoFocus
          required
          error={form.formState.errors.password?.message}
        />
        <Row>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('export.action')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('export.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
