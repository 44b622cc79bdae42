import type { ComponentProps } from 'react';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { PasswordField } from '@/components/ui/fields/password-field';
import { useTranslation } from '@/lib/i18n/i18n';

type ActionsProps = { submit: string; isSubmitting: boolean; danger?: boolean; onCancel: () => void };

export const FormActions = ({ submit, isSubmitting, danger = false, onCancel }: ActionsProps) => {
  const { t } = useTranslation('account');
  return (
    <Row>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isSubmitting}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Row>
  );
};

export const CurrentPasswordField = (props: Omit<ComponentProps<typeof PasswordField>, 'label'>) => {
  const { t } = useTranslation('account');
  return <PasswordField {...props} label={t('fields.currentPassword')} autoComplete="current-password" required />;
};
