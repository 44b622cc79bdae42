import { useTranslation } from 'react-i18next';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { CodeField } from '@/components/ui/code-field';
import { FormMessage } from '@/components/ui/form-message';
import { useLazyForm } from '@/lib/form';

const schema = () => import('../account-forms').then((it) => it.CodeForm);

type Props = {
  error: string | null;
  onSubmit: (code: string) => Promise<void>;
  onRecover: () => void;
  onCancel: () => void;
};

/** The second step of a sign-in with two-factor authentication. */
export const ChallengeForm = ({ error, onSubmit, onRecover, onCancel }: Props) => {
  const { t } = useTranslation('account');
  const form = useLazyForm(schema, { code: '' });
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(({ code }) => onSubmit(code))(event)}>
      <Stack>
        <p>{t('challenge.text')}</p>
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
        <Row justify="between">
          <Button variant="quiet" onClick={onRecover}>
            {t('challenge.recover')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('challenge.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
