import { useTranslation } from '@/lib/i18n/i18n';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import { noticeOf } from '@/accounts/screens/account/notice';
import { AskAddressForm } from '@/accounts/screens/account/verify-email/ask-address-form';
import { returnPathOf } from '@/lib/auth/return-path';
import { VerifyEmailForm } from '@/accounts/screens/account/verify-email/verify-email-form';

export const VerifyEmailView = () => {
  const { t } = useTranslation('account-access');
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const email = search.get('email')?.trim() ?? '';

  return (
    <Page title={t('verifyEmail.title')} description={t('verifyEmail.description')} width="narrow">
      <Card>
        {email ? (
          <VerifyEmailForm
            key={email}
            email={email}
            notice={noticeOf(location.state)}
            next={returnPathOf(location.search)}
          />
        ) : (
          <AskAddressForm
            onGiven={(given) =>
              setSearch(
                (before) => {
                  before.set('email', given);
                  return before;
                },
                { replace: true },
              )
            }
          />
        )}
      </Card>
    </Page>
  );
};
