import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Page } from '@/components/ui/base/page';
import { ChangeEmailForm } from '@/features/account/settings/change-email-form';
import { ChangePasswordForm } from '@/features/account/settings/change-password-form';
import { TwoFactorCard } from '@/features/account/settings/two-factor-card';
import { useSession } from '@/lib/auth/session';

export const AccountSettingsView = () => {
  const { t } = useTranslation('settings');
  const { me } = useSession();
  const crumbs = [{ label: t('settings.title'), to: paths.settings }, { label: t('accountSettings.title') }];

  return (
    <Page title={t('accountSettings.title')} description={t('accountSettings.description')} breadcrumb={crumbs}>
      {me && (
        <Stack gap="l">
          <ChangeEmailForm email={me.email} />
          <ChangePasswordForm email={me.email} />
          <TwoFactorCard enabled={me.twoFactorEnabled} email={me.email} />
        </Stack>
      )}
    </Page>
  );
};
