import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { MyProfile } from '@shared/model/professional';
import { paths, pathTo } from '@shared/paths';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { ProfileForm } from './profile-form';
import { myProfileQuery } from '@/entities/profile/profile-queries';

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
      actions={profile.data && <Actions profile={profile.data} />}
    >
      <FormGate query={profile} loading={t('loading')}>
        {(data) => <ProfileForm profile={data} />}
      </FormGate>
    </Page>
  );
};

const Actions = ({ profile }: { profile: MyProfile }) => {
  const { t } = useTranslation('profile');
  const [isReading, setReading] = useState(false);
  return (
    <>
      {profile.version > 0 && (
        <ButtonLink to={pathTo(paths.professionalProfile, { userId: profile.userId })} variant="quiet">
          {t('view')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.references} variant="quiet">
        {t('references')}
      </ButtonLink>
      <ButtonLink to={paths.skills} variant="quiet">
        {t('skills')}
      </ButtonLink>
      <Button variant="secondary" onClick={() => setReading(true)}>
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
