import { useTranslation } from '@/lib/i18n/i18n';
import { Page } from '@/components/ui/base/page';
import { CompletionForm } from '@/accounts/screens/account/complete-registration/completion-form';

export const CompleteRegistrationView = () => {
  const { t } = useTranslation('account-access');
  return (
    <Page title={t('completeRegistration.title')} description={t('completeRegistration.description')} width="narrow">
      <CompletionForm />
    </Page>
  );
};
