import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PhotoField } from '@/people/parts/profile/photo-field';
import { LeaveDialog } from '@/organizations/parts/team/leave-dialog';
import { ChangeEmailForm } from '@/accounts/screens/account/settings/change-email-form';
import { ChangePasswordForm } from '@/accounts/screens/account/settings/sign-in/change-password-form';
import { DetailsRow } from '@/accounts/screens/account/settings/details-form';
import { PreferencesCard } from '@/accounts/screens/account/settings/preferences-card';
import { SettingRows } from '@/accounts/screens/account/settings/setting-row';
import { TwoFactorRow } from '@/accounts/screens/account/settings/sign-in/two-factor-row';
import { isEmployer } from '@/lib/auth/home-for';
import { returnPathOf } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';

const PasskeysCard = lazy(() => import('./sign-in/passkeys-card').then((it) => ({ default: it.PasskeysCard })));
const DangerZone = lazy(() => import('./danger-zone').then((it) => ({ default: it.DangerZone })));
const SignInMethodsCard = lazy(() =>
  import('./sign-in/sign-in-methods-card').then((it) => ({ default: it.SignInMethodsCard })),
);
const DevicesCard = lazy(() => import('./sign-in/devices-card').then((it) => ({ default: it.DevicesCard })));
const AccountViewsCard = lazy(() => import('./account-views-card').then((it) => ({ default: it.AccountViewsCard })));
const ClockPhonesCard = lazy(() =>
  import('./sign-in/clock-phones-card').then((it) => ({ default: it.ClockPhonesCard })),
);
const ActivityCard = lazy(() =>
  import('@/trust/parts/audit/activity-card').then((it) => ({ default: it.ActivityCard })),
);

/** Leaving the organization also satisfies the requirement. */
const TwoFactorDue = ({ organization }: { organization: string }) => {
  // Loads the dialog's texts, too: a later load would replace the page and lose the input.
  const { t } = useTranslation(['settings', 'team']);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <FormMessage kind="info">{t('accountSettings.twoFactor.due')}</FormMessage>
      <Row>
        <Button variant="quiet" onClick={() => setIsLeaving(true)}>
          {t('accountSettings.twoFactor.leave', { organization })}
        </Button>
      </Row>
      {isLeaving && <LeaveDialog organization={organization} onClose={() => setIsLeaving(false)} />}
    </>
  );
};

const AboutYou = ({ me }: { me: Me }) => {
  const { t } = useTranslation('settings');
  const name = `${me.firstName} ${me.lastName}`.trim() || me.email;
  return (
    <Card id="about" title={t('accountSettings.details.title')}>
      <Stack gap="l">
        <PhotoField userId={me.userId} name={name} photoUrl={me.photo_url} />
        <SettingRows>
          <DetailsRow me={me} withJobTitle={isEmployer(me)} />
        </SettingRows>
      </Stack>
    </Card>
  );
};

export const AccountSettingsView = () => {
  const { t } = useTranslation(['settings', 'files']);
  const { me, refresh } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isStaffDue = me?.staff?.twoFactorDue === true;
  const isDue = me?.membership?.twoFactorDue === true || isStaffDue;
  // Fixed while the recovery codes are shown: moving the card would lose them.
  const [comesFirst] = useState(isDue);

  const goOn = async () => {
    const wanted = returnPathOf(search);
    if (wanted === null) return;
    await refresh();
    void navigate(wanted, { replace: true });
  };
  const twoFactor = me && (
    <TwoFactorRow
      enabled={me.twoFactorEnabled}
      codesLeft={me.recoveryCodesLeft}
      email={me.email}
      onSetUp={() => void goOn()}
    />
  );

  const security = me && (
    <Card id="security" title={t('accountSettings.security')}>
      <SettingRows>
        {comesFirst && twoFactor}
        <ChangeEmailForm email={me.email} pending={me.pendingEmail} />
        <ChangePasswordForm email={me.email} />
        {!comesFirst && twoFactor}
      </SettingRows>
    </Card>
  );

  return (
    <SettingsPage title={t('accountSettings.title')} description={t('accountSettings.description')}>
      {me && (
        <Stack gap="l">
          {isStaffDue && <FormMessage kind="info">{t('accountSettings.twoFactor.dueForStaff')}</FormMessage>}
          {me.membership?.twoFactorDue && <TwoFactorDue organization={me.membership.organization} />}
          {comesFirst && security}
          <AboutYou me={me} />
          {!comesFirst && security}
          <Suspense fallback={null}>
            <SignInMethodsCard email={me.email} />
          </Suspense>
          <Suspense fallback={null}>
            <PasskeysCard email={me.email} />
          </Suspense>
          <Suspense fallback={null}>
            <DevicesCard />
          </Suspense>
          {me.userType === 'doctor' && (
            <Suspense fallback={null}>
              <ClockPhonesCard />
            </Suspense>
          )}
          <PreferencesCard me={me} />
          <Suspense fallback={null}>
            <ActivityCard />
          </Suspense>
          <Suspense fallback={null}>
            <AccountViewsCard />
          </Suspense>
          <Suspense fallback={null}>
            <DangerZone me={me} />
          </Suspense>
        </Stack>
      )}
    </SettingsPage>
  );
};
