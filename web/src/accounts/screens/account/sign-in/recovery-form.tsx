import { useTranslation } from '@/lib/i18n/i18n';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { useLazyForm } from '@/lib/forms/form';

const schema = () => import('../account-forms').then((it) => it.RecoveryCodeForm);

type Props = { error: string | null; onSubmit: (recoveryCode: string) => Promise<void>; onBack: () => void };

/** For a lost authenticator: a recovery code turns off two-factor and signs in. */
export const RecoveryForm = ({ error, onSubmit, onBack }: Props) => {
  const { t } = useTranslation('account');
  const form = useLazyForm(schema, { recoveryCode: '' });
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((it) => onSubmit(it.recoveryCode))(event)}>
      <Stack>
        <p>{t('recovery.text')}</p>
        {error && <FormMessage kind="error">{error}</FormMessage>}
        <TextField
          {...form.register('recoveryCode')}
          label={t('recovery.code')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          error={errors.recoveryCode?.message}
        />
        <Button type="submit" loading={isSubmitting}>
          {t('recovery.submit')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('recovery.back')}
        </Button>
      </Stack>
    </form>
  );
};
