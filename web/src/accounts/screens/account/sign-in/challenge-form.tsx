import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CodeField } from '@/components/ui/editing/code-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useLazyForm } from '@/lib/forms/form';

const schema = () => import('../account-forms').then((it) => it.CodeForm);

type Props = {
  error: string | null;
  onSubmit: (code: string) => Promise<void>;
  text: string;
  children?: ReactNode;
};

export const ChallengeForm = ({ error, onSubmit, text, children }: Props) => {
  const { t } = useTranslation('account');
  const form = useLazyForm(schema, { code: '' });
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(({ code }) => onSubmit(code))(event)}>
      <Stack>
        <p>{text}</p>
        {error && <FormMessage kind="error">{error}</FormMessage>}
        <CodeField
          {...form.register('code')}
          label={t('challenge.code')}
          autoFocus
          required
          error={errors.code?.message}
        />
        <Button type="submit" loading={isSubmitting}>
          {t('challenge.submit')}
        </Button>
        {children}
      </Stack>
    </form>
  );
};
