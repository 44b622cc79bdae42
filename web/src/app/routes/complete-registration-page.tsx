import { useTranslation } from '@/lib/i18n';
import { Page } from '@/components/ui/page';
import { CompletionForm } from '@/features/account/complete-registration/completion-form';

export const Component = () => {
  const { t } = useTranslation('account');
  return (
    <Page title={t('completeRegistration.title')} description={t('completeRegistration.description')} width="narrow">
      <CompletionForm />
    </Page>
  );
};
