import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { MyProfile } from '@shared/people/model/professional';
import { paths, pathTo } from '@shared/paths';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { LinkTabs } from '@/components/ui/link-tabs';
import { lazy } from '@/lib/browser/lazy';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { ProfileForm } from './form/profile-form';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';

// Preloads text of lazy parts, which would otherwise suspend the whole page.
const partsWording = ['profile-fields', 'files', 'credentials', 'calendar-connection'] as const;

const ProfileGuide = lazy(() => import('./profile-guide').then((it) => ({ default: it.ProfileGuide })));

export const ProfileView = () => {
  const { t } = useTranslation(['profile', ...partsWording]);
  const { me } = useSession();
  const profile = useQuery({ ...myProfileQuery(), ...asStoredNow });
  if (me && isEmployer(me)) return <Navigate to={paths.employerProfile} replace />;
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[{ label: t('dashboard'), to: paths.professionalDashboard }, { label: t('title') }]}
      width="wide"
      tools={
        profile.data && (
          <>
            <Links profile={profile.data} />
            <Guide profile={profile.data} />
          </>
        )
      }
    >
      <FormGate query={profile} loading={t('loading')}>
        {(data) => <ProfileForm profile={data} />}
      </FormGate>
    </Page>
  );
};

const Links = ({ profile: { userId, version } }: { profile: MyProfile }) => {
  const { t } = useTranslation('profile');
  const tabs = [
    { to: paths.profile, label: t('title') },
    ...(version > 0 ? [{ to: pathTo(paths.professionalProfile, { userId }), label: t('view') }] : []),
    { to: paths.references, label: t('references') },
    { to: paths.skills, label: t('skills') },
  ];
  return <LinkTabs label={t('pages')} tabs={tabs} current={paths.profile} />;
};

const Guide = ({ profile }: { profile: MyProfile }) => {
  const { t } = useTranslation('profile');
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setReading(true)}>
        {t('guide.open')}
      </Button>
      {isReading && (
        <Suspense fallback={null}>
          <ProfileGuide profile={profile} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
};
